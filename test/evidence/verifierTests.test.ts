import assert from 'node:assert/strict';
import { scriptOf } from '../../src/engine/evidence/shadow/missingScripts';
import { riskWords, verifierRisks } from '../../src/engine/evidence/shadow/verifierRisks';
import { findsItsTests, looksLikeTest } from '../../src/engine/evidence/shadow/verifierTests';
import { textOf } from '../../src/engine/said';
import { removeTempFolders } from '../support/tempRepository';
import { FILES, type LabOptions, makeLab } from './lab';

const SCRIPTS: Record<string, string> = {
  test: 'npm run build && node --test',
  build: 'tsc -p .',
  lint: 'eslint src test/mocha.js',
  unit: 'npx jest --ci',
  loop: 'npm run loop',
};
const finds = (command: string): boolean => findsItsTests(command, (name) => SCRIPTS[name]);

const WITH = {
  ...FILES,
  'package.json': JSON.stringify({ scripts: SCRIPTS }),
  'test/a.js': '',
  'src/b.test.js': '',
  'src/b.js': '',
};

describe('tests that a verifier finds by itself', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  it('knows the runners, also behind scripts and shells', () => {
    const runners = [
      'npm test',
      'npm t',
      'npm run unit',
      'yarn unit',
      'node --test',
      'npx --yes vitest run',
      'node node_modules/mocha/bin/mocha.js',
      './node_modules/.bin/ava',
      'tap',
      'pytest -q',
      'python3 -m pytest',
      'python -B -m unittest discover',
      'cargo test --all',
      'go test ./...',
      'make -s test',
      'env CI=1 sh -c "cd x && cargo nextest run"',
      'bun test',
    ];
    assert.deepEqual(
      runners.filter((command) => !finds(command)),
      [],
    );
  });

  it('takes nothing else for one', () => {
    const others = [
      'npm run build',
      'npm run lint',
      'npm run loop',
      'npm run nothing',
      'node test/a.js',
      'sh test/run.sh',
      'cargo build',
      'go vet ./...',
      'make all',
      'python3 -m mypy src',
      'grep -q x test/jest',
      "sh -c 'true",
      '',
    ];
    assert.deepEqual(others.filter(finds), []);
  });

  it('knows tests by their names', () => {
    const tests = ['test/a.txt', 'x/__tests__/y.js', 'spec/a.rb', 'a.test.ts', 'x/a.spec.js', 'a_test.go'];
    assert.deepEqual([...tests, 'x/test_a.py'].filter(looksLikeTest).length, tests.length + 1);
    const others = [
      'src/a.js',
      'latest/a.js',
      'contest.js',
      'test',
      'a.test',
      'test_a.txt',
      'src/testing.ts',
    ];
    assert.deepEqual(others.filter(looksLikeTest), []);
  });

  it('warns when the allowed paths cover them, and only then', async () => {
    const warned = async (options: LabOptions): Promise<string[]> => {
      const { context } = await makeLab({ files: WITH, verify: ['true', 'npm test'], ...options });
      const risks = await verifierRisks(context, Object.keys(WITH).sort());
      return risks.filter(({ kind }) => kind === 'tests').map((risk) => textOf(riskWords(risk)));
    };
    const [both = '', ...more] = await warned({ allow: ['**'] });
    assert.deepEqual(more, []);
    assert.match(
      both,
      /^`npm test` finds its tests by itself.* cover 2 files that look like tests \(first src\/b\.test\.js\)/,
    );
    assert.match(
      (await warned({ allow: ['src/**'] })).join(),
      /cover a file that looks like one \(src\/b\.test\.js\)/,
    );
    assert.deepEqual(await warned({ allow: ['src/b.js'] }), []);
    assert.deepEqual(await warned({ allow: ['docs/**'] }), []);
    assert.deepEqual(await warned({ allow: ['**'], verify: ['true'] }), []);
    assert.deepEqual(await warned({ allow: ['**'], allowVerifierChanges: true }), []);
  });

  it('knows the script that a command runs for sure', () => {
    const found = [
      'npm test',
      'npm t -- --ci',
      'npm run a:b --silent',
      'pnpm run c',
      '/usr/bin/npm run-script d',
    ];
    assert.deepEqual(found.map(scriptOf), ['test', 'test', 'a:b', 'c', 'd']);
    const others = [
      'npm start',
      'npm run',
      'npm run x --if-present',
      'npm run x -w web',
      'npm --prefix web run x',
      'npm run x --workspace=web',
      'npm ci',
      'pnpm x',
      'pnpm run /^x/',
      'yarn x',
      'bun run x',
      'npx x',
      'sh -c "npm run x"',
      "npm 'run",
      '',
    ];
    assert.deepEqual(
      others.map(scriptOf),
      others.map(() => undefined),
    );
  });

  it('warns of scripts that are not there, where there is a package to read', async () => {
    const warned = async (packageText: string | null, options: LabOptions = {}): Promise<string[]> => {
      const files = { ...FILES, ...(packageText === null ? {} : { 'package.json': packageText }) };
      const { context } = await makeLab({ files, verify: ['npm run nope', 'npm test', 'true'], ...options });
      return (await verifierRisks(context, [])).map((risk) => textOf(riskWords(risk)));
    };
    const nope =
      '`npm run nope` runs the script nope, which package.json does not have: every check would be rejected until it does.';
    assert.deepEqual(await warned('{"scripts":{"test":"true"}}', { allow: ['src/**'] }), [nope]);
    assert.deepEqual(await warned('{"scripts":{"test":"true"}}', { allowVerifierChanges: true }), [nope]);
    assert.equal((await warned('{}', { allow: ['src/**'] })).length, 2);
    assert.deepEqual(await warned('{"scripts":{"test":"true","nope":"true"}}', { allow: ['src/**'] }), []);
    assert.deepEqual(await warned('{ no JSON', { allow: ['src/**'] }), []);
    assert.deepEqual(await warned(null, { allow: ['src/**'] }), []);
  });
});
