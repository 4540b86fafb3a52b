import fs from 'node:fs';
import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

const DEFLATED = 8;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** What a ZIP file such as a VSIX holds, in memory: names to contents, in the order of its directory. */
export function readZip(file: string): Map<string, Buffer> {
  const bytes = fs.readFileSync(file);
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0) throw new Error(`${file} is no ZIP file`);
  const contents = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error(`${file}: its directory is damaged`);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    contents.set(name, content(bytes, at, name));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return contents;
}

function content(bytes: Buffer, entry: number, name: string): Buffer {
  const [method, sum, packed] = [10, 16, 20].map((offset, index) =>
    index === 0 ? bytes.readUInt16LE(entry + offset) : bytes.readUInt32LE(entry + offset),
  );
  const local = bytes.readUInt32LE(entry + 42);
  if (bytes.readUInt32LE(local) !== LOCAL) throw new Error(`${name}: no local header`);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const stored = bytes.subarray(start, start + (packed ?? 0));
  const plain = method === DEFLATED ? inflateRawSync(stored) : stored;
  if (crc32(plain) !== sum) throw new Error(`${name}: its checksum does not match`);
  return plain;
}

/** Writes the files below `folder` of a ZIP file to a folder on disk. */
export function unzip(file: string, folder: string, to: string): void {
  for (const [name, bytes] of readZip(file)) {
    if (!name.startsWith(`${folder}/`) || name.endsWith('/')) continue;
    const target = path.join(to, ...name.slice(folder.length + 1).split('/'));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, bytes);
  }
}
