import assert from 'node:assert/strict';
import fs from 'node:fs';
import { startCordon } from '../support/cli';
import { aliveWithMarker, endWithMarker } from '../support/processes';
import { removeTempFolders } from '../support/tempRepository';
import { ALLOW, assertDone, type Bench, makeBench } from './support';

/** Each starts a daemon with neither parent, session nor environment, which writes outside of the policy later. */
const WAYS: Readonly<Record<string, (later: string) => string>> = {
  'in the background of a subshell': (later) =>
    `(env -i PATH="$PATH" setsid sh -c '${later}' >/dev/null 2>&1 </dev/null &)`,
  'with nohup, and in the background once more': (later) =>
    `nohup setsid env -i PATH="$PATH" sh -c '(${later}) &' >/dev/null 2>&1 </dev/null`,
  'that waits until its parents are gone': (later) =>
    `(env -i PATH="$PATH" setsid sh -c '(${later}) & exit 0' >/dev/null 2>&1 </dev/null &); sleep 0.3`,
};

describe('a daemon of a verifier', function () {
  this.timeout(60_000);
  let marker = '';
  before(function () {
    if (process.platform !== 'linux') this.skip();
  });
  beforeEach(() => {
    marker = `cordon-orphan-${Math.random().toString(36).slice(2)}`;
  });
  afterEach(() => endWithMarker(marker));
  after(removeTempFolders);

  async function checked(script: (bench: Bench) => string): Promise<[Bench, number | null, string[]]> {
    const bench = makeBench();
    bench.repository.write({ 'test.sh': script(bench) });
    bench.repository.commit('test');
    assertDone(await bench.cordon(['arm', 'x', ...ALLOW, '--verify', 'sh test.sh']));
    bench.repository.write({ 'src/a.txt': 'two\n' });
    const { code, stderr } = await startCordon(['check'], { cwd: bench.root, env: bench.env }).done;
    assert.equal(stderr, '');
    const report = JSON.parse(fs.readFileSync(`${bench.root}/.cordon/report.json`, 'utf8')) as {
      violations: { code: string }[];
    };
    return [bench, code, report.violations.map((violation) => violation.code)];
  }

  for (const [how, start] of Object.entries(WAYS)) {
    it(`started ${how} is ended and told`, async () => {
      const [bench, code, codes] = await checked(({ root }) =>
        start(`sleep 20; echo ${marker} >>"${root}/README"`),
      );
      assert.equal(code, 3);
      assert.ok(codes.includes('verifier-leftover'), codes.join());
      assert.deepEqual(aliveWithMarker(marker), []);
      // Its sleep was asked to end before itself, perhaps: then it wrote at once, and was found out by that too.
      if (bench.repository.read('README').includes(marker)) assert.ok(codes.includes('verifier-edited'));
    });
  }

  it('that the verifier ends itself is none of anybody’s business', async () => {
    const [, code, codes] = await checked(
      () =>
        `(env -i PATH="$PATH" setsid sh -c 'echo $$ >build.pid; sleep 20 # ${marker}' >/dev/null 2>&1 </dev/null &)
while ! [ -s build.pid ]; do sleep 0.02; done
pid=$(cat build.pid); rm build.pid
kill -- "-$pid"
while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
sh -c 'sleep 0.2 & sleep 0.1 & wait' & wait
`,
    );
    assert.deepEqual([code, codes], [0, []]);
  });
});
