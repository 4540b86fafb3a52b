import assert from 'node:assert/strict';
import fs from 'node:fs';
import { deflateSync } from 'node:zlib';
import { type ViolationCode, violationMessage } from '../../src/engine/violations';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Armed, armAll, type Scenario } from './armed';

export interface Attack extends Scenario {
  /** A code that has to be among the violations: the right reason. */
  readonly reason: ViolationCode;
  /** What else has to hold after the check. */
  readonly afterwards?: (armed: Armed) => void;
}

export function attack(
  name: string,
  reason: ViolationCode,
  act: (armed: Armed) => void,
  more: Partial<Attack> = {},
): Attack {
  return { name, reason, act, ...more };
}

export const write = (armed: Armed, name: string, content: string | Uint8Array): void => {
  armed.repository.write({ [name]: content });
};
export const config = (armed: Armed, ...pairs: [string, string][]): void => {
  for (const [key, value] of pairs) armed.git('config', key, value);
};

/** Overwrites the loose file of an object with another content. */
export function forge(armed: Armed, oid: string, type: string, body: Buffer): void {
  const file = armed.at(`.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`);
  fs.chmodSync(file, 0o644);
  fs.writeFileSync(file, deflateSync(Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])));
}

/** A commit on the baseline whose tree has the bad line; neither worktree nor index show it. */
export function evilCommit(armed: Armed): string {
  const saved = fs.readFileSync(armed.at('.git/index'));
  const blob = armed.blob(`${armed.repository.read('secret.txt')}EVIL\n`);
  armed.git('update-index', '--cacheinfo', `100644,${blob},secret.txt`);
  const tree = armed.git('write-tree').trim();
  fs.writeFileSync(armed.at('.git/index'), saved);
  return armed.git('commit-tree', '-p', 'HEAD', '-m', 'evil', tree).trim();
}

/** An initialised submodule, committed. */
export function addSubmodule(armed: Armed, name: string): void {
  const sub = tempFolder();
  for (const args of [
    ['init', '-q', sub],
    ['-C', sub, 'commit', '-q', '--allow-empty', '-m', 'sub'],
  ])
    armed.git(...args);
  armed.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', sub, name);
  armed.repository.commit();
}

/** A test for each: the check rejects, and says why. */
export function judgeAttacks(groups: Readonly<Record<string, readonly Attack[]>>): void {
  for (const [group, attacks] of Object.entries(groups)) {
    describe(`attacks: ${group.toLowerCase()}`, function () {
      this.timeout(120_000);
      let armed: Map<Scenario, Armed>;
      before(async () => {
        armed = await armAll(attacks);
      });
      after(removeTempFolders);

      for (const item of attacks) {
        it(`${item.name}: ${item.reason}`, async () => {
          const lab = armed.get(item);
          assert.ok(lab);
          item.act(lab);
          const audit = await lab.check();
          const said = audit.violations.map(violationMessage).join('\n');
          assert.equal(audit.passed, false, 'the attack was accepted');
          assert.ok(
            audit.violations.some(({ code }) => code === item.reason),
            said,
          );
        });
      }
    });
  }
}
