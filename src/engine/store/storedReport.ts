import { decodePath } from '../evidence/paths';
import { JsonNumber, type JsonValue } from './canonicalJson';

/** A violation as `report.json` keeps it. A newer Cordon may know codes that this one does not. */
export interface ReportedViolation {
  readonly code: string;
  /** A byte path (evidence/paths.ts). */
  readonly path: string | null;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface StoredReport {
  /** In the order of the audit's `violations`. */
  readonly violations: readonly ReportedViolation[];
  readonly treeDigest: string | null;
}

/** Reads what `EnvelopeStore.loadReport` gives; null when it is none of ours. */
export function parseReport(report: ReadonlyMap<string, JsonValue> | null): StoredReport | null {
  const listed = report?.get('violations');
  if (!report || !Array.isArray(listed)) return null;
  const violations: ReportedViolation[] = [];
  for (const item of listed) {
    if (!(item instanceof Map)) return null;
    const [code, path, params] = [item.get('code'), item.get('path'), item.get('params')];
    if (typeof code !== 'string' || !(params instanceof Map)) return null;
    if (path !== null && typeof path !== 'string') return null;
    violations.push({
      code,
      path: path === null ? null : decodePath(Buffer.from(path, 'base64')),
      params: plainObject(params),
    });
  }
  const digest = report.get('tree_digest');
  return { violations, treeDigest: typeof digest === 'string' ? digest : null };
}

function plainObject(map: ReadonlyMap<string, JsonValue>): Record<string, unknown> {
  return Object.fromEntries([...map].map(([key, value]) => [key, plain(value)]));
}

function plain(value: JsonValue): unknown {
  if (value instanceof JsonNumber) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Map ? plainObject(value) : value;
}
