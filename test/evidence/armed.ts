import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Audit } from '../../src/engine/audit';
import {
  type ArmRequest,
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_OPTIONS,
} from '../../src/engine/policy/policy';
import { Session } from '../../src/engine/session';
import { cleanEnv, makeRepository, tempFolder, type TempRepository } from '../support/tempRepository';
import { inParallel } from '../../src/engine/evidence/batches';

const twenty = (word: string): string =>
  Array.from({ length: 20 }, (_, at) => `${word} ${at + 1}\n`).join('');

/** What every repository of these tests holds. */
export const BASE = {
  '.gitignore': 'build/\n*.log\n.env\n',
  'src/app.txt': twenty('app'),
  'src/other.txt': twenty('other'),
  'docs/guide.txt': twenty('guide'),
  'secret.txt': twenty('secret'),
};

export interface Scenario {
  readonly name: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** What the owner did before arming. */
  readonly owner?: (armed: Armed) => void;
  readonly allowCommits?: boolean;
  readonly allow?: readonly string[];
  readonly binaries?: number;
  readonly workingBytes?: number;
  readonly verify?: readonly string[];
  /** What happens while the envelope is armed. */
  readonly act: (armed: Armed) => void;
}

/** A repository with a tight envelope: `src/**`, 3 files, 10 lines added and deleted, 4 KiB. */
export class Armed {
  session!: Session;
  request!: ArmRequest;

  constructor(
    readonly repository: TempRepository,
    readonly home: string,
    readonly env: NodeJS.ProcessEnv,
  ) {}

  at(name: string): string {
    return path.join(this.repository.root, name);
  }

  git(...args: string[]): string {
    return this.repository.git(...args);
  }

  /** The name of a blob with this content in the repository. */
  blob(content: string): string {
    const call = { cwd: this.repository.root, env: cleanEnv(), input: content, encoding: 'utf8' as const };
    return execFileSync('git', ['hash-object', '-w', '--stdin'], call).trim();
  }

  /** Appends the plain bad line, outside of the policy. */
  spoil(name = 'secret.txt'): void {
    fs.appendFileSync(this.at(name), 'EVIL\n');
  }

  check(): Promise<Audit> {
    return this.session.check();
  }
}

export async function arm(scenario: Scenario): Promise<Armed> {
  const repository = makeRepository({ ...BASE, ...scenario.files });
  const home = tempFolder();
  const env = cleanEnv({ HOME: home, XDG_STATE_HOME: path.join(home, 'state'), XDG_CONFIG_HOME: undefined });
  const armed = new Armed(repository, home, env);
  scenario.owner?.(armed);
  armed.session = await Session.open(repository.root, { env });
  armed.request = requestOf(scenario);
  await armed.session.arm(armed.request);
  return armed;
}

/** Nothing that the scenario does is held against it. */
export async function assertAccepted(scenario: Scenario): Promise<void> {
  const armed = await arm(scenario);
  scenario.act(armed);
  assert.deepEqual((await armed.check()).violations, []);
}

/** Arms all of them side by side: each arming waits for the second of its files to pass. */
export async function armAll(scenarios: readonly Scenario[]): Promise<Map<Scenario, Armed>> {
  const one = async (scenario: Scenario): Promise<[Scenario, Armed]> => [scenario, await arm(scenario)];
  return new Map(await inParallel(scenarios, one, undefined, 6));
}

function requestOf({ allow, allowCommits, binaries, workingBytes, verify }: Scenario): ArmRequest {
  return {
    mode: 'manual',
    label: 'test',
    policy: {
      allow: allow ?? ['src/**'],
      deny: [],
      limits: {
        ...DEFAULT_LIMITS,
        maxFiles: 3,
        maxAddedLines: 10,
        maxDeletedLines: 10,
        maxWorkingBytes: workingBytes ?? 4096,
        maxBinaryFiles: binaries ?? 0,
      },
      allowCommits: allowCommits ?? false,
    },
    verify: verify ?? [],
    claude: DEFAULT_CLAUDE,
    maxAttempts: 3,
    options: DEFAULT_OPTIONS,
  };
}
