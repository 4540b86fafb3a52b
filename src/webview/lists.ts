/** The lists of a draft as rows that can be edited, added, removed and moved. Pure. */
import type { Draft } from '../protocol';

export const LISTS = ['allow', 'deny', 'verify', 'protect'] as const;
export type ListName = (typeof LISTS)[number];

export function listOf(draft: Draft, name: ListName): readonly string[] {
  return name === 'protect' ? draft.options.protect : draft[name];
}

export function withList(draft: Draft, name: ListName, list: readonly string[]): Draft {
  if (name === 'protect') return { ...draft, options: { ...draft.options, protect: [...list] } };
  return { ...draft, [name]: [...list] };
}

/** The field that a row is in the messages: `allow.3`, `options.protect.0`. */
export function fieldOf(name: ListName, index?: number): string {
  const list = name === 'protect' ? 'options.protect' : name;
  return index === undefined ? list : `${list}.${index}`;
}

/**
 * What pasting several lines makes of a row: the first line takes the place of the selection, every further one is a row
 * of its own. White space around a line is how it was laid out, not part of a pattern.
 */
export function pastedRows(row: string, start: number, end: number, pasted: string): string[] | null {
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!/[\r\n]/.test(pasted.trim()) || lines.length < 2) return null;
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  return [row.slice(0, start) + first, ...rest, last + row.slice(end)];
}

/** Keys that stay with a row while rows come, go and move, so that its field keeps cursor and focus. */
export class RowKeys {
  private readonly keys = new Map<ListName, number[]>();
  private next = 0;

  /** One key a row, and one more for the empty row at the end. */
  of(name: ListName, length: number): readonly number[] {
    const keys = this.keys.get(name) ?? [];
    while (keys.length < length + 1) keys.push(this.next++);
    keys.length = length + 1;
    this.keys.set(name, keys);
    return keys;
  }

  insert(name: ListName, at: number, count: number): void {
    const fresh = Array.from({ length: count }, () => this.next++);
    this.keys.get(name)?.splice(at, 0, ...fresh);
  }

  remove(name: ListName, at: number): void {
    this.keys.get(name)?.splice(at, 1);
  }

  swap(name: ListName, a: number, b: number): void {
    const keys = this.keys.get(name);
    const [one, other] = [keys?.[a], keys?.[b]];
    if (!keys || one === undefined || other === undefined) return;
    keys[a] = other;
    keys[b] = one;
  }
}
