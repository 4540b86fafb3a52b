import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Audit, auditDocument, auditEvidence, withVerification } from '../../src/engine/audit';
import type { ChangedFile, Evidence } from '../../src/engine/evidence/evidence';
import { sumMetrics } from '../../src/engine/evidence/evidence';
import { DEFAULT_LIMITS, type Limits, type Policy } from '../../src/engine/policy/policy';
import { reportDocument } from '../../src/engine/reportDocument';
import { toCanonical } from '../../src/engine/store/canonicalJson';
import { violationMessage } from '../../src/engine/violations';

const BASELINE = 'a'.repeat(40);
const POLICY: Policy = {
  allow: ['src/**'],
  deny: ['src/gen/**'],
  limits: DEFAULT_LIMITS,
  allowCommits: false,
};

function file(path: string, change: Partial<ChangedFile> = {}): ChangedFile {
  return { path, status: 'M', added: 1, deleted: 1, binaries: 0, bytes: 10, ...change };
}

function evidence(change: Partial<Evidence> = {}): Evidence {
  return {
    baseline: BASELINE,
    head: BASELINE,
    hidden: [],
    files: [],
    charged: change.charged ?? change.files ?? [],
    problems: [],
    foreignState: [],
    findings: [],
    witness: 'git-view',
    treeDigest: null,
    ...change,
  };
}

function codes(audit: Audit): string[] {
  return audit.violations.map((violation) => violation.code);
}

describe('the audit', function () {
  // Another try has other examples.
  this.retries(0);
  it('passes an empty change and says what it looked at', () => {
    const audit = auditEvidence(POLICY, evidence());
    assert.equal(audit.passed, true);
    assert.deepEqual(auditDocument(audit), {
      passed: true,
      baseline: BASELINE,
      current_head: BASELINE,
      head_changed: false,
      changed_files: [],
      metrics: { files: 0, added_lines: 0, deleted_lines: 0, working_bytes: 0, binary_files: 0 },
      violations: [],
      verification: [],
    });
  });

  it('names the rule that a path breaks; deny wins', () => {
    const audit = auditEvidence(
      POLICY,
      evidence({ files: [file('docs/a'), file('src/a'), file('src/gen/a')] }),
    );
    assert.deepEqual(audit.violations.map(violationMessage), [
      'path outside policy: docs/a (no allowed pattern matches)',
      'path outside policy: src/gen/a (denied by src/gen/**)',
    ]);
  });

  it('takes a moved HEAD only where commits are allowed, and never a HEAD that names nothing', () => {
    const moved = evidence({ head: 'b'.repeat(40) });
    const allowed = { ...POLICY, allowCommits: true };
    assert.deepEqual(codes(auditEvidence(POLICY, moved)), ['head-moved']);
    assert.deepEqual(codes(auditEvidence(allowed, moved)), []);
    assert.deepEqual(codes(auditEvidence(allowed, evidence({ head: null }))), ['head-moved']);
    assert.equal(auditDocument(auditEvidence(allowed, moved)).head_changed, true);
  });

  it('reports everything, in the order of the report', () => {
    const limits: Limits = {
      maxFiles: 0,
      maxAddedLines: 0,
      maxDeletedLines: 0,
      maxWorkingBytes: 0,
      maxBinaryFiles: 0,
    };
    const audit = auditEvidence(
      { ...POLICY, limits },
      evidence({
        head: 'b'.repeat(40),
        hidden: ['h'],
        files: [file('docs/a', { binaries: 1 })],
        foreignState: ['notes'],
        problems: [
          { kind: 'scan-ceiling', ceiling: 1, bytes: 2 },
          { kind: 'unreadable', path: 'u', reason: 'permission denied' },
          { kind: 'vanished', path: 'v' },
          { kind: 'unsupported-type', path: 'src/f', type: 'fifo' },
        ],
      }),
    );
    assert.deepEqual(codes(audit), [
      ...['hidden-index-flag', 'head-moved', 'path-outside-policy', 'foreign-state-file', 'scan-ceiling'],
      ...['unreadable', 'vanished', 'unsupported-type', 'file-budget', 'added-line-budget'],
      ...['deleted-line-budget', 'working-byte-budget', 'binary-file-budget'],
    ]);
    assert.equal(audit.passed, false);
  });

  it('takes a verifier only at exit 0, in time and within its output', () => {
    const item = {
      command: 'npm test',
      stdout: '',
      stderr: '',
      passed: true,
      timedOut: false,
      outputLimited: false,
      exitCode: 0,
    };
    const audit = auditEvidence(POLICY, evidence());
    assert.equal(withVerification(audit, [item]).passed, true);
    const failures = [
      { ...item, passed: false, exitCode: 5 },
      { ...item, passed: false, exitCode: -9 },
      { ...item, passed: false, timedOut: true },
      { ...item, passed: false, outputLimited: true },
    ];
    const failed = withVerification(audit, failures);
    assert.equal(failed.passed, false);
    assert.deepEqual(failed.violations.map(violationMessage), [
      'verifier failed (exit 5): npm test',
      'verifier failed (signal 9): npm test',
      'verifier failed (time-out): npm test',
      'verifier failed (output over the limit): npm test',
    ]);
  });

  it('writes sizes beyond exact integers as the largest one, and judges them as they are', () => {
    const bytes = 2 ** 60;
    const problems = [{ kind: 'scan-ceiling', ceiling: 1, bytes }] as const;
    const limits = { ...DEFAULT_LIMITS, maxWorkingBytes: Number.MAX_SAFE_INTEGER };
    const audit = auditEvidence(
      { ...POLICY, limits },
      evidence({ files: [file('src/a', { bytes })], problems }),
    );
    assert.deepEqual(codes(audit), ['scan-ceiling', 'working-byte-budget']);
    const text = toCanonical(auditDocument(audit));
    assert.match(text, /"working_bytes":9007199254740991\b/);
    assert.match(toCanonical(reportDocument(audit, text)), /"bytes":9007199254740991\b/);
  });

  it('is inclusive at every budget, and one over is rejected', () => {
    const count = fc.integer({ min: 0, max: 50 });
    const files = fc.array(
      fc.record({ added: count, deleted: count, binaries: fc.integer({ min: 0, max: 2 }), bytes: count }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        files,
        fc.constantFrom('maxFiles', 'maxAddedLines', 'maxDeletedLines', 'maxWorkingBytes', 'maxBinaryFiles'),
        (changes, key) => {
          const changed = changes.map((change, index) => file(`src/${index}`, change));
          const used = sumMetrics(changed);
          const exact: Limits = {
            maxFiles: used.files,
            maxAddedLines: used.addedLines,
            maxDeletedLines: used.deletedLines,
            maxWorkingBytes: used.workingBytes,
            maxBinaryFiles: used.binaryFiles,
          };
          assert.equal(
            auditEvidence({ ...POLICY, limits: exact }, evidence({ files: changed })).passed,
            true,
          );
          if (exact[key] === 0) return;
          const tight = { ...exact, [key]: exact[key] - 1 };
          assert.equal(
            codes(auditEvidence({ ...POLICY, limits: tight }, evidence({ files: changed }))).length,
            1,
          );
        },
      ),
    );
  });
});
