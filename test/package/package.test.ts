import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const MIB = 1024 * 1024;
const NATIVE = {
  'linux-x64': 'linux_x64',
  'alpine-x64': 'musl_x64',
  'darwin-arm64': 'darwin_arm64',
} as const;

/** Names and sizes in a ZIP file, from its central directory. */
function zipEntries(file: string): Map<string, number> {
  const bytes = fs.readFileSync(file);
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const entries = new Map<string, number>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    entries.set(bytes.toString('utf8', at + 46, at + 46 + name), bytes.readUInt32LE(at + 24));
    at += 46 + name + extra + comment;
  }
  return entries;
}

describe('npm run package', function () {
  this.timeout(300_000);
  const targets = Object.keys(NATIVE) as (keyof typeof NATIVE)[];

  before(() => {
    execFileSync(process.execPath, ['scripts/package.mjs', ...targets], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });

  for (const target of targets) {
    it(`packs what ${target} needs and nothing else`, () => {
      const { name, version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
        name: string;
        version: string;
      };
      const file = path.join('out', 'packages', `${name}-${version}-${target}.vsix`);
      assert.ok(fs.statSync(file).size < 6 * MIB, `${file} is over 6 MiB`);
      const entries = zipEntries(file);
      const natives = [...entries.keys()].filter((entry) => entry.endsWith('.node'));
      assert.deepEqual(natives, [`extension/dist/${NATIVE[target]}/koffi.node`]);
      for (const needed of [
        'package.json',
        'package.nls.json',
        'readme.md',
        'changelog.md',
        'dist/cli.js',
        'dist/main.js',
        'dist/extension.js',
      ]) {
        assert.ok(entries.has(`extension/${needed}`), `${needed} is missing`);
      }
      const strange = [...entries.keys()].filter((entry) =>
        /(^|\/)(src|test|node_modules|\.ci|bench)\/|\.map$|\.ts$|\.npmrc$/.test(entry),
      );
      assert.deepEqual(strange, []);
      const extension = JSON.parse(
        execFileSync(
          'python3',
          [
            '-c',
            'import sys,zipfile;print(zipfile.ZipFile(sys.argv[1]).read("extension/package.json").decode())',
            file,
          ],
          {
            encoding: 'utf8',
          },
        ),
      ) as Record<string, unknown>;
      assert.equal(extension.publisher, 'cordon');
      assert.equal(extension.devDependencies, undefined);
    });
  }
});
