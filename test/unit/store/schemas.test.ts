import assert from 'node:assert/strict';
import {
  canonicalText,
  JsonNumber,
  type JsonValue,
  parseJson,
  sha256Hex,
  toCanonical,
} from '../../../src/engine/store/canonicalJson';
import {
  configDigest,
  parseConfig,
  parseOptions,
  parseState,
  PHASES,
  serializeConfig,
  serializeOptions,
  serializeState,
  timestamp,
} from '../../../src/engine/store/schemas';
import { auditText, parseAudit, type StoredAudit } from '../../../src/engine/store/storedAudit';
import { sampleConfig, sampleOptions, sampleState } from './samples';
import { assertRefused } from './support';

const CONFIG = parseJson(serializeConfig(sampleConfig()));
const STATE = parseJson(serializeState(sampleState(__filename)));
const OPTIONS = parseJson(serializeOptions(sampleOptions()));
const AUDIT: StoredAudit = {
  passed: false,
  baseline: sampleConfig().baseline,
  current_head: sampleConfig().baseline,
  head_changed: false,
  changed_files: ['src/a.txt', '\udcff'],
  metrics: { files: 2, added_lines: 1, deleted_lines: 0, working_bytes: 7, binary_files: 0 },
  violations: ['path outside policy: \udcff'],
  verification: [
    {
      command: 'true',
      returncode: -9,
      stdout: '',
      stderr: 'ü',
      passed: false,
      timed_out: true,
      output_limited: false,
    },
  ],
};

/** A copy of a document with one dotted key set to the value of a JSON text, or removed. */
function patched(document: JsonValue, key: string, json: string | undefined): JsonValue {
  if (key === '') return parseJson(json ?? 'null');
  const copy = parseJson(canonicalText(document));
  const parts = key.split('.');
  const last = parts.pop() ?? '';
  let node = copy;
  for (const part of parts) node = (node as Map<string, JsonValue>).get(part) ?? null;
  if (json === undefined) (node as Map<string, JsonValue>).delete(last);
  else (node as Map<string, JsonValue>).set(last, parseJson(json));
  return copy;
}

type Row = [key: string, json: string | undefined, words: RegExp];

const CONFIG_ROWS: Row[] = [
  ['', '[]', /must be an object/],
  ['', 'null', /must be an object/],
  ['schema_version', '2', /schema_version must be the integer 1/],
  ['schema_version', '1.0', /schema_version/],
  ['schema_version', 'true', /schema_version/],
  ['schema_version', '"1"', /schema_version/],
  ['schema_version', undefined, /lacks the key schema_version/],
  ['mode', '"auto"', /mode must be one of manual, claude/],
  ['mode', '["manual"]', /mode/],
  ['label', '"  "', /blank/],
  ['label', `"${'x'.repeat(16_385)}"`, /16385 characters/],
  ['label', '5', /label must be text/],
  ['baseline', '"abc"', /baseline must be a full object name/],
  ['baseline', `"${'A'.repeat(40)}"`, /baseline/],
  ['baseline', `"${'a'.repeat(41)}"`, /baseline/],
  ['policy', undefined, /lacks the key policy/],
  ['policy', '[]', /policy must be an object/],
  ['policy.note', '1', /policy.note, which does not belong/],
  ['policy.allow', '["/x"]', /arming refuses.*allowed pattern 1/],
  ['policy.allow', '[]', /no path is allowed/],
  ['policy.allow', '"**"', /policy.allow must be a list/],
  ['policy.allow', '{"0":"**"}', /policy.allow must be a list/],
  ['policy.deny', '[3]', /policy.deny.0 must be text/],
  ['policy.allow_commits', '1', /allow_commits must be true or false/],
  ['policy.limits', '{}', /lacks the key policy.limits.max_files/],
  ['policy.limits.max_files', 'true', /max_files must be a whole number/],
  ['policy.limits.max_files', '-1', /max_files must be a whole number from 0/],
  ['policy.limits.max_files', '25.0', /max_files/],
  ['policy.limits.max_files', '1e3', /max_files/],
  ['policy.limits.max_files', '9007199254740992', /max_files/],
  ['policy.limits.max_files', 'null', /max_files/],
  ['verify', '["\'"]', /verifier 1/],
  ['verify', '[5]', /verify.0 must be text/],
  ['claude', undefined, /lacks the key claude/],
  ['claude', 'null', /claude must be an object/],
  ['claude', '[]', /claude must be an object/],
  ['claude', '5', /claude must be an object/],
  ['policy', '5', /policy must be an object/],
  ['claude.effort', '"huge"', /claude.effort/],
  ['claude.effort', 'true', /claude.effort/],
  ['claude.max_turns', 'true', /claude.max_turns/],
  ['claude.max_turns', '0', /claude.max_turns must be a whole number from 1/],
  ['claude.max_turns', 'null', /claude.max_turns/],
  ['claude.timeout_seconds', '0', /claude.timeout_seconds must be a finite number above 0/],
  ['claude.timeout_seconds', 'true', /claude.timeout_seconds/],
  ['claude.timeout_seconds', 'null', /claude.timeout_seconds/],
  ['claude.max_budget_usd', '-1', /claude.max_budget_usd/],
  ['claude.max_budget_usd', `1${'0'.repeat(400)}`, /claude.max_budget_usd/],
  ['claude.binary', '" "', /program is blank/],
  ['claude.binary', 'null', /claude.binary must be text/],
  ['claude.model', '3', /claude.model/],
  ['created_at', '5', /created_at must be text/],
  ['extra', '1', /extra, which does not belong/],
  ['constructor', '1', /constructor, which does not belong/],
  ['__proto__', '1', /__proto__/],
];

