import fs from 'node:fs/promises';
import path from 'node:path';

/** The kernel looks at this many bytes of a file to decide how to run it. */
const HEADER_BYTES = 256;
const BINFMT_FOLDER = '/proc/sys/fs/binfmt_misc';
/** Mach-O, thin and universal, both byte orders. */
const MACH_O = ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', 'bebafeca'];

/**
 * Why the system cannot run this file by itself, or undefined.
 *
 * Needed because Node.js starts programs with execvp, which hands a file of no known format to /bin/sh: an empty
 * executable file would "pass" as a verifier, and we promised that no shell is involved. POSIX only.
 */
export async function formatProblem(file: string, cwd: string): Promise<string | undefined> {
  const header = await readHeader(file);
  if (header === undefined) return undefined; // Executable but not readable is legal: the system decides.
  if (header.subarray(0, 2).toString('latin1') === '#!') return interpreterProblem(header, cwd);
  const magic = header.subarray(0, 4).toString('hex');
  if (process.platform === 'darwin' ? MACH_O.includes(magic) : magic === '7f454c46') return undefined;
  if (process.platform !== 'linux' && process.platform !== 'darwin') return undefined;
  if (process.platform === 'linux' && (await hasRegisteredFormat(file, header))) return undefined;
  if (header.length === 0) return 'the file is empty';
  return 'it is not a program of this system, and its first line names no interpreter (such as #!/bin/sh)';
}

async function readHeader(file: string): Promise<Buffer | undefined> {
  let handle: fs.FileHandle | undefined;
  try {
    handle = await fs.open(file, 'r');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}

async function interpreterProblem(header: Buffer, cwd: string): Promise<string | undefined> {
  const end = header.indexOf('\n');
  const line = header.subarray(2, end === -1 ? header.length : end).toString();
  const interpreter = /^[ \t]*([^ \t\0]*)/.exec(line)?.[1] ?? '';
  if (interpreter === '') return 'its first line names no interpreter';
  const stat = await fs.stat(path.resolve(cwd, interpreter)).catch(() => undefined);
  if (stat?.isFile()) return undefined; // Whether it may be executed, the system says better.
  if (interpreter.endsWith('\r')) {
    return 'its first line ends in a carriage return, so its interpreter is not found (save it with LF line ends)';
  }
  return `its interpreter ${interpreter} does not exist`;
}

/** Linux can be taught further formats (binfmt_misc): foreign architectures, Windows programs, Java archives. */
async function hasRegisteredFormat(file: string, header: Buffer): Promise<boolean> {
  const names = await fs.readdir(BINFMT_FOLDER).catch(() => []);
  for (const name of names) {
    if (name === 'register' || name === 'status') continue;
    const text = await fs.readFile(path.join(BINFMT_FOLDER, name), 'utf8').catch(() => '');
    if (matchesRegistration(text, file, header)) return true;
  }
  return false;
}

/** `text` is one entry of binfmt_misc: "enabled", then `magic`/`offset`/`mask` in hex, or `extension .x`. */
export function matchesRegistration(text: string, file: string, header: Buffer): boolean {
  const lines = text.split('\n');
  if (lines[0] !== 'enabled') return false;
  const value = (key: string) => lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1);
  const extension = value('extension');
  if (extension !== undefined) return file.endsWith(extension);
  const magic = Buffer.from(value('magic') ?? '', 'hex');
  const mask = Buffer.from(value('mask') ?? '', 'hex');
  const offset = Number(value('offset') ?? 0);
  if (magic.length === 0 || offset + magic.length > header.length) return false;
  return magic.every((byte, index) => {
    const bits = mask[index] ?? 0xff;
    return ((header[offset + index] ?? 0) & bits) === (byte & bits);
  });
}
