import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSaid, type Said, say } from '../../src/engine/said';
import { violationMessage, violationWords } from '../../src/engine/violations';
import { brokenRequests, sampleViolations } from './saidSamples';

type Texts = Readonly<Record<string, string>>;

const LANGUAGES = ['ko', 'zh-cn'] as const;
/** Names, what is the same everywhere, and what other languages say with signs alone. */
const SAME_EVERYWHERE = [
  'Claude Code',
  'Cordon',
  'Cordon: {0}',
  'Cordon: {0}. {1}',
  'a fifo',
  'claude',
  'fifo',
  '{0} ({1} to {2})',
  '{0} of {1}',
  'displayName',
  'view.container',
  'configuration.title',
  '{0}/{1}',
];

/** Words of the glossary (l10n/README.md) that have one translation wherever they stand: English, Korean, Chinese. */
const GLOSSARY: readonly (readonly [RegExp, string, string])[] = [
  [/\bagents?\b/i, '에이전트', '智能体'],
  [/\benvelopes?\b/i, '허용 범위', '许可范围'],
  [/\bverifiers?\b/i, '검증 명령', '验证命令'],
  [/\bbaseline\b/i, '기준선', '基线'],
  [/\breject/i, '반려', '驳回'],
  [/\baccepted\b/i, '승인', '接受'],
  [/\bseal/i, '봉인', '封条'],
  [/\bviolations?\b/i, '위반', '违规'],
];

