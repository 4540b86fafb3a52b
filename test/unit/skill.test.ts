import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { UsageError, VERBS, parseCommandLine } from '../../src/cli/options';
import { auditDocument } from '../../src/engine/audit';
import { DEFAULT_CLAUDE, DEFAULT_LIMITS, DEFAULT_OPTIONS } from '../../src/engine/policy/policy';
import { Session } from '../../src/engine/session';
import { splitCommand } from '../../src/engine/shellWords';
import { statusDocument } from '../../src/engine/statusDocument';
import { StatePaths } from '../../src/engine/store/layout';
import { VIOLATION_CODES } from '../support/codes';
import { cleanEnv, makeRepository, removeTempFolders, tempFolder } from '../support/tempRepository';

const file = path.join('skills', 'cordon', 'SKILL.md');
const text = fs.readFileSync(file, 'utf8');
const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
const fields = new Map(
  front.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^[^:]*: /, '')]),
);
const fences = [...body.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code?.trim() ?? '');
const spans = [...body.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
/** A part between two headings of the second level. */
const part = (heading: string): string => body.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';

describe('the agent skill', () => {
  after(removeTempFolders);

  it('has front matter as Agent Skills ask for', () => {
    assert.deepEqual([...fields.keys()], ['name', 'description', 'license']);
    const name = fields.get('name') ?? '';
    // The name of the folder, in lower case with single hyphens.
    assert.equal(name, path.basename(path.dirname(file)));
    assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.ok(name.length <= 64);
    const description = fields.get('description') ?? '';
    assert.ok(description.length > 0 && description.length <= 1024);
    // A plain YAML scalar, so nothing in it may begin a mapping or a comment.
    assert.doesNotMatch(description, /: | #|^["'[{>|*&!%@`-]/);
    assert.match(description, /Use in every task/);
  });

  it('is short enough for every place that it is put in', () => {
    // Windsurf cuts rules of its older releases at 6000 characters.
    assert.ok(text.length < 5_900, String(text.length));
  });

  it('writes only commands that the command line takes', () => {
    const written = [...fences, ...spans].filter((code) => code.startsWith('cordon '));
    assert.ok(written.length >= 5);
    for (const command of written) {
      const [, ...args] = splitCommand(command);
      assert.doesNotThrow(() => parseCommandLine(args), command);
    }
    assert.throws(() => parseCommandLine(['audit', '--strict']), UsageError);
  });

  it('names only verbs and options that there are', () => {
    const verbs = new Set<string>(VERBS);
    const [owners = ''] = /^- `cordon status`[\s\S]*?owner's\.$/m.exec(body) ?? [];
    const named = [...owners.matchAll(/`(?:cordon )?([a-z]+)`/g)].map(([, verb]) => verb ?? '');
    assert.deepEqual(named.sort(), ['arm', 'audit', 'check', 'reset', 'resume', 'run', 'status']);
    for (const verb of named) assert.ok(verbs.has(verb), verb);
    const options = [...new Set(body.match(/--[a-z][a-z-]*/g))].filter((option) => option !== '--format');
    assert.ok(options.length > 0);
    for (const option of options) {
      const args = ['arm', 'label', '--allow', 'x', `${option}=1`];
      assert.doesNotThrow(() => parseCommandLine(args), option);
    }
  });

  it('tells what to do about every violation, and about no other', () => {
    const listed = [...part('How to read a rejection').matchAll(/^- [\s\S]*?(?=\n- |\n\n)/gm)].join('\n');
    const named = [...listed.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, code]) => code ?? '');
    assert.deepEqual([...named].sort(), Object.keys(VIOLATION_CODES).sort());
  });

  it('names keys that status and audit print, and files that are there', async () => {
    const repository = makeRepository({ 'src/a.ts': 'one\n' });
    const env = cleanEnv({ XDG_STATE_HOME: tempFolder(), HOME: tempFolder() });
    const session = await Session.open(repository.root, { env });
    await session.arm({
      mode: 'manual',
      label: 'x',
      policy: { allow: ['src/**'], deny: ['docs/**'], limits: DEFAULT_LIMITS, allowCommits: false },
      verify: ['true'],
      maxAttempts: 3,
      claude: DEFAULT_CLAUDE,
      options: DEFAULT_OPTIONS,
    });
    const status = statusDocument(await session.status());
    const audit = auditDocument(await session.audit());
    const keys = (of: object): string[] => Object.keys(of);
    const { policy } = status;
    assert.deepEqual(
      [policy.allow, policy.deny, policy.allow_commits, status.verify],
      [['src/**'], ['docs/**'], false, ['true']],
    );
    // As config.json has them, which the skill falls back to.
    const config = JSON.parse(repository.read('.cordon/config.json')) as typeof status;
    assert.deepEqual(policy, config.policy);
    assert.deepEqual(status.verify, config.verify);
    const known = new Set([
      ...keys(status),
      ...keys(policy),
      ...keys(policy).map((key) => `policy.${key}`),
      ...keys(policy.limits),
      ...keys(audit),
    ]);
    const prose = body.replace(part('How to read a rejection'), '');
    const named = [...prose.matchAll(/`([a-z]+(?:[._][a-z_]+)*)`/g)].map(([, key]) => key ?? '');
    const unknown = named.filter((name) => !known.has(name) && !VERBS.some((verb) => verb === name));
    assert.deepEqual(unknown, ['cordon']);
    for (const limit of keys(policy.limits)) assert.ok(named.includes(limit), limit);
    await session.check();
    const paths = new StatePaths(repository.root);
    for (const name of ['config.json', 'report.json']) {
      assert.ok(body.includes(`.cordon/${name}`) && fs.existsSync(path.join(paths.folder, name)), name);
    }
  });
});
