import fs from 'node:fs/promises';
import path from 'node:path';
import { lookForClaude } from './agents/findClaude';
import type { SealState } from './envelope';
import { Refusal, saidOf } from './errors';
import { sayParam } from './paramWords';
import { say, type Said, textOf } from './said';
import { dirtyPaths } from './evidence/gitView';
import { headCommit } from './evidence/repository';
import { flagsInTheWay } from './evidence/shadow/sparse';
import { runBounded } from './process';
import { evidenceSize } from './secondWitness';
import { Session, type SessionOptions } from './session';
import { CORDON_DIR } from './store/layout';
import { probeLock } from './store/lock';
import { namePaths } from './violations';

/** One line of the report. `bad` keeps Cordon from working here; `note` is worth knowing. */
export interface Finding {
  readonly topic: string;
  readonly level: 'ok' | 'note' | 'bad';
  /** In English, for the terminal and JSON. */
  readonly text: string;
  /** The same, ready for a translation. */
  readonly said: Said | string;
}

/** Looks at everything Cordon depends on. Reads only; never throws for what it finds. */
export async function doctor(
  folder: string,
  version: string,
  options: SessionOptions = {},
): Promise<Finding[]> {
  const findings: Finding[] = [
    ok('cordon', `${version}, Node.js ${process.versions.node}, ${process.platform}-${process.arch}`),
  ];
  let session: Session;
  try {
    session = await Session.open(folder, options);
  } catch (error) {
    findings.push(
      bad(error instanceof Refusal && error.code.startsWith('git-') ? 'git' : 'repository', saidOf(error)),
    );
    findings.push(await claudeFinding('claude', folder, options));
    return findings;
  }
  const { repository } = session;
  findings.push(ok('git', say`${repository.gitVersion} at ${repository.git.binary}`));
  findings.push(ok('repository', repository.root));
  findings.push(await finding('commit', async () => ok('commit', await headCommit(repository))));
  findings.push(await finding('worktree', () => worktreeFinding(session)));
  findings.push(await finding('index flags', () => flagsFinding(session)));
  findings.push(await finding('lock', () => lockFinding(session)));
  const envelope = await envelopeFindings(session);
  findings.push(...envelope.findings);
  findings.push(await claudeFinding(envelope.claude, repository.root, options));
  return findings;
}

function ok(topic: string, said: Said | string): Finding {
  return { topic, level: 'ok', text: textOf(said), said };
}

function note(topic: string, said: Said | string): Finding {
  return { topic, level: 'note', text: textOf(said), said };
}

function bad(topic: string, said: Said | string): Finding {
  return { topic, level: 'bad', text: textOf(said), said };
}

async function finding(topic: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return bad(topic, saidOf(error));
  }
}

async function worktreeFinding(session: Session): Promise<Finding> {
  const dirty = await dirtyPaths(session.repository);
  if (dirty.length === 0) return ok('worktree', say`clean`);
  return note('worktree', say`${dirty.length} changed or untracked: ${namePaths(dirty)}`);
}

async function flagsFinding(session: Session): Promise<Finding> {
  const hidden = await flagsInTheWay(session.repository);
  if (hidden.length === 0) return ok('index flags', say`none hides changes`);
  return note(
    'index flags',
    say`assume-unchanged or skip-worktree on ${namePaths(hidden)}: arming is refused until they are cleared`,
  );
}

async function lockFinding(session: Session): Promise<Finding> {
  const { lockFile } = session.repository;
  const state = await probeLock(lockFile);
  if (state === 'held')
    return note('lock', say`held by a Cordon operation that is running now (${lockFile})`);
  return ok('lock', state === 'free' ? say`free (${lockFile})` : say`not used yet (${lockFile})`);
}

async function envelopeFindings(session: Session): Promise<{ findings: Finding[]; claude: string }> {
  const folder = path.join(session.repository.root, CORDON_DIR);
  try {
    if ((await session.store.exists()) === 'absent') {
      return { findings: [note('envelope', say`none is armed`)], claude: 'claude' };
    }
    const { config, state, phase, seal } = await session.status();
    const attempts = config.mode === 'claude' ? say`, attempt ${state.attempt} of ${state.maxAttempts}` : '';
    return {
      claude: config.claude.binary,
      findings: [
        ok(
          'envelope',
          say`${sayParam(phase)}, mode ${sayParam(config.mode)}${attempts}, baseline ${config.baseline}`,
        ),
        ok('state folder', say`${await sizeOfFolder(folder)} bytes in ${folder}`),
        SEAL_FINDINGS[seal],
        await evidenceFinding(session),
      ],
    };
  } catch (error) {
    return { findings: [bad('envelope', saidOf(error))], claude: 'claude' };
  }
}

async function evidenceFinding(session: Session): Promise<Finding> {
  const bytes = await evidenceSize(session.store.paths.evidence);
  if (bytes === null) return note('evidence', say`Git's view only: armed by Cordon 1.0, or without evidence`);
  return ok('evidence', say`Git's view and Cordon's own, ${bytes} bytes`);
}

const SEAL_FINDINGS: Record<SealState, Finding> = {
  intact: ok('seal', say`intact: the envelope is as it was armed`),
  edited: note(
    'seal',
    say`the config was edited since arming, and allows nothing that it did not allow then`,
  ),
  none: note('seal', say`none: armed by Cordon 1.0, on another machine, or where no seal could be stored`),
  broken: bad(
    'seal',
    say`broken: the envelope is not the one that was armed; look at the changes, then \`cordon reset\``,
  ),
};

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (entry) => (await fs.lstat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

async function claudeFinding(binary: string, root: string, options: SessionOptions): Promise<Finding> {
  const env = options.env ?? process.env;
  try {
    const claude = await lookForClaude(binary, env, root);
    if (!('file' in claude)) return note('claude', say`${claude}; only \`run\` and \`resume\` need it`);
    const asked = await runBounded({
      file: claude.file,
      args: [...claude.args, '--version'],
      cwd: root,
      env,
      timeoutMs: 10_000,
      outputLimitBytes: 65_536,
      keepBytes: 1024,
    });
    const words = asked.stdout.toString('utf8').trim().split('\n')[0] ?? '';
    if (asked.exitCode !== 0)
      return note('claude', say`${claude.file} does not tell its version (exit ${asked.exitCode})`);
    return ok('claude', say`${words} at ${claude.file}`);
  } catch (error) {
    return note('claude', say`${saidOf(error)}; only \`run\` and \`resume\` need it`);
  }
}
