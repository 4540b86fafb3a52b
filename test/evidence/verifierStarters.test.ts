/** Verifiers that are started by another program, from another folder, or for another package. */
import assert from 'node:assert/strict';
import { compareVerifiers, snapshotVerifiers } from '../../src/engine/evidence/shadow/verifierFiles';
import { removeTempFolders } from '../support/tempRepository';
import { FILES, makeLab, stored } from './lab';

const PACKAGE = JSON.stringify({ scripts: { test: 'node test.js' } });
const WITH = {
  ...FILES,
  'src/check.sh': 'exit 1\n',
  'src/check.py': 'x\n',
  'src/build.mk': 'all:\n',
  'src/pkg/package.json': PACKAGE,
  'package.json': JSON.stringify({ scripts: { lint: 'cd src && sh check.sh' } }),
};

async function changed(command: string, files: Record<string, string>): Promise<string[]> {
  const lab = await makeLab({ files: WITH, allow: ['**'], verify: [command] });
  const snapshot = stored(await snapshotVerifiers(lab.context));
  lab.repository.write(files);
  const findings = await compareVerifiers(lab.context, snapshot);
  return [...new Set(findings.map(({ path }) => path ?? ''))];
}

describe('what starts a verifier', () => {
  after(removeTempFolders);

  const SCRIPT = { 'src/check.sh': 'exit 0\n' };
  const OTHER = { 'src/pkg/package.json': JSON.stringify({ scripts: { test: 'true' } }) };
  const CASES: [string, Record<string, string>, string[]][] = [
    ['env X=1 ./src/check.sh', SCRIPT, ['src/check.sh']],
    ['timeout -k 1 10s ./src/check.sh', SCRIPT, ['src/check.sh']],
    ['env X=1 nice -n 5 src/check.sh src/app.txt', SCRIPT, ['src/check.sh']],
    ["sh -c 'exec ./src/check.sh'", SCRIPT, ['src/check.sh']],
    ["sh -c 'cd src && ./check.sh'", SCRIPT, ['src/check.sh']],
    ["sh -c 'cd src; cd ..; src/check.sh'", SCRIPT, ['src/check.sh']],
    ['npm run lint', SCRIPT, ['src/check.sh']],
    ['uv run src/check.py', { 'src/check.py': 'y\n' }, ['src/check.py']],
    ['make -fsrc/build.mk', { 'src/build.mk': 'all: ;\n' }, ['src/build.mk']],
    ['npm --prefix src/pkg test', OTHER, ['src/pkg/package.json']],
    ['npm test --workspace=src/pkg', OTHER, ['src/pkg/package.json']],
    ['yarn --cwd src/pkg run test', OTHER, ['src/pkg/package.json']],
  ];
  for (const [command, files, expected] of CASES) {
    it(`${command}: its file counts`, async () => {
      assert.deepEqual(await changed(command, files), expected);
    });
  }

  for (const command of [
    'env X=1 grep -q app src/app.txt',
    'timeout 10 cat src/app.txt',
    "sh -c 'cd src && grep -q app app.txt'",
    'uv run pytest src/app.txt',
    'npm --prefix src/pkg run other',
  ]) {
    it(`${command}: what it looks at may be edited`, async () => {
      assert.deepEqual(await changed(command, { 'src/app.txt': 'edited\n', ...OTHER }), []);
    });
  }
});
