import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { compareVerifiers, snapshotVerifiers } from '../../src/engine/evidence/shadow/verifierFiles';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { FILES, type Lab, makeLab, stored } from './lab';

const PACKAGE = {
  ...FILES,
  '.gitignore': 'node_modules/\nbuild/\n',
  'package.json': JSON.stringify({
    scripts: {
      test: 'NODE_ENV=test mocha --exit && nyc "mark one" | grep -q x',
      lint: "sh -c 'eslint .'",
      all: 'npm run lint',
    },
  }),
};

/** As npm installs it: a link to the program of the package. */
function install(lab: Lab, name: string, text = `#!/bin/sh\necho ${name}\n`): void {
  const program = lab.at(`node_modules/${name}/cli.js`);
  fs.mkdirSync(path.dirname(program), { recursive: true });
  fs.mkdirSync(lab.at('node_modules/.bin'), { recursive: true });
  fs.writeFileSync(program, text, { mode: 0o755 });
  fs.rmSync(lab.at(`node_modules/.bin/${name}`), { force: true });
  fs.symlinkSync(`../${name}/cli.js`, lab.at(`node_modules/.bin/${name}`));
}

function program(folder: string, name: string, text = '#!/bin/sh\nexit 0\n'): string {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  fs.writeFileSync(file, text, { mode: 0o755 });
  return file;
}

/** What is said of a verifier after `act`, in an environment that `act` may change. */
async function said(
  verify: string,
  act: (lab: Lab, env: NodeJS.ProcessEnv) => void,
  prepare: (lab: Lab) => void = () => undefined,
  env: Record<string, string> = {},
): Promise<string[]> {
  const lab = await makeLab({ files: PACKAGE, verify: [verify], env });
  prepare(lab);
  const snapshot = stored(await snapshotVerifiers(lab.context));
  const later = { ...lab.context.env };
  act(lab, later);
  const findings = await compareVerifiers({ ...lab.context, env: later }, snapshot);
  return findings.map(({ code, path: name, params }) =>
    code === 'verifier-shadowed'
      ? `${params.before} ${params.after}`
      : `${name ?? ''} ${(params as { change: string }).change}`,
  );
}

