import assert from 'node:assert/strict';
import fs from 'node:fs';
import * as ids from '../../src/editor/ids';

interface Menu {
  readonly command: string;
  readonly when?: string;
}

interface Manifest {
  readonly name: string;
  readonly publisher: string;
  readonly capabilities: {
    readonly untrustedWorkspaces: { readonly restrictedConfigurations: readonly string[] };
  };
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly menus: Readonly<Record<string, readonly Menu[]>>;
    readonly viewsContainers: {
      readonly activitybar: readonly { readonly id: string; readonly icon: string }[];
    };
    readonly views: Readonly<Record<string, readonly { readonly id: string; readonly icon: string }[]>>;
    readonly viewsWelcome: readonly {
      readonly view: string;
      readonly contents: string;
      readonly when: string;
    }[];
    readonly walkthroughs: readonly {
      readonly id: string;
      readonly icon: string;
      readonly steps: readonly {
        readonly id: string;
        readonly description: string;
        readonly media: { readonly svg: string; readonly altText: string };
        readonly completionEvents: readonly string[];
      }[];
    }[];
    readonly colors: readonly { readonly id: string; readonly defaults: Readonly<Record<string, string>> }[];
    readonly configuration: {
      readonly properties: Readonly<
        Record<
          string,
          {
            readonly enum?: readonly string[];
            readonly markdownEnumDescriptions?: readonly string[];
            readonly markdownDescription?: string;
            readonly order?: number;
            readonly scope: string;
          }
        >
      >;
    };
  };
}

const text = fs.readFileSync('package.json', 'utf8');
const manifest = JSON.parse(text) as Manifest;
const words = JSON.parse(fs.readFileSync('package.nls.json', 'utf8')) as Record<string, string>;
const { contributes } = manifest;

/** Context keys of ours in a when-clause; views, view items and settings are something else. */
function ownKeys(when: string): string[] {
  const keys = when.replace(/view(?:Item)? (?:==|=~) \S+/g, '').match(/\bcordon\.\w+/g) ?? [];
  return keys.filter((key) => !key.startsWith('cordon.file.'));
}

