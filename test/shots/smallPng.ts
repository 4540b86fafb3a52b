/** Fewer colours for a picture of a window: it has few, so 256 of them show no difference, and a third of the bytes stay. */
import zlib from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

/** @param png 8 bits a channel, RGB or RGBA, not interlaced: what a browser makes */
export function smallPng(png: Buffer): Buffer {
  const { width, height, colours } = pixelsOf(png);
  const palette = paletteOf(colours);
  const index = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries()) {
    let nearest = index.get(colour);
    if (nearest === undefined) {
      nearest = nearestIn(palette, colour);
      index.set(colour, nearest);
    }
    rows[at + Math.floor(at / width) + 1] = nearest;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap(channels));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(zlib.crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 0xrrggbb, row by row. */
  readonly colours: Uint32Array;
}

function pixelsOf(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type, , , interlaced] = png.subarray(24, 29);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0)
    throw new Error('not a picture of a browser');
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const size = type === 6 ? 4 : 3;
  const raw = unfiltered(zlib.inflateSync(Buffer.concat(parts)), width * size, height, size);
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) colours[at] = raw.readUIntBE(at * size, 3);
  return { width, height, colours };
}

/** Undoes the filters of the lines (PNG specification, 9.2). */
function unfiltered(data: Buffer, stride: number, height: number, size: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let line = 0; line < height; line += 1) {
    const filter = data[line * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = line * stride + x;
      const left = x >= size ? (out[at - size] ?? 0) : 0;
      const up = line > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = x >= size && line > 0 ? (out[at - stride - size] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[at] = ((data[line * (stride + 1) + 1 + x] ?? 0) + guess) & 0xff;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The most frequent colours as they are, then boxes of what is left, halved at their widest side. */
function paletteOf(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]);
  if (byCount.length <= MOST) return byCount.map(([colour]) => colour);
  const kept = byCount.slice(0, MOST / 2).map(([colour]) => colour);
  let boxes = [byCount.slice(MOST / 2)];
  while (boxes.length < MOST / 2) {
    const widest = boxes.reduce((a, b) => (spread(b).by * b.length > spread(a).by * a.length ? b : a));
    if (widest.length < 2) break;
    const { channel } = spread(widest);
    const sorted = [...widest].sort(([a], [b]) => (channels(a)[channel] ?? 0) - (channels(b)[channel] ?? 0));
    const half = sorted.length >> 1;
    boxes = [...boxes.filter((box) => box !== widest), sorted.slice(0, half), sorted.slice(half)];
  }
  return [...kept, ...boxes.map(mean)];
}

type Box = readonly (readonly [number, number])[];

function spread(box: Box): { readonly channel: number; readonly by: number } {
  const sides = [0, 1, 2].map((channel) => {
    let [least, most] = [255, 0];
    for (const [colour] of box) {
      const value = channels(colour)[channel] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return { channel, by: most - least };
  });
  return sides.reduce((a, b) => (b.by > a.by ? b : a));
}

function mean(box: Box): number {
  let total = 0;
  const sums = [0, 0, 0];
  for (const [colour, count] of box) {
    total += count;
    for (const [channel, value] of channels(colour).entries())
      sums[channel] = (sums[channel] ?? 0) + value * count;
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / total));
  return (red << 16) | (green << 8) | blue;
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function nearestIn(palette: readonly number[], colour: number): number {
  const [red, green, blue] = channels(colour);
  let [best, least] = [0, Infinity];
  for (const [at, candidate] of palette.entries()) {
    const [r, g, b] = channels(candidate);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}
