import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { readZip } from '../support/zip';
import { removeTempFolders } from '../support/tempRepository';
import { pack, vsix } from './packed';

const MIB = 1024 * 1024;
const NATIVE = {
  'linux-x64': 'linux_x64',
  'linux-arm64': 'linux_arm64',
  'alpine-x64': 'musl_x64',
  'alpine-arm64': 'musl_arm64',
  'darwin-x64': 'darwin_x64',
  'darwin-arm64': 'darwin_arm64',
  'win32-x64': 'win32_x64',
  'win32-arm64': 'win32_arm64',
} as const;

/** What is in every VSIX whatever the repository holds; vsce gives some of them lower-case names. */
const ALWAYS = [
  '[Content_Types].xml',
  'extension.vsixmanifest',
  'extension/LICENSE.txt',
  'extension/THIRD-PARTY-NOTICES.txt',
  'extension/changelog.md',
  'extension/dist/cli.js',
  'extension/dist/extension.js',
  'extension/dist/main.js',
  'extension/dist/onDemand.js',
  'extension/dist/webview/armForm.css',
  'extension/dist/webview/armForm.js',
  'extension/dist/webview/codicon.ttf',
  'extension/package.json',
  'extension/readme.md',
];

/** What comes along because the repository has it: texts in other languages, pictures, the skill. */
function tracked(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'media', 'l10n', 'skills', '*.json'],
    {
      encoding: 'utf8',
    },
  );
  return files
    .split('\n')
    .filter((file) => /^(media|skills)\/|^l10n\/[^/]+\.json$|^package\.nls(\.[\w-]+)?\.json$/.test(file))
    .map((file) => `extension/${file}`);
}

function text(entries: ReadonlyMap<string, Buffer>, name: string): string {
  const content = entries.get(name);
  assert.ok(content, `${name} is missing`);
  return content.toString('utf8');
}

describe('npm run package: the VSIX', function () {
  this.timeout(300_000);
  const targets = Object.keys(NATIVE) as (keyof typeof NATIVE)[];
  let folder: string;

  before(() => {
    folder = pack(targets);
  });

  after(removeTempFolders);

  for (const target of targets) {
    it(`holds what ${target} needs and nothing else`, () => {
      const file = vsix(folder, target);
      assert.ok(fs.statSync(file).size < 6 * MIB, `${file} is over 6 MiB`);
      const entries = readZip(file);
      const native = `extension/dist/${NATIVE[target]}/koffi.node`;
      assert.deepEqual([...entries.keys()].sort(), [...ALWAYS, ...tracked(), native].sort());
      assert.ok(text(entries, 'extension.vsixmanifest').includes(`TargetPlatform="${target}"`));
    });
  }

  it('starts with a small part: what is used later is loaded later', () => {
    const entries = readZip(vsix(folder, 'linux-x64'));
    const size = (name: string): number => entries.get(`extension/dist/${name}.js`)?.length ?? 0;
    assert.ok(size('extension') < 80_000, `extension.js has ${size('extension')} bytes`);
    assert.ok(size('onDemand') > size('extension'));
  });

  it('holds a native file for that system and processor', () => {
    const MAGIC = { linux: '7f454c46', alpine: '7f454c46', darwin: 'cffaedfe', win32: '4d5a' } as const;
    const seen = new Set<string>();
    for (const target of targets) {
      const native = readZip(vsix(folder, target)).get(`extension/dist/${NATIVE[target]}/koffi.node`);
      const system = target.split('-')[0] as keyof typeof MAGIC;
      assert.ok(native, target);
      assert.ok(native.toString('hex').startsWith(MAGIC[system]), target);
      seen.add(native.toString('base64'));
    }
    assert.equal(seen.size, targets.length, 'two platforms share a file');
  });

  it('says to a gallery what it is, and nothing about how it is made', () => {
    const entries = readZip(vsix(folder, 'linux-x64'));
    const manifest = JSON.parse(text(entries, 'extension/package.json')) as Record<string, unknown>;
    for (const key of ['scripts', 'devDependencies', 'private', 'bin', 'repository', 'homepage', 'bugs'])
      assert.equal(manifest[key], undefined, key);
    assert.equal(manifest.publisher, 'cordon');
    assert.equal(manifest.license, 'Apache-2.0');
    assert.equal(manifest.preview, false);
    assert.equal(manifest.icon, 'media/icon.png');
    assert.ok(Array.isArray(manifest.keywords) && manifest.keywords.length <= 30);
  });

  it('names the licence of everything that is bundled', () => {
    const notices = text(readZip(vsix(folder, 'linux-x64')), 'extension/THIRD-PARTY-NOTICES.txt');
    for (const name of [
      'koffi',
      'lit',
      '@vscode-elements/elements',
      'execa',
      'simple-git',
      'picomatch',
      'shlex',
    ])
      assert.match(notices, new RegExp(`^  ${name} \\d+\\.\\d+\\.\\d+  (MIT|ISC|BSD-3-Clause)$`, 'm'), name);
    assert.match(notices, /^ {2}@vscode\/codicons .* CC-BY-4\.0$/m);
    execFileSync(process.execPath, ['scripts/notices.mjs', '--check'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });

  it('has no pictures and no links that lead nowhere while nobody knows the repository', () => {
    const readme = text(readZip(vsix(folder, 'linux-x64')), 'extension/readme.md');
    assert.doesNotMatch(readme, /<picture|<img|!\[/);
    assert.doesNotMatch(readme, /\]\((?!https:|#)/);
    assert.match(readme, /^# Cordon$/m);
  });

  it('leads to the repository where that is known', () => {
    const repository = 'https://example.invalid/owner/name';
    const there = pack(['linux-x64'], { CORDON_REPOSITORY: repository, CORDON_REVISION: 'v9' });
    const entries = readZip(vsix(there, 'linux-x64'));
    const manifest = JSON.parse(text(entries, 'extension/package.json')) as { bugs?: { url: string } };
    assert.equal(manifest.bugs?.url, `${repository}/issues`);
    const readme = text(entries, 'extension/readme.md');
    assert.doesNotMatch(readme, /<picture|<source/);
    const pictures = [...readme.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, address]) => address ?? '');
    assert.ok(pictures.length > 0);
    for (const address of pictures) {
      assert.ok(address.startsWith(`${repository}/raw/v9/docs/pictures/`), address);
    }
    assert.ok(readme.includes(`${repository}/blob/v9/docs/`));
  });

  it('refuses what is no address of a repository', () => {
    assert.throws(() => pack(['linux-x64'], { CORDON_REPOSITORY: 'owner/name' }));
  });
});
