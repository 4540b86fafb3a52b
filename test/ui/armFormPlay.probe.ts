import fs from 'node:fs';
import { ArmFormPage } from './pages/armFormPage';
import { Workbench } from './pages/workbench';
import { startWithForm } from './armFormSupport';
import { makeRepository } from '../support/tempRepository';
async function main() {
  const repository = makeRepository({
    'src/a.ts': '1',
    'src/b.ts': '2',
    'src/deep/c.ts': '3',
    'docs/x.md': 'x',
    'package.json': '{"scripts":{"test":"mocha","lint":"eslint ."}}',
  });
  const host = await startWithForm(repository.root);
  try {
    const w = new Workbench(host.page);
    const form = new ArmFormPage(w);
    await form.open();
    await host.page.waitForTimeout(2500);
    await host.page.screenshot({ path: '/tmp/af-1.png' });
    await form.fill({
      label: 'Make it better',
      'allow.0': 'src/**',
      'allow.1': '/bad',
      'deny.0': 'src/deep/**',
      'verify.0': 'npm test && echo "ok"',
      'limits.maxFiles': 'abc',
    });
    await host.page.waitForTimeout(1500);
    await host.page.screenshot({ path: '/tmp/af-2.png' });
    await form.field('claude.model').scrollIntoViewIfNeeded();
    await host.page.waitForTimeout(500);
    await host.page.screenshot({ path: '/tmp/af-3.png' });
  } catch (e) {
    console.error(e);
    await host.page.screenshot({ path: '/tmp/af-1.png' });
  }
  fs.writeFileSync('/tmp/af-log.txt', host.logs());
  await host.keep('play');
  await host.close();
  repository.remove();
}
void main().then(() => process.exit(0));
