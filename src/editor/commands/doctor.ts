import * as vscode from 'vscode';
import type { Finding } from '../../engine/doctor';
import { type CommandContext, envelopeOf } from '../commandContext';
import { documentUri } from '../documentUris';
import { engine, engineEnvironment } from '../engine';
import { Command } from '../ids';
import { messageOf } from '../../engine/errors';
import { translatedReport } from '../said';
import { gitPath } from '../settings';
import { standingSentence } from '../words';
import type { Documents } from '../views/documents';
import {
  finding,
  hostFindings,
  instructionsFinding,
  languageFinding,
  settingsFinding,
} from './doctorFindings';

/** The engine's report and what only the editor knows, as a document. Runs nothing in an untrusted workspace. */
export const doctorCommands = (context: CommandContext, documents: Documents) => ({
  [Command.doctor]: async (argument?: unknown) => {
    const { l10n, window, ProgressLocation } = vscode;
    const folder =
      envelopeOf(context, argument)?.root ?? vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
    const title = l10n.t('Cordon: looking at everything it depends on');
    const findings = await window.withProgress({ location: ProgressLocation.Window, title }, () =>
      examine(context, folder, argument),
    );
    const text = reportText(findings);
    documents.setReport(folder, text);
    const uri = documentUri({ kind: 'doctor', root: folder, path: null, baseline: '' });
    await window.showTextDocument(uri, { preview: false });
    void offerCopy(findings, text);
  },
});

async function offerCopy(findings: readonly Finding[], text: string): Promise<void> {
  const { l10n, window } = vscode;
  const bad = findings.filter(({ level }) => level === 'bad').length;
  const button = l10n.t('Copy Report');
  const chosen =
    bad === 0
      ? await window.showInformationMessage(l10n.t('Cordon: nothing keeps it from working here.'), button)
      : await window.showWarningMessage(l10n.t('Cordon: {0} things keep it from working here.', bad), button);
  if (chosen === button) await vscode.env.clipboard.writeText(text);
}

async function examine(context: CommandContext, folder: string, argument: unknown): Promise<Finding[]> {
  const version = String((context.extension.extension.packageJSON as { version?: unknown }).version);
  const own = await editorFindings(context, argument);
  if (!vscode.workspace.isTrusted) return [finding('cordon', 'ok', version), ...own];
  const git = gitPath();
  const env = engineEnvironment();
  const options = {
    env,
    onGit: (args: readonly string[], milliseconds: number, exitCode: number) => {
      context.log.git(args, milliseconds, exitCode);
    },
    ...(git === undefined ? {} : { gitPath: git }),
  };
  const findings = folder === '' ? [] : await engine().doctor(folder, version, options);
  return [...findings, ...own, await commandFinding(context, env, folder)];
}

async function editorFindings(context: CommandContext, argument: unknown): Promise<Finding[]> {
  const { env, workspace, l10n } = vscode;
  const where = env.remoteName === undefined ? l10n.t('this machine') : l10n.t('remote: {0}', env.remoteName);
  const ui = env.uiKind === vscode.UIKind.Web ? l10n.t('in a browser') : l10n.t('on a desktop');
  const trust = workspace.isTrusted
    ? finding('trust', 'ok', l10n.t('the workspace is trusted'))
    : finding('trust', 'note', l10n.t('Restricted Mode: stored envelopes are shown, nothing is run'));
  const git = vscode.extensions.getExtension('vscode.git');
  const envelope = envelopeOf(context, argument);
  return [
    trust,
    finding('editor', 'ok', `${env.appName} ${vscode.version}, ${ui}, ${where}`),
    ...hostFindings(context.extension),
    languageFinding(),
    settingsFinding(),
    git
      ? finding('git extension', 'ok', git.isActive ? l10n.t('active') : l10n.t('there, not active'))
      : finding('git extension', 'note', l10n.t('not there; Cordon works without it')),
    ...(envelope
      ? [
          finding('this window', 'ok', `${envelope.root}: ${standingSentence(envelope.snapshot)}`),
          await instructionsFinding(envelope.root, context.extension.extensionPath).catch((error: unknown) =>
            finding('agent instructions', 'note', messageOf(error)),
          ),
        ]
      : [finding('this window', 'note', l10n.t('no repository in this window'))]),
  ];
}

/** Which `cordon` a terminal would find: by the PATH that the editor hands on, and what is appended to it for terminals. */
async function commandFinding(
  { extension }: CommandContext,
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<Finding> {
  const { l10n } = vscode;
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const appended = extension.environmentVariableCollection.get('PATH')?.value ?? '';
  const terminals = { ...env, [name]: `${env[name] ?? ''}${appended}` };
  const found = await engine().findExecutable('cordon', terminals, folder === '' ? process.cwd() : folder);
  if (found === undefined) {
    return finding(
      'cordon command',
      'note',
      l10n.t('not on the PATH that terminals of this window start with'),
    );
  }
  const own = found.startsWith(extension.globalStorageUri.fsPath);
  return finding(
    'cordon command',
    'ok',
    own
      ? l10n.t('a terminal finds the one of this extension, {0}', found)
      : l10n.t('a terminal finds {0}', found),
  );
}

function topicName(topic: string): string {
  const { l10n } = vscode;
  const names: Readonly<Record<string, string>> = {
    repository: l10n.t('repository'),
    commit: l10n.t('commit'),
    worktree: l10n.t('worktree'),
    'index flags': l10n.t('index flags'),
    lock: l10n.t('lock'),
    envelope: l10n.t('envelope'),
    'state folder': l10n.t('state folder'),
    seal: l10n.t('seal'),
    evidence: l10n.t('evidence'),
    trust: l10n.t('trust'),
    editor: l10n.t('editor'),
    'git extension': l10n.t('git extension'),
    'this window': l10n.t('this window'),
    'cordon command': l10n.t('cordon command'),
    extension: l10n.t('extension'),
    'extension host': l10n.t('extension host'),
    language: l10n.t('language'),
    settings: l10n.t('settings'),
    'agent instructions': l10n.t('agent instructions'),
  };
  return names[topic] ?? topic;
}

const MARKS: Record<Finding['level'], string> = { ok: '✓', note: '•', bad: '✗' };

/** Plain text that is a list as well where it is pasted into an issue. */
function reportText(findings: readonly Finding[]): string {
  const lines = findings.map(({ topic, level, said }) => {
    const words = translatedReport(said).replaceAll('\n', '\n  ');
    return `- ${MARKS[level]} ${topicName(topic)}: ${words}`;
  });
  const date = new Date().toISOString();
  return [vscode.l10n.t('Cordon Doctor'), '', date, '', ...lines, ''].join('\n');
}