const STATE_ROWS: Row[] = [
  ['', '[]', /must be an object/],
  ['schema_version', '2', /schema_version/],
  ['schema_version', '1.0', /schema_version/],
  ['phase', 'null', /phase must be one of/],
  ['phase', '"done"', /phase/],
  ['phase', '["armed"]', /phase/],
  ['attempt', '4', /attempt is 4, above max_attempts 3/],
  ['attempt', 'true', /attempt/],
  ['attempt', '-1', /attempt/],
  ['max_attempts', '0', /max_attempts must be a whole number from 1/],
  ['config_sha256', '"x"', /config_sha256/],
  ['exclude_sha256', 'null', /exclude_sha256/],
  ['last_error', '3', /last_error must be text or null/],
  ['last_error', undefined, /lacks the key last_error/],
  ['last_audit', '[]', /last_audit must be an object or null/],
  ['last_audit', '7', /last_audit/],
  ['last_audit', undefined, /lacks the key last_audit/],
  ['updated_at', 'null', /updated_at/],
  ['extra', '1', /extra/],
];

const OPTIONS_ROWS: Row[] = [
  ['schema_version', '2', /schema_version/],
  ['verify_timeout_seconds', '0', /verify_timeout_seconds/],
  ['protect', '["/x"]', /protected pattern 1/],
  ['allow_verifier_changes', '0', /allow_verifier_changes/],
  ['evidence', '"x"', /evidence must be an object or null/],
  ['evidence', undefined, /lacks the key evidence/],
  ['more', '1', /more/],
];

const AUDIT_ROWS: Row[] = [
  ['', '{"passed":true}', /lacks the key baseline/],
  ['', '[]', /must be an object/],
  ['metrics.files', 'true', /metrics.files/],
  ['changed_files', '[1]', /changed_files.0/],
  ['verification', '[{}]', /verification.0.command/],
  ['verification', '7', /verification must be a list/],
  ['violations', 'null', /violations/],
];

function refusesRows(
  what: string,
  rows: Row[],
  document: JsonValue,
  read: (document: JsonValue) => unknown,
): void {
  for (const [key, json, words] of rows) {
    it(`${what}: refuses ${key || 'a document'} ${json === undefined ? 'missing' : json.slice(0, 30)}`, async () => {
      const refusal = await assertRefused(() => read(patched(document, key, json)), 'state-invalid', words);
      assert.match(refusal.message, /`cordon reset`/);
    });
  }
}

