import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runCordon, type RunResult } from '../support/cli';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

type Document = Record<string, unknown>;

/** Canonical enough for these documents: sorted keys, no spaces, ASCII content. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

describe('an agent that rewrites the envelope together with its hash', function () {
  this.timeout(60_000);
  let repository: TempRepository;
  let env: Record<string, string>;

  beforeEach(async () => {
    repository = makeRepository({ 'src/a.txt': 'one\n', 'secret.txt': 'keep\n' });
    env = { HOME: tempFolder(), XDG_STATE_HOME: tempFolder() };
    const args = ['arm', 'task', '--allow', 'src/**', '--deny', 'src/gen/**', '--verify', 'true'];
    assert.equal((await cordon(...args)).code, 0);
    repository.write({ 'secret.txt': 'gone\n' });
  });
  afterEach(removeTempFolders);

  const cordon = (...args: string[]): Promise<RunResult> => runCordon(args, { cwd: repository.root, env });

  function rewrite(change: (config: Document & { policy: Document }) => void): void {
    const at = (name: string): string => path.join(repository.root, '.cordon', name);
    const config = JSON.parse(fs.readFileSync(at('config.json'), 'utf8')) as Document & { policy: Document };
    change(config);
    const text = canonical(config);
    fs.writeFileSync(at('config.json'), `${text}\n`);
    const state = JSON.parse(fs.readFileSync(at('state.json'), 'utf8')) as Document;
    state.config_sha256 = crypto.createHash('sha256').update(text).digest('hex');
    fs.writeFileSync(at('state.json'), `${canonical(state)}\n`);
  }

  const weakenings: [string, (config: Document & { policy: Document }) => void][] = [
    ['allows everything', (config) => (config.policy.allow = ['**'])],
    ['drops the denied paths', (config) => (config.policy.deny = [])],
    ['allows commits', (config) => (config.policy.allow_commits = true)],
    ['raises a budget', (config) => ((config.policy.limits as Document).max_files = 26)],
    ['drops the verifier', (config) => (config.verify = [])],
    ['is another envelope', (config) => (config.created_at = '2024-01-01T00:00:00+00:00')],
  ];
  for (const [name, change] of weakenings) {
    it(`and ${name} is refused`, async () => {
      rewrite(change);
      for (const verb of ['check', 'audit']) {
        const { code, stdout, stderr } = await cordon(verb);
        assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
        assert.match(stderr, /^ERROR: .*seal.*cordon reset/s);
      }
      assert.match((await cordon('status')).stdout, /"seal":"broken"/);
    });
  }

  it('and only tightens it is judged by the tighter terms', async () => {
    rewrite((config) => ((config.policy.limits as Document).max_files = 0));
    const { code, stdout } = await cordon('check');
    assert.equal(code, 3);
    assert.match(stdout, /path outside policy: secret\.txt/);
    assert.match(stdout, /file budget exceeded: 1 > 0/);
    assert.match((await cordon('status')).stdout, /"seal":"edited"/);
  });

  it('cannot arm a new envelope over its own changes', async () => {
    fs.rmSync(path.join(repository.root, '.cordon'), { recursive: true });
    const { code, stderr } = await cordon('arm', 'mine', '--allow', '**');
    assert.equal(code, 2);
    assert.match(stderr, /not clean \(secret\.txt\)/);
  });
});
