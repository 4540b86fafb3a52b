/** Where a symbolic link leads, through all links on the way, also where nothing is there yet. */
import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** More links than the system follows. */
const MOST_LINKS = 40;

/**
 * The place that whoever writes through the link would write to. Paths as latin1, each byte one character.
 * @param folder where the link lies @param target what it says
 */
export function endOf(folder: string, target: string): string {
  let place = path.isAbsolute(target) ? path.parse(target).root : realOr(folder);
  let links = 0;
  // The last first: what a link says takes its place.
  const left = partsOf(target);
  while (left.length > 0) {
    const part = left.pop() ?? '';
    if (part === '..') place = path.dirname(place);
    else if (part !== '' && part !== '.') {
      const next = path.join(place, part);
      const link = linkAt(next);
      if (link === null || ++links > MOST_LINKS) {
        place = next;
        continue;
      }
      if (path.isAbsolute(link)) place = path.parse(link).root;
      left.push(...partsOf(link));
    }
  }
  return place;
}

function partsOf(target: string): string[] {
  return target.split(path.sep === '\\' ? /[/\\]/ : '/').reverse();
}

function linkAt(place: string): string | null {
  try {
    return readlinkSync(Buffer.from(place, 'latin1'), { encoding: 'latin1' });
  } catch {
    return null;
  }
}

function realOr(folder: string): string {
  try {
    return realpathSync(Buffer.from(folder, 'latin1'), { encoding: 'latin1' });
  } catch {
    return folder;
  }
}
