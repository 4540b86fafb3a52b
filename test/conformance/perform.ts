import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { cliPath, start, type RunningCommand } from '../support/cli';
import { until } from '../support/processes';
import { type Fields, isFields, type Json, type Observation } from './types';
import { change } from './change';
import { argumentsOf, textOf, words, type Workspace } from './workspace';

/** Performs the steps of one scenario, one after the other. */
export class Performer {
  private background: RunningCommand | undefined;
  private lockHolder: ChildProcess | undefined;

  constructor(private readonly workspace: Workspace) {}

  dispose(): void {
    this.background?.child.kill('SIGKILL');
    endGroup(this.lockHolder);
  }

  /** Performs one step. @returns what it showed, for a step that looks at something */
  async perform(raw: Fields): Promise<Observation | undefined> {
    const step = this.workspace.fill(raw);
    if (step.cordon !== undefined) return this.cordon(step);
    if (step.waitBackground !== undefined) {
      const done = await this.background?.done;
      this.background = undefined;
      return done && { kind: 'process', ...done };
    }
    if (step.holdLock !== undefined) {
      await this.holdLock(step.holdLock);
      return undefined;
    }
    if (typeof step.sleepMs === 'number') {
      await new Promise((resolve) => setTimeout(resolve, step.sleepMs as number));
      return undefined;
    }
    const seen = look(this.workspace, step);
    if (!seen) change(this.workspace, step);
    return seen;
  }

  private async cordon(step: Fields): Promise<Observation | undefined> {
    const { workspace } = this;
    const repo =
      step.repo === undefined
        ? ['--repo', workspace.root]
        : step.repo === null
          ? []
          : ['--repo', workspace.at(words(step.repo))];
    // Capabilities of root would make mode bits meaningless.
    const limits =
      step.enforceModes === true && process.geteuid?.() === 0
        ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search']
        : [];
    const [file = '', ...args] = [
      ...limits,
      process.execPath,
      cliPath(),
      ...repo,
      ...argumentsOf(step.cordon),
    ];
    const running = start(file, args, {
      cwd: step.cwd === undefined ? workspace.top : workspace.at(words(step.cwd)),
      env: { ...workspace.env, ...(step.env as Record<string, string> | undefined) },
      // Something to read, so that a child which inherits standard input gives itself away.
      input: 'inherited standard input\n',
    });
    if (step.background !== undefined) {
      this.background = running;
      await until('the background call is up', () => fs.existsSync(words(step.background)), 60_000);
      return undefined;
    }
    if (isFields(step.signal)) {
      const { name, whenFile } = step.signal as { name: NodeJS.Signals; whenFile: string };
      await until(`${whenFile} exists`, () => fs.existsSync(whenFile), 60_000);
      running.child.kill(name);
    }
    return { kind: 'process', ...(await running.done) };
  }

  private async holdLock(what: Json): Promise<void> {
    const old = this.lockHolder;
    if (old) {
      const gone = new Promise((resolve) => old.once('exit', resolve));
      endGroup(old);
      await gone;
      this.lockHolder = undefined;
    }
    if (what === false) return;
    const file = this.workspace.at(typeof what === 'string' ? what : '.git/cordon.lock');
    const holder = spawn(
      'flock',
      ['--exclusive', '--nonblock', file, 'sh', '-c', 'echo held; exec sleep 600'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      },
    );
    this.lockHolder = holder;
    await new Promise((resolve, reject) => {
      holder.stdout.once('data', resolve);
      holder.once('error', reject);
      holder.once('exit', () => {
        reject(new Error('flock could not take the lock'));
      });
    });
  }
}

function endGroup(child: ChildProcess | undefined): void {
  if (child?.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
}

/** Steps that look at files. */
function look(workspace: Workspace, step: Fields): Observation | undefined {
  const facts = (problems: string[]): Observation => ({ kind: 'facts', problems });
  const names = (value: Json): string[] => value as string[];
  if (typeof step.readJson === 'string') {
    const file = workspace.at(step.readJson);
    const value = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Json) : undefined;
    return { kind: 'json', name: step.readJson, value };
  }
  if (typeof step.listDir === 'string') {
    return { kind: 'json', name: step.listDir, value: fs.readdirSync(workspace.at(step.listDir)).sort() };
  }
  if (step.fileAbsent !== undefined) {
    return facts(
      names(step.fileAbsent)
        .filter((name) => fs.existsSync(workspace.at(name)))
        .map((name) => `${name} exists`),
    );
  }
  if (step.filePresent !== undefined) {
    return facts(
      names(step.filePresent)
        .filter((name) => !fs.existsSync(workspace.at(name)))
        .map((name) => `${name} is absent`),
    );
  }
  if (isFields(step.fileEquals)) {
    const differs = ([name, value]: [string, Json]): boolean =>
      !fs.existsSync(workspace.at(name)) || fs.readFileSync(workspace.at(name), 'utf8') !== textOf(value);
    return facts(
      Object.entries(step.fileEquals)
        .filter(differs)
        .map(([name]) => `${name} has another content`),
    );
  }
  if (isFields(step.lineTimes)) {
    const { path: name, line, times } = step.lineTimes as { path: string; line: string; times: number };
    const count = fs
      .readFileSync(workspace.at(name), 'utf8')
      .split('\n')
      .filter((item) => item === line).length;
    return facts(count === times ? [] : [`${name} has the line ${count} times, not ${times}`]);
  }
  if (step.claudeCalls !== undefined) {
    const calls = workspace.claudeCalls();
    return {
      kind: 'claude',
      count: calls.length,
      call: typeof step.call === 'number' ? calls[step.call - 1] : undefined,
    };
  }
  return undefined;
}
