import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { isUtf8Path } from '../../engine/evidence/paths';
import { CORDON_DIR } from '../../engine/store/folderName';
import { documentUri } from '../documentUris';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import { DIAGNOSTIC_SOURCE } from '../ids';
import { relativeInside } from '../mounts';
import type { ShownViolation, Snapshot } from '../snapshot';
import { outputPlaces } from '../verifierLines';
import { violationText } from '../words';

/** Problems of one repository: more help nobody, and each costs the editor something. */
const MOST_PROBLEMS = 1000;
const MOST_PLACES = 200;

type Entries = Map<string, { readonly uri: vscode.Uri; readonly diagnostics: vscode.Diagnostic[] }>;

/**
 * One diagnostic a violation, on its file where there is one, else on a document of ours; and one for each place
 * that a failed verifier's output names. Nobody else publishes Cordon's problems.
 */
export class Problems implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection(DIAGNOSTIC_SOURCE);
  private readonly published = new Map<string, { readonly key: unknown; uris: vscode.Uri[] }>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly model: Envelopes) {
    this.subscription = model.onDidChange((envelope) => {
      if (envelope) void this.publish(envelope);
      else this.forgetGone();
    });
  }

  dispose(): void {
    this.subscription.dispose();
    this.collection.dispose();
  }

  private async publish(envelope: Envelope): Promise<void> {
    const { root, snapshot } = envelope;
    const key = keyOf(snapshot);
    if (this.published.get(root)?.key === key) return;
    const before = this.published.get(root)?.uris ?? [];
    this.published.set(root, { key, uris: before });
    const entries: Entries = new Map();
    addViolations(entries, envelope);
    // Files that a verifier names are looked for on the disk; a newer snapshot overtakes that.
    await addVerifierPlaces(entries, envelope);
    const now = this.published.get(root);
    if (now?.key !== key) return;
    const gone = now.uris.filter((uri) => !entries.has(uri.toString()));
    const uris = [...entries.values()].map(({ uri }) => uri);
    this.published.set(root, { key, uris });
    this.collection.set([
      ...gone.map((uri): [vscode.Uri, undefined] => [uri, undefined]),
      ...[...entries.values()].map(({ uri, diagnostics }): [vscode.Uri, vscode.Diagnostic[]] => [
        uri,
        diagnostics,
      ]),
    ]);
  }

  private forgetGone(): void {
    for (const [root, { uris }] of this.published) {
      if (this.model.at(root)) continue;
      for (const uri of uris) this.collection.delete(uri);
      this.published.delete(root);
    }
  }
}

/** What the diagnostics are made from: the same text, the same diagnostics. */
function keyOf({ stored, violations, files }: Snapshot): string {
  const deleted = violations.map(({ path: name }) => (name === null ? '' : files.get(name)?.file?.status));
  const verified = stored.kind === 'armed' ? stored.storedAt : 0;
  return JSON.stringify([
    stored.kind,
    stored.kind === 'damaged' ? stored.message : verified,
    violations,
    deleted,
  ]);
}

function addViolations(entries: Entries, envelope: Envelope): void {
  const { stored, violations } = envelope.snapshot;
  if (stored.kind === 'damaged') {
    const config = envelope.uriOf(`${CORDON_DIR}/config.json`);
    add(entries, config, diagnostic(stored.message, stored.code, START));
    return;
  }
  for (const violation of violations.slice(0, MOST_PROBLEMS)) {
    const problem = diagnostic(violationText(violation), violation.code, START);
    const related = relatedFiles(envelope, violation);
    if (related.length > 0) problem.relatedInformation = related;
    add(entries, uriOfViolation(envelope, violation), problem);
  }
}

/**
 * Where a violation is shown: its file, a deleted file's baseline, or a document with the envelope's terms. Not Cordon's
 * own file of them: the explorer would mark its folder as the one with errors.
 */
function uriOfViolation(envelope: Envelope, { code, path: name }: ShownViolation): vscode.Uri {
  const { root, snapshot } = envelope;
  const { stored, files } = snapshot;
  const baseline = stored.kind === 'armed' ? stored.config.baseline : '';
  if (name === null) return documentUri({ kind: 'envelope', root, path: null, baseline });
  if (code === 'foreign-state-file') return envelope.uriOf(`${CORDON_DIR}/${name}`);
  if (files.get(name)?.file?.status === 'D') {
    return documentUri({ kind: 'baseline', root, path: name, baseline });
  }
  if (!isUtf8Path(name)) return documentUri({ kind: 'present', root, path: name, baseline });
  return envelope.uriOf(name);
}

function relatedFiles(
  envelope: Envelope,
  { code, params }: ShownViolation,
): vscode.DiagnosticRelatedInformation[] {
  if (code !== 'hidden-index-flag' || !Array.isArray(params.paths)) return [];
  return params.paths
    .map(String)
    .filter(isUtf8Path)
    .slice(0, 20)
    .map((name) => {
      const location = new vscode.Location(envelope.uriOf(name), START);
      return new vscode.DiagnosticRelatedInformation(location, vscode.l10n.t('This file carries the flag'));
    });
}

async function addVerifierPlaces(entries: Entries, envelope: Envelope): Promise<void> {
  const { stored, violations } = envelope.snapshot;
  if (stored.kind !== 'armed' || !violations.some(({ code }) => code === 'verifier-failed')) return;
  const failed = (stored.verdict?.verification ?? []).filter((item) => !item.passed);
  const exists = new Map<string, Promise<boolean>>();
  for (const { command, stdout, stderr } of failed) {
    for (const place of outputPlaces(`${stdout}\n${stderr}`, MOST_PLACES)) {
      const file = path.resolve(envelope.root, place.file);
      const inside = relativeInside(envelope.root, file);
      if (inside === null || inside === '') continue;
      if (!exists.has(file)) exists.set(file, isFile(file));
      if (!(await exists.get(file))) continue;
      const at = new vscode.Position(Math.max(0, place.line - 1), Math.max(0, (place.column ?? 1) - 1));
      const problem = diagnostic(
        `${place.message} (${command})`,
        'verifier-output',
        new vscode.Range(at, at),
      );
      if (place.level === 'warning') problem.severity = vscode.DiagnosticSeverity.Warning;
      add(entries, envelope.uriOf(inside), problem);
    }
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await fs.stat(file).catch(() => null))?.isFile() === true;
}

const START = new vscode.Range(0, 0, 0, 0);

function diagnostic(message: string, code: string, range: vscode.Range): vscode.Diagnostic {
  const made = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Error);
  made.source = DIAGNOSTIC_SOURCE;
  made.code = code;
  return made;
}

function add(entries: Entries, uri: vscode.Uri, problem: vscode.Diagnostic): void {
  const key = uri.toString();
  const entry = entries.get(key);
  if (entry) entry.diagnostics.push(problem);
  else entries.set(key, { uri, diagnostics: [problem] });
}
