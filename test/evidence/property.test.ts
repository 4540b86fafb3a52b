import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { violationMessage } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { arm, type Armed, BASE } from './armed';

/** Everything that a step may do to a repository; none tells Cordon, and none is picked to be caught or not. */
type Step = (armed: Armed) => void;

const PATHS = [...Object.keys(BASE), 'src/new.txt', 'docs/new.txt', 'evil.txt'];
const RULES = [
  '*.txt -diff\n',
  '* binary\n',
  '* text=auto eol=crlf\n',
  '*.txt filter=f\n',
  '* ident\n',
  '* !text\n',
];
const IGNORES = ['*\n', 'new.txt\n', '/evil.txt\n', '!evil.txt\n'];
const SETTINGS: [string, string][] = [
  ['core.fileMode', 'false'],
  ['core.autocrlf', 'true'],
  ['core.trustctime', 'false'],
  ['core.checkStat', 'minimal'],
  ['core.excludesFile', '.git/none'],
  ['core.bigFileThreshold', '1'],
  ['filter.f.clean', 'cat'],
];

const attempt = (armed: Armed, ...args: string[]): void => {
  try {
    armed.git(...args);
  } catch {
    // A step that the state before it does not allow does nothing.
  }
};

const name = fc.constantFrom(...PATHS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(name, fc.constantFrom('x\n', 'a\r\n', 'n\0l\n', 'no end')).map(([file, text]): Step => (armed) => {
    fs.appendFileSync(armed.at(file), text);
  }),
  name.map((file): Step => (armed) => {
    if (!armed.repository.exists(file)) return;
    const times = fs.statSync(armed.at(file));
    fs.writeFileSync(armed.at(file), armed.repository.read(file).replace('1', '9'));
    fs.utimesSync(armed.at(file), times.atime, times.mtime);
  }),
  name.map((file): Step => (armed) => {
    armed.repository.delete(file);
  }),
  fc.tuple(name, fc.constantFrom(0o644, 0o755, 0o600)).map(([file, mode]): Step => (armed) => {
    if (armed.repository.exists(file)) fs.chmodSync(armed.at(file), mode);
  }),
  name.map((file): Step => (armed) => {
    armed.repository.delete(file);
    fs.symlinkSync('app.txt', armed.at(file));
  }),
  name.map((file): Step => (armed) => {
    attempt(armed, 'add', '--force', '--', file);
  }),
  name.map((file): Step => (armed) => {
    attempt(armed, 'rm', '--cached', '--quiet', '--', file);
  }),
  fc.constantFrom('--assume-unchanged', '--skip-worktree', '--chmod=+x').chain((flag) =>
    name.map((file): Step => (armed) => {
      attempt(armed, 'update-index', flag, '--', file);
    }),
  ),
  fc
    .tuple(fc.constantFrom('src', '.git/info', '.'), fc.constantFrom(...RULES))
    .map(([folder, text]): Step => (armed) => {
      const file = folder === '.git/info' ? `${folder}/attributes` : path.join(folder, '.gitattributes');
      armed.repository.write({ [file]: text });
    }),
  fc
    .tuple(fc.constantFrom('src', 'docs'), fc.constantFrom(...IGNORES))
    .map(([folder, text]): Step => (armed) => {
      armed.repository.write({ [`${folder}/.gitignore`]: text });
    }),
  fc.constantFrom(...SETTINGS).map(([key, value]): Step => (armed) => {
    attempt(armed, 'config', key, value);
  }),
  fc.constant<Step>((armed) => {
    attempt(armed, 'status');
  }),
);

/** Mode, kind and every byte of every file but Git's and Cordon's. */
function snapshot(root: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (file === '.git' || file === '.cordon') continue;
      const place = path.join(root, file);
      if (entry.isDirectory()) walk(file);
      else if (entry.isSymbolicLink()) found.set(file, `link ${fs.readlinkSync(place)}`);
      else {
        const mode = fs.statSync(place).mode & 0o100 ? 'x' : '-';
        found.set(file, `${mode} ${createHash('sha256').update(fs.readFileSync(place)).digest('hex')}`);
      }
    }
  };
  walk('');
  return found;
}

/** What is staged, read by Git from a copy of nothing but the index. */
const staged = (armed: Armed): string => armed.git('ls-files', '--stage');

describe('random changes', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(300_000);
  afterEach(removeTempFolders);

  it('are accepted only where a naive reading of every byte agrees', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const armed = await arm({ name: 'property', act: () => undefined, binaries: 3 });
        const before = snapshot(armed.repository.root);
        const index = staged(armed);
        for (const act of steps) act(armed);
        const after = snapshot(armed.repository.root);
        const paths = [...new Set([...before.keys(), ...after.keys()])];
        const changed = paths.filter((file) => before.get(file) !== after.get(file));
        const stagedNow = staged(armed).split('\n');
        const old = new Set(index.split('\n'));
        const stagedPaths = stagedNow
          .filter((line) => !old.has(line))
          .map((line) => line.split('\t')[1] ?? '');
        const audit = await armed.check();
        const said = audit.violations.map(violationMessage).join('\n');
        const outside = [...changed, ...stagedPaths].filter(
          (file) => file !== '' && !file.startsWith('src/'),
        );
        if (outside.length > 0)
          assert.equal(audit.passed, false, `accepted although ${outside.join()} changed`);
        if (audit.passed) {
          const seen = new Set(audit.evidence.files.map((file) => file.path));
          for (const file of changed) assert.ok(seen.has(file), `${file} changed and is not in the audit`);
        }
        // Nothing at all happened to files, index, settings: nothing may be said.
        const quiet = changed.length === 0 && staged(armed) === index;
        const touchedGit = /setting|Git's own file|hidden index flags/.test(said);
        if (quiet && !touchedGit) assert.equal(audit.passed, true, said);
        armed.repository.remove();
      }),
      { numRuns: Number(process.env.CORDON_RUNS ?? 40) },
    );
  });
});
