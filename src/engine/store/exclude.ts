import { mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../errors';
import { say } from '../said';
import { lstatOrAbsent, removeTemporary, writeAtomic } from './atomicFiles';
import { sha256Hex } from './canonicalJson';
import { readCapped } from './cappedFiles';
import { ioRefusal, isMissing } from './ioErrors';

/** The line of `info/exclude` that keeps `.cordon/` out of Git's sight. */
export const EXCLUDE_LINE = '/.cordon/';

const READ = {
  // Git's own limit for such files is of this order; nobody writes one by hand.
  limit: 64 * 1024 * 1024,
  code: 'exclude-changed',
  remedy: say`Make it a readable text file again (Git reads ignore rules from it), then try again.`,
  // Git follows a link here, so does Cordon.
  follow: true,
} as const;

/**
 * Adds the line `/.cordon/` to `info/exclude` unless it is there, and returns the SHA-256 of the file's bytes.
 *
 * Everything else in the file is kept; a last line without a newline gets one; a line that ends in CRLF counts.
 * A missing file or folder is made. A link is kept: the file that it points to is replaced, with its mode and owner.
 * Only for holders of the lock.
 *
 * @param writer the worktree's root: linked worktrees share the file, but not the lock
 * @throws Refusal `io` or `exclude-changed` (the file cannot be read)
 */
export async function registerExclude(excludeFile: string, writer = excludeFile): Promise<string> {
  const content = (await readCapped(excludeFile, READ)) ?? Buffer.alloc(0);
  if (hasLine(content)) return sha256Hex(content);
  const unterminated = content.length > 0 && content.at(-1) !== 0x0a;
  const updated = Buffer.concat([content, Buffer.from(`${unterminated ? '\n' : ''}${EXCLUDE_LINE}\n`)]);
  const target = await makeTarget(excludeFile);
  const old = await stat(target).catch(() => undefined);
  const kept = old ? { mode: old.mode & 0o777, owner: old } : { mode: 0o644 };
  await writeAtomic(target, updated, { ...kept, tag: writer });
  return sha256Hex(updated);
}

/** Removes what a killed `registerExclude` of that writer left. Never throws. Only for holders of the lock. */
export async function sweepExclude(excludeFile: string, writer: string): Promise<void> {
  const target = await realpath(excludeFile).catch(() => excludeFile);
  await removeTemporary(path.dirname(target), writer).catch(() => undefined);
}

/** The SHA-256 of the exclude file's bytes, or null when there is none. */
export async function excludeDigest(excludeFile: string): Promise<string | null> {
  const content = await readCapped(excludeFile, READ);
  return content && sha256Hex(content);
}

function hasLine(content: Buffer): boolean {
  return content
    .toString('latin1')
    .split('\n')
    .some((line) => line === EXCLUDE_LINE || line === `${EXCLUDE_LINE}\r`);
}

/** The file to write: the exclude file itself, or where its link leads. Makes its folder where that is missing. */
async function makeTarget(excludeFile: string): Promise<string> {
  try {
    return await realpath(excludeFile);
  } catch (error) {
    if (!isMissing(error)) throw ioRefusal(say`cannot resolve ${excludeFile}`, error);
  }
  if (await lstatOrAbsent(excludeFile)) {
    throw new Refusal(
      'io',
      say`${excludeFile} is a link to a file that does not exist. Create that file or remove the link, and try again.`,
    );
  }
  await mkdir(path.dirname(excludeFile), { recursive: true }).catch((error: unknown) => {
    throw ioRefusal(say`cannot create the folder of ${excludeFile}`, error);
  });
  return excludeFile;
}
