import assert from 'node:assert/strict';
import fs from 'node:fs';
import { auditEvidence, withVerification } from '../../src/engine/audit';
import { textOf } from '../../src/engine/said';
import {
  compareVerifiers,
  sectionsOf,
  snapshotVerifiers,
} from '../../src/engine/evidence/shadow/verifierFiles';
import { riskWords, verifierRisks } from '../../src/engine/evidence/shadow/verifierRisks';
import { verifierFiles } from '../../src/engine/evidence/shadow/verifierCommands';
import { runVerifiers } from '../../src/engine/verifiers';
import { violationMessage } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { FILES, type Lab, type LabOptions, makeLab, stored } from './lab';

const WITH = {
  ...FILES,
  'src/test.sh': 'exit 1\n',
  't/run.py': 'x\n',
  'package.json': JSON.stringify({
    scripts: { test: 'node scripts/t.js && npm run lint', lint: 'sh src/lint.sh', other: 'x' },
  }),
  'scripts/t.js': '',
  'src/lint.sh': '',
  'pyproject.toml': '[project]\nname = "x"\n[tool.pytest.ini_options]\naddopts = "-q"\n',
  'build.mk': '',
};

async function compared(
  verify: string[],
  act: (lab: Lab) => void,
  options: LabOptions = {},
): Promise<{ warned: string[]; changed: string[] }> {
  const lab = await makeLab({ files: WITH, allow: ['**'], verify, ...options });
  const snapshot = stored(await snapshotVerifiers(lab.context));
  act(lab);
  return {
    warned: (await verifierRisks(lab.context, [], snapshot)).map((risk) => textOf(riskWords(risk))),
    changed: (await compareVerifiers(lab.context, snapshot)).map(
      ({ path, params }) => `${path ?? ''} ${(params as { change: string }).change}`,
    ),
  };
}

const write =
  (files: Record<string, string>) =>
  (lab: Lab): void => {
    lab.repository.write(files);
  };

