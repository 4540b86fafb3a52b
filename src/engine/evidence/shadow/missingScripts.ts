/** Verifiers that run a script which the package does not have: every check would be rejected. */
import path from 'node:path';
import { wordsOf } from './verifierCommands';

/** Options that lead to another package, or that make a missing script no failure. */
const ELSEWHERE = /^(?:-C|-w|-ws|-F|-r|--(?:prefix|dir|cwd|workspaces?|filter|recursive|if-present))(?:$|=)/;

/**
 * The script that a command runs for sure; undefined for all other commands. `yarn x`, `bun run x` and `pnpm x` also take
 * programs, and `npm start` needs no script. Pure.
 */
export function scriptOf(command: string): string | undefined {
  const [program = '', ...rest] = wordsOf(command);
  const name = path.posix.basename(program).replace(/\.(?:exe|cmd)$/i, '');
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if ((name !== 'npm' && name !== 'pnpm') || own.some((word) => ELSEWHERE.test(word))) return undefined;
  const [verb = '', script] = own.filter((word) => !word.startsWith('-'));
  // An option before the verb may take the next word as its value.
  if (own[0] !== verb) return undefined;
  if (/^(?:test|t|tst)$/.test(verb)) return 'test';
  // Between slashes pnpm takes a pattern.
  return /^(?:run|run-script)$/.test(verb) && script?.startsWith('/') === false ? script : undefined;
}