describe('stored documents', () => {
  refusesRows('config.json', CONFIG_ROWS, CONFIG, (document) => parseConfig(document));
  refusesRows('state.json', STATE_ROWS, STATE, (document) => parseState(document));
  refusesRows('options.json', OPTIONS_ROWS, OPTIONS, (document) => parseOptions(document));
  refusesRows('an audit', AUDIT_ROWS, parseJson(auditText(AUDIT)), (document) => parseAudit(document));

  it('read back what they wrote', () => {
    assert.deepEqual(parseConfig(CONFIG), sampleConfig());
    assert.deepEqual(parseState(STATE), sampleState(__filename));
    assert.deepEqual(parseOptions(OPTIONS), sampleOptions());
    assert.deepEqual(parseAudit(parseJson(auditText(AUDIT))), AUDIT);
    const endless = { ...sampleOptions(), verifyTimeoutSeconds: 1e300 };
    assert.deepEqual(parseOptions(parseJson(serializeOptions(endless))), endless);
    for (const phase of PHASES) assert.equal(parseState(patched(STATE, 'phase', `"${phase}"`)).phase, phase);
    const sha256 = 'a'.repeat(64);
    assert.equal(parseConfig(patched(CONFIG, 'baseline', `"${sha256}"`)).baseline, sha256);
  });

  it('keep an evidence description and an audit as they are', () => {
    const odd = '{"__proto__":{"n":2.0},"list":[1,null,"x"]}';
    assert.equal(canonicalText(parseOptions(patched(OPTIONS, 'evidence', odd)).evidence ?? null), odd);
    const state = parseState(patched(STATE, 'last_audit', odd));
    assert.equal(canonicalText(state.lastAudit ?? null), odd);
    assert.equal(
      canonicalText(parseJson(serializeState(state))),
      canonicalText(patched(STATE, 'last_audit', odd)),
    );
  });

  it('lets the claude section lack and add keys', () => {
    assert.deepEqual(parseConfig(patched(CONFIG, 'claude', '{}')).claude, sampleConfig().claude);
    const claude = '{"binary":"c","colour":1,"constructor":2,"max_budget_usd":1e-7,"timeout_seconds":5.0}';
    assert.deepEqual(parseConfig(patched(CONFIG, 'claude', claude)).claude, {
      ...sampleConfig().claude,
      binary: 'c',
      maxBudgetUsd: 1e-7,
      timeoutSeconds: 5,
    });
  });

  it('takes times and amounts in any spelling', () => {
    for (const [text, value] of [
      ['5', 5],
      ['5.0', 5],
      ['1e3', 1000],
      ['0.5', 0.5],
    ] as const) {
      assert.equal(parseConfig(patched(CONFIG, 'claude.timeout_seconds', text)).claude.timeoutSeconds, value);
    }
  });

  it('writes what Cordon 1.0 writes', () => {
    const config = {
      ...sampleConfig(),
      mode: 'claude' as const,
      label: 'Grüße 😀',
      baseline: '0'.repeat(40),
    };
    // From tables/canonical.json of the conformance kit.
    assert.equal(configDigest(config), 'ede0c2de5e2a8d4a04ff30ba3d59e3c1cfb2e1beb48ec90132c8284b07c6658f');
    const slower = { ...config, claude: { ...config.claude, timeoutSeconds: 30 } };
    assert.equal(configDigest(slower), 'd406ee0d9e529b4577c0d366f1dccab0f4a2ee6782e1d2f2be39f57d4588aed2');
    assert.match(
      serializeConfig({ ...config, claude: { ...config.claude, maxBudgetUsd: 2 } }),
      /"max_budget_usd":2.0,/,
    );
    assert.match(serializeConfig(config), /"timeout_seconds":1800\}.*\n$/);
    assert.equal(timestamp(new Date('2024-01-02T03:04:05.678Z')), '2024-01-02T03:04:05+00:00');
  });

  it('hashes numbers as the file spells them', () => {
    const two = patched(CONFIG, 'claude.timeout_seconds', '2.0');
    const other = patched(CONFIG, 'claude.timeout_seconds', '2');
    assert.ok((two as Map<string, JsonValue>).get('schema_version') instanceof JsonNumber);
    assert.notEqual(sha256Hex(canonicalText(two)), sha256Hex(canonicalText(other)));
    assert.match(canonicalText(two), /"timeout_seconds":2.0/);
    assert.equal(toCanonical(two), canonicalText(two));
  });
});
