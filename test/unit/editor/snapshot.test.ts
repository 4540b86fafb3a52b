/** What the editor shows of an envelope follows from what was found out: a verdict is never more than it is. */
import assert from 'node:assert/strict';
import { type Audit, auditEvidence } from '../../../src/engine/audit';
import type { ChangedFile, Evidence } from '../../../src/engine/evidence/evidence';
import { PathRules } from '../../../src/engine/policy/globs';
import {
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_OPTIONS,
  type Limits,
} from '../../../src/engine/policy/policy';
import type { Phase } from '../../../src/engine/store/schemas';
import type { StoredAudit, StoredVerification } from '../../../src/engine/store/storedAudit';
import {
  derive,
  isExceeded,
  isRestorable,
  type LiveAudit,
  NOTHING_KNOWN,
  type Snapshot,
  type Stored,
  type StoredArmed,
} from '../../../src/editor/snapshot';

const BASELINE = 'a'.repeat(40);
const STORED_AT = 1000;

function armed(
  change: Partial<StoredArmed> = {},
  limits: Partial<Limits> = {},
  phase: Phase = change.phase ?? 'armed',
): StoredArmed {
  return {
    kind: 'armed',
    config: {
      mode: 'manual',
      label: 'tidy up',
      baseline: BASELINE,
      policy: {
        allow: ['src/**'],
        deny: ['src/gen/**'],
        limits: { ...DEFAULT_LIMITS, ...limits },
        allowCommits: false,
      },
      verify: [],
      claude: DEFAULT_CLAUDE,
      createdAt: '2025-01-01T00:00:00+00:00',
    },
    state: {
      phase,
      attempt: 0,
      maxAttempts: 3,
      configSha256: 'c'.repeat(64),
      excludeSha256: 'e'.repeat(64),
      lastError: null,
      lastAudit: null,
      updatedAt: '2025-01-01T00:00:00+00:00',
    },
    options: DEFAULT_OPTIONS,
    seal: 'intact',
    digest: 'd'.repeat(64),
    phase,
    verdict: null,
    report: null,
    storedAt: STORED_AT,
    ...change,
  };
}

function file(path: string, change: Partial<ChangedFile> = {}): ChangedFile {
  return { path, status: 'M', added: 1, deleted: 1, binaries: 0, bytes: 10, ...change };
}

function auditOf({ config }: StoredArmed, change: Partial<Evidence> = {}): Audit {
  const files = change.files ?? [];
  return auditEvidence(config.policy, {
    baseline: BASELINE,
    head: BASELINE,
    hidden: [],
    files,
    charged: files,
    problems: [],
    foreignState: [],
    findings: [],
    witness: 'shadow-live',
    treeDigest: null,
    ...change,
  });
}

function live(audit: Audit, change: Partial<LiveAudit> = {}): LiveAudit {
  return { audit, at: new Date(2000), startedAt: 2000, movedOn: false, comparedWith: STORED_AT, ...change };
}

function snapshot(stored: Stored, seen: LiveAudit | null = null): Snapshot {
  const rules =
    stored.kind === 'armed' ? new PathRules(stored.config.policy.allow, stored.config.policy.deny) : null;
  return derive({ ...NOTHING_KNOWN, stored, live: seen, rules }, ({ violations }) =>
    violations.map(({ code }) => `words of ${code}`),
  );
}

function verdict(change: Partial<StoredAudit> = {}): StoredAudit {
  return {
    passed: true,
    baseline: BASELINE,
    current_head: BASELINE,
    head_changed: false,
    changed_files: [],
    metrics: { files: 3, added_lines: 4, deleted_lines: 5, working_bytes: 6, binary_files: 1 },
    violations: [],
    verification: [],
    ...change,
  };
}

function failed(command: string, change: Partial<StoredVerification> = {}): StoredVerification {
  return {
    command,
    returncode: 1,
    stdout: '',
    stderr: '',
    passed: false,
    timed_out: false,
    output_limited: false,
    ...change,
  };
}

