const pending = new Set<() => void>();
let armed = false;

/**
 * Runs `action` when this process ends: by itself, by an error, or by SIGINT, SIGTERM or SIGHUP. It must be
 * synchronous. Returns a function that forgets it, for what has been cleaned up in the normal way.
 */
export function atEnd(action: () => void): () => void {
  arm();
  pending.add(action);
  return () => {
    pending.delete(action);
  };
}

function arm(): void {
  if (armed) return;
  armed = true;
  process.on('exit', runAll);
  const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
  for (const [signal, number] of Object.entries(signals)) {
    process.once(signal, () => {
      runAll();
      process.exit(128 + number);
    });
  }
}

function runAll(): void {
  // Last in, first out: processes end before the folders that they write to are removed.
  for (const action of [...pending].reverse()) {
    pending.delete(action);
    try {
      action();
    } catch {
      // The process is ending; the other actions still have to run.
    }
  }
}
