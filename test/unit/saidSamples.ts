/** Something of everything that the engine can say of a result or of a request. */
import {
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  type Problem,
  requestProblems,
} from '../../src/engine/policy/policy';
import type { Violation, ViolationCode } from '../../src/engine/violations';

const BUDGET = { params: { used: 3, limit: 2 }, path: null };
const EXIT = { command: 'npm test', exitCode: 1, cause: 'exit' } as const;
const CHANGES = ['created', 'changed', 'deleted'] as const;

type ParamsOf<C, V extends Violation = Violation> = V extends Violation
  ? C extends V['code']
    ? V['params']
    : never
  : never;

/** One of every kind of violation, and of every word that is chosen by a parameter. */
const SAMPLES: {
  readonly [C in ViolationCode]: readonly { readonly path: string | null; readonly params: ParamsOf<C> }[];
} = {
  'hidden-index-flag': [{ path: null, params: { paths: ['a', 'b'] } }],
  'head-moved': [
    { path: null, params: { baseline: 'a'.repeat(40), head: 'b'.repeat(40) } },
    { path: null, params: { baseline: 'a'.repeat(40), head: null } },
  ],
  'path-outside-policy': [
    { path: 'a', params: { deniedBy: null } },
    { path: 'a', params: { deniedBy: 'a' } },
  ],
  'foreign-state-file': [{ path: '.cordon/x', params: {} }],
  'scan-ceiling': [{ path: null, params: { ceiling: 1, bytes: 2 } }],
  unreadable: [
    { path: 'a', params: { reason: 'permission denied' } },
    { path: 'a', params: { reason: 'something of the system' } },
  ],
  vanished: [{ path: 'a', params: {} }],
  'unsupported-type': (['folder', 'fifo', 'socket', 'device', 'other'] as const).map((type) => ({
    path: 'a',
    params: { type },
  })),
  uncounted: [{ path: 'a', params: {} }],
  'file-budget': [BUDGET],
  'added-line-budget': [BUDGET],
  'deleted-line-budget': [BUDGET],
  'working-byte-budget': [BUDGET],
  'binary-file-budget': [BUDGET],
  'verifier-failed': [
    { path: null, params: EXIT },
    { path: null, params: { ...EXIT, exitCode: -9 } },
    { path: null, params: { ...EXIT, cause: 'time-out' } },
    { path: null, params: { ...EXIT, cause: 'output-limit' } },
  ],
  'nested-repository': (['repository', 'folder', 'file'] as const).map((kind) => ({
    path: 'a',
    params: { kind },
  })),
  'folder-replaced': [{ path: 'a', params: { by: 'link' } }],
  'case-twin': [{ path: 'a', params: { other: 'A' } }],
  'inside-denied-folder': [{ path: 'a/b', params: { folder: 'a', deniedBy: 'a' } }],
  'in-place-of-denied-folder': [{ path: 'a', params: { deniedBy: 'a/**' } }],
  'link-escapes': (['outside', 'not-allowed', 'git', 'cordon'] as const).map((to) => ({
    path: 'a',
    params: { target: '../x', to },
  })),
  'hard-link': [
    { path: 'a', params: { names: 2, other: null } },
    { path: 'a', params: { names: 2, other: 'b' } },
  ],
  'ref-changed': CHANGES.map((change) => ({
    path: null,
    params: {
      ref: 'refs/heads/x',
      change,
      before: change === 'created' ? null : 'a'.repeat(40),
      after: change === 'deleted' ? null : 'b'.repeat(40),
    },
  })),
  'head-target': [{ path: null, params: { before: 'a', after: 'b' } }],
  'reflog-wiped': [{ path: null, params: { log: 'HEAD', entries: 3 } }],
  'git-operation': [{ path: null, params: { name: 'MERGE_HEAD', change: 'created' } }],
  'hook-changed': [{ path: null, params: { name: 'pre-commit', change: 'created' } }],
  'config-changed': (['command', 'redirect', 'behaviour'] as const).map((effect) => ({
    path: null,
    params: { key: 'core.pager', effect, change: 'changed', file: '.git/config' },
  })),
  'git-file-changed': [{ path: null, params: { name: 'info/attributes', change: 'deleted' } }],
  'filter-program-changed': [{ path: 'a', params: { setting: 'filter.x.clean' } }],
  'repository-redirected': (['root', 'dot-git', 'git-dir', 'common-dir'] as const).map((what) => ({
    path: null,
    params: { what },
  })),
  'protected-changed': CHANGES.map((change) => ({ path: '.env', params: { change } })),
  'verifier-changed': CHANGES.map((change) => ({ path: 'a', params: { command: 'npm test', change } })),
  'verifier-leftover': [{ path: null, params: { command: 'npm test', count: 2 } }],
  'verifier-shadowed': [
    { path: null, params: { command: 'npm test', before: '/usr/bin/npm', after: '/home/a/bin/npm' } },
  ],
  'hidden-from-git': (
    ['attribute', 'filter', 'index-flag', 'ignore-rule', 'mode-setting', 'unknown'] as const
  ).flatMap((by) =>
    [
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ].map(([added = 0, deleted = 0]) => ({ path: 'a', params: { added, deleted, by } })),
  ),
  'loose-permissions': [{ path: 'a', params: { mode: '4755' } }],
  'forged-object': [
    { path: 'a', params: { oid: 'a'.repeat(40) } },
    { path: null, params: { oid: 'a'.repeat(40) } },
  ],
  'object-missing': [
    { path: 'a', params: { oid: 'a'.repeat(40) } },
    { path: null, params: { oid: 'a'.repeat(40) } },
  ],
  'staged-unseen': ['deleted', 'new', 'another content', 'mode 100755'].map((staged) => ({
    path: 'a',
    params: { staged },
  })),

  'staged-unverified': ['deleted', 'new'].map((staged) => ({
    path: 'a',
    params: { staged },
  })),
  'staged-unmerged': [{ path: 'a', params: {} }],
  'staged-submodule': [{ path: 'a', params: { commit: 'a'.repeat(40) } }],
  'index-missing': [{ path: null, params: {} }],
  'forged-cache-tree': [
    { path: null, params: { folder: '' } },
    { path: null, params: { folder: 'a' } },
  ],
  'baseline-lost': [{ path: null, params: { baseline: 'a', head: 'b' } }],
  'commits-unread': [{ path: null, params: { limit: 5 } }],
  'submodule-changed': (
    ['commit', 'content', 'untracked', 'staged', 'uninitialised', 'gone'] as const
  ).flatMap((what) => ['m', 'm/a'].map((name) => ({ path: name, params: { submodule: 'm', what } }))),
  'git-view-skipped': [{ path: null, params: {} }],
  'git-would-wait': [
    { path: null, params: { name: '.git/index', kind: 'fifo' } },
    { path: 'a/.gitignore', params: { name: 'a/.gitignore', kind: 'device' } },
  ],
  'git-view-failed': [{ path: null, params: { reason: 'not there' } }],
  'verifier-edited': [
    { path: 'a', params: { change: 'edited' } },
    { path: '', params: { change: 'staged' } },
  ],
};

