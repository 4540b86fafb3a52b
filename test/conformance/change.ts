import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Fields, isFields, type Json } from './types';
import { argumentsOf, textOf, words, type Workspace } from './workspace';

const FAKE_CLAUDE = path.resolve('test/support/programs/fakeClaude.cjs');

/** Steps that change the repository. */
export function change(workspace: Workspace, step: Fields): void {
  const entries = (value: Json | undefined): [string, Json][] => Object.entries(value as Fields);
  const writing = (name: string): string => {
    fs.mkdirSync(path.dirname(workspace.at(name)), { recursive: true });
    return workspace.at(name);
  };
  const [verb = ''] = Object.keys(step).filter((key) => key in CHANGES);
  const perform = CHANGES[verb];
  if (!perform) throw new Error(`unknown step ${JSON.stringify(step)}`);
  perform({ workspace, step, value: step[verb] ?? null, entries, writing });
}

interface ChangeContext {
  readonly workspace: Workspace;
  readonly step: Fields;
  readonly value: Json;
  readonly entries: (value: Json | undefined) => [string, Json][];
  readonly writing: (name: string) => string;
}

const CHANGES: Record<string, (context: ChangeContext) => void> = {
  init: ({ workspace }) => void workspace.git(['init', '--quiet', '--initial-branch=main']),
  git: ({ workspace, step, value }) => {
    const done = workspace.git(
      argumentsOf(value),
      step.cwd === undefined ? workspace.root : workspace.at(words(step.cwd)),
    );
    if (done.status !== 0 && step.mayFail !== true)
      throw new Error(`git ${JSON.stringify(value)}: ${done.stderr}`);
  },
  write: ({ value, entries, writing }) => {
    for (const [name, content] of entries(value)) fs.writeFileSync(writing(name), textOf(content));
  },
  append: ({ workspace, value, entries }) => {
    for (const [name, content] of entries(value)) fs.appendFileSync(workspace.at(name), textOf(content));
  },
  writeB64: ({ workspace, value, writing }) => {
    for (const item of value as { path?: string; pathB64?: string; data: string }[]) {
      const file = item.pathB64 === undefined ? writing(item.path ?? '') : workspace.atBytes(item.pathB64);
      fs.writeFileSync(file, Buffer.from(item.data, 'base64'));
    }
  },
  replaceText: ({ workspace, value }) => {
    const { path: name, from, to } = value as { path: string; from: string; to: string };
    const before = fs.readFileSync(workspace.at(name), 'utf8');
    if (!before.includes(from)) throw new Error(`${JSON.stringify(from)} is not in ${name}`);
    fs.writeFileSync(
      workspace.at(name),
      before.replace(from, () => to),
    );
  },
  patchJson: ({ workspace, step, value }) => {
    patchJson(workspace, words(value), step);
  },
  delete: ({ workspace, value }) => {
    for (const name of value as string[]) fs.rmSync(workspace.at(name), { recursive: true });
  },
  mkdir: ({ workspace, value }) => {
    for (const name of value as string[]) fs.mkdirSync(workspace.at(name), { recursive: true });
  },
  chmod: ({ workspace, value, entries }) => {
    for (const [name, mode] of entries(value))
      fs.chmodSync(workspace.at(name), Number.parseInt(words(mode), 8));
  },
  symlink: ({ value, entries, writing }) => {
    for (const [name, target] of entries(value)) fs.symlinkSync(words(target), writing(name));
  },
  symlinkB64: ({ workspace, value }) => {
    for (const item of value as { path?: string; pathB64?: string; target: string }[]) {
      const file =
        item.pathB64 === undefined ? workspace.at(item.path ?? '') : workspace.atBytes(item.pathB64);
      fs.symlinkSync(Buffer.from(item.target, 'base64'), file);
    }
  },
  mkfifo: ({ value, writing }) => {
    for (const name of value as string[]) spawnSync('mkfifo', [writing(name)]);
  },
  truncate: ({ value, entries, writing }) => {
    for (const [name, size] of entries(value)) {
      fs.appendFileSync(writing(name), '');
      fs.truncateSync(writing(name), Number(size));
    }
  },
  rename: ({ workspace, value, entries, writing }) => {
    for (const [from, to] of entries(value)) fs.renameSync(workspace.at(from), writing(words(to)));
  },
  fakeClaude: ({ workspace, value }) => {
    const plan = path.join(workspace.top, 'plan.json');
    fs.writeFileSync(plan, JSON.stringify(value));
    const { installAs } = value as { installAs?: string };
    const command = [process.execPath, FAKE_CLAUDE, plan, workspace.claudeLog]
      .map((word) => `'${word}'`)
      .join(' ');
    const file = installAs === undefined ? path.join(workspace.bin, 'claude') : workspace.at(installAs);
    fs.writeFileSync(file, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  },
};

/** Changes dotted keys of a JSON file; `rehash` then makes the state agree with the config. */
function patchJson(workspace: Workspace, name: string, step: Fields): void {
  const document = JSON.parse(fs.readFileSync(workspace.at(name), 'utf8')) as Fields;
  const parent = (key: string): [Fields, string] => {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    return [parts.reduce((node, part) => node[part] as Fields, document), last];
  };
  for (const [key, value] of Object.entries((step.set ?? {}) as Fields)) {
    const [node, last] = parent(key);
    node[last] = value;
  }
  for (const key of (step.unset ?? []) as string[]) {
    const [node, last] = parent(key);
    Reflect.deleteProperty(node, last);
  }
  fs.writeFileSync(workspace.at(name), `${canonical(document)}\n`);
  if (step.rehash === true) {
    const file = workspace.at('.cordon/state.json');
    const state = JSON.parse(fs.readFileSync(file, 'utf8')) as Fields;
    state.config_sha256 = crypto.createHash('sha256').update(canonical(document)).digest('hex');
    fs.writeFileSync(file, `${canonical(state)}\n`);
  }
}

/** Canonical JSON of text, integers, lists and objects, written independently of the engine. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isFields(value)) {
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${pairs.map(([key, item]) => `${canonical(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
