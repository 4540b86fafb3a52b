/** The extension as a user gets it: production bundles, in a folder of installed extensions or as one under development. */
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../test/host/cache';
import { type Lab, output } from '../lab';

/** How the half outside of the extension host talks to the one inside. */
export const IN_HOST_ENV = { rows: 'CORDON_BENCH_ROWS', quick: 'CORDON_BENCH_QUICK' } as const;

/** Where the probes of `withProbe` write; one JSON object a line. */
export const ACTIVATIONS_ENV = 'CORDON_BENCH_ACTIVATIONS';

/** What a probe says of one start, in milliseconds. */
export interface Activation {
  readonly name: string;
  /** Reading and running the module. */
  readonly load: number;
  /** `activate()`, awaited. */
  readonly activate: number;
}

/** Builds production bundles and copies everything of the extension beside them. @returns the extension's folder */
export async function stageExtension(lab: Lab): Promise<string> {
  const root = projectRoot();
  const folder = path.join(lab.folder, 'stage');
  const build = ['esbuild.config.mjs', '--production', '--outdir', path.join(folder, 'dist')];
  await output(process.execPath, build, { cwd: root, env: lab.env });
  for (const name of fs
    .readdirSync(root)
    .filter((name) => /^(package(\.nls.*)?\.json|media|l10n)$/.test(name))) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  // The native part of koffi, which a build into another folder leaves out.
  const dist = path.join(root, 'dist');
  for (const entry of fs.readdirSync(dist, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'webview') {
      fs.cpSync(path.join(dist, entry.name), path.join(folder, 'dist', entry.name), { recursive: true });
    }
  }
  return folder;
}

/**
 * A folder of installed extensions with Cordon and an empty extension, both behind the same few lines that time them. The
 * empty one has a command that opens an empty webview panel with one button.
 */
export function installWithProbes(lab: Lab, staged: string): string {
  const extensions = path.join(lab.folder, 'extensions');
  const cordon = path.join(extensions, 'cordon.cordon-vscode-0.1.0');
  fs.cpSync(staged, cordon, { recursive: true });
  const file = path.join(cordon, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { main: string };
  fs.writeFileSync(path.join(cordon, 'probe.js'), probe('cordon', manifest.main));
  fs.writeFileSync(file, JSON.stringify({ ...manifest, main: './probe.js' }));
  const empty = path.join(extensions, 'probe.empty-0.0.1');
  fs.mkdirSync(empty);
  fs.writeFileSync(path.join(empty, 'probe.js'), probe('empty', './main.js'));
  fs.writeFileSync(path.join(empty, 'main.js'), EMPTY_EXTENSION);
  fs.writeFileSync(
    path.join(empty, 'package.json'),
    JSON.stringify({
      name: 'empty',
      publisher: 'probe',
      version: '0.0.1',
      engines: { vscode: '^1.99.0' },
      main: './probe.js',
      extensionKind: ['workspace'],
      activationEvents: ['onStartupFinished'],
      contributes: { commands: [{ command: 'probe.open', title: 'Probe: Empty Panel' }] },
    }),
  );
  return extensions;
}

/** What the probes said so far. */
export function activations(file: string): Activation[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Activation);
}

function probe(name: string, main: string): string {
  return `const { appendFileSync } = require('node:fs');
const started = performance.now();
const real = require(${JSON.stringify(main)});
const load = performance.now() - started;
exports.deactivate = () => real.deactivate?.();
exports.activate = async (context) => {
  const begun = performance.now();
  const given = await real.activate(context);
  const activate = performance.now() - begun;
  appendFileSync(process.env.${ACTIVATIONS_ENV}, JSON.stringify({ name: ${JSON.stringify(name)}, load, activate }) + '\\n');
  return given;
};
`;
}

const EMPTY_EXTENSION = `const vscode = require('vscode');
exports.activate = () => {
  vscode.commands.registerCommand('probe.open', () => {
    const panel = vscode.window.createWebviewPanel('probe', 'Empty', 1, { enableScripts: true });
    panel.webview.html = '<!DOCTYPE html><body><button id="there">there</button></body>';
  });
};
`;
