import {expect, it} from 'vitest';
import {siteConfigSchema} from '../../src/config/siteConfig.ts';
import type {Schema} from '../../src/config/schema/schema.ts';
import {loadCommands} from '../../src/cli/commands.ts';
import {FIELD_WORDS} from '../../src/content/frontmatter/fieldWords.ts';
import {API_WORDS} from '../../src/apiWords.ts';
import {COMPONENT_WORDS, MDX_WORDS} from '../../../theme/src/reference/componentWords.ts';
import {TOKEN_WORDS} from '../../../theme/src/reference/tokenWords.ts';
import {listExports, readDeclaration} from '../../../../manual/generate/api.ts';
import {idOfFlag, pageOfCommand, readOptionHelp} from '../../../../manual/generate/commands.ts';
import {codesWithoutPage} from '../../../../manual/generate/diagnostics.ts';
import {listFields} from '../../../../manual/generate/frontMatter.ts';
import {listComponents, listMdxComponents, readTokens} from '../../../../manual/generate/looks.ts';
import {listOptions, missingChinese} from '../../../../manual/generate/options.ts';
import {plainNameOf} from '../../../../manual/generate/plainNames/plainNames.ts';
import {referenceFiles} from '../../../../manual/generate/reference.ts';

/** Paths of all options of a schema, written as the reference writes them. */
function pathsOf(schema: Schema<unknown>, path = ''): readonly string[] {
  const {parts} = schema;
  if (parts?.kind === 'object')
    return Object.entries(parts.fields).flatMap(([name, field]) => {
      const own = path === '' ? name : `${path}.${name}`;
      return [own, ...pathsOf(field, own)];
    });
  if (parts?.kind === 'either') return parts.of.flatMap((kind) => pathsOf(kind, path));
  if (parts?.kind === 'list')
    return pathsOf(parts.item, /^(?:docs|blog|pages)$/.test(path) ? path : `${path}[]`);
  if (parts?.kind === 'record') return pathsOf(parts.item, `${path}.*`);
  return [];
}

it('has every option of the schema', () => {
  const listed = new Set(listOptions().map(({path}) => path));
  // What a menu holds are items of the navbar.
  const inner = /(?<=^themeConfig\.navbar\.items\[\])\.(?:items|dropdownItems\w+)\[\]/;
  const missing = [...new Set(pathsOf(siteConfigSchema))].filter(
    (path) => !listed.has(path.replace(inner, '')),
  );
  expect(
    missing,
    'Options of the schema that packages/engine/src/config/user does not describe: add each to its interface there, with a docstring.',
  ).toEqual([]);
});

it('has a Chinese sentence for every option', () => {
  expect(
    [...new Set(listOptions().flatMap(({field}) => missingChinese(field) ?? []))],
    'Options without Chinese: add each line to its interface in packages/engine/src/config/inChinese/ (siteOptions.ts for config.ts and markdown.ts, contentOptions.ts for docs.ts, blog.ts and search.ts, themeOptions.ts for the rest).',
  ).toEqual([]);
});

it('describes every field of front matter', () => {
  expect(
    listFields().filter((name) => !Object.hasOwn(FIELD_WORDS, name)),
    'Fields without words: add each to FIELD_WORDS in packages/engine/src/content/frontmatter/fieldWords.ts, in Chinese and English with an example.',
  ).toEqual([]);
});

it('describes every option of every command in both languages', async () => {
  const silent = (await loadCommands()).flatMap(({name, help, options}) =>
    help.flatMap((text) =>
      Object.keys(options)
        .filter((option) => !readOptionHelp(text)[option])
        .map((option) => `wuya ${name} --${option}`),
    ),
  );
  expect(
    silent,
    'Options without a line in the help of their command: add "  --option  what it does" to both texts of `help`.',
  ).toEqual([]);
});

it('says what is missing where something has no name that people call it by', () => {
  expect(plainNameOf('UserDocs.versions')).toEqual(['每个版本的设置', 'settings of each version']);
  for (const key of [
    'UserDocs.none',
    'field none',
    'field category.none',
    'command none',
    'code none',
  ])
    expect(() => plainNameOf(key)).toThrow(`${key} has no plain name`);
});

it('has a page for every code', () => {
  expect(
    codesWithoutPage(),
    'Codes that no page holds: add a pattern to PAGES in manual/generate/diagnostics.ts.',
  ).toEqual([]);
});

it('describes every token, component, component for MDX and export, and none that is gone', () => {
  const described = (words: object) => Object.keys(words).toSorted();
  expect(
    TOKEN_WORDS.flatMap(({tokens}) => Object.keys(tokens)).toSorted(),
    'Tokens and packages/theme/src/reference/tokenWords.ts differ.',
  ).toEqual([...readTokens().keys()].toSorted());
  const where = 'and packages/theme/src/reference/componentWords.ts differ.';
  expect(described(COMPONENT_WORDS), `Components ${where}`).toEqual(
    listComponents().components.toSorted(),
  );
  expect(described(MDX_WORDS), `Components for MDX ${where}`).toEqual(
    listMdxComponents().toSorted(),
  );
  expect(described(API_WORDS), 'Exports and packages/engine/src/apiWords.ts differ.').toEqual(
    listExports()
      .map(({name}) => name)
      .toSorted(),
  );
  expect(listExports().filter(({name, file}) => readDeclaration(name, file) === '')).toEqual([]);
});

it('has the same sections in both languages, each id once a page', async () => {
  const files = referenceFiles();
  const idsOf = (text: string) =>
    [...text.replace(/^(`{3,})[^]*?^\1$/gm, '').matchAll(/\{#([^}]+)\}$/gm)].map(([, id]) => id);
  const pages = [...files].filter(([path]) => path.startsWith('docs/') && path.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(20);
  for (const [path, text] of pages) {
    const ids = idsOf(text);
    expect(idsOf(files.get(`i18n/en/${path}`)!), path).toEqual(ids);
    expect([path, ids.filter((id, i) => ids.indexOf(id) !== i)]).toEqual([path, []]);
    expect(text + files.get(`i18n/en/${path}`)).not.toMatch(/^undefined$|\[object/m);
  }
  for (const {name, options} of await loadCommands())
    expect(idsOf(files.get(`docs/reference/commands/${pageOfCommand(name)}.md`)!)).toEqual(
      expect.arrayContaining(Object.keys(options).map((option) => idOfFlag(name, option))),
    );
});
