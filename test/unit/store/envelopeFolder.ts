import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnvelopeStore } from '../../../src/engine/store/store';
import { sampleConfig, sampleOptions, sampleState } from './samples';
import { git, useFolder } from './support';

/** A repository for each test, and the store of its envelope. */
export interface EnvelopeFolder {
  readonly folder: () => string;
  readonly root: () => string;
  /** The file that hides `.cordon/` from Git. */
  readonly exclude: () => string;
  /** A path below `.cordon/`. */
  readonly at: (...names: string[]) => string;
  readonly store: () => EnvelopeStore;
  /** Stores the sample envelope. */
  readonly arm: () => Promise<void>;
  /** Edits a stored file by hand. */
  readonly replace: (name: string, from: string, to: string) => void;
}

export function useEnvelopeFolder(): EnvelopeFolder {
  const folder = useFolder();
  const root = (): string => path.join(folder(), 'repo');
  const exclude = (): string => path.join(root(), '.git', 'info', 'exclude');
  const at = (...names: string[]): string => path.join(root(), '.cordon', ...names);
  const store = (): EnvelopeStore => new EnvelopeStore(root(), exclude());

  beforeEach(() => {
    mkdirSync(root());
    git(root(), 'init', '-q');
    writeFileSync(exclude(), '/.cordon/\n');
  });

  return {
    folder,
    root,
    exclude,
    at,
    store,
    async arm() {
      await store().create(sampleConfig(), sampleState(exclude()), sampleOptions());
    },
    replace(name, from, to) {
      const before = readFileSync(at(name), 'utf8');
      assert.ok(before.includes(from));
      writeFileSync(at(name), before.replace(from, to));
    },
  };
}
