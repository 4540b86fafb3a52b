/** What makes a folder a cache by its own word: an ignore file that hides everything, and a tag. */
import { IGNORE_FILE, inFolder } from './ignoreRules';
import { absolutePath } from '../paths';
import { readRegular } from '../regularFiles';

export const TAG_FILE = 'CACHEDIR.TAG';
const MAX_MARK_BYTES = 4096;
/** https://bford.info/cachedir/ */
const SIGNATURE = 'Signature: 8a477f597d28d172789f06886806bc55';

/** Whether the folder's own ignore file hides all that it holds, and says nothing else. */
export async function ignoresAll(root: string, folder: string): Promise<boolean> {
  const text = await readShort(root, inFolder(folder, IGNORE_FILE));
  const lines = (text ?? '').split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length === 1 && lines[0]?.trim() === '*';
}

/** Whether the folder holds the tag of caches, and nothing but comments below its signature. */
export async function isTagged(root: string, folder: string): Promise<boolean> {
  const [first = '', ...rest] = ((await readShort(root, inFolder(folder, TAG_FILE))) ?? '').split(/\r?\n/);
  return first === SIGNATURE && rest.every((line) => line.trim() === '' || line.startsWith('#'));
}

async function readShort(root: string, name: string): Promise<string | null> {
  const content = await readRegular(absolutePath(root, name), MAX_MARK_BYTES).catch(() => null);
  return content?.toString('utf8') ?? null;
}