describe('the standing of an envelope', () => {
  it('is what is stored, while nothing else is known', () => {
    assert.equal(NOTHING_KNOWN.standing, 'unknown');
    assert.equal(snapshot({ kind: 'none' }).standing, 'none');
    const damaged: Stored = { kind: 'damaged', code: 'state-invalid', message: 'broken' };
    assert.equal(snapshot(damaged).standing, 'damaged');
    const phases: readonly Phase[] = [
      ...(['armed', 'running', 'agent_finished', 'accepted', 'rejected'] as const),
      ...(['engine_error', 'interrupted'] as const),
    ];
    for (const phase of phases) assert.equal(snapshot(armed({ phase })).standing, phase);
  });

  it('is outside when the changes so far would be rejected, and only before a verdict', () => {
    const stored = armed();
    const bad = auditOf(stored, { files: [file('docs/a')] });
    assert.equal(snapshot(stored, live(auditOf(stored))).standing, 'armed');
    assert.equal(snapshot(stored, live(bad)).standing, 'outside');
    for (const phase of ['running', 'agent_finished', 'engine_error', 'interrupted'] as const) {
      assert.equal(snapshot(armed({ phase }), live(bad)).standing, phase);
    }
  });

  it('is never accepted once the worktree moved on or breaks the policy', () => {
    const stored = armed({ phase: 'accepted', verdict: verdict() });
    const good = auditOf(stored, { files: [file('src/a')] });
    const bad = auditOf(stored, { files: [file('docs/a')] });
    assert.equal(snapshot(stored, live(good)).standing, 'accepted');
    assert.equal(snapshot(stored, live(good, { movedOn: true })).standing, 'stale');
    assert.equal(snapshot(stored, live(bad)).standing, 'stale');
    assert.equal(snapshot(stored, live(good, { movedOn: true })).movedOn, true);
  });

  it('stays rejected until the worktree moved on to something that would pass', () => {
    const stored = armed({ phase: 'rejected', verdict: verdict({ passed: false }) });
    const good = auditOf(stored, { files: [file('src/a')] });
    const bad = auditOf(stored, { files: [file('docs/a')] });
    assert.equal(snapshot(stored, live(good)).standing, 'rejected');
    assert.equal(snapshot(stored, live(bad, { movedOn: true })).standing, 'rejected');
    assert.equal(snapshot(stored, live(good, { movedOn: true })).standing, 'stale');
  });

  it('does not take a look that compared with an earlier verdict for one at this', () => {
    const stored = armed({ phase: 'rejected', verdict: verdict({ passed: false }) });
    const good = auditOf(stored, { files: [file('src/a')] });
    const earlier = live(good, { movedOn: true, comparedWith: STORED_AT - 1 });
    assert.equal(snapshot(stored, earlier).standing, 'rejected');
    assert.equal(snapshot(stored, earlier).movedOn, false);
  });

  it('rests on the verdict alone when that is newer than the last look', () => {
    const stored = armed({ phase: 'accepted', verdict: verdict() });
    const early = live(auditOf(stored, { files: [file('docs/a')] }), {
      startedAt: STORED_AT - 1,
      movedOn: true,
    });
    const { standing, movedOn, violations, budgets } = snapshot(stored, early);
    assert.equal(standing, 'accepted');
    assert.equal(movedOn, false);
    assert.deepEqual(violations, []);
    assert.equal(budgets[0]?.used, 3);
  });
});

describe('violations that are shown', () => {
  it('are those of the live audit, and of verifiers what only a check can tell', () => {
    const audit = verdict({
      passed: false,
      violations: ['path outside policy: old', 'verifier failed (exit 1): npm test'],
      verification: [failed('npm test')],
    });
    const stored = armed({ phase: 'rejected', verdict: audit });
    const seen = live(auditOf(stored, { files: [file('docs/new')] }));
    assert.deepEqual(
      snapshot(stored, seen).violations.map(({ code, path }) => [code, path]),
      [
        ['path-outside-policy', 'docs/new'],
        ['verifier-failed', null],
      ],
    );
    assert.equal(snapshot(stored, seen).violations[0]?.message, 'words of path-outside-policy');
  });

  it('of a verdict without a report are told apart from its verifiers only', () => {
    const audit = verdict({
      passed: false,
      violations: ['something else', 'verifier failed', 'verifier timed out'],
      verification: [
        failed('passes', { passed: true, returncode: 0 }),
        failed('one', { returncode: 7 }),
        failed('two', { timed_out: true, returncode: -9 }),
      ],
    });
    assert.deepEqual(
      snapshot(armed({ phase: 'rejected', verdict: audit })).violations.map(({ code, params }) => [
        code,
        params,
      ]),
      [
        ['unknown', {}],
        ['verifier-failed', { command: 'one', exitCode: 7, cause: 'exit' }],
        ['verifier-failed', { command: 'two', exitCode: -9, cause: 'time-out' }],
      ],
    );
  });

  it('are named by the report only where it fits the verdict', () => {
    const audit = verdict({ passed: false, violations: ['first', 'second'] });
    const named = [{ code: 'head-moved', path: null, params: { head: null } }];
    const stored = armed({
      phase: 'rejected',
      verdict: audit,
      report: { violations: named, treeDigest: null },
    });
    assert.deepEqual(
      snapshot(stored).violations.map(({ code }) => code),
      ['unknown', 'unknown'],
    );
    const whole = { violations: [...named, ...named], treeDigest: null };
    assert.deepEqual(
      snapshot({ ...stored, report: whole }).violations.map(({ code, message }) => [code, message]),
      [
        ['head-moved', 'first'],
        ['head-moved', 'second'],
      ],
    );
  });
});

