/** Git directories beside the repository's own, which a later command enters. */
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { assertAccepted, type Armed, type Scenario } from './armed';
import { addSubmodule, attack, judgeAttacks, write } from './attack';

const deinitialised: Partial<Scenario> = {
  owner: (armed) => {
    addSubmodule(armed, 'lib');
    armed.git('submodule', '--quiet', 'deinit', '-f', 'lib');
  },
};

function program(armed: Armed, name: string): void {
  write(armed, name, '#!/bin/sh\n');
  fs.chmodSync(armed.at(name), 0o755);
}

judgeAttacks({
  'other Git directories': [
    attack(
      'a hook of a submodule that is not initialised',
      'hook-changed',
      (armed) => {
        program(armed, '.git/modules/lib/hooks/post-checkout');
      },
      deinitialised,
    ),
    attack(
      'a program in the settings of one',
      'config-changed',
      (armed) => {
        armed.git('config', '--file', '.git/modules/lib/config', 'core.fsmonitor', '/tmp/evil');
      },
      deinitialised,
    ),
    attack(
      'an object of one',
      'forged-object',
      (armed) => {
        const store = armed.at('.git/modules/lib/objects');
        const oid = armed.git('rev-parse', 'HEAD:lib').trim();
        const file = path.join(store, oid.slice(0, 2), oid.slice(2));
        fs.chmodSync(file, 0o644);
        fs.writeFileSync(file, deflateSync('commit 5\0EVIL\n'));
      },
      deinitialised,
    ),
    attack(
      'another store for one to borrow from',
      'git-file-changed',
      (armed) => {
        write(armed, '.git/modules/lib/objects/info/alternates', `${tempFolder()}\n`);
      },
      deinitialised,
    ),
    attack(
      'a whole one in advance',
      'hook-changed',
      (armed) => {
        fs.cpSync(armed.at('.git/modules/lib'), armed.at('.git/modules/deep/other'), { recursive: true });
        program(armed, '.git/modules/deep/other/hooks/post-checkout');
      },
      deinitialised,
    ),
    attack(
      'a program in the settings of another worktree',
      'config-changed',
      (armed) => {
        armed.git(
          '-C',
          path.join(armed.home, 'other'),
          'config',
          '--worktree',
          'core.fsmonitor',
          '/tmp/evil',
        );
      },
      {
        owner: (armed) => {
          armed.git('config', 'extensions.worktreeConfig', 'true');
          armed.git('worktree', 'add', '-q', path.join(armed.home, 'other'), '-b', 'other');
        },
      },
    ),
  ],
});

describe('Git directories beside the own that change honestly', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  it('accepts another worktree with settings of its own', async () => {
    await assertAccepted({
      name: 'sparse elsewhere',
      owner: (armed) => {
        armed.git('worktree', 'add', '-q', path.join(armed.home, 'other'), '-b', 'other');
        armed.git('config', 'extensions.worktreeConfig', 'true');
      },
      act: (armed) => {
        armed.git(
          '-C',
          path.join(armed.home, 'other'),
          'config',
          '--worktree',
          'core.sparseCheckout',
          'true',
        );
      },
    });
  });
});
