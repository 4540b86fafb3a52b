/** What the form says of verifiers that could not pass or that the agent could bend, while it can still be put right. */
import { l10n } from 'vscode';
import type { VerifierRisk } from '../../engine/evidence/shadow/verifierRisks';
import { forDisplay } from '../display';

/** More paths than this are not named one by one. */
const NAMED = 3;

export function riskText(risk: VerifierRisk): string {
  const command = forDisplay(risk.command);
  if (risk.kind === 'script') {
    return l10n.t(
      '“{0}” runs the script “{1}”, which package.json does not have: every check would be rejected until it does.',
      command,
      forDisplay(risk.script),
    );
  }
  if (risk.kind === 'tests') {
    const first = forDisplay(risk.first);
    return risk.count === 1
      ? l10n.t(
          '“{0}” finds its tests by itself, and the allowed paths cover a file that looks like one ({1}): an agent may bend it. Deny it if it must stay.',
          command,
          first,
        )
      : l10n.t(
          '“{0}” finds its tests by itself, and the allowed paths cover {1} files that look like tests (first {2}): an agent may bend them. Deny those that must stay.',
          command,
          risk.count,
          first,
        );
  }
  const names = risk.paths
    .slice(0, NAMED)
    .map((text) => forDisplay(text))
    .join(', ');
  const more = risk.paths.length - NAMED;
  return l10n.t(
    'The allowed paths cover what “{0}” runs ({1}), so the agent could rewrite what judges it. A change there will be rejected: deny these paths, or say below that the agent may edit them.',
    command,
    more > 0 ? l10n.t('{0} and {1} more', names, more) : names,
  );
}
