/** The Arm Envelope form's live match counts beside listing the files. */
import { readListing } from '../../src/editor/armForm/fileIndex';
import { MatchCounter } from '../../src/editor/armForm/matches';
import { compileGlob } from '../../src/engine/policy/globs';
import { type Lab, median, milliseconds, output, type Row } from '../lab';
import type { BenchRepository } from '../repositories';

const ROUNDS = 7;
const GROUP = 'match counts, in the extension host';
/** What a person edits while three other patterns stand. */
const STANDING = ['src/**', '**/*.md', 'test/**'];

/** Counts for one more pattern as it is typed, against the listing that Git needs for the same files. */
export async function matchRows(lab: Lab, { root, files: count }: BenchRepository): Promise<Row[]> {
  const list = (...more: string[]): Promise<Buffer> =>
    output('git', ['ls-files', '-z', ...more], { cwd: root, env: lab.env });
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
  const name = `${count.toLocaleString('en')} files`;
  const ratio = (words: string, took: number, against: number): Row => ({
    group: GROUP,
    name: `${words}, ${name}`,
    value: took / against,
    unit: '×',
    // Few files are listed in hardly more than a process takes to start.
    goal: count < 100_000 ? null : 0.5,
    note: `${milliseconds(took)} over ${milliseconds(against)}`,
  });
  return [
    ratio('as a pattern is typed / git ls-files', typed, tracked),
    ratio('of four patterns / git ls-files with untracked', cold, everything),
    {
      group: GROUP,
      name: `longest slice, ${name}`,
      value: median(slices),
      unit: 'ms',
      goal: 10,
      note: `at most ${milliseconds(Math.max(...slices))}`,
    },
  ];
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
