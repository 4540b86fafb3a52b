import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { runCordon, type RunResult } from '../support/cli';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

/** The evidence is bound by the seal: whatever an agent does to one of its files, nothing is judged by it. */
describe('evidence that is not as it was armed', function () {
  this.timeout(120_000);
  let repository: TempRepository;
  let env: Record<string, string>;
  let evidence: string;
  let names: string[];

  before(async () => {
    repository = makeRepository({ 'src/a.txt': 'one\n', 'secret.txt': 'keep\n' });
    env = { HOME: tempFolder(), XDG_STATE_HOME: tempFolder() };
    assert.equal((await cordon('arm', 'task', '--allow', 'src/**')).code, 0);
    evidence = path.join(repository.root, '.cordon', 'evidence');
    names = fs
      .readdirSync(evidence, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(evidence, path.join(entry.parentPath, entry.name)));
    repository.write({ 'secret.txt': 'gone\n' });
  });
  after(removeTempFolders);

  const cordon = (...args: string[]): Promise<RunResult> => runCordon(args, { cwd: repository.root, env });

  async function refused(name: string): Promise<void> {
    const { code, stdout, stderr } = await cordon('audit');
    assert.deepEqual({ name, code, stdout }, { name, code: 2, stdout: '' });
    assert.ok(stderr.includes('evidence') && stderr.includes(path.basename(name)), `${name}: ${stderr}`);
  }

  it('is refused, whichever file is another one, shorter, or gone', async () => {
    assert.ok(names.includes(path.join('shadow', 'index')) && names.length > 8, names.join(', '));
    const damages: ((file: string, whole: Buffer) => void)[] = [
      (file) => {
        fs.appendFileSync(file, '\n');
      },
      (file) => {
        fs.rmSync(file);
      },
      (file, whole) => {
        fs.writeFileSync(file, whole.length === 0 ? ' ' : whole.subarray(0, -1));
      },
    ];
    for (const [number, name] of names.entries()) {
      const file = path.join(evidence, name);
      const whole = fs.readFileSync(file);
      const isIndex = name === path.join('shadow', 'index');
      for (const damage of damages.filter((_, at) => isIndex || at === number % damages.length)) {
        damage(file, whole);
        await refused(name);
        fs.writeFileSync(file, whole, { mode: 0o600 });
      }
    }
    assert.equal((await cordon('audit')).code, 3);
  });

  it('is refused with an index that would show no change', async () => {
    const index = path.join(evidence, 'shadow', 'index');
    const whole = fs.readFileSync(index);
    repository.git(`--git-dir=${path.dirname(index)}`, `--work-tree=${repository.root}`, 'add', 'secret.txt');
    assert.notDeepEqual(fs.readFileSync(index), whole);
    await refused('index');
    fs.writeFileSync(index, whole);
    assert.equal((await cordon('audit')).code, 3);
  });

  it('starts no program that its settings name now', async () => {
    const marker = path.join(tempFolder(), 'started');
    const program = path.join(tempFolder(), 'program');
    fs.writeFileSync(program, `#!/bin/sh\ntouch '${marker}'\n`, { mode: 0o755 });
    const config = path.join(evidence, 'shadow', 'config');
    fs.appendFileSync(config, `[core]\n\tfsmonitor = ${program}\n[diff]\n\texternal = ${program}\n`);
    await refused('config');
    assert.equal(fs.existsSync(marker), false);
  });
});
