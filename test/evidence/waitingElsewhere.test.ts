/** What Git would wait for behind links, in borrowed object stores and in files that settings include. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Session } from '../../src/engine/session';
import { violationMessage } from '../../src/engine/violations';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { arm, type Armed } from './armed';

/** Git says nothing for ten minutes; Cordon looks everywhere after some seconds. */
const SOON_MS = 30_000;
/** A read of it waits until the kernel has something to say, and `stat` calls it an empty file. */
const ENDLESS = '/proc/kmsg';

interface Place {
  readonly name: string;
  readonly owner?: (armed: Armed) => void;
  readonly act: (armed: Armed) => void;
  readonly only?: NodeJS.Platform;
}

const fifo = (file: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  execFileSync('mkfifo', [file]);
};
const link = (target: string, file: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  fs.symlinkSync(target, file);
};
const included = (armed: Armed): string => path.join(armed.home, 'included');

const PLACES: readonly Place[] = [
  {
    name: 'attributes that lead to a file of the kernel',
    only: 'linux',
    act: (armed) => {
      link(ENDLESS, armed.at('.git/info/attributes'));
    },
  },
  {
    name: 'an included file that leads there',
    only: 'linux',
    owner: (armed) => {
      fs.writeFileSync(included(armed), '');
      armed.git('config', 'include.path', included(armed));
    },
    act: (armed) => {
      link(ENDLESS, included(armed));
    },
  },
  {
    name: 'a fifo in a store that was borrowed from at arming',
    owner: (armed) => {
      const other = path.join(armed.home, 'other');
      armed.git('clone', '-q', '--bare', '.', other);
      fs.appendFileSync(armed.at('.git/objects/info/alternates'), `${other}/objects\n`);
    },
    act: (armed) => {
      const pack = path.join(armed.home, 'other/objects/pack', `pack-${'1'.repeat(40)}`);
      fifo(`${pack}.idx`);
      fs.writeFileSync(`${pack}.pack`, '');
    },
  },
  {
    name: 'a fifo in a folder of refs that is a link',
    act: (armed) => {
      const folder = tempFolder();
      fifo(path.join(folder, 'ref'));
      link('.', path.join(folder, 'round'));
      link(folder, armed.at('.git/refs/heads/far'));
    },
  },
];

describe('what Git would wait for elsewhere', function () {
  this.timeout(120_000);
  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  after(removeTempFolders);

  for (const place of PLACES) {
    it(place.name, async function () {
      if (place.only !== undefined && process.platform !== place.only) this.skip();
      const armed = await arm(place);
      place.act(armed);
      const started = performance.now();
      const session = await Session.open(armed.repository.root, { env: armed.env });
      const { passed, violations } = await session.check();
      assert.equal(passed, false);
      assert.deepEqual(
        [...new Set(violations.map(({ code }) => code))],
        ['git-would-wait'],
        violations.map(violationMessage).join('\n'),
      );
      assert.ok(performance.now() - started < SOON_MS);
    });
  }
});
