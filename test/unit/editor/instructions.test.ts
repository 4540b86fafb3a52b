import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileContent, sectionContent } from '../../../src/editor/instructions/content';
import { findPlace } from '../../../src/editor/instructions/place';
import { TARGETS } from '../../../src/editor/instructions/targets';
import { HEADING, skillTexts } from '../../../src/editor/instructions/texts';
import { makeRepository, removeTempFolders, tempFolder } from '../../support/tempRepository';

const texts = skillTexts(fs.readFileSync('skills/cordon/SKILL.md', 'utf8'));

/** What would be written; fails where nothing would be. */
function bytesOf(content: ReturnType<typeof fileContent>): Buffer {
  if (content.kind !== 'write') assert.fail(JSON.stringify(content));
  return content.bytes;
}

describe('agent instructions', () => {
  describe('the texts', () => {
    it('are made for each place, with the front matter that its agent reads', () => {
      const begins: Record<string, RegExp> = {
        claude: /^---\nname: cordon\ndescription: Work .+\nlicense: Apache-2\.0\n---\n\n# /,
        skills: /^---\nname: cordon\ndescription: Work .+\nlicense: Apache-2\.0\n---\n\n# /,
        agents: /^## Working/,
        copilotShared: /^## Working/,
        cursor: /^---\ndescription: Work .+\nglobs:\nalwaysApply: false\n---\n\n# /,
        windsurf: /^---\ntrigger: model_decision\ndescription: Work .+\n---\n\n# /,
        copilot: /^---\ndescription: Work .+\napplyTo: '\*\*'\n---\n\n# /,
      };
      assert.deepEqual(TARGETS.map(({ id }) => id).sort(), Object.keys(begins).sort());
      for (const { id, text } of TARGETS) {
        const made = text(texts);
        assert.match(made, begins[id] ?? /^$/, id);
        assert.match(made, new RegExp(`^##? ${HEADING}$`, 'm'), id);
        assert.match(
          made,
          /cordon status --format json[\s\S]*cordon audit --format json[\s\S]*cannot be done/,
          id,
        );
        assert.ok(made.length < 6000 && made.endsWith('\n') && !made.includes('\r'), id);
      }
    });

    it('leave the table of violations out of what goes with every task', () => {
      assert.match(texts.body, /`path-outside-policy`/);
      assert.doesNotMatch(texts.section, /How to read a rejection|`path-outside-policy`/);
      assert.deepEqual(texts.section.match(/^#+/gm), ['##', '###', '###', '###', '###']);
    });

    it('are of this skill alone', () => {
      assert.throws(() => skillTexts('# Something\n'), /not the skill/);
      assert.throws(() => skillTexts('---\nname: x\ndescription: y\n---\n\n# Other\n'), /not the skill/);
    });
  });

  describe('a file of its own', () => {
    const text = '# Working inside a Cordon envelope\n\nnew\n';

    it('is made, left alone and renewed', () => {
      assert.equal(bytesOf(fileContent(null, text)).toString(), text);
      assert.deepEqual(fileContent(Buffer.from(text), text), { kind: 'same' });
      const renewed = fileContent(Buffer.from(text.replace('new', 'old')), text);
      assert.deepEqual(renewed, { kind: 'write', bytes: Buffer.from(text), replacesForeign: false });
    });

    it('keeps the line ends that it has', () => {
      const windows = text.replaceAll('\n', '\r\n');
      assert.deepEqual(fileContent(Buffer.from(windows), text), { kind: 'same' });
      const old = Buffer.from(windows.replace('new', 'old'));
      assert.equal(bytesOf(fileContent(old, text)).toString(), windows);
    });

    it('is told apart from a file of somebody else', () => {
      const content = fileContent(Buffer.from('# My rules\n'), text);
      assert.equal(content.kind === 'write' && content.replacesForeign, true);
    });
  });

  describe('a section', () => {
    const text = '## Working inside a Cordon envelope\n\nnew\n';
    const around = (middle: string): string =>
      `# Rules\n\nmine\n${middle}\n## After\n\n\ttabs, trailing  \nno end`;

    it('begins a file, or follows what is there', () => {
      assert.match(
        bytesOf(sectionContent(null, text)).toString(),
        /^<!-- cordon:begin .*-->\n\n## W[\s\S]*<!-- cordon:end -->\n$/,
      );
      const joined = bytesOf(sectionContent(Buffer.from('# Rules\n\nno end'), text)).toString();
      assert.match(joined, /^# Rules\n\nno end\n\n<!-- cordon:begin/);
      assert.match(
        bytesOf(sectionContent(Buffer.from('# Rules\n'), text)).toString(),
        /^# Rules\n\n<!-- cordon/,
      );
    });

    it('is replaced where it stands, and the rest stays byte for byte', () => {
      const block = bytesOf(sectionContent(null, text)).toString();
      const odd = (middle: string): Buffer =>
        Buffer.concat([
          Buffer.from([0xef, 0xbb, 0xbf]),
          Buffer.from(around(middle)),
          Buffer.from([0xff, 0xe9]),
        ]);
      const old = odd(block.replace('new', 'old\nand longer'));
      assert.deepEqual(bytesOf(sectionContent(old, text)), odd(block));
      assert.deepEqual(sectionContent(odd(block), text), { kind: 'same' });
    });

    it('takes over the line ends of the file', () => {
      const windows = '# Rules\r\n\r\nmine\r\n';
      const once = bytesOf(sectionContent(Buffer.from(windows), text));
      assert.ok(once.toString().startsWith(windows));
      assert.doesNotMatch(once.toString(), /[^\r]\n/);
      assert.deepEqual(sectionContent(once, text), { kind: 'same' });
      // A lone line feed of the person stays one.
      const mixed = Buffer.from(`a\n${once.toString().replace('new', 'old')}`);
      assert.equal(bytesOf(sectionContent(mixed, text)).toString(), `a\n${once.toString()}`);
    });

    it('is not put into what cannot be understood', () => {
      const block = bytesOf(sectionContent(null, text)).toString();
      const [begin = '', ...rest] = block.split('\n');
      for (const damaged of [begin, rest.join('\n'), block + block, `${rest.join('\n')}${begin}\n`]) {
        assert.deepEqual(
          sectionContent(Buffer.from(damaged), text),
          { kind: 'unusable', why: 'markers' },
          damaged,
        );
      }
      const utf16 = Buffer.from('# Rules\n', 'utf16le');
      assert.deepEqual(sectionContent(utf16, text), { kind: 'unusable', why: 'encoding' });
    });
  });

  describe('a place', () => {
    afterEach(removeTempFolders);

    const why = async (root: string, relative: string): Promise<string> => {
      const place = await findPlace(root, relative);
      return place.kind === 'blocked' ? `${place.why} ${place.at}` : `usable ${place.relative}`;
    };

    it('is found where there is nothing yet, and where there is a file', async () => {
      const repository = makeRepository({ 'AGENTS.md': 'mine\n' });
      const { root } = repository;
      assert.equal(
        await why(root, '.claude/skills/cordon/SKILL.md'),
        'usable .claude/skills/cordon/SKILL.md',
      );
      const place = await findPlace(root, 'AGENTS.md');
      assert.equal(place.kind === 'usable' && place.present?.bytes.toString(), 'mine\n');
      repository.write({ '.cursor': 'a file' });
      assert.equal(await why(root, '.cursor/rules/cordon.mdc'), 'not-a-folder .cursor');
      fs.mkdirSync(path.join(root, 'docs'));
      assert.equal(await why(root, 'docs'), 'not-a-file docs');
    });

    it('may be reached by a link that stays inside, and by no other', async function () {
      if (process.platform === 'win32') this.skip();
      const { root } = makeRepository({ 'AGENTS.md': 'mine\n', 'docs/a.md': 'a\n' });
      const outside = tempFolder();
      const link = (to: string, name: string): void => {
        fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
        fs.symlinkSync(to, path.join(root, name));
      };
      link('../AGENTS.md', '.github/copilot-instructions.md');
      assert.equal(await why(root, '.github/copilot-instructions.md'), 'usable AGENTS.md');
      link('docs', '.windsurf');
      assert.equal(await why(root, '.windsurf/rules/cordon.md'), 'usable docs/rules/cordon.md');
      link(outside, '.claude');
      assert.equal(await why(root, '.claude/skills/cordon/SKILL.md'), 'leads-out .claude');
      link('.git', '.cursor');
      assert.equal(await why(root, '.cursor/rules/cordon.mdc'), 'leads-out .cursor');
      link('nowhere', '.agents');
      assert.equal(await why(root, '.agents/skills/cordon/SKILL.md'), 'leads-nowhere .agents');
      link('loop.md', 'loop.md');
      assert.equal(await why(root, 'loop.md'), 'leads-nowhere loop.md');
      link('..', 'up');
      assert.equal(await why(root, 'up/AGENTS.md'), 'leads-out up');
    });

    it('is in no other repository', async () => {
      const { root } = makeRepository({ 'a.md': 'a\n' });
      fs.mkdirSync(path.join(root, '.claude', '.git'), { recursive: true });
      assert.equal(await why(root, '.claude/skills/cordon/SKILL.md'), 'other-repository .claude');
    });
  });
});