describe('programs that verifiers start by name', function () {
  this.timeout(60_000);
  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  after(removeTempFolders);

  describe('in node_modules/.bin', () => {
    const all = (lab: Lab): void => {
      for (const name of ['mocha', 'nyc', 'mark', 'eslint', 'other']) install(lab, name);
    };
    const RUN: readonly (readonly [string, readonly string[]])[] = [
      ['npm test', ['mark', 'mocha', 'nyc']],
      ['npm run all', ['eslint']],
      ['npx eslint src', ['eslint']],
      ['npm exec -- eslint src', ['eslint']],
      ['pnpm exec mocha', ['mocha']],
      ['yarn eslint', ['eslint']],
      ['bunx mocha', ['mocha']],
      ['sh -c "npx mocha && true"', ['mocha']],
      ['make all', []],
    ];
    for (const [verify, names] of RUN) {
      it(`sees what ${verify} starts`, async () => {
        const spoil = (lab: Lab): void => {
          for (const name of ['mocha', 'nyc', 'mark', 'eslint', 'other'])
            install(lab, name, '#!/bin/sh\nexit 0\n');
        };
        const expected = names.map((name) => `node_modules/.bin/${name} changed`);
        assert.deepEqual((await said(verify, spoil, all)).sort(), expected);
      });
    }

    it('sees a link that leads elsewhere, and a program that goes', async () => {
      const act = (lab: Lab): void => {
        fs.rmSync(lab.at('node_modules/.bin/mocha'));
        fs.rmSync(lab.at('node_modules/.bin/nyc'));
        fs.symlinkSync('../other/cli.js', lab.at('node_modules/.bin/nyc'));
      };
      const expected = ['node_modules/.bin/mocha deleted', 'node_modules/.bin/nyc changed'];
      assert.deepEqual((await said('npm test', act, all)).sort(), expected);
    });

    it('accepts that the same is installed again, and a first installation', async () => {
      const again = (lab: Lab): void => {
        fs.rmSync(lab.at('node_modules'), { recursive: true });
        all(lab);
      };
      assert.deepEqual(await said('npm test', again, all), []);
      assert.deepEqual(await said('npm test', all), []);
      assert.deepEqual(await said('npx mocha', all), []);
    });

    it('sees what comes to stand before a program of the system', async () => {
      const act = (lab: Lab): void => {
        install(lab, 'grep');
        install(lab, 'test');
      };
      assert.deepEqual(await said('npm test', act, all), ['node_modules/.bin/grep created']);
    });
  });

  describe('on PATH', () => {
    const PATH = process.env.PATH ?? '';
    const VERIFY = 'check-it --all';

    it('sees one that was made to stand before another', async () => {
      const [first, second] = [tempFolder(), tempFolder()];
      const before = program(second, 'check-it');
      const act = (): void => void program(first, 'check-it');
      const env = { PATH: `${first}:${second}:${PATH}` };
      assert.deepEqual(await said(VERIFY, act, undefined, env), [
        `${before} ${path.join(first, 'check-it')}`,
      ]);
      // Also one that a shell or a script of the package starts.
      for (const verify of ['sh -c "check-it | cat"', 'npm test']) {
        fs.rmSync(path.join(first, 'check-it'));
        const script = (lab: Lab): void => {
          lab.repository.write({ 'package.json': JSON.stringify({ scripts: { test: 'A=1 check-it' } }) });
        };
        assert.equal((await said(verify, act, script, env)).length, 1, verify);
      }
    });

    it('sees one that was there before, moved or linked to where it stands now', async () => {
      const [first, second, third] = [tempFolder(), tempFolder(), tempFolder()];
      program(second, 'check-it');
      const old = program(third, 'true-enough');
      const env = { PATH: `${first}:${second}:${PATH}` };
      const link = (): void => {
        fs.symlinkSync(old, path.join(first, 'check-it'));
      };
      assert.equal((await said(VERIFY, link, undefined, env)).length, 1);
      const move = (): void => {
        fs.renameSync(old, path.join(first, 'check-it'));
      };
      fs.rmSync(path.join(first, 'check-it'));
      assert.equal((await said(VERIFY, move, undefined, env)).length, 1);
    });

    it('accepts another PATH, an environment that leads to the same program, and one that is the same still', async () => {
      const [first, second, third] = [tempFolder(), tempFolder(), tempFolder()];
      const real = program(first, 'check-it');
      program(second, 'check-it', '#!/bin/sh\nexit 3\n');
      const env = { PATH: `${first}:${PATH}` };
      const another = (_lab: Lab, later: NodeJS.ProcessEnv): void => {
        later.PATH = `${second}:${PATH}`;
      };
      // Made long before: a change time cannot be set, so the moment of arming is waited for.
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.deepEqual(await said(VERIFY, another, undefined, env), []);
      const activated = (_lab: Lab, later: NodeJS.ProcessEnv): void => {
        fs.symlinkSync(real, path.join(third, 'check-it'));
        later.PATH = `${third}:${first}:${PATH}`;
      };
      assert.deepEqual(await said(VERIFY, activated, undefined, env), []);
      const [shim, versions, made] = [tempFolder(), tempFolder(), tempFolder()];
      program(shim, 'tool3');
      const version = program(versions, 'tool3.12');
      await new Promise((resolve) => setTimeout(resolve, 50));
      const madeLater = (_lab: Lab, later: NodeJS.ProcessEnv): void => {
        fs.symlinkSync(version, path.join(made, 'tool'));
        fs.symlinkSync('tool', path.join(made, 'tool3'));
        later.PATH = `${made}:${PATH}`;
      };
      assert.deepEqual(await said('tool3 x', madeLater, undefined, { PATH: `${shim}:${PATH}` }), []);
      const updated = (): void => void program(first, 'check-it', '#!/bin/sh\nexit 4\n');
      assert.deepEqual(await said(VERIFY, updated, undefined, env), []);
    });

    it('reads envelopes that were armed without the record', async () => {
      const lab = await makeLab({ files: PACKAGE, verify: ['sh -c true'] });
      const { files } = await snapshotVerifiers(lab.context);
      assert.deepEqual(await compareVerifiers(lab.context, { files }), []);
    });
  });
});
