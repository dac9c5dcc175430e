import {rewriteMdxNote} from '../mdx/mdxNote.ts';
import {
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  omit,
  toObject,
  toText,
} from '../common/migration.ts';
import {toTag} from '../common/languageTag.ts';
import type {Entry} from './contents.ts';
import {readMintlifyExtras} from './bookExtras.ts';
import {migrateBook} from './migrateBook.ts';
import {rewriteMintlifyFences} from './mintlifyFences.ts';
import {readMintlifySettings} from './mintlifySettings.ts';
import {type NoteLanguage} from './noteLanguages.ts';
import {findProjectFile, folderOf, hasNotes} from './projectFiles.ts';

type Values = Readonly<Record<string, unknown>>;

const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/;
/** Pieces that notes import, and what a repository says of itself. */
const OWN = /^(?:snippets\/|_snippets\/|(?:readme|contributing|license|agents|claude)\.mdx?$)/i;

const findConfig = (folder: OldFolder): string | undefined =>
  findProjectFile(
    folder,
    CONFIG,
    (path) => /"navigation"\s*:/.test(folder.read(path)) && hasNotes(folder, folderOf(path)),
  );

/** Mintlify: all that its sites say of themselves is in `docs.json`, which was `mint.json` before. */
export const mintlify: OldTool = {
  name: 'Mintlify',
  matches: (folder) => findConfig(folder) !== undefined,
  migrate(folder) {
    const file = findConfig(folder) ?? 'docs.json';
    const found: MigrationProblem[] = [];
    const config = readMintlifySettings(file, folder, found);
    const root = folderOf(file);
    const parts = readLanguages(config['navigation']);
    const [main] = parts;
    const languages = parts.map(({language}) => language);
    const dir = main?.language.dir ?? '';
    return Promise.resolve(
      migrateBook(
        folder,
        {
          root,
          file,
          title: toText(config['name']),
          tagline: toText(config['description']),
          locale: main?.language.locale,
          ...(languages.length > 1 && {languages}),
          ...(dir !== '' && languages.length > 1 && {oldPrefix: dir}),
          contents: {
            entries: main?.entries ?? [],
            from: root,
            others: new Map(
              parts.slice(1).map(({language, entries}) => [language.locale, entries]),
            ),
          },
          redirects: readRedirects(config, languages.length > 1 ? dir : ''),
          navbar: readNavbar(config),
          extras: readMintlifyExtras(config, root),
          isOwn: (path) => OWN.test(path.slice(root.length)),
          toFrontMatter,
          rewrite: (body, {original, data, problems}) =>
            rewriteMdxNote(rewriteMintlifyFences(body), {path: original, folder, data}, problems),
        },
        found,
      ),
    );
  },
};

/** What is below an entry, in the order in which it is shown. */
const BELOW = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'menu',
] as const;
const NAMES = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'item'] as const;

/** Converts a part of the navigation: the path of a note, a link, or whatever holds others. */
function toEntries(written: unknown, dir: string): Entry[] {
  if (Array.isArray(written)) return written.flatMap((one: unknown) => toEntries(one, dir));
  if (typeof written === 'string') {
    const path = written.replace(/^\/+/, '');
    const own = dir !== '' && path.startsWith(`${dir}/`) ? path.slice(dir.length + 1) : path;
    // `GET /a` is made of a description of an interface.
    return /\s/.test(path) ? [] : [{label: '', href: `/${own}`, items: []}];
  }
  const values = toObject(written);
  const label = NAMES.map((name) => toText(values[name])).find(Boolean);
  const items = BELOW.flatMap((key) => toEntries(values[key] ?? [], dir));
  if (label === undefined) return items;
  const [own] = toEntries(toText(values['root']) ?? [], dir);
  const href = own?.href ?? (items.length === 0 ? toText(values['href']) : undefined);
  return items.length === 0 && href === undefined ? [] : [{label, href, items}];
}

/** Other names of languages than their tags. */
const TAGS: Readonly<Record<string, string>> = {cn: 'zh-CN', jp: 'ja', kr: 'ko'};

interface Part {
  readonly language: NoteLanguage & {readonly dir: string};
  readonly entries: readonly Entry[];
}

/** Reads the contents of each language, the main one first; of one without a name where the site has one. */
function readLanguages(navigation: unknown): Part[] {
  const written = [toObject(navigation)['languages']].flat().map((one) => toObject(one));
  const listed = written.filter(({language}) => toText(language) !== undefined);
  if (listed.length === 0) {
    const entries = toEntries(navigation, '');
    return entries.length === 0 ? [] : [{language: {dir: '', locale: ''}, entries}];
  }
  return listed
    .sort((a, b) => Number(b['default'] === true) - Number(a['default'] === true))
    .map((one): Part => {
      const tag = String(one['language']);
      const first = findFirst(one);
      const dir = first?.startsWith(`${tag}/`) === true ? tag : '';
      const known = TAGS[tag];
      const language = {dir, ...(known === undefined ? toTag(tag, tag) : {locale: known})};
      return {language, entries: toEntries(omit(one, ['language']), dir)};
    });
}

/** Finds the first note of a part of the navigation. */
function findFirst(written: unknown): string | undefined {
  if (typeof written === 'string') return written.replace(/^\/+/, '');
  const inside = Array.isArray(written) ? written : BELOW.map((key) => toObject(written)[key]);
  for (const one of inside) {
    const found = one === undefined ? undefined : findFirst(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Links at the top, and what every page had beside its contents. */
function readNavbar(config: Values): Entry[] {
  const {links, primary} = toObject(config['navbar']);
  const anchors = toObject(toObject(config['navigation'])['global'])['anchors'];
  const written = [
    links,
    primary,
    anchors,
    config['topbarLinks'],
    config['topbarCtaButton'],
    config['anchors'],
  ];
  return written.flat().flatMap((one: unknown) => {
    const {label, name, anchor, type, href, url} = toObject(one);
    const words = [label, name, anchor, type].map(toText).find(Boolean);
    const address = toText(href) ?? toText(url);
    return words === undefined || address === undefined || !/^https?:/.test(address)
      ? []
      : [{label: words, href: address, items: []}];
  });
}

/** Reads redirects between single pages; patterns stay out. @param dir folder of the main language, whose pages are at the top here */
function readRedirects(config: Values, dir: string): {from: string; to: string}[] {
  const own = (path: string): string =>
    dir !== '' && path.startsWith(`/${dir}/`) ? path.slice(dir.length + 1) : path;
  return [config['redirects']].flat().flatMap((one: unknown) => {
    const [from, to] = [toObject(one)['source'], toObject(one)['destination']].map(toText);
    return from === undefined || to === undefined || /[:*?#\s]/.test(from) || !to.startsWith('/')
      ? []
      : [{from, to: own(to)}];
  });
}

/** Translates front matter of Mintlify into our words. */
function toFrontMatter(data: Values): Values {
  const label = toText(data['sidebarTitle']);
  return {
    ...omit(data, [
      'sidebarTitle',
      'icon',
      'iconType',
      'mode',
      'tag',
      'hidden',
      'noindex',
      'rss',
      'openapi',
      'api',
      'asyncapi',
      'url',
      'version',
      'deprecated',
      'groups',
      'public',
      'hideFooterPagination',
    ]),
    ...(label !== undefined && {sidebar_label: label}),
    ...(data['hidden'] === true && {unlisted: true}),
  };
}
