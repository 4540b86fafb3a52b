/** The Arm Envelope form: how long live match counts take beside listing the files, and how large its page is. */
import fs from 'node:fs';
import path from 'node:path';
import { readListing } from '../src/editor/armForm/fileIndex';
import { MatchCounter } from '../src/editor/armForm/matches';
import { compileGlob } from '../src/engine/policy/globs';
import { type Lab, median, output, type Row } from './lab';

const ROUNDS = 7;
const GROUP = 'Arm Envelope form';
/** What a person edits while three other patterns stand. */
const STANDING = ['src/**', '**/*.md', 'test/**'];

/** Counts for one more pattern as it is typed, against the listing that Git needs for the same files. */
export async function formRows(
  lab: Lab,
  repository: { readonly root: string },
  name: string,
): Promise<Row[]> {
  const place = { cwd: repository.root, env: lab.env };
  const list = (...more: string[]): Promise<Buffer> => output('git', ['ls-files', '-z', ...more], place);
  const signal = new AbortController().signal;
  const tracked = await timed(() => list());
  const everything = await timed(() => list('--cached', '--others', '--exclude-standard'));
  const { files } = await readListing(await list('--cached', '--others', '--exclude-standard'), signal);
  const slices: number[] = [];
  const cold = await timed(async () => {
    const counter = new MatchCounter(files, compileGlob);
    await counter.count(STANDING, ['**/generated/**'], signal);
    slices.push(counter.longestSlice);
  });
  const counter = new MatchCounter(files, compileGlob);
  await counter.count(STANDING, [], signal);
  let round = 0;
  const typed = await timed(async () => {
    await counter.count([...STANDING, `**/*${String((round += 1))}*`], [], signal);
    slices.push(counter.longestSlice);
  });
  const row = (words: string, value: number, goal: number | null, note: string): Row => {
    return { group: GROUP, name: `${words}, ${name}`, value, unit: '×', goal, note };
  };
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return [
    row('counts as a pattern is typed / git ls-files', typed / tracked, 0.5, `${ms(typed)} / ${ms(tracked)}`),
    row(
      'counts of four patterns / git ls-files with untracked',
      cold / everything,
      0.5,
      `${ms(cold)} / ${ms(everything)}`,
    ),
    {
      group: GROUP,
      name: `longest slice, ${name}`,
      value: median(slices),
      unit: 'ms',
      goal: 10,
      note: 'of a count',
    },
  ];
}

/** The page's script and styles together, the font apart. */
export function pageRows(): Row[] {
  const folder = path.resolve('dist', 'webview');
  const names = ['armForm.js', 'armForm.css'];
  const bytes = names.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
  const note = `${(bytes / 1024).toFixed(0)} KiB of at most 250`;
  return [{ group: GROUP, name: 'page', value: bytes / 1024 ** 2, unit: 'MiB', goal: 250 / 1024, note }];
}

async function timed(step: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await step();
    times.push(performance.now() - started);
  }
  return median(times);
}