export function sampleViolations(): Violation[] {
  return Object.entries(SAMPLES).flatMap(([code, samples]) =>
    samples.map((sample) => ({ code, ...sample }) as Violation),
  );
}

/** Every problem that a request can have. */
export function brokenRequests(): Problem[] {
  const wrong = {
    maxFiles: -1,
    maxAddedLines: 0.5,
    maxDeletedLines: -1,
    maxWorkingBytes: -1,
    maxBinaryFiles: -1,
  };
  const request: Parameters<typeof requestProblems>[0] = {
    mode: 'claude',
    label: ' ',
    policy: {
      allow: ['', '/a', './a', 'a/../b', 'a\0', 'x'.repeat(600)],
      deny: ['/a', ...Array.from({ length: 300 }, () => 'a')],
      limits: { ...DEFAULT_LIMITS, ...wrong },
      allowCommits: false,
    },
    verify: ['', "'", '"', 'a\\', 'a\0', 'x'.repeat(5000), "''", 'a', 'b'],
    claude: {
      ...DEFAULT_CLAUDE,
      ...{ binary: ' ', maxTurns: 0, timeoutSeconds: 0, maxBudgetUsd: 0, model: ' ' },
      effort: 'much' as never,
    },
    maxAttempts: 0,
    options: {
      verifyTimeoutSeconds: 0,
      protect: ['/a'],
      allowVerifierChanges: false,
      agentSettings: 'nobody' as never,
    },
  };
  const long = { ...request, label: 'x'.repeat(20_000), policy: { ...request.policy, allow: [], deny: [] } };
  const nul = { ...request, label: 'a\0', claude: { ...request.claude, binary: 'a\0', model: 'a\0' } };
  return [request, long, nul].flatMap((item) => requestProblems(item));
}
