import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Envelope } from '../envelope';
import { Item } from '../ids';
import { actionWords, dollars, eventWords, runTitle } from '../runs/runWords';
import { type AuditNode, node } from './auditNode';

const MOST_EVENTS = 10;

/** The run that goes on now; nothing where nobody works. */
export function runNode({ root, snapshot: { run } }: Envelope): AuditNode[] {
  if (run === null) return [];
  const { l10n } = vscode;
  const fact = (id: string, label: string, description: string, icon: string): AuditNode =>
    node({ root, message: description }, `run.${id}`, label, { icon, description, tooltip: description });
  const started = new Date(run.record.startedAt).toLocaleTimeString(vscode.env.language);
  const events = run.recent.slice(-MOST_EVENTS).map((event, index) => {
    const time = new Date(event.at).toLocaleTimeString(vscode.env.language);
    return node({ root }, `run.event.${index}`, eventWords(event), {
      description: time,
      tooltip: forDisplay(time),
    });
  });
  const facts = [
    fact('started', l10n.t('Started'), started, 'watch'),
    ...(run.turns > 0 ? [fact('turns', l10n.t('Turns'), String(run.turns), 'sync')] : []),
    ...(run.denied > 0 ? [fact('denied', l10n.t('Denied calls'), String(run.denied), 'circle-slash')] : []),
    ...(run.costUsd === null ? [] : [fact('cost', l10n.t('Spent'), dollars(run.costUsd), 'credit-card')]),
    ...(events.length > 0
      ? [node({ root }, 'run.events', l10n.t('Last events'), { icon: 'list-unordered' }, events)]
      : []),
  ];
  const look = { icon: 'loading~spin', description: actionWords(run), context: Item.run, expanded: true };
  return [node({ root }, 'run', runTitle(run), look, facts)];
}
