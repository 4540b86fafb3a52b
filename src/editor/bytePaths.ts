import path from 'node:path';
import { encodePath } from '../engine/evidence/paths';

/** The absolute path of a byte path, as bytes: any name that Git can hold is a file's name. */
export function absoluteBytes(root: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(root + path.sep), encodePath(name)]);
}
