/** `npm run shots`: pictures of every surface, by theme and language. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../host/cache';
import { removeTempFolders } from '../support/tempRepository';
import { FOR_DOCS, SCENES } from './scenes';
import { type Language, LANGUAGES } from '../ui/language';
import { openStage, type StageOptions, type Theme, THEMES } from './stage';

const NAMES = Object.keys(THEMES) as Theme[];

const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    lang: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});

function chosen<T extends string>(
  given: string | undefined,
  known: readonly T[],
  what: string,
): readonly T[] {
  if (given === undefined) return known;
  return given.split(',').map((name) => {
    const found = known.find((item) => item === name);
    if (found === undefined) throw new Error(`${name} is no ${what}; there are ${known.join(', ')}`);
    return found;
  });
}

async function main(): Promise<void> {
  const { docs } = values;
  const languages: readonly Language[] = docs ? ['en'] : chosen(values.lang, LANGUAGES, 'language');
  const themes = docs ? (['light', 'dark'] as const) : chosen(values.theme, NAMES, 'theme');
  const all = docs ? FOR_DOCS : SCENES.flatMap(({ shots }) => shots);
  const only = new Set(chosen(values.only, all, 'picture'));
  const out = docs ? path.join(projectRoot(), 'docs', 'pictures') : path.resolve(values.out ?? 'out/shots');
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
