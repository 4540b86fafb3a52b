import { l10n } from 'vscode';
import { forDisplay } from '../display';
import type { PatternReport, Severity } from '../../protocol';
import { number } from '../words';
import type { Matches, PatternMatches } from './matches';

/** What each pattern matches, in words; a pattern that stands twice gets one report for each of its places. */
export function patternReports({ patterns }: Matches): PatternReport[] {
  return patterns.map((item) => {
    const { list, pattern, count, samples } = item;
    const more = count - samples.length;
    return {
      list,
      pattern,
      severity: severityOf(item),
      words: [filesText(count), ...notes(item)].join(' · '),
      samples: samples.map((text) => forDisplay(text)),
      more: more > 0 ? l10n.t('and {0} more', number(more)) : null,
    };
  });
}

function severityOf({ list, count, contested }: PatternMatches): Severity {
  if (count === 0) return 'warning';
  if (list === 'allow' && contested === count) return 'warning';
  return 'info';
}

function notes({ list, count, contested, coveredBy }: PatternMatches): string[] {
  const found: string[] = [];
  if (count === 0) {
    return [list === 'allow' ? l10n.t('only new files could match') : l10n.t('denies nothing that is there')];
  }
  if (list === 'allow' && contested > 0) {
    found.push(
      contested < count
        ? l10n.t('{0} denied below', number(contested))
        : count === 1
          ? l10n.t('denied below')
          : l10n.t('all of them denied below'),
    );
  }
  if (list === 'deny') {
    found.push(
      contested === 0
        ? count === 1
          ? l10n.t('not allowed anyway')
          : l10n.t('none of them allowed anyway')
        : contested < count
          ? l10n.t('{0} allowed above', number(contested))
          : count === 1
            ? l10n.t('allowed above')
            : l10n.t('all of them allowed above'),
    );
  }
  if (coveredBy !== null) found.push(l10n.t('also matched by {0}', forDisplay(coveredBy)));
  return found;
}

/** What the lists come to together. */
export function totalWords(
  { files, open, allowed }: Matches,
  isEmpty: boolean,
): {
  severity: Severity;
  total: string;
} {
  if (isEmpty) {
    return {
      severity: 'info',
      total: l10n.t('{0} in the repository, none allowed yet', filesText(files)),
    };
  }
  if (open === 0 && allowed > 0) {
    return {
      severity: 'warning',
      total: l10n.t(
        'Everything is denied: every allowed file is denied as well. An agent could change nothing.',
      ),
    };
  }
  if (open === 0) {
    return {
      severity: 'warning',
      total: l10n.t('No file that is there may change: an agent could only add new ones.'),
    };
  }
  return { severity: 'ok', total: l10n.t('{0} of {1} files may change', number(open), number(files)) };
}

export function filesText(count: number): string {
  return count === 1 ? l10n.t('1 file') : l10n.t('{0} files', number(count));
}
