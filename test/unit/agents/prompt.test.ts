import assert from 'node:assert/strict';
import { agentPrompt } from '../../../src/engine/agents/prompt';
import type { AuditDocument } from '../../../src/engine/audit';

const FACTS = {
  label: 'fix the frobnicator',
  policy: {
    allow: ['src/**', 'lib/?x'],
    deny: ['src/gen/**'],
    limits: {
      maxFiles: 811,
      maxAddedLines: 822,
      maxDeletedLines: 833,
      maxWorkingBytes: 844,
      maxBinaryFiles: 855,
    },
    allowCommits: false,
  },
  attempt: 1,
  maxAttempts: 3,
  recovery: null,
};

const AUDIT: AuditDocument = {
  passed: false,
  baseline: 'a',
  current_head: 'a',
  head_changed: false,
  changed_files: ['src/a.txt'],
  metrics: { files: 1, added_lines: 1, deleted_lines: 0, working_bytes: 1, binary_files: 0 },
  violations: [],
  verification: [
    {
      command: 'npm test',
      returncode: 6,
      stdout: '😀'.repeat(3000),
      stderr: 'not yet',
      passed: false,
      timed_out: false,
      output_limited: false,
    },
    {
      command: 'true',
      returncode: 0,
      stdout: 'fine',
      stderr: '',
      passed: true,
      timed_out: false,
      output_limited: false,
    },
  ],
};

describe('the prompt of an attempt', () => {
  it('tells the envelope', () => {
    const prompt = agentPrompt(FACTS);
    for (const part of [
      'fix the frobnicator',
      'src/**, lib/?x',
      'src/gen/**',
      '811',
      '822',
      '833',
      '844',
      '855',
    ]) {
      assert.ok(prompt.includes(part), part);
    }
    assert.match(prompt, /Do not commit/);
    assert.match(prompt, /attempt 1 of 3/);
    assert.match(prompt, /\.cordon/);
    assert.doesNotMatch(prompt, /last attempt/);
    assert.match(
      agentPrompt({ ...FACTS, policy: { ...FACTS.policy, allowCommits: true } }),
      /Commits are allowed/,
    );
  });

  it('tells the next attempt what went wrong, with 2,000 characters of each output', () => {
    const recovery = {
      lastError: 'it timed out',
      changedPaths: ['src/a.txt', 'odd\nname'],
      lastAudit: AUDIT,
    };
    const prompt = agentPrompt({ ...FACTS, attempt: 2, recovery });
    assert.match(prompt, /attempt 2 of 3/);
    assert.match(prompt, /it timed out/);
    assert.ok(prompt.includes('src/a.txt, odd\\nname'));
    assert.match(prompt, /\(exit 6\): npm test/);
    assert.match(prompt, /\| not yet/);
    assert.equal(Array.from(prompt).filter((character) => character === '😀').length, 2000);
    assert.doesNotMatch(prompt, /fine/);
  });

  it('says so when nothing is known', () => {
    const prompt = agentPrompt({
      ...FACTS,
      attempt: 2,
      recovery: { lastError: null, changedPaths: [], lastAudit: null },
    });
    assert.match(prompt, /no reason was recorded/);
    assert.match(prompt, /Nothing differs/);
  });
});
