/**
 * Tests that a verifier finds by itself. They are no files of the verifier's (verifierCommands.ts): tests may be edited
 * beside it. But an agent that may edit them can bend what judges it, so whoever arms is told.
 */
import path from 'node:path';
import { scriptNames, SHELLS, shellCommands, wordsOf } from './verifierCommands';

type Script = (name: string) => string | undefined;

/** Programs that look for tests whatever they are told. */
const FINDERS =
  /^(?:jest|vitest|mocha|ava|tap|karma|pytest|py\.test|nose2?|tox|nox|phpunit|rspec|ctest|playwright|gotestsum)$/;
/** Programs that do so when one of these words follows. */
const FINDERS_WITH: Readonly<Record<string, RegExp>> = {
  node: /^--test$/,
  deno: /^test$/,
  bun: /^test$/,
  cargo: /^(?:test|t|nextest)$/,
  go: /^test$/,
  dotnet: /^test$/,
  swift: /^test$/,
  mix: /^test$/,
  mvn: /^(?:test|verify)$/,
  mvnw: /^(?:test|verify)$/,
  gradle: /^(?:test|check|build)$/,
  gradlew: /^(?:test|check|build)$/,
  make: /^(?:test|tests|check)$/,
  gmake: /^(?:test|tests|check)$/,
  just: /^(?:test|tests|check)$/,
  task: /^(?:test|tests|check)$/,
  rake: /^(?:test|spec)$/,
};
const PYTHON_MODULE = /^(?:pytest|unittest|nose2?|xdist)$/;
const PACKAGE_RUNNER = /^(?:npm|pnpm|yarn|bun)$/;
const MAX_DEPTH = 3;

/** Whether a command, or the script of a package behind it, looks for its tests by itself. Pure. */
export function findsItsTests(command: string, script: Script, depth = 0): boolean {
  const words = wordsOf(command);
  return words.some((word, index) => {
    // A later word that is a path is what a program looks at, unless it is the runner of a package.
    if (index > 0 && word.includes('/') && !word.includes('node_modules/')) return false;
    const name = path.posix.basename(word).replace(/\.(?:exe|cmd|bat|[cm]?js)$/i, '');
    const rest = words.slice(index + 1);
    if (FINDERS.test(name)) return true;
    const told = Object.hasOwn(FINDERS_WITH, name) ? FINDERS_WITH[name] : undefined;
    if (told && rest.some((next) => told.test(next))) return true;
    if (/^(?:python|pypy)[\d.]*$/.test(name)) {
      const option = rest.findIndex((next) => /^-[A-Za-z]*m$/.test(next));
      if (option >= 0 && PYTHON_MODULE.test(rest[option + 1] ?? '')) return true;
    }
    if (depth >= MAX_DEPTH) return false;
    const inner = SHELLS.test(name) && /^-[a-z]*c$/.test(rest[0] ?? '') ? [rest[1] ?? ''] : [];
    const texts = PACKAGE_RUNNER.test(name) ? scriptNames(rest).flatMap((key) => script(key) ?? []) : [];
    return [...inner, ...texts].flatMap(shellCommands).some((part) => findsItsTests(part, script, depth + 1));
  });
}

/** Whether a runner would likely take a tracked file for a test, or for what its tests are made of. Pure. */
export function looksLikeTest(name: string): boolean {
  return (
    /(?:^|\/)(?:tests?|__tests__|specs?)\//.test(name) ||
    /\.(?:test|spec)\.[^./]+$/.test(name) ||
    /_(?:test|spec)\.[^./]+$/.test(name) ||
    /(?:^|\/)test_[^/]*\.py$/.test(name)
  );
}
