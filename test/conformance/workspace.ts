import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cleanEnv } from '../support/tempRepository';
import { type ClaudeCall, type Fields, isFields, type Json } from './types';

/** The folders of one scenario: the repository, a place outside it, a folder first on PATH, and a home. */
export class Workspace {
  readonly top = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-conformance-')));
  readonly root = path.join(this.top, 'repo');
  readonly out = path.join(this.top, 'out');
  readonly bin = path.join(this.top, 'bin');
  readonly claudeLog = path.join(this.top, 'claude.jsonl');
  readonly env: NodeJS.ProcessEnv;

  constructor() {
    const home = path.join(this.top, 'home');
    for (const folder of [this.root, this.out, this.bin, home]) fs.mkdirSync(folder);
    this.env = cleanEnv({
      PATH: `${this.bin}${path.delimiter}${process.env.PATH ?? ''}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_STATE_HOME: undefined,
      LC_ALL: 'C.UTF-8',
    });
  }

  /** A path of a step, relative to the repository unless absolute. */
  at(name: string): string {
    return path.resolve(this.root, name);
  }

  /** The same for path bytes in base64. */
  atBytes(base64: string): Buffer {
    return Buffer.concat([Buffer.from(`${this.root}/`), Buffer.from(base64, 'base64')]);
  }

  git(args: readonly string[], cwd = this.root): { status: number | null; stdout: string; stderr: string } {
    return spawnSync('git', args, {
      cwd,
      env: this.env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Puts the folders of this workspace in place of `{{ROOT}}` and the like, everywhere in a value. */
  fill<T extends Json>(value: T): T {
    if (typeof value === 'string') {
      const places = { ROOT: this.root, OUT: this.out, BIN: this.bin, NODE: process.execPath };
      let filled: string = value;
      for (const [name, place] of Object.entries(places)) filled = filled.replaceAll(`{{${name}}}`, place);
      return filled as T;
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item)) as T;
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [this.fill(key), this.fill(item)]),
    ) as T;
  }

  claudeCalls(): ClaudeCall[] {
    if (!fs.existsSync(this.claudeLog)) return [];
    const lines = fs
      .readFileSync(this.claudeLog, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as ClaudeCall);
  }

  remove(): void {
    for (const { pid } of this.claudeCalls()) {
      for (const target of [-pid, pid]) endQuietly(target);
    }
    spawnSync('chmod', ['-R', 'u+rwx', this.top], { stdio: 'ignore' });
    fs.rmSync(this.top, { recursive: true, force: true });
  }
}

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already, as it should be.
  }
}

/** Text of a step: a string, or `{repeat, times, tail?}`. */
export function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (!isFields(value)) throw new Error(`not a text: ${JSON.stringify(value)}`);
  const { repeat, times, tail } = value as Fields & { repeat: string; times: number; tail?: string };
  return repeat.repeat(times) + (tail ?? '');
}

/** Arguments of a step; `{each, count}` stands for a numbered series. */
export function argumentsOf(value: Json | undefined): string[] {
  if (!Array.isArray(value)) throw new Error(`not a list of arguments: ${JSON.stringify(value)}`);
  return value.flatMap((item) => {
    if (!isFields(item) || !('each' in item)) return [textOf(item)];
    const { each, count } = item as { each: string[]; count: number };
    return Array.from({ length: count }, (_, number) =>
      each.map((part) => part.replaceAll('%d', String(number))),
    ).flat();
  });
}

/** A value that has to be text. */
export function words(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`);
  return value;
}
