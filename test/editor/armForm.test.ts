/** The editor half of the form, inside a real extension host: what it takes from a page, counts and stores. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Surfaces } from '../../src/extension';
import { type Draft, parseOpening, parseToEditor, type ToEditor, type ToForm } from '../../src/protocol';
import type { TempRepository } from '../support/tempRepository';
import { cordon, repositoryForEach, until } from './support';

const FILES = { 'src/a.ts': 'one\n', 'src/b.ts': 'two\n', 'docs/readme.md': 'words\n' };

describe('the editor half of the form', () => {
  let given: Surfaces;
  let repository: TempRepository;

  repositoryForEach(FILES, (opened, made) => {
    given = opened;
    repository = made;
  });

  /** A page that is played by the test: what it was told, and how it speaks. */
  const play = (root = repository.root) => {
    const told: ToForm[] = [];
    const controller = given.actions.form.playedBy(given.model.at(root), (message) => told.push(message));
    const last = <T extends ToForm['type']>(type: T): Extract<ToForm, { type: T }> | undefined =>
      told.findLast((message): message is Extract<ToForm, { type: T }> => message.type === type);
    return { told, last, controller, say: (message: ToEditor) => controller.receive(message) };
  };

  const draftWith = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change });

  it('takes only messages of the form, whole and without extras', () => {
    assert.equal(parseToEditor({ type: 'ready' })?.type, 'ready');
    const wrong: unknown[] = [
      null,
      'ready',
      { type: 'readFile', path: '/etc/passwd' },
      { type: 'ready', path: '/etc/passwd' },
      { type: 'remedy', remedy: 'workbench.action.terminal.new' },
      { type: 'summary', action: 'cordon.reset' },
      { type: 'submit', revision: 1, run: true, draft: { label: 'x' } },
      { type: 'complete', request: -1, text: '' },
    ];
    for (const message of wrong) assert.equal(parseToEditor(message), null, JSON.stringify(message));
  });

  it('loads a page with what it would be told, and tells it only what that page does not show', async () => {
    const page = play();
    page.controller.begin();
    const opening = page.controller.open();
    assert.deepEqual(parseOpening(JSON.stringify(opening)), opening);
    const types = opening.messages.map(({ type }) => type);
    assert.deepEqual(types, ['setup', 'place', 'fill', 'verdict']);
    assert.deepEqual(page.told, [], 'there is no page yet');
    await page.say({ type: 'ready', opening: opening.id });
    assert.deepEqual([page.last('setup'), page.last('fill')], [undefined, undefined]);
    await until('the preflight', () => page.last('preflight')?.looking === false);
    // The same page once more: it was hidden meanwhile, and shows nothing.
    page.controller.hidden();
    await page.say({ type: 'ready' });
    assert.equal(page.last('fill')?.focus, '');
    page.controller.dispose();
  });

  it('tells a page anew that was loaded with what no longer holds', async () => {
    const page = play();
    const opening = page.controller.open();
    page.controller.prefill(['docs/**']);
    await page.say({ type: 'ready', opening: opening.id });
    assert.deepEqual(page.last('fill')?.draft.allow, ['docs/**']);
    page.controller.hidden();
    await page.say({ type: 'ready', opening: opening.id });
    assert.equal(page.told.filter(({ type }) => type === 'setup').length, 2, 'an opening holds once');
    page.controller.dispose();
  });

  it('arms no repository that the model does not know, and looks at no other', async () => {
    const page = play();
    await page.say({ type: 'ready' });
    assert.equal(page.last('place')?.root, repository.root);
    for (const root of ['/', '/etc', path.dirname(repository.root), `${repository.root}/src`, '..']) {
      await page.say({ type: 'repository', root });
      assert.equal(page.last('place')?.root, repository.root, root);
    }
    page.controller.dispose();
  });

  it('stores what `cordon arm` stores, byte for byte but for times', async () => {
    const page = play();
    await page.say({ type: 'ready' });
    const { draft } = page.last('fill') ?? assert.fail('no draft');
    const label = '  Ünïcode 漢字 🚀 "quoted" \\ $HOME\n\tsecond line  ';
    const patterns = ['src/**', 'docs/[draft]/*.md', 'a b/?', "it's/**", '-dash/**'];
    const filled = draftWith(draft, {
      label,
      allow: patterns,
      deny: ['src/*.secret'],
      verify: ['test -f "src/a.ts"', "sh -c 'exit 0'"],
      maxAttempts: '5',
      allowCommits: true,
      limits: { ...draft.limits, maxFiles: ' 12 ', maxBinaryFiles: '0' },
      options: { ...draft.options, protect: ['.env*'], verifyTimeoutSeconds: '1.5' },
      // Options of Claude Code are none of `cordon arm`.
      claude: { ...draft.claude, maxTurns: '99', model: 'opus' },
    });
    await page.say({ type: 'submit', revision: 2, draft: filled, run: false });
    assert.equal(page.last('refused')?.message, '');
    assert.equal(page.last('place')?.face, 'summary');
    const stored = (): string[] =>
      ['config', 'state', 'options'].map((name) =>
        repository
          .read(`.cordon/${name}.json`)
          .replaceAll(/"(created_at|updated_at)":"[^"]*"/g, '"$1":""')
          .replace(/"config_sha256":"[^"]*"/, '')
          .replace(/"evidence":\{.*?\},"protect"/, '"protect"'),
      );
    const byForm = stored();
    assert.equal((await cordon(repository, 'reset')).code, 0);
    const words = patterns.flatMap((pattern) => [`--allow=${pattern}`]);
    const more = [
      '--deny',
      'src/*.secret',
      '--max-files',
      '12',
      '--max-binary-files',
      '0',
      '--allow-commits',
    ];
    const verify = [
      '--verify',
      'test -f "src/a.ts"',
      '--verify',
      "sh -c 'exit 0'",
      '--verify-timeout',
      '1.5',
    ];
    const rest = ['--protect', '.env*', '--max-attempts', '5'];
    const armed = await cordon(repository, 'arm', label, ...words, ...more, ...verify, ...rest);
    assert.equal(armed.code, 0, armed.stderr);
    assert.deepEqual(byForm, stored());
    page.controller.dispose();
  });

  it('copies a line that a real shell reads back as the same envelope', async () => {
    const page = play();
    await page.say({ type: 'ready' });
    const { draft } = page.last('fill') ?? assert.fail('no draft');
    const filled = draftWith(draft, {
      label: '-it\'s "a" $(task) `x`\nline two',
      allow: ['src/**', '-x', "q'q", '=zsh', '!bang'],
      verify: ['echo "a  b" \'c\''],
    });
    await page.say({ type: 'draft', revision: 2, draft: filled });
    const picked = page.say({ type: 'copy', revision: 3, draft: filled });
    await until('copied', async () => {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      return page.last('said');
    });
    await picked;
    const line = await vscode.env.clipboard.readText();
    const cli = process.env.CORDON_CLI ?? '';
    const script = `cordon() { "${process.execPath}" "${cli}" "$@"; }\n${line}\n`;
    execFileSync('sh', ['-c', script], {
      cwd: repository.root,
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    });
    const config = JSON.parse(repository.read('.cordon/config.json')) as {
      label: string;
      verify: string[];
      policy: { allow: string[] };
    };
    assert.equal(config.label, filled.label);
    assert.deepEqual(config.policy.allow, filled.allow);
    assert.deepEqual(config.verify, filled.verify);
    page.controller.dispose();
  });

  it('arms nothing while anything is wrong, and says a refusal of the engine', async () => {
    const page = play();
    await page.say({ type: 'ready' });
    const { draft } = page.last('fill') ?? assert.fail('no draft');
    await page.say({ type: 'submit', revision: 2, draft: draftWith(draft, { label: 'x' }), run: false });
    assert.deepEqual(
      page.last('verdict')?.problems.map(({ field }) => field),
      ['allow'],
    );
    assert.equal(page.last('verdict')?.focus, true);
    assert.equal(repository.exists('.cordon'), false);
    repository.write({ 'new.txt': 'x\n' });
    const good = draftWith(draft, { label: 'x', allow: ['**'] });
    await page.say({ type: 'submit', revision: 3, draft: good, run: false });
    assert.match(page.last('refused')?.message ?? '', /worktree is not clean \(new\.txt\)/);
    assert.equal(repository.exists('.cordon'), false);
    page.controller.dispose();
  });

  it('keeps the draft of each repository, and drops one that it cannot read', async () => {
    const page = play();
    await page.say({ type: 'ready' });
    const { draft } = page.last('fill') ?? assert.fail('no draft');
    await page.say({ type: 'draft', revision: 2, draft: draftWith(draft, { label: 'kept' }) });
    page.controller.dispose();
    const again = play();
    await again.say({ type: 'ready' });
    assert.equal(again.last('fill')?.draft.label, 'kept');
    again.controller.dispose();
    await given.actions.form.drafts.save(repository.root, { ...draft, version: 99 } as unknown as Draft);
    const anew = play();
    await anew.say({ type: 'ready' });
    assert.equal(anew.last('fill')?.draft.label, '');
    anew.controller.dispose();
  });

  it('suggests the checks of the repository, and never reads through a link', async () => {
    repository.write({
      'package.json': '{"scripts":{"test":"x","lint":"y","start":"z","check:types":"t"}}',
      'Cargo.toml': '',
      'go.mod': '',
      'pyproject.toml': '',
      Makefile: 'all:\n\ttrue\ntest: all\n\ttrue\n',
    });
    const page = play();
    await page.say({ type: 'ready' });
    const { suggestions } = await until('suggestions', () => page.last('verifiers'));
    assert.deepEqual(suggestions, [
      'npm test',
      'npm run lint',
      'npm run check:types',
      'pytest',
      'cargo test',
      'go test ./...',
      'make test',
    ]);
    page.controller.dispose();
    if (process.platform === 'win32') return;
    repository.delete('package.json');
    fs.writeFileSync(path.join(path.dirname(repository.root), 'outside.json'), '{"scripts":{"test":"x"}}');
    fs.symlinkSync('../outside.json', path.join(repository.root, 'package.json'));
    const other = play();
    await other.say({ type: 'ready' });
    const without = await until('suggestions', () => other.last('verifiers'));
    assert.ok(!without.suggestions.includes('npm test'));
    other.controller.dispose();
  });

  it('says what the agent could do to the verifiers, until the paths or the option rule it out', async () => {
    repository.write({
      'package.json': '{"scripts":{"test":"node --test"}}',
      'test/a.test.js': '',
      'src/check.sh': 'true\n',
    });
    const page = play();
    await page.say({ type: 'ready' });
    const { draft } = page.last('fill') ?? assert.fail('no draft');
    let revision = 1;
    const told = async (change: Partial<Draft>, expected: readonly RegExp[]): Promise<void> => {
      revision += 1;
      await page.say({ type: 'draft', revision, draft: draftWith(draft, change) });
      await until(`told of ${String(expected)}`, () => {
        const risks = page.last('risks')?.risks ?? [];
        return risks.length === expected.length && expected.every((words, at) => words.test(risks[at] ?? ''));
      });
    };
    const verify = ['npm test', 'sh src/check.sh'];
    await told({ allow: ['**'], verify }, [
      /cover what “npm test” runs \(package\.json\)/,
      /cover what “sh src\/check\.sh” runs \(src\/check\.sh\)/,
      /“npm test” finds its tests by itself.*a file that looks like one \(test\/a\.test\.js\)/,
    ]);
    await told({ allow: ['**'], deny: ['package.json', 'test/**'], verify }, [/src\/check\.sh/]);
    await told({ allow: ['src/**'], deny: ['src/check.sh'], verify }, []);
    await told({ allow: ['src/**'], verify }, [/src\/check\.sh/]);
    await told({ allow: ['**'], verify, options: { ...draft.options, allowVerifierChanges: true } }, []);
    await told({ allow: ['docs/**'], verify: ['npm run nope'] }, [
      /^“npm run nope” runs the script “nope”, which package\.json does not have/,
    ]);
    repository.write({ 'package.json': '{"scripts":{"nope":"exit 0"}}' });
    await until('the script is there', () => page.last('risks')?.risks.length === 0);
    page.controller.dispose();
  });

  it('counts 100,000 files in slices, and answers for the newest patterns only', async () => {
    const files = Array.from({ length: 100_000 }, (_, index) => `src/d${index % 300}/file-${index}.ts`);
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: repository.root, input: '' });
    const lines = files.map((file) => `100644 ${blob.toString().trim()}\t${file}`).join('\n');
    execFileSync('git', ['update-index', '--index-info'], { cwd: repository.root, input: `${lines}\n` });
    const page = play();
    await page.say({ type: 'ready' });
    const { draft } = page.last('fill') ?? assert.fail('no draft');
    const first = draftWith(draft, { allow: ['**/*7.ts', 'src/**'] });
    await page.say({ type: 'draft', revision: 2, draft: first });
    await until('counted', () => page.last('matches')?.patterns.length === 2, 30_000);
    assert.match(page.last('matches')?.patterns[0]?.words ?? '', /10,000 files/);
    for (const [index, pattern] of ['**/f*', '**/fi*1.ts', 'src/**/*-4*'].entries()) {
      await page.say({ type: 'draft', revision: 3 + index, draft: draftWith(draft, { allow: [pattern] }) });
    }
    await until('the newest', () => page.last('matches')?.patterns[0]?.pattern === 'src/**/*-4*', 30_000);
    const counted = page.told.flatMap((message) => (message.type === 'matches' ? message.patterns : []));
    assert.ok(!counted.some(({ pattern }) => pattern === '**/f*'), 'an overtaken count was told');
    // Other work on the machine may stretch any slice, but not the longest of every count.
    const longest: number[] = [];
    for (const digit of ['1', '2', '3', '4', '5', '6']) {
      const allow = [`**/*${digit}.ts`, `src/*/file-${digit}*`];
      await page.say({ type: 'draft', revision: 10, draft: draftWith(draft, { allow, deny: ['**/*9*'] }) });
      await until(digit, () => page.last('matches')?.patterns[0]?.pattern === allow[0], 30_000);
      longest.push(page.controller.longestSlice);
    }
    assert.ok(Math.min(...longest) <= 10, `the longest slices took ${longest.join(', ')} ms`);
    page.controller.dispose();
  });
});
