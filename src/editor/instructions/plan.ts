/** Which files would be written and with what; and the writing. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { engine } from '../engine';
import { fileContent, hasSection, sectionContent } from './content';
import { type BlockedWhy, findPlace } from './place';
import type { Target } from './targets';
import { type SkillTexts, skillTexts } from './texts';

/** One file that is not as it is to be. */
export interface PlannedFile {
  readonly target: Target;
  /** Absolute, links resolved. */
  readonly file: string;
  /** The same from the root, with slashes. */
  readonly relative: string;
  readonly present: { readonly bytes: Buffer; readonly mode: number } | null;
  readonly proposed: Buffer;
  readonly replacesForeign: boolean;
}

/** Why nothing can be written for a target. */
export interface Obstacle {
  readonly target: Target;
  /** What is in the way: the target's file, or a part of its path. */
  readonly path: string;
  readonly why: BlockedWhy | 'encoding' | 'markers';
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  readonly obstacles: readonly Obstacle[];
}

/** The texts of the skill that this extension ships. */
export async function readSkill(extensionPath: string): Promise<SkillTexts> {
  const file = path.join(extensionPath, 'skills', 'cordon', 'SKILL.md');
  // A checkout on Windows may have other line ends.
  return skillTexts((await fs.readFile(file, 'utf8')).replaceAll('\r\n', '\n'));
}

/** Whether the repository has any of the target's signs, or the target itself. */
export async function isUsed(root: string, target: Target): Promise<boolean> {
  const looks = await Promise.all([target.path, ...target.signs].map((name) => isThere(root, name)));
  return looks.includes(true);
}

/** Whether somebody has written Cordon's instructions there: a shared file counts only with our section. */
export async function isPresent(root: string, { path: name, kind }: Target): Promise<boolean> {
  if (kind === 'file') return isThere(root, name);
  const place = await findPlace(root, name);
  return place.kind === 'usable' && place.present !== null && hasSection(place.present.bytes);
}

async function isThere(root: string, name: string): Promise<boolean> {
  return (await fs.lstat(path.join(root, ...name.split('/'))).catch(() => null)) !== null;
}

/** Looks at every target. Two of them may be one file by a link; it is planned once. */
export async function planInstructions(
  root: string,
  targets: readonly Target[],
  texts: SkillTexts,
): Promise<Plan> {
  const files = new Map<string, PlannedFile>();
  const obstacles: Obstacle[] = [];
  for (const target of targets) {
    const place = await findPlace(root, target.path);
    if (place.kind === 'blocked') {
      obstacles.push({ target, path: place.at, why: place.why });
      continue;
    }
    const content = contentOf(target, place.present?.bytes ?? null, texts);
    if (content.kind === 'unusable') obstacles.push({ target, path: target.path, why: content.why });
    if (content.kind !== 'write' || files.has(place.file)) continue;
    const { file, relative, present } = place;
    const { bytes, replacesForeign } = content;
    files.set(file, { target, file, relative, present, proposed: bytes, replacesForeign });
  }
  return { files: [...files.values()], obstacles };
}

function contentOf(
  target: Target,
  present: Buffer | null,
  texts: SkillTexts,
): ReturnType<typeof fileContent> {
  const text = target.text(texts);
  return target.kind === 'file' ? fileContent(present, text) : sectionContent(present, text);
}

/**
 * Writes one file as it was shown, whole or not at all; stages nothing.
 * @returns false when the file is no longer the one that was shown: then nothing is written
 */
export async function writePlanned(root: string, planned: PlannedFile): Promise<boolean> {
  const { file, present, proposed } = planned;
  if (!(await isAsShown(root, planned))) return false;
  await fs.mkdir(path.dirname(file), { recursive: true });
  // A link may have come in the way of a folder that was made just now.
  if (!(await isAsShown(root, planned))) return false;
  // A new file is as open as the folder that it lies in.
  const mode = present?.mode ?? (await fs.stat(path.dirname(file))).mode & 0o666;
  await engine().writeAtomic(file, proposed, { mode });
  return true;
}

async function isAsShown(root: string, { target, file, present }: PlannedFile): Promise<boolean> {
  const now = await findPlace(root, target.path);
  if (now.kind !== 'usable' || now.file !== file) return false;
  if (now.present === null || present === null) return now.present === present;
  return now.present.bytes.equals(present.bytes);
}
