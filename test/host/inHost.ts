import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, type Say } from './cache';
import { desktopExecutable, runOnDesktop } from './desktop';
import { startHost, type Host, type HostOptions } from './host';
import { describeEvent, readEvents, SUITE_ENV, summarize, type SuiteResult } from './results';
import type { Server } from './server';

export interface InHostOptions extends Omit<HostOptions, 'smokeTestDriver' | 'payload' | 'prepare'> {
  /** Folder of the extension under development; default: this checkout. */
  readonly extension?: string;
  /** The suite's entry, whose `run()` is called in the extension host; default: out/test/editor/index.js. */
  readonly suite?: string;
  readonly grep?: string;
  readonly files?: string;
  /** Where the suite writes its events; default: out/results/editor-<version>.ndjson. */
  readonly results?: string;
  /** Longest time for the whole suite, in milliseconds; default ten minutes. */
  readonly timeoutMs?: number;
}

export interface InHostResult extends SuiteResult {
  /** What the host said: 0, 1, or undefined when it never said anything in time. */
  readonly exitCode: number | undefined;
  /** true only when the host ended with 0, the suite ran to its end, something passed and nothing failed. */
  readonly ok: boolean;
}

/** The parts of a run that served and desktop VS Code share. */
export interface SuiteRun {
  readonly options: InHostOptions;
  readonly results: string;
  readonly extension: string;
  readonly suite: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
}

const TEN_MINUTES = 600_000;

/**
 * Runs a mocha suite inside the extension host of a real VS Code: the desktop one where VSCODE_EXECUTABLE names it
 * (or CORDON_DESKTOP=1 asks for a download), else the served one. Says each test as it ends.
 */
export async function runInHost(options: InHostOptions): Promise<InHostResult> {
  const say = options.say ?? (() => undefined);
  const root = projectRoot();
  const results = options.results ?? path.join(root, 'out', 'results', `editor-${options.version}.ndjson`);
  fs.mkdirSync(path.dirname(results), { recursive: true });
  fs.rmSync(results, { force: true });
  const run: SuiteRun = {
    options,
    results: path.resolve(results),
    extension: path.resolve(options.extension ?? root),
    suite: path.resolve(options.suite ?? path.join(root, 'out', 'test', 'editor', 'index.js')),
    timeoutMs: options.timeoutMs ?? TEN_MINUTES,
    env: {
      ...options.env,
      [SUITE_ENV.results]: path.resolve(results),
      [SUITE_ENV.grep]: options.grep,
      [SUITE_ENV.files]: options.files,
    },
  };
  if (!fs.existsSync(run.suite)) throw new Error(`There is no ${run.suite}: build it with --tests first.`);
  const stopSaying = sayEvents(results, say);
  let exitCode: number | undefined;
  try {
    const onDesktop = desktopExecutable() !== undefined || process.env.CORDON_DESKTOP === '1';
    exitCode = await (onDesktop ? runOnDesktop(run) : runServed(run));
  } finally {
    stopSaying();
  }
  return judge(exitCode, results);
}

function judge(exitCode: number | undefined, results: string): InHostResult {
  const summary = summarize(readEvents(results));
  // A host that dies says 0 on some releases: only the suite's own file tells that it ran to its end.
  const ok = exitCode === 0 && summary.complete && summary.passed > 0 && summary.failures.length === 0;
  return { ...summary, exitCode, ok };
}

async function runServed(run: SuiteRun): Promise<number | undefined> {
  const { options } = run;
  let host: Host | undefined;
  let exit: (code: number) => void = () => undefined;
  const exited = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const log: string[] = [];
  try {
    host = await startHost({
      ...options,
      env: run.env,
      smokeTestDriver: true,
      payload: (server: Server) => ({
        extensionDevelopmentPath: server.remote(run.extension),
        extensionTestsPath: server.remote(run.suite),
      }),
      prepare: async (context) => {
        await context.exposeFunction('codeAutomationLog', (kind: string, args: unknown[]) => {
          log.push(`[${kind}] ${args.map(String).join(' ')}\n`);
        });
        await context.exposeFunction('codeAutomationExit', exit);
      },
    });
    const code = await Promise.race([exited, sleep(run.timeoutMs, undefined, { ref: false })]);
    if (!judge(code ?? undefined, run.results).ok) {
      const folder = await host.keep(`in-host-${options.version}`);
      fs.writeFileSync(path.join(folder, 'automation.txt'), log.join(''));
      const what =
        code === undefined ? `no end within ${String(run.timeoutMs / 1000)} s` : `exit ${String(code)}`;
      (options.say ?? console.error)(`${what}; kept: ${folder}`);
    }
    return code ?? undefined;
  } finally {
    await host?.close();
  }
}

/** Says the suite's events as they appear in the file. Returns the function that says the rest and stops. */
function sayEvents(file: string, say: Say): () => void {
  let said = 0;
  const look = () => {
    const events = readEvents(file);
    for (const event of events.slice(said)) {
      const line = describeEvent(event);
      if (line !== '') say(line);
    }
    said = events.length;
  };
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    look();
  };
}

/**
 * A multi-root workspace with one empty folder, for suites that bring their own: folders can be added behind the first
 * one without a restart of the extension host. `remove` takes it away.
 */
export function emptyWorkspace(): { readonly workspace: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'cordon-workspace-'));
  fs.mkdirSync(path.join(folder, 'empty'));
  const workspace = path.join(folder, 'test.code-workspace');
  fs.writeFileSync(workspace, JSON.stringify({ folders: [{ path: 'empty' }] }));
  return {
    workspace,
    remove() {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
