/**
 * Which files of the worktree decide what a verifier does: its program, the files it is given, and what well-known
 * runners read to learn what to run. Not what they test: tests may be edited beside a verifier. Pure.
 */
import path from 'node:path';
import { splitCommand } from '../../shellWords';

/** What of a file counts: all of it, some scripts of a package, or the sections of one tool. */
export type Portion = 'all' | { readonly scripts: readonly string[] } | { readonly section: string };

export interface VerifierFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly portion: Portion;
  /** Whether it counts although it is not there: a runner would take it once it is. */
  readonly whenAbsent: boolean;
}

type Rule = (words: readonly string[], at: number) => VerifierFile[];

const whole = (...names: string[]): VerifierFile[] =>
  names.map((name) => ({ path: name, portion: 'all', whenAbsent: true }));
const sectionOf = (name: string, section: string): VerifierFile => ({
  path: name,
  portion: { section },
  whenAbsent: true,
});
const configs = (...stems: string[]): VerifierFile[] =>
  whole(
    ...stems.flatMap((stem) =>
      ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json'].map((end) => `${stem}.${end}`),
    ),
  );

const PYTEST = [
  ...whole('pytest.ini', '.pytest.ini', 'conftest.py'),
  sectionOf('pyproject.toml', 'tool.pytest'),
  sectionOf('setup.cfg', 'tool:pytest'),
  sectionOf('tox.ini', 'pytest'),
];
const npm: Rule = (words, at) => {
  const rest = words.slice(at + 1);
  const scripts = scriptNames(rest);
  const folders = ['', ...FOLDER_OPTIONS.flatMap((option) => optionValue(words, at, option) ?? [])];
  return [
    ...folders.map((folder): VerifierFile => ({
      path: path.posix.join(folder, 'package.json'),
      portion: { scripts },
      whenAbsent: true,
    })),
    ...whole('.npmrc'),
  ];
};
/** Where npm, pnpm or yarn look for the package: by a folder, or by the name of one among several. */
const FOLDER_OPTIONS = ['--prefix', '-C', '--dir', '--cwd', '-w', '--workspace'];
const VALUE_OPTIONS = new Set([...FOLDER_OPTIONS, '-F', '--filter']);

/** Modules that `python -m NAME` would take from the worktree before its own. */
const python: Rule = (words, at) => {
  const option = words.findIndex((word, index) => index > at && /^-[A-Za-z]*m$/.test(word));
  const name = option < 0 ? undefined : words[option + 1];
  if (name === undefined) return [];
  const base = name.replaceAll('.', '/');
  const [top = base] = base.split('/');
  return whole(
    `${base}.py`,
    `${base}/__main__.py`,
    ...(top === base ? [`${top}/__init__.py`] : [`${top}.py`, `${top}/__init__.py`]),
  );
};

const make: Rule = (words, at) => {
  const folder = optionValue(words, at, '-C') ?? optionValue(words, at, '--directory') ?? '';
  const file = words.flatMap((word, index) => (index > at ? (/^-f(.+)$/.exec(word)?.[1] ?? []) : []));
  return [
    ...whole(...['GNUmakefile', 'makefile', 'Makefile'].map((name) => path.posix.join(folder, name))),
    ...whole(...file.map((name) => path.posix.join(folder, name))),
  ];
};

const RUNNERS: Record<string, Rule> = {
  make,
  gmake: make,
  npm,
  pnpm: npm,
  yarn: npm,
  bun: npm,
  python,
  python3: python,
  pytest: () => PYTEST,
  'py.test': () => PYTEST,
  tox: () => whole('tox.ini'),
  nox: () => whole('noxfile.py'),
  just: () => whole('justfile', 'Justfile', '.justfile'),
  task: () => whole('Taskfile.yml', 'Taskfile.yaml'),
  rake: () => whole('Rakefile', 'rakefile', 'Rakefile.rb'),
  rspec: () => whole('.rspec'),
  cargo: () => whole('.cargo/config.toml', '.cargo/config', 'build.rs'),
  gradle: () => whole('build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'),
  gradlew: () =>
    whole(
      'build.gradle',
      'build.gradle.kts',
      'settings.gradle',
      'settings.gradle.kts',
      'gradle/wrapper/gradle-wrapper.properties',
    ),
  mvn: () => whole('.mvn/maven.config', '.mvn/jvm.config'),
  deno: () => whole('deno.json', 'deno.jsonc'),
  'pre-commit': () => whole('.pre-commit-config.yaml'),
  jest: () => configs('jest.config'),
  vitest: () => configs('vitest.config', 'vite.config'),
  mocha: () => [...configs('.mocharc'), ...whole('.mocharc.yml', '.mocharc.yaml', '.mocharc.jsonc')],
  ava: () => configs('ava.config'),
  eslint: () => configs('eslint.config', '.eslintrc'),
  tsc: () => whole('tsconfig.json'),
  phpunit: () => whole('phpunit.xml', 'phpunit.xml.dist'),
};

export const SHELLS = /^(?:ba|da|k|z)?sh$/;
/** Programs that run the files they are given. What other programs are given is what they look at (`grep x src/a.txt`). */
const INTERPRETERS =
  /^(?:(?:ba|da|k|z|fi)?sh|python[\d.]*|pypy[\d.]*|node|nodejs|ruby|perl|php|lua|deno|bun|tsx|ts-node|Rscript|java|pwsh|osascript)$/;
/** Programs that start the one behind their options, and those that do so after a first word. */
const STARTERS =
  /^(?:env|exec|time|command|nice|ionice|nohup|setsid|stdbuf|timeout|sudo|doas|xvfb-run|unbuffer|cross-env|!)$/;