describe('the verifiers’ own files', () => {
  after(removeTempFolders);

  const CHANGED: [string, Record<string, string>, string[], LabOptions?][] = [
    ['sh src/test.sh', { 'src/test.sh': 'exit 0\n' }, ['src/test.sh changed']],
    ['./src/test.sh', { 'src/test.sh': 'exit 0\n' }, ['src/test.sh changed']],
    [
      'python3 -B t/run.py --x=build.mk',
      { 't/run.py': 'y', 'build.mk': 'y' },
      ['t/run.py changed', 'build.mk changed'],
    ],
    ['env X=1 sh -c "cd . && sh src/test.sh"', { 'src/test.sh': '' }, ['src/test.sh changed']],
    [
      'npm test',
      { 'package.json': JSON.stringify({ scripts: { test: 'true' } }) },
      ['package.json changed', 'package.json deleted'],
    ],
    [
      'npm test',
      { 'scripts/t.js': 'x', 'src/lint.sh': 'x' },
      ['scripts/t.js changed', 'src/lint.sh changed'],
    ],
    ['make -s test', { GNUmakefile: 'test:\n', Makefile: 'x' }, ['GNUmakefile created', 'Makefile changed']],
    [
      'python -m pytest tests',
      {
        'pytest.py': '',
        'conftest.py': '',
        'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "--co"\n',
      },
      ['pytest.py created', 'conftest.py created', 'pyproject.toml changed'],
    ],
    ['python3 -m unittest', { 'unittest/__init__.py': '' }, ['unittest/__init__.py created']],
  ];
  for (const [command, files, expected, options] of CHANGED) {
    it(`sees ${Object.keys(files).join(', ')} of ${command}`, async () => {
      const { changed } = await compared([command], write(files), options);
      assert.deepEqual(changed.sort(), [...expected].sort());
    });
  }

  const SAME: [string, Record<string, string>][] = [
    ['sh src/test.sh', { 'src/app.txt': '2', 'src/other.sh': '', 't/cases.txt': '' }],
    [
      'pytest tests',
      {
        'tests/test_x.py': '',
        'tests/conftest.py': '',
        'pyproject.toml': '[project]\nname = "y"\n[tool.pytest.ini_options]\naddopts = "-q"\n',
      },
    ],
    [
      'npm test',
      {
        'package.json': JSON.stringify({
          dependencies: { x: '1' },
          scripts: {
            test: 'node scripts/t.js && npm run lint',
            lint: 'sh src/lint.sh',
            other: 'y',
            more: 'z',
          },
        }),
        'package-lock.json': '{}',
      },
    ],
    ['cargo test', { 'Cargo.toml': '', 'src/lib.rs': '' }],
    ['true', { 'src/app.txt': '2' }],
  ];
  for (const [command, files] of SAME) {
    it(`accepts ${Object.keys(files).join(', ')} beside ${command}`, async () => {
      assert.deepEqual((await compared([command], write(files))).changed, []);
    });
  }

  it('warns when the allowed paths cover them, and only then', async () => {
    const covered = await compared(['sh src/test.sh', 'true'], () => undefined, { allow: ['src/**'] });
    assert.equal(covered.warned.length, 1);
    assert.match(covered.warned[0] ?? '', /`sh src\/test.sh` runs src\/test.sh/);
    assert.deepEqual((await compared(['sh t/run.py'], () => undefined, { allow: ['src/**'] })).warned, []);
    assert.deepEqual((await compared(['pytest src'], () => undefined, { allow: ['src/**'] })).warned, []);
  });

  it('accepts changes that were said to be fine', async () => {
    const result = await compared(['sh src/test.sh'], write({ 'src/test.sh': '' }), {
      allowVerifierChanges: true,
    });
    assert.deepEqual(result, { warned: [], changed: [] });
  });

  it('sees a program of an ignored folder, through its link', async () => {
    const result = await compared(['./build/bin/check'], write({ 'build/real': 'evil' }), {
      prepare: (r) => {
        r.write({ 'build/real': '#!/bin/sh\n', 'build/bin/x': '' });
        fs.symlinkSync('../real', `${r.root}/build/bin/check`);
      },
    });
    assert.deepEqual(result.changed, ['build/bin/check changed']);
  });

  it('reads commands as far as it is sure', () => {
    const paths = (command: string): string[] =>
      verifierFiles(command, () => undefined).map(({ path }) => path);
    assert.deepEqual(paths('node ../x ./a.js::name .'), ['a.js']);
    assert.deepEqual(paths('sh -e a.sh'), ['a.sh']);
    assert.deepEqual(paths('grep -q x src/app.txt'), []);
    assert.ok(paths('make -C sub all').includes('sub/Makefile'));
    assert.equal(sectionsOf('[a]\nx\n[tool.pytest.b]\ny\n\n[[c]]\nz', 'tool.pytest'), '[tool.pytest.b]\ny');
  });
});

describe('running verifiers', () => {
  after(removeTempFolders);

  it('ends what they leave behind, says so, and lets no stale byte code run', async function () {
    if (process.platform === 'win32') this.skip();
    const lab = await makeLab();
    const [left, python] = await runVerifiers(
      ['sh -c "setsid sleep 60 >/dev/null 2>&1 </dev/null & exit 0"', 'sh -c "test -d $PYTHONPYCACHEPREFIX"'],
      { root: lab.repository.root, env: { ...lab.context.env, X: '1' }, timeoutSeconds: 30 },
    );
    assert.equal(left?.leftovers, 1);
    assert.equal(python?.passed, true);
    const evidence = {
      baseline: 'x',
      head: 'x',
      hidden: [],
      files: [],
      problems: [],
      foreignState: [],
      findings: [],
      charged: [],
    };
    const audit = auditEvidence(
      lab.context.policy,
      evidence as unknown as Parameters<typeof auditEvidence>[1],
    );
    const judged = withVerification(audit, [left]);
    assert.equal(judged.passed, false);
    assert.match(
      judged.violations.map(violationMessage).join(),
      /^verifier left processes running: 1 of `sh -c/,
    );
  });
});
