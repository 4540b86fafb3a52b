import fs from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { exclusively, type Say } from './cache';

/** Command names under which Chromium and its relatives are installed, best first. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
];

/** Places outside PATH, on macOS and Windows. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Flags for a headless browser that reaches nothing but this machine.
 * Source: the workbench asks galleries and update servers at start, and their time-outs would cost seconds.
 */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/**
 * The browser's executable: CHROME_PATH or CHROMIUM if set, else an installed one, else Debian's, which is
 * installed first where that is possible (Debian or a relative, as root).
 */
export async function ensureBrowser(say: Say): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) {
    throw new Error(
      'No Chromium or Chrome was found. Install one (Debian, Ubuntu: sudo apt-get install chromium) ' +
        'or set CHROME_PATH to its executable.',
    );
  }
  return exclusively(say, async () => {
    const meanwhile = findBrowser();
    if (meanwhile !== undefined) return meanwhile;
    say('Installing chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
    await execa('apt-get', [...options, 'update'], { env, stdin: 'ignore' });
    const packages = ['chromium', 'fonts-dejavu-core'];
    await execa('apt-get', [...options, 'install', '-y', '--no-install-recommends', ...packages], {
      env,
      stdin: 'ignore',
    });
    const installed = findBrowser();
    if (installed === undefined) throw new Error('apt-get installed chromium, but it is not on PATH.');
    return installed;
  });
}

/** An installed browser; throws when the environment names one that is not there. */
export function findBrowser(): string | undefined {
  for (const name of ['CHROME_PATH', 'CHROMIUM']) {
    const named = process.env[name];
    if (named === undefined || named === '') continue;
    if (!fs.existsSync(named)) throw new Error(`${name} is ${named}, which does not exist.`);
    return named;
  }
  for (const command of COMMANDS) {
    const found = onPath(command);
    if (found !== undefined) return found;
  }
  return PLACES.find((place) => fs.existsSync(place));
}

function onPath(command: string): string | undefined {
  const name = process.platform === 'win32' ? `${command}.exe` : command;
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}
