import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { claudeBinary } from '../support/claudeBinary';
import { runCordon, start } from '../support/cli';
import { allowShell, claudeEnv, startMessagesApi, type MessagesApi } from '../support/messagesApi';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

const SKILL = fs.readFileSync(path.join('skills', 'cordon', 'SKILL.md'), 'utf8');

/** The skill where `Cordon: Add Agent Instructions…` puts it, in front of the real Claude Code and a scripted API. */
describe('the skill and the real Claude Code', function () {
  this.timeout(60_000);
  let binary: string;
  let api: MessagesApi;
  let repository: TempRepository;
  let home: string;

  before(function () {
    this.timeout(300_000);
    binary = claudeBinary();
  });

  beforeEach(async () => {
    api = await startMessagesApi();
    home = tempFolder();
    allowShell(home);
    repository = makeRepository({ 'src/a.txt': 'one\n', '.claude/skills/cordon/SKILL.md': SKILL });
  });

  afterEach(async () => {
    await api.close();
    removeTempFolders();
  });

  const run = async (): Promise<void> => {
    const args = ['-p', 'Do the task', '--output-format', 'json', '--no-session-persistence'];
    args.push('--permission-mode', 'acceptEdits', '--max-turns', '5');
    const env = claudeEnv(api, home);
    const { code, stdout, stderr } = await start(binary, args, { cwd: repository.root, env }).done;
    assert.equal(code, 0, stdout + stderr);
  };

  const said = (index: number): string =>
    JSON.stringify(api.requests.filter(({ offersTools }) => offersTools)[index]?.body);

  it('offers it by its description, and hands over all of it when it is asked for', async () => {
    api.play({ tools: [{ name: 'Skill', input: { skill: 'cordon' } }] }, { text: 'Read.' });
    await run();
    const description = /^description: (.*)$/m.exec(SKILL)?.[1] ?? '';
    assert.ok(said(0).includes(JSON.stringify(description).slice(1, -1)), 'the description is offered');
    assert.ok(!said(0).includes('How to read a rejection'), 'its text is not, before it is asked for');
    const body = SKILL.slice(SKILL.indexOf('# Working inside'));
    for (const line of body.split('\n').filter((text) => text.trim() !== ''))
      assert.ok(said(1).includes(JSON.stringify(line).slice(1, -1)), line);
  });

  it('lists commands that work where Claude Code runs them', async () => {
    const env = { XDG_STATE_HOME: path.join(home, 'state'), HOME: home };
    const armed = await runCordon(['arm', 'x', '--allow', 'src/**'], { cwd: repository.root, env });
    assert.equal(armed.code, 0, armed.stderr);
    const node = JSON.stringify(process.execPath);
    const cli = JSON.stringify(path.resolve(process.env.CORDON_CLI ?? path.join('dist', 'cli.js')));
    const fences = [...SKILL.matchAll(/```sh\ncordon (.*)\n```/g)].map(([, args]) => args ?? '');
    assert.deepEqual(fences, ['status --format json', 'audit --format json']);
    api.play(
      ...fences.map((args) => ({ tools: [{ name: 'Bash', input: { command: `${node} ${cli} ${args}` } }] })),
      { text: 'Done.' },
    );
    await run();
    assert.match(said(1), /allow_commits/);
    assert.match(said(2), /head_changed/);
    assert.match(said(2), /passed[\\"]*:\s*true/);
  });
});