describe('changed files', () => {
  it('are judged one by one, with what decided', () => {
    const stored = armed({}, { maxAddedLines: 5 });
    const audit = auditOf(stored, {
      files: [
        file('docs/a'),
        file('src/adds', { added: 9, deleted: 0 }),
        file('src/deletes', { added: 0 }),
        file('src/gen/x'),
      ],
    });
    const { files, budgets } = snapshot(stored, live(audit));
    const judged = [...files.values()].map(({ path, verdict: ruling, pattern, exceeded }) => {
      return [path, ruling, pattern, exceeded.map(({ code }) => code)];
    });
    assert.deepEqual(judged, [
      ['docs/a', 'outside', null, ['added-line-budget']],
      ['src/adds', 'over', 'src/**', ['added-line-budget']],
      ['src/deletes', 'allowed', 'src/**', []],
      ['src/gen/x', 'outside', 'src/gen/**', ['added-line-budget']],
    ]);
    assert.deepEqual(
      budgets.filter(isExceeded).map(({ code, used, limit }) => [code, used, limit]),
      [['added-line-budget', 11, 5]],
    );
  });

  it('are over a budget by the numbers that the audit judged, not by those of the worktree alone', () => {
    const stored = armed({}, { maxAddedLines: 5 });
    const files = [file('src/staged', { added: 0, deleted: 0 }), file('src/plain', { added: 0 })];
    const audit = auditOf(stored, { files, charged: [file('src/staged', { added: 6 }), ...files.slice(1)] });
    assert.equal(audit.passed, false);
    const shown = snapshot(stored, live(audit));
    assert.equal(shown.files.get('src/staged')?.verdict, 'over');
    assert.equal(shown.files.get('src/plain')?.verdict, 'allowed');
    assert.deepEqual(shown.budgets.find(isExceeded), { code: 'added-line-budget', used: 6, limit: 5 });
  });

  it('come with paths that only a violation names, and without those of Cordon’s own folder', () => {
    const stored = armed();
    const audit = auditOf(stored, {
      files: [file('src/a')],
      problems: [{ kind: 'unreadable', path: 'src/locked', reason: 'no permission' }],
      foreignState: ['.cordon/extra'],
    });
    const { files } = snapshot(stored, live(audit));
    assert.deepEqual([...files.keys()], ['src/a', 'src/locked']);
    const locked = files.get('src/locked');
    assert.deepEqual([locked?.file, locked?.verdict, locked?.pattern], [null, 'outside', 'src/**']);
  });

  it('can be restored outside the policy; what breaks another rule inside it cannot', () => {
    const stored = armed();
    const bad = auditOf(stored, {
      files: ['docs/a', 'src/staged', 'src/plain'].map((name) => file(name)),
      findings: [
        { code: 'staged-unverified', path: 'src/staged', params: { staged: 'another content' } },
        { code: 'staged-unverified', path: 'docs/staged', params: { staged: 'new' } },
      ],
    });
    const judged = [...snapshot(stored, live(bad)).files.values()];
    assert.deepEqual(
      judged.map((one) => [one.path, one.verdict, isRestorable(one)]),
      [
        ['docs/a', 'outside', true],
        ['src/staged', 'outside', false],
        ['src/plain', 'allowed', false],
        ['docs/staged', 'outside', false],
      ],
    );
  });

  it('are none without a live audit: a verdict alone has no counts of each', () => {
    const stored = armed({ phase: 'accepted', verdict: verdict({ changed_files: ['src/a'] }) });
    assert.equal(snapshot(stored).files.size, 0);
    assert.deepEqual(
      snapshot(stored).budgets.map(({ used }) => used),
      [3, 4, 5, 6, 1],
    );
    assert.deepEqual(
      snapshot(armed()).budgets.map(({ used }) => used),
      [null, null, null, null, null],
    );
  });
});
