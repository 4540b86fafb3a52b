import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { closed, type Lab, output } from './lab';

const FILES_A_FOLDER = 50;
const FOLDERS_A_MODULE = 20;
const AUTHOR = ['-c', 'user.name=Bench', '-c', 'user.email=bench@cordon.invalid'];

/** A synthetic repository on disk. */
export interface BenchRepository {
  readonly root: string;
  readonly files: number;
}

/** The path of the tracked file of that number: modules of 20 folders of 50 files. */
export function trackedPath(number: number): string {
  const folder = Math.floor(number / FILES_A_FOLDER);
  const module = Math.floor(folder / FOLDERS_A_MODULE);
  return `packages/module${String(module).padStart(3, '0')}/src/part${String(folder % FOLDERS_A_MODULE).padStart(2, '0')}/file${number}.ts`;
}

/** Makes a repository of that many tracked files with one commit, clean, its index settled. */
export async function makeRepository(lab: Lab, name: string, files: number): Promise<BenchRepository> {
  const root = path.join(lab.folder, name);
  lab.say(`making a repository of ${files.toLocaleString('en')} files`);
  fs.mkdirSync(root);
  const at = { cwd: root, env: lab.env };
  await output('git', ['init', '--quiet', '--initial-branch=main'], at);
  await output('git', ['config', 'gc.auto', '0'], at);
  await output('git', ['config', 'maintenance.auto', 'false'], at);
  await importCommit(lab, root, files);
  await output('git', ['reset', '--quiet', '--hard'], at);
  // The last commit was made here, as before most armings: it is no part of a pack.
  await output('git', [...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message=last'], at);
  await settle(lab, root);
  return { root, files };
}

async function importCommit(lab: Lab, root: string, files: number): Promise<void> {
  const importer = spawn('git', ['fast-import', '--quiet', '--done'], {
    cwd: root,
    env: lab.env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = closed(importer);
  const send = async (text: string): Promise<void> => {
    if (!importer.stdin.write(text)) await once(importer.stdin, 'drain');
  };
  await send(
    'commit refs/heads/main\ncommitter Bench <bench@cordon.invalid> 1704067200 +0000\ndata 4\nbase\n',
  );
  for (let number = 0; number < files; number += 1) {
    const text = content(number);
    await send(`M 100644 inline ${trackedPath(number)}\ndata ${text.length}\n${text}\n`);
  }
  importer.stdin.end('done\n');
  if ((await ended) !== 0) throw new Error('git fast-import failed');
}

/**
 * Lets the index know every file for sure. Git reads again what was written in the second of the index: that would
 * be measured at every look, and no repository at rest is like that.
 */
export async function settle(lab: Lab, root: string): Promise<void> {
  const index = path.join(root, '.git', 'index');
  const written = Math.floor(fs.statSync(index).mtimeMs / 1000);
  while (Math.floor(Date.now() / 1000) <= written + 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await output('git', ['update-index', '-q', '--refresh', '--force-write-index'], {
    cwd: root,
    env: lab.env,
  });
}

/** Changes `count` paths: eight in ten modified, one deleted, one untracked. */
export function change({ root, files }: BenchRepository, count: number): void {
  const step = Math.floor(files / count);
  for (let index = 0; index < count; index += 1) {
    const file = path.join(root, trackedPath(index * step));
    if (index % 10 === 8) fs.rmSync(file);
    else if (index % 10 === 9) fs.writeFileSync(`${file}.new.ts`, content(index));
    else fs.appendFileSync(file, `export const added${index} = ${index};\n`);
  }
}

/** That many patterns, most of which match nothing: the last allow pattern takes everything. */
export function patterns(count: number): string[] {
  const options: string[] = [];
  for (let number = 0; number < count - 1; number += 1) {
    if (number % 3 === 0)
      options.push('--deny', `packages/module${String(number).padStart(3, '0')}/secret/**`);
    else options.push('--allow', `apps/**/part${number}/*.t?`);
  }
  return [...options, '--allow', '**'];
}

function content(number: number): string {
  const lines = [`// file ${number}`];
  for (let line = 0; line < 4 + (number % 9); line += 1)
    lines.push(`export const value${line} = ${number * line};`);
  return `${lines.join('\n')}\n`;
}
