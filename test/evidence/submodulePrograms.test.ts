import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { ViolationCode } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { type Armed, armAll, type Scenario } from './armed';

/** A repository with one file, made by somebody with the tests' identity. */
function makeOther(armed: Armed, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'f'), 'f\n');
  armed.git('-C', folder, 'init', '--quiet');
  armed.git('-C', folder, 'add', '.');
  armed.git('-C', folder, 'commit', '--quiet', '--message', 'lib');
}

function addModule(armed: Armed): void {
  const other = path.join(armed.home, 'lib');
  makeOther(armed, other);
  armed.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'lib');
  armed.git('commit', '--quiet', '--message', 'lib');
}

const trace = (armed: Armed): string => path.join(armed.home, 'ran');

/** Settings by which a look at the files of the repository starts a program. */
function trap(armed: Armed, gitDir: string): void {
  const program = path.join(armed.home, 'evil.sh');
  fs.writeFileSync(program, `#!/bin/sh\ntouch ${trace(armed)}\ncat\n`, { mode: 0o755 });
  armed.git('config', '--file', path.join(gitDir, 'config'), 'filter.e.clean', program);
  fs.mkdirSync(path.join(gitDir, 'info'), { recursive: true });
  fs.writeFileSync(path.join(gitDir, 'info', 'attributes'), '* filter=e\n');
}

/** Git has to read the file again to know that it is the same. */
function touch(file: string): void {
  const later = new Date(Date.now() + 5000);
  fs.utimesSync(file, later, later);
}

const TRAPS: readonly (Scenario & { readonly reason: ViolationCode })[] = [
  {
    name: 'a filter in the settings of a submodule',
    reason: 'config-changed',
    owner: addModule,
    act: (armed) => {
      trap(armed, armed.at('.git/modules/lib'));
      touch(armed.at('lib/f'));
    },
  },
  {
    name: 'a submodule that leads to another Git directory',
    reason: 'repository-redirected',
    owner: addModule,
    act: (armed) => {
      const other = path.join(armed.home, 'other');
      fs.cpSync(armed.at('.git/modules/lib'), other, { recursive: true });
      armed.git('config', '--file', path.join(other, 'config'), 'core.worktree', armed.at('lib'));
      trap(armed, other);
      fs.writeFileSync(armed.at('lib/.git'), `gitdir: ${other}\n`);
      touch(armed.at('lib/f'));
    },
  },
  {
    name: 'a repository that was staged as a submodule',
    reason: 'staged-submodule',
    act: (armed) => {
      makeOther(armed, armed.at('src/new'));
      armed.git('add', 'src/new');
      trap(armed, armed.at('src/new/.git'));
      touch(armed.at('src/new/f'));
    },
  },
  {
    name: 'the same inside of a submodule',
    reason: 'submodule-changed',
    owner: addModule,
    act: (armed) => {
      makeOther(armed, armed.at('lib/new'));
      armed.git('-C', armed.at('lib'), 'add', 'new');
      trap(armed, armed.at('lib/new/.git'));
      touch(armed.at('lib/new/f'));
    },
  },
  {
    name: 'a repository in the place of a submodule that is not initialised',
    reason: 'submodule-changed',
    owner: (armed) => {
      addModule(armed);
      armed.git('submodule', '--quiet', 'deinit', '--force', 'lib');
    },
    act: (armed) => {
      fs.rmSync(armed.at('lib'), { recursive: true, force: true });
      armed.git('clone', '--quiet', path.join(armed.home, 'lib'), 'lib');
      trap(armed, armed.at('lib/.git'));
      touch(armed.at('lib/f'));
    },
  },
];

describe('programs that submodules would start', function () {
  this.timeout(120_000);
  let armed: Map<Scenario, Armed>;
  before(async function () {
    if (process.platform === 'win32') this.skip();
    armed = await armAll(TRAPS);
  });
  after(removeTempFolders);

  for (const scenario of TRAPS) {
    it(`${scenario.name}: nothing is started, and it is told`, async () => {
      const lab = armed.get(scenario);
      assert.ok(lab);
      scenario.act(lab);
      fs.rmSync(trace(lab), { force: true });
      const { violations } = await lab.check();
      assert.equal(fs.existsSync(trace(lab)), false, 'the program ran');
      const codes = violations.map(({ code }) => code);
      assert.ok(codes.includes(scenario.reason), codes.join());
      assert.ok(codes.includes('git-view-skipped'), codes.join());
    });
  }
});
