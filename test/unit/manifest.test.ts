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
    readonly colors: readonly { readonly id: string; readonly defaults: Readonly<Record<string, string>> }[];
    readonly configuration: {
      readonly properties: Readonly<
        Record<string, { readonly enum?: readonly string[]; readonly scope: string }>
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

  it('has its icons', () => {
    const icons = [
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
      /"(?:title|name|contents|description|markdownDescription|displayName)": "(?!%)(?!cordon-vscode")[^"]*"/g;
    // The name of the problem matcher is an id.
    const found = (text.match(literal) ?? []).filter((entry) => entry !== '"name": "cordon"');
    assert.deepEqual(found, []);
  });
});
