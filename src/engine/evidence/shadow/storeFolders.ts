/**
 * The folders of object stores: what is new in them is hashed. A whole folder that was moved or linked there holds objects that
 * nobody wrote since arming, so it is told.
 */
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Plain JSON: the folders with what tells them from others, and when they were looked at, in milliseconds. */
export interface StoreFolders {
  readonly at: number;
  readonly folders: readonly (readonly [string, string])[];
}

const INNER = /^(?:pack|[0-9a-f]{2})$/;
/** The kernel's clock for files may lag this much behind, in milliseconds. */
const CLOCK_LAG = 20;

/** @param stores object folders */
export function storeFolders(stores: readonly string[]): StoreFolders {
  const at = Date.now();
  return { at, folders: [...new Set(stores)].flatMap((store) => foldersOf(store)) };
}

/** Those that are other folders now, and hold files that are older than arming. */
export function replacedFolders({ at, folders }: StoreFolders): string[] {
  const known = new Map(folders);
  const stores = folders.map(([folder]) => folder).filter((folder) => !known.has(path.dirname(folder)));
  const now = stores.flatMap((store) => foldersOf(store));
  const others = now.filter(([folder, id]) => known.get(folder) !== id && INNER.test(path.basename(folder)));
  return others.map(([folder]) => folder).filter((folder) => holdsOlder(folder, at - CLOCK_LAG));
}

function foldersOf(store: string): [string, string][] {
  const places = [
    store,
    ...namesIn(store)
      .filter((name) => INNER.test(name))
      .map((name) => path.join(store, name)),
  ];
  return places.flatMap((place): [string, string][] => {
    const stats = lstatSync(place, { bigint: true, throwIfNoEntry: false });
    return stats ? [[place, `${stats.isDirectory() ? 'folder' : 'other'} ${stats.ino}`]] : [];
  });
}

function holdsOlder(folder: string, moment: number): boolean {
  return namesIn(folder).some((name) => {
    const stats = lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.ctimeMs < moment;
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