/** A Korean particle that fits only some of what a hole can hold, such as 과 after 24 and 와 after 25. */
const FIXED_PARTICLE = /\{\d\}[”"`]?(?:은|는|이|가|을|를|과|와|으로)(?=[\s.,]|$)/;

interface Collector {
  readonly exportedBundle: () => string;
  readonly unsaidRefusals: () => string[];
}

/** Not bundled into the test: it loads the compiler. */
function collector(): Promise<Collector> {
  return import(pathToFileURL(path.resolve('scripts/l10n.mjs')).href) as Promise<Collector>;
}

function read(file: string): Texts {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** What must reach the reader letter by letter: code, links to commands, icons, settings, tags. */
function literals(text: string): string[] {
  return (
    text.match(/`[^`]+`|\]\([^)]+\)|\$\([\w~-]+\)|--[a-z][\w-]*|core\.worktree|\.gitignore|src\/\*\*/g) ?? []
  ).sort();
}

/** As `translated` does it in the editor (src/editor/said.ts), with every template that no bundle knows. */
function translate(said: Said | string, bundle: Texts, unknown: string[]): string {
  if (typeof said === 'string') return said;
  const words = bundle[said.template];
  if (words === undefined && said.template.replace(/\{\d\}/g, '').trim() !== '') unknown.push(said.template);
  return (words ?? said.template).replace(/\{(\d)\}/g, (_, index) =>
    translate(said.holes[Number(index)] ?? '', bundle, unknown),
  );
}

describe('translations', function () {
  this.timeout(60_000);

  it('the exported bundle is that of the source', async () => {
    const { exportedBundle } = await collector();
    assert.equal(fs.readFileSync('l10n/bundle.l10n.json', 'utf8'), exportedBundle(), 'run npm run l10n');
  });

  it('every refusal of the engine is said with what is filled in kept apart', async () => {
    const { unsaidRefusals } = await collector();
    assert.deepEqual(unsaidRefusals(), []);
  });

  it('there are those languages and no others', () => {
    const named = (folder: string, name: RegExp): string[] =>
      fs.readdirSync(folder).flatMap((file) => name.exec(file)?.[1] ?? []);
    assert.deepEqual(named('l10n', /^bundle\.l10n\.([\w-]+)\.json$/).sort(), [...LANGUAGES]);
    assert.deepEqual(named('.', /^package\.nls\.([\w-]+)\.json$/).sort(), [...LANGUAGES]);
    const { l10n } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { l10n?: string };
    assert.equal(l10n, './l10n');
  });

  for (const language of LANGUAGES) {
    for (const [source, file] of [
      ['l10n/bundle.l10n.json', `l10n/bundle.l10n.${language}.json`],
      ['package.nls.json', `package.nls.${language}.json`],
    ] as const) {
      describe(file, () => {
        const [english, own] = [read(source), read(file)];
        const wrong = (test: (key: string, text: string, words: string) => boolean): string[] =>
          Object.keys(english).filter((key) => !test(key, english[key] ?? '', own[key] ?? ''));

        it('has every key and no other', () => {
          assert.deepEqual(Object.keys(own), Object.keys(english));
        });

        it('fills in what English fills in', () => {
          assert.deepEqual(
            wrong((_, text, words) => placeholders(words).join() === placeholders(text).join()),
            [],
          );
        });

        it('leaves code, commands, icons and lines as they are', () => {
          const same = (_: string, text: string, words: string): boolean =>
            literals(words).join() === literals(text).join() &&
            words.split('\n').length === text.split('\n').length;
          assert.deepEqual(wrong(same), []);
        });

        it('keeps to the glossary', () => {
          const broken = GLOSSARY.flatMap(([pattern, ko, zh]) =>
            wrong((_, text, words) => {
              // A setting's name or a file's is no word.
              const prose = text.replace(/`[^`]*`|\]\([^)]+\)|--[a-z][\w-]*/g, '');
              return !pattern.test(prose) || words.includes(language === 'ko' ? ko : zh);
            }),
          );
          assert.deepEqual(broken, []);
        });

        if (language === 'ko') {
          it('puts no particle after a hole that fits only some words', () => {
            assert.deepEqual(
              wrong((_, _text, words) => !FIXED_PARTICLE.test(words)),
              [],
            );
          });
        }

        it('says something, and says it in its language', () => {
          const script = language === 'ko' ? /\p{Script=Hangul}/u : /\p{Script=Han}/u;
          const isTranslated = (key: string, text: string, words: string): boolean =>
            SAME_EVERYWHERE.includes(key) ||
            (words.trim() !== '' && (!/[a-z]{2}/.test(text.replace(/`[^`]*`/g, '')) || script.test(words)));
          assert.deepEqual(wrong(isTranslated), []);
          assert.deepEqual(
            wrong((_, text, words) => text.endsWith('…') === words.endsWith('…')),
            [],
            'an ellipsis tells that something will be asked',
          );
        });
      });
    }
  }
});

describe("the engine's words", () => {
  const all = sampleViolations();

  for (const language of LANGUAGES) {
    it(`every violation can be said in ${language}`, () => {
      const bundle = read(`l10n/bundle.l10n.${language}.json`);
      const unknown: string[] = [];
      for (const violation of all) {
        const words = translate(violationWords(violation), bundle, unknown);
        assert.doesNotMatch(words, /\{\d\}|undefined/, words);
        assert.notEqual(words, violationMessage(violation));
      }
      assert.deepEqual(unknown, []);
    });

    it(`every problem of a request can be said in ${language}`, () => {
      const bundle = read(`l10n/bundle.l10n.${language}.json`);
      const unknown: string[] = [];
      for (const { said, message } of brokenRequests()) {
        const words = translate(said, bundle, unknown);
        assert.doesNotMatch(words, /\{\d\}/, words);
        assert.notEqual(words, message);
      }
      assert.deepEqual(unknown, []);
    });
  }

  it('an English bundle gives the engine’s own words', () => {
    const english = read('l10n/bundle.l10n.json');
    for (const violation of all)
      assert.equal(translate(violationWords(violation), english, []), violationMessage(violation));
    for (const { said, message } of brokenRequests()) assert.equal(translate(said, english, []), message);
  });

  it('what was said is read back from a file, and nothing else is', () => {
    const said = say`${say`the task`} is ${3}`;
    assert.deepEqual(parseSaid(JSON.parse(JSON.stringify(said))), said);
    assert.equal(said.text, 'the task is 3');
    for (const other of [null, 'text', {}, { ...said, holes: [3] }, { ...said, holes: [{}] }])
      assert.equal(parseSaid(other), undefined);
  });
});
