import path from 'node:path';
import * as vscode from 'vscode';
import { forDisplay } from './display';
import { SCHEME } from './ids';

/** What a read-only `cordon:` document shows. Paths are byte paths, so any name that Git can hold has a document. */
export interface CordonDocument {
  readonly kind:
    /** A file as it was when the envelope was armed; empty when it was not there. */
    | 'baseline'
    /** What lies in the worktree: of a link its target, and names that `file:` cannot say. */
    | 'present'
    /** Everything that was stored of one verifier's output. */
    | 'verifier'
    /** The last report of the doctor. */
    | 'doctor'
    /** The terms of the envelope: where problems are shown that no file has. */
    | 'envelope'
    /** What a file would hold, before it is written. */
    | 'proposed';
  /** Root of the repository, as the model names it. */
  readonly root: string;
  /** Relative to the root; null where the document is not about a file. */
  readonly path: string | null;
  /** Full object name of the baseline: another envelope's document is another document. */
  readonly baseline: string;
  /** Which verifier, from 0. */
  readonly index?: number;
}

/** The URI of a document. Its path is for people (and for the editor's choice of a language), its query for us. */
export function documentUri(document: CordonDocument): vscode.Uri {
  const name = document.path === null ? titleOf(document) : forDisplay(document.path);
  // JSON escapes the lone surrogates that stand for bytes.
  return vscode.Uri.from({
    scheme: SCHEME,
    path: path.posix.join('/', name),
    query: JSON.stringify(document),
  });
}

/** The tab's title of a document that is not about a file. */
function titleOf({ kind, root, index }: CordonDocument): string {
  if (kind === 'doctor') return `${vscode.l10n.t('Cordon Doctor')}.txt`;
  // The folder tells several repositories apart.
  if (kind === 'envelope') return `${path.basename(root)}/${vscode.l10n.t('Cordon Envelope')}.json`;
  return `${vscode.l10n.t('Verifier {0}', (index ?? 0) + 1)}.txt`;
}

/** The document that a URI names; undefined when it is none of ours. */
export function parseDocumentUri(uri: vscode.Uri): CordonDocument | undefined {
  if (uri.scheme !== SCHEME) return undefined;
  try {
    const parsed = JSON.parse(uri.query) as Partial<CordonDocument>;
    const known = ['baseline', 'present', 'verifier', 'doctor', 'envelope', 'proposed'].includes(
      parsed.kind ?? '',
    );
    return known && typeof parsed.root === 'string' ? (parsed as CordonDocument) : undefined;
  } catch {
    return undefined;
  }
}
