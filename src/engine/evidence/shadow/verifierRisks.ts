/** What is doubtful about the verifiers, above all what the agent could do to them: told to whoever arms. */
import { PathRules } from '../../policy/globs';
import type { ArmOptions, Policy } from '../../policy/policy';
import { say, type Said } from '../../said';
import { inSlices } from '../batches';
import type { VerifierPlace } from './context';
import { ABSENT } from './fingerprint';
import { scriptOf } from './missingScripts';
import { packageScripts, readScripts, snapshotVerifiers, type VerifierSnapshot } from './verifierFiles';
import { findsItsTests, looksLikeTest } from './verifierTests';

export type VerifierRisk =
  /** The allowed paths cover files that the command runs. */
  | { readonly kind: 'files'; readonly command: string; readonly paths: readonly string[] }
  /** They cover tests that the command finds by itself: how many, and the first. */
  | { readonly kind: 'tests'; readonly command: string; readonly count: number; readonly first: string }
  /** It runs a script that the package does not have. */
  | { readonly kind: 'script'; readonly command: string; readonly script: string };

/** What an envelope that is to be armed allows. */
export interface RiskTerms extends VerifierPlace {
  readonly policy: Pick<Policy, 'allow' | 'deny'>;
  readonly options: Pick<ArmOptions, 'allowVerifierChanges'>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The risks of an envelope, some for each verifier; what an agent could edit is none where verifiers may be changed. Reads
 * only, and starts nothing.
 * @param tracked byte paths
 * @param known what arming has found already
 */
export async function verifierRisks(
  terms: RiskTerms,
  tracked: Iterable<string>,
  known?: VerifierSnapshot,
): Promise<VerifierRisk[]> {
  if (terms.verify.length === 0) return [];
  const missing = await scriptRisks(terms);
  if (terms.options.allowVerifierChanges) return missing;
  const rules = new PathRules(terms.policy.allow, terms.policy.deny);
  const snapshot = known ?? (await snapshotVerifiers(terms));
  return [...missing, ...fileRisks(rules, snapshot), ...(await testRisks(terms, rules, tracked))];
}

async function scriptRisks({ repository, verify }: RiskTerms): Promise<VerifierRisk[]> {
  const scripts = await readScripts(repository.root);
  if (scripts === null) return [];
  return verify.flatMap((command) => {
    const script = scriptOf(command);
    return script === undefined || scripts.has(script) ? [] : [{ kind: 'script', command, script }];
  });
}

function fileRisks(rules: PathRules, { files }: VerifierSnapshot): VerifierRisk[] {
  const open = new Map<string, Set<string>>();
  for (const { path: name, command, print } of files) {
    // What is ignored is open to an agent whatever the policy allows.
    if (print === ABSENT || name.startsWith('node_modules/') || rules.rule(name).verdict !== 'allowed')
      continue;
    open.set(command, (open.get(command) ?? new Set()).add(name));
  }
  return [...open].map(([command, paths]) => ({ kind: 'files', command, paths: [...paths] }));
}

async function testRisks(
  { repository, verify, signal }: RiskTerms,
  rules: PathRules,
  tracked: Iterable<string>,
): Promise<VerifierRisk[]> {
  const scripts = await packageScripts(repository.root);
  const finders = new Set(verify.filter((command) => findsItsTests(command, (name) => scripts.get(name))));
  if (finders.size === 0) return [];
  const names = [...tracked];
  const isOpen = await inSlices(
    names,
    (name) => looksLikeTest(name) && rules.rule(name).verdict === 'allowed',
    signal,
  );
  const [first] = names.filter((_, at) => isOpen[at]);
  const count = isOpen.filter(Boolean).length;
  return first === undefined ? [] : [...finders].map((command) => ({ kind: 'tests', command, count, first }));
}

export function riskWords(risk: VerifierRisk): Said {
  const { command } = risk;
  if (risk.kind === 'files') {
    return say`the allowed paths cover the verifier's own files, so the agent could rewrite what judges it: \`${command}\` runs ${risk.paths.join(', ')}. A change there will be rejected; deny these paths, or pass --allow-verifier-changes to accept it.`;
  }
  if (risk.kind === 'script') {
    return say`\`${command}\` runs the script ${risk.script}, which package.json does not have: every check would be rejected until it does.`;
  }
  const { count, first } = risk;
  const which =
    count === 1
      ? say`a file that looks like one (${first})`
      : say`${count} files that look like tests (first ${first})`;
  return say`\`${command}\` finds its tests by itself, and the allowed paths cover ${which}: an agent may bend them; deny those that must stay.`;
}