const STARTERS_OF = /^(?:uv|poetry|pipenv|pdm|rye|hatch|bundle|dotenv)$/;
const FIRST_WORD = /^(?:run|exec|--)$/;
/** What stands before the program: options, settings of the environment, and numbers of all sorts. */
const BEFORE_PROGRAM = /^(?:-.*|\w+=.*|\d[\d.]*[a-z]?)$/;
/** Options after which an interpreter looks at files, too, or runs what it finds by name. */
const DATA_ONLY = /^(?:--check|--test|-m|-e|-c|--eval|--print|-p)$/;
const CONFIG_OPTION =
  /^(?:-c|-f|-C|-p|--config|--config-file|--configuration|--project|--file|--makefile|--rcfile|--rulesdir)$/;
const MAX_DEPTH = 3;

/** A file of settings decides what a program does, whoever it is. */
function isConfig(words: readonly string[], index: number): boolean {
  return (
    CONFIG_OPTION.test(words[index - 1] ?? '') ||
    /^--(?:config|configuration|project)[\w-]*=/.test(words[index] ?? '')
  );
}

/**
 * Candidates, whether or not they are there.
 * @param script reads the text of a script of `package.json`
 */
export function verifierFiles(
  command: string,
  script: (name: string) => string | undefined,
  depth = 0,
): VerifierFile[] {
  const words = wordsOf(command);
  const found: VerifierFile[] = [];
  let takesPrograms = false;
  let dataOnly = DATA_ONLY;
  const program = programAt(words);
  for (const [index, word] of words.entries()) {
    if (index === 0 || index === program || takesPrograms || isConfig(words, index))
      found.push(...named(word, index));
    const name = path.posix.basename(word).replace(/\.(?:exe|cmd|bat)$/i, '');
    if (INTERPRETERS.test(name)) {
      takesPrograms = true;
      // `sh -e FILE` runs the file; only `-c` has a shell take a text.
      dataOnly = SHELLS.test(name) ? /^-[a-z]*c$/ : DATA_ONLY;
    } else if (dataOnly.test(word)) takesPrograms = false;
    const rule = Object.hasOwn(RUNNERS, name)
      ? RUNNERS[name]
      : /^python3?\.\d+$/.test(name)
        ? python
        : undefined;
    if (rule) found.push(...rule(words, index));
    if (depth >= MAX_DEPTH) continue;
    // What a shell is told to run, and what a script of the package consists of, are commands again.
    const option = words[index + 1] ?? '';
    const inner = SHELLS.test(name) && /^-[a-z]*c$/.test(option) ? words[index + 2] : undefined;
    if (inner !== undefined) found.push(...shellFiles(inner, script, depth + 1));
    if (rule === npm) {
      const texts = scriptNames(words.slice(index + 1)).flatMap((key) => script(key) ?? []);
      for (const text of texts) found.push(...shellFiles(text, script, depth + 1));
    }
  }
  return found;
}

/** Where the program stands that a command starts in the end: `env A=1 timeout 5 ./check.sh`. */
function programAt(words: readonly string[]): number {
  let at = 0;
  for (;;) {
    const name = path.posix.basename(words[at] ?? '');
    if (STARTERS_OF.test(name) && FIRST_WORD.test(words[at + 1] ?? '')) at += 1;
    else if (!STARTERS.test(name)) return at;
    at += 1;
    while (BEFORE_PROGRAM.test(words[at] ?? '')) at += 1;
  }
}

/** Files of a line for the shell: its commands one by one, from the folder that it has gone to as well. */
function shellFiles(
  line: string,
  script: (name: string) => string | undefined,
  depth: number,
): VerifierFile[] {
  let folder = '';
  return shellCommands(line).flatMap((part) => {
    const [verb, target] = wordsOf(part);
    if (verb === 'cd') folder = path.posix.join(folder, target ?? '');
    const files = verifierFiles(part, script, depth);
    const moved = files.map((file) => ({ ...file, path: path.posix.join(folder, file.path) }));
    return folder === '' ? files : [...files, ...moved];
  });
}

/** The commands of a line for the shell, roughly: quotes are not looked at. */
export function shellCommands(line: string): string[] {
  return line.split(/&&|\|\||[;|\n()]/);
}

/** A word that can name a file of the worktree; the first one only by a path, as otherwise PATH is searched. */
function named(word: string, index: number): VerifierFile[] {
  const value = /^--?[\w-]+=(.+)$/.exec(word)?.[1] ?? /^\w+=(.+)$/.exec(word)?.[1] ?? word;
  const name = path.posix.normalize(value.split('::')[0] ?? value);
  if (value.startsWith('-') || value === '' || (index === 0 && !value.includes('/'))) return [];
  return name === '.' || name.startsWith('..') ? [] : [{ path: name, portion: 'all', whenAbsent: false }];
}

/** The script that `npm test`, `npm run x` and the like run, with what npm runs before and after it. */
export function scriptNames(rest: readonly string[]): string[] {
  const [verb, name] = rest.filter(
    (word, index) => !word.startsWith('-') && !VALUE_OPTIONS.has(rest[index - 1] ?? ''),
  );
  const ran = verb === 'run' || verb === 'run-script' ? name : verb === 't' || verb === 'tst' ? 'test' : verb;
  return ran === undefined ? [] : [`pre${ran}`, ran, `post${ran}`];
}

function optionValue(words: readonly string[], at: number, option: string): string | undefined {
  for (const [index, word] of words.entries()) {
    if (index <= at) continue;
    if (word === option) return words[index + 1];
    if (word.startsWith(`${option}=`)) return word.slice(option.length + 1);
  }
  return undefined;
}

export function wordsOf(command: string): string[] {
  try {
    return splitCommand(command);
  } catch {
    return command.split(/\s+/).filter((word) => word !== '');
  }
}
