/** `npm run shots`: pictures of every surface, by theme and language. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../host/cache';
import { removeTempFolders } from '../support/tempRepository';
import { FOR_DOCS, SCENES } from './scenes';
import { type Language, LANGUAGES } from '../ui/language';
import { openStage, type StageOptions, type Theme, THEMES } from './stage';

const NAMES = Object.keys(THEMES) as Theme[];

const ALL = SCENES.flatMap(({ shots }) => shots);
const USAGE = `npm run shots -- [--theme NAMES] [--lang NAMES] [--only NAMES] [--out FOLDER]
npm run shots -- --docs [--only NAMES]

  --theme  ${NAMES.join(',')}
  --lang   ${LANGUAGES.join(',')}
  --only   ${ALL.join(',')}
  --out    where they go (out/shots)
  --docs   those of the pages, English, light and dark, into docs/pictures:
           ${FOR_DOCS.join(',')}
`;

class UsageError extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: {
      theme: { type: 'string' },
      lang: { type: 'string' },
      only: { type: 'string' },
      out: { type: 'string' },
      docs: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { docs, help } = values;
  const languages: readonly Language[] = docs ? ['en'] : chosen(values.lang, LANGUAGES, 'language');
  const themes = docs ? (['light', 'dark'] as const) : chosen(values.theme, NAMES, 'theme');
  const only = new Set(chosen(values.only, docs ? FOR_DOCS : ALL, 'picture'));
  const out = docs ? path.join(projectRoot(), 'docs', 'pictures') : path.resolve(values.out ?? 'out/shots');
  return { docs, help, languages, themes, only, out };
}

function chosen<T extends string>(
  given: string | undefined,
  known: readonly T[],
  what: string,
): readonly T[] {
  if (given === undefined) return known;
  return given.split(',').map((name) => {
    const found = known.find((item) => item === name);
    if (found === undefined) throw new UsageError(`${name} is no ${what}`);
    return found;
  });
}

async function main(): Promise<void> {
  const { docs, help, languages, themes, only, out } = readArguments();
  if (help) {
    process.stdout.write(USAGE);
    return;
  }
  execFileSync(process.execPath, ['esbuild.config.mjs'], { stdio: 'inherit' });
  for (const language of languages) {
    for (const kind of ['usual', 'contrast'] as const) {
      const own = themes.filter((theme) => THEMES[theme].kind === kind);
      if (own.length === 0) continue;
      await play({
        language,
        themes: own,
        only,
        out: docs ? out : path.join(out, language),
        small: docs,
      });
    }
  }
}

async function play(options: StageOptions): Promise<void> {
  const stage = await openStage(options);
  const { language, themes, only } = options;
  try {
    // A scene goes on where the one before ended, so those before a wanted one are played as well.
    const last = SCENES.findLastIndex(({ shots }) => shots.some((name) => only.has(name)));
    for (const scene of SCENES.slice(0, last + 1)) {
      process.stdout.write(`${language}, ${themes.join(' and ')}: ${scene.shots.join(', ')}\n`);
      await scene.play(stage);
    }
  } catch (error) {
    process.stderr.write(`Kept in ${await stage.host.keep(`shots-${language}`)}\n`);
    throw error;
  } finally {
    await stage.close();
    removeTempFolders();
  }
}

/** What was asked for, or an option that `parseArgs` does not know. */
function isUsage(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return error instanceof UsageError || (error instanceof Error && String(code).startsWith('ERR_PARSE_ARGS'));
}

main().catch((error: unknown) => {
  if (isUsage(error)) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