describe('package.json', () => {
  it('has the extension id', () => {
    assert.equal(`${manifest.publisher}.${manifest.name}`, ids.EXTENSION_ID);
  });

  it('contributes exactly the commands of ids.ts', () => {
    const contributed = contributes.commands.map(({ command }) => command);
    assert.deepEqual([...contributed].sort(), Object.values(ids.Command).sort());
  });

  it('names only its own commands in menus', () => {
    const known = new Set<string>(Object.values(ids.Command));
    for (const { command } of Object.values(contributes.menus).flat()) assert.ok(known.has(command), command);
  });

  it('keeps commands that need an argument out of the palette', () => {
    const hidden = contributes.menus.commandPalette?.filter(({ when }) => when === 'false') ?? [];
    assert.deepEqual(hidden.map(({ command }) => command).sort(), [...ids.COMMANDS_OF_ITEMS].sort());
  });

  it('uses only context keys that the code writes', () => {
    const known = new Set<string>(Object.values(ids.ContextKey));
    const clauses = [...Object.values(contributes.menus).flat(), ...contributes.viewsWelcome].map(
      ({ when }) => when ?? '',
    );
    const events = contributes.walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ completionEvents }) => completionEvents),
    );
    clauses.push(...events.filter((event) => event.startsWith('onContext:')));
    for (const clause of clauses)
      for (const key of ownKeys(clause)) assert.ok(known.has(key), `${key} in ${clause}`);
  });

  it('uses only item contexts that the tree gives', () => {
    const items = Object.values(ids.Item) as string[];
    for (const { when } of contributes.menus['view/item/context'] ?? []) {
      const exact = /viewItem == (\S+)/.exec(when ?? '')?.[1];
      const pattern = /viewItem =~ \/(.+?)\/(?: |$)/.exec(when ?? '')?.[1];
      assert.ok(exact !== undefined || pattern !== undefined, when);
      const matches = items.some((item) =>
        exact === undefined ? new RegExp(pattern ?? '').test(item) : item === exact,
      );
      assert.ok(matches, when);
    }
  });

  it('contributes the views, colours and settings of ids.ts', () => {
    assert.deepEqual(
      contributes.viewsContainers.activitybar.map(({ id }) => id),
      [ids.View.container],
    );
    assert.deepEqual(
      contributes.views[ids.View.container]?.map(({ id }) => id),
      [ids.View.audit],
    );
    for (const { view } of contributes.viewsWelcome) assert.equal(view, ids.View.audit);
    assert.deepEqual(contributes.colors.map(({ id }) => id).sort(), Object.values(ids.Color).sort());
    const { properties } = contributes.configuration;
    const settings = Object.values(ids.Setting).filter((id) => id.startsWith(`${ids.Setting.section}.`));
    assert.deepEqual(Object.keys(properties).sort(), settings.sort());
    assert.deepEqual(properties[ids.Setting.decorations]?.enum, [...ids.DECORATION_MODES]);
  });

  it('gives every colour a default in all four kinds of themes', () => {
    for (const { id, defaults } of contributes.colors) {
      assert.deepEqual(
        Object.keys(defaults).sort(),
        ['dark', 'highContrast', 'highContrastLight', 'light'],
        id,
      );
    }
  });

  it('lets no workspace choose a program', () => {
    const programs = Object.keys(contributes.configuration.properties).filter((key) => key.endsWith('Path'));
    for (const key of programs)
      assert.equal(contributes.configuration.properties[key]?.scope, 'machine', key);
    const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
    // A preset holds commands that will be run.
    for (const key of [...programs, ids.Setting.presets])
      assert.ok(restrictedConfigurations.includes(key), key);
    for (const key of restrictedConfigurations) assert.ok(key in contributes.configuration.properties, key);
  });

  it('has a walkthrough whose steps are completed by what is really done', () => {
    const [walkthrough, ...others] = contributes.walkthroughs;
    assert.deepEqual(others, []);
    assert.equal(walkthrough?.id, ids.Walkthrough.id);
    assert.deepEqual(
      walkthrough.steps.map(({ id }) => id),
      [...ids.Walkthrough.steps],
    );
    const known = new Set<string>(Object.values(ids.Command));
    for (const { id, media, completionEvents } of walkthrough.steps) {
      const [event = '', ...more] = completionEvents;
      assert.deepEqual(more, [], id);
      assert.match(event, /^on(Context|Command):cordon\./, id);
      if (event.startsWith('onCommand:')) assert.ok(known.has(event.slice('onCommand:'.length)), event);
      assert.match(media.altText, /^%walkthrough\./);
      // In every theme: all colours are the theme's own.
      const svg = fs.readFileSync(media.svg, 'utf8');
      for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
        assert.match(colour ?? '', /^(?:none$|var\(--vscode-)/, media.svg);
      assert.doesNotMatch(svg, /style=|<style|<script|href=/);
    }
  });

  it('links from texts only to commands that there are', () => {
    const known = new Set<string>(Object.values(ids.Command));
    const links = Object.values(words).flatMap((value) =>
      [...value.matchAll(/\(command:([\w.]+)/g)].map(([, command]) => command ?? ''),
    );
    assert.ok(links.length > 10);
    const others = [...new Set(links.filter((command) => !known.has(command)))];
    assert.deepEqual(others.sort(), ['git.init', 'vscode.openFolder', 'workbench.trust.manage']);
  });

  it('describes every setting and every value of it, in an order', () => {
    const settings = Object.entries(contributes.configuration.properties);
    assert.deepEqual(
      settings.map(([, { order }]) => order),
      settings.map((_, index) => index + 1),
    );
    for (const [id, setting] of settings) {
      assert.ok(setting.markdownDescription !== undefined, id);
      assert.equal(setting.markdownEnumDescriptions?.length, setting.enum?.length, id);
    }
  });

  it('has its icons', () => {
    const icons = [
      ...contributes.walkthroughs,
      ...contributes.viewsContainers.activitybar,
      ...(contributes.views[ids.View.container] ?? []),
    ];
    for (const { icon } of icons) assert.ok(fs.existsSync(icon), icon);
  });
});

describe('package.nls.json', () => {
  it('has every text that package.json asks for, and no other', () => {
    const asked = [...text.matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key ?? '');
    assert.deepEqual([...new Set(asked)].sort(), Object.keys(words).sort());
    for (const [key, value] of Object.entries(words)) assert.notEqual(value.trim(), '', key);
  });

  it('leaves no text of a command, view or setting in package.json itself', () => {
    const literal =
      /"(?:title|name|contents|description|markdownDescription|displayName|altText)": "(?!%)(?!cordon-vscode")[^"]*"/g;
    // The name of the problem matcher is an id, and the author's is the same in every language.
    const ids = ['"name": "cordon"', '"name": "The Cordon contributors"'];
    const found = (text.match(literal) ?? []).filter((entry) => !ids.includes(entry));
    assert.deepEqual(found, []);
  });
});
