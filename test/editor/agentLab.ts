import fs from 'node:fs';
import path from 'node:path';
import type { ArmRequest } from '../../src/engine/policy/policy';
import type { Envelope } from '../../src/editor/envelope';
import { allowShell, claudeEnv, startMessagesApi, type MessagesApi, type Turn } from '../support/messagesApi';
import { aliveWithMarker, endWithMarker, until } from '../support/processes';
import { makeRepository, tempFolder, type TempRepository } from '../support/tempRepository';

/** Where scripts/claude-code.mjs puts the real Claude Code, seen from the extension's folder. */
export function installedClaude(extensionPath: string): string {
  const parts = ['claude-code', 'node_modules', '@anthropic-ai', 'claude-code', 'bin', 'claude.exe'];
  return path.join(extensionPath, '.vscode-test', ...parts);
}

/** What a tool waits on for good. */
export const WAITS = 'tail -f /dev/null';

/** A repository, and a `claude` program that is the real one and talks to a scripted API. */
export interface AgentLab {
  readonly api: MessagesApi;
  readonly repository: TempRepository;
  /** A script that starts the real Claude Code with the lab's environment. */
  readonly claude: string;
  readonly marker: string;
  write(name: string, content?: string): Turn;
  bash(command: string): Turn;
  /** Fails unless everything that the agent started is gone. */
  nothingIsLeft(): Promise<void>;
  close(): Promise<void>;
}

export const LAB_FILES = { 'src/a.txt': 'one\n', 'docs/guide.md': 'guide\n' };

export async function agentLab(
  binary: string,
  marker: string,
  extra: Readonly<Record<string, string | null>> = {},
): Promise<AgentLab> {
  const api = await startMessagesApi();
  const repository = makeRepository(LAB_FILES);
  const home = tempFolder();
  allowShell(home);
  const env: Record<string, string | null> = { ...claudeEnv(api, home), MARKER: marker, ...extra };
  const lines = Object.entries(env).map(([name, value]) =>
    value === null ? `unset ${name}` : `export ${name}='${value}'`,
  );
  const claude = path.join(home, 'claude');
  fs.writeFileSync(claude, ['#!/bin/sh', ...lines, `exec '${binary}' "$@"`, ''].join('\n'), { mode: 0o755 });
  return {
    api,
    repository,
    claude,
    marker,
    write: (name, content = 'new\n') => ({
      tools: [{ name: 'Write', input: { file_path: path.join(repository.root, name), content } }],
    }),
    bash: (command) => ({ tools: [{ name: 'Bash', input: { command } }] }),
    async nothingIsLeft() {
      const gone = (): boolean => aliveWithMarker(marker).length === 0;
      await until('nothing is left alive', gone, 5_000).catch(() => {
        throw new Error(`left alive: ${JSON.stringify(aliveWithMarker(marker))}`);
      });
    },
    async close() {
      await endWithMarker(marker);
      await api.close();
    },
  };
}

/** A request for Claude Code on `src/**`. */
export function claudeRequest(
  claude: string,
  change: {
    readonly verify?: readonly string[];
    readonly maxAttempts?: number;
    readonly claude?: Partial<ArmRequest['claude']>;
  } = {},
): ArmRequest {
  return {
    mode: 'claude',
    label: 'Write the b file',
    policy: {
      allow: ['src/**'],
      deny: [],
      limits: {
        maxFiles: 25,
        maxAddedLines: 2000,
        maxDeletedLines: 1000,
        maxWorkingBytes: 2_097_152,
        maxBinaryFiles: 2,
      },
      allowCommits: false,
    },
    verify: change.verify ?? [],
    maxAttempts: change.maxAttempts ?? 3,
    claude: {
      ...{ binary: claude, maxTurns: 30, timeoutSeconds: 120, maxBudgetUsd: null, model: null, effort: null },
      ...change.claude,
    },
    options: { verifyTimeoutSeconds: 60, protect: [], allowVerifierChanges: false },
  };
}

/** Arms as the form does: in the editor's own process. */
export async function arm(envelope: Envelope, request: ArmRequest): Promise<void> {
  await (await envelope.openSession()).arm(request);
  await envelope.refresh();
}
