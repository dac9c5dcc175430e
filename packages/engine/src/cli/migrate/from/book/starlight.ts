import {posix} from 'node:path';
import {givenTo} from '../../../../config/docusaurus/common/missingPackage.ts';
import {slugify} from '../../../../content/source/slugger.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {toHome} from '../common/home.ts';
import {rewriteMdxNote} from '../mdx/mdxNote.ts';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  omit,
  runOr,
  toLocale,
  toObject,
  toText,
} from '../common/migration.ts';
import type {OldTag, SiteExtras} from '../common/siteExtras.ts';
import {publish} from '../common/rewrites.ts';
import {type Entry, NOTE} from './contents.ts';
import {migrateBook} from './migrateBook.ts';
import {toTag} from '../common/languageTag.ts';
import {dropFolder, type NoteLanguage} from './noteLanguages.ts';
import {mapAddresses} from './noteLinks.ts';
import {joinUrl} from '../common/splitUrl.ts';
import {findProjectFile, folderOf, hasNotes} from './projectFiles.ts';

const CONFIG = /(?:^|\/)astro\.config\.[cm]?[jt]s$/;
const NOTES = 'src/content/docs/';

type Values = Readonly<Record<string, unknown>>;

/** Finds the configuration of a site of Starlight, the outermost where there are several. */
const findConfig = (folder: OldFolder): string | undefined =>
  findProjectFile(
    folder,
    CONFIG,
    (path) => /starlight/.test(folder.read(path)) && hasNotes(folder, folderOf(path) + NOTES),
  );

export const starlight: OldTool = {
  name: 'Starlight',
  matches: (folder) => findConfig(folder) !== undefined,
  async migrate(folder) {
    const file = findConfig(folder) ?? 'astro.config.mjs';
    const found: MigrationProblem[] = [];
    const problems = createProblemList(file, found);
    const config = toObject(folder.has(file) ? await runOr(folder, file, problems) : undefined);
    const settings = findSettings(config);
    if (settings === undefined)
      problems.add(
        undefined,
        '标题、侧栏和语言读不出来：在没有 node_modules 的一份拷贝上再试。',
        'Title, sidebar and languages cannot be read: try it on a copy without node_modules.',
      );
    const root = folderOf(file) + NOTES;
    const languages = readLanguages(settings ?? {}, root, folder);
    const main = languages[0]?.dir ?? '';
    const tree: NoteTree = {folder, root: root + (main && `${main}/`)};
    const written = settings?.['sidebar'];
    const title = settings?.['title'];
    // Links in notes have it, those of the sidebar have not.
    const base = (toText(config['base']) ?? '').replace(/^\/|\/$/g, '');
    return migrateBook(
      publish(folder, root, (path: string) => toShown(path, languages)),
      {
        root,
        file,
        title: toText(title) ?? toText(toObject(title)[languages[0]?.locale ?? 'en']),
        tagline: toText(settings?.['description']),
        url: joinUrl(config['site'], base),
        locale: languages[0]?.locale ?? 'en',
        languages,
        contents: {
          entries: listSidebar(written, tree),
          from: root,
          others: new Map(
            languages
              .slice(1)
              .map(({locale, htmlLang = toLocale(locale), dir}) => [
                locale,
                listSidebar(written, {...tree, languages: [htmlLang, dir ?? locale]}),
              ]),
          ),
        },
        navbar: readSocial(settings?.['social']),
        extras: readExtras(settings ?? {}, folderOf(file)),
        publicDir: `${folderOf(file)}public/`,
        isOwn: (path) => /(?:^|\/)404\.mdx?$/.test(path),
        toFrontMatter: (data, lead) => toFrontMatter(data, (href) => lead(dropFolder(href, base))),
        rewrite: (body, {path, original, data, problems: ofNote}) =>
          mapAddresses(
            path.endsWith('.mdx')
              ? rewriteMdxNote(body, {path: original, folder, data}, ofNote)
              : body,
            (href) => dropFolder(href, base),
          ),
      },
      found,
    );
  },
};

/** Returns the path that Astro makes of that of a note: `Develop/Web Driver.md` → `develop/web-driver.md`; folders of languages and partials stay. */
function toShown(path: string, languages: readonly NoteLanguage[]): string {
  if (!NOTE.test(path) || /(?:^|\/)_/.test(path)) return path;
  const end = NOTE.exec(path)![0];
  return (
    path
      .slice(0, -end.length)
      .split('/')
      .map((part, i) =>
        i === 0 && languages.some(({dir}) => dir === part) ? part : slugify(part) || part,
      )
      .join('/') + end
  );
}

/** Finds what Starlight was given among the integrations of Astro; undefined where it is installed and has taken it in. */
function findSettings(config: Values): Values | undefined {
  const given = [config['integrations']]
    .flat(3)
    .map((one) => toObject(givenTo(one)))
    .filter((one) => one['title'] !== undefined || one['sidebar'] !== undefined);
  return given[0];
}

/** Lists the languages that have notes, the main one first. */
function readLanguages(settings: Values, root: string, {paths}: OldFolder): NoteLanguage[] {
  const main = toText(settings['defaultLocale']) ?? 'root';
  const listed = Object.entries(toObject(settings['locales'])).flatMap(([key, value]) => {
    const dir = key === 'root' ? '' : key;
    const isUsed = paths.some((path) => NOTE.test(path) && path.startsWith(`${root}${dir}`));
    const {lang, label} = toObject(value);
    return isUsed
      ? [
          {
            dir,
            ...(key === main ? {locale: toLocale(lang, key)} : toTag(dir, lang)),
            label: toText(label),
            isMain: key === main,
          },
        ]
      : [];
  });
  return listed
    .filter(({locale}, i) => listed.findIndex((one) => one.locale === locale) === i)
    .sort((a, b) => Number(b.isMain) - Number(a.isMain))
    .map(({dir, locale, htmlLang, label}) => ({dir, locale, htmlLang, label}));
}

const listSidebar = (written: unknown, tree: NoteTree): Entry[] =>
  Array.isArray(written)
    ? written.flatMap((one: unknown) => toEntries(one, tree))
    : listFolder('', tree);

/** Notes of the main language. */
interface NoteTree {
  readonly folder: OldFolder;
  /** Their folder, with a slash at its end. */
  readonly root: string;
  /** Names of the language whose labels are wanted, where it is not the default one. */
  readonly languages?: readonly string[];
}

/** Converts an item of the sidebar: `'a/b'`, a link, a group, or a folder whose notes it lists by itself. */
function toEntries(written: unknown, tree: NoteTree): Entry[] {
  if (typeof written === 'string')
    return [{label: '', href: `/${written.replace(/^\/+/, '')}`, items: []}];
  const {label, slug, link, items, autogenerate, translations} = toObject(written);
  const words = toObject(translations);
  const shown = tree.languages?.map((one) => toText(words[one])).find(Boolean) ?? toText(label);
  const directory = toText(toObject(autogenerate)['directory']);
  const own = toText(slug) ?? toText(link);
  const href = own === undefined || /^[a-z]+:/i.test(own) ? own : `/${own.replace(/^\/+/, '')}`;
  const below = [
    ...(Array.isArray(items) ? items.flatMap((one: unknown) => toEntries(one, tree)) : []),
    ...(directory === undefined ? [] : listFolder(`${directory.replace(/^\/|\/$/g, '')}/`, tree)),
  ];
  if (label === undefined && directory !== undefined) return below;
  return [{label: shown ?? '', href, items: below}];
}

/** Lists the notes of a folder as Starlight does: by `sidebar.order`, then by name; folders among them. */
function listFolder(directory: string, {folder, root}: NoteTree): Entry[] {
  const inside = folder.paths.filter(
    (path) => path.startsWith(root + directory) && NOTE.test(path) && !/(?:^|\/)_/.test(path),
  );
  const names = [
    ...new Set(inside.map((path) => path.slice((root + directory).length).split('/')[0]!)),
  ];
  const listed = names.flatMap((name): {order: number; entry: Entry}[] => {
    if (!NOTE.test(name)) {
      const items = listFolder(`${directory}${name}/`, {folder, root});
      return items.length === 0
        ? []
        : [{order: Infinity, entry: {label: name, href: undefined, items}}];
    }
    const path = root + directory + name;
    const {data} = parseFrontMatter(folder.read(path), path);
    const {order, hidden} = toObject(data['sidebar']);
    if (hidden === true || data['draft'] === true || data['template'] === 'splash') return [];
    const href = `/${toShown(directory + name, [])}`;
    const isIndex = name.startsWith('index.');
    const place = typeof order === 'number' ? order : isIndex ? -1 : Infinity;
    // Its label is in the front matter, of each language in its own.
    return [{order: place, entry: {label: '', href, items: []}}];
  });
  return listed
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({entry}) => entry);
}

/** `[{label, href}]`, before `{github: 'https://…'}` */
function readSocial(written: unknown): Entry[] {
  const list = Array.isArray(written)
    ? written.map((one: unknown) => toObject(one))
    : Object.entries(toObject(written)).map(([label, href]) => ({label, href}));
  return list.flatMap(({label, href}) => {
    const [name, address] = [toText(label), toText(href)];
    return name === undefined || address === undefined
      ? []
      : [{label: name, href: address, items: []}];
  });
}

/** Reads the icon, the logo and the head of a site; tags that name files of the site stay behind. @param dir of the settings */
function readExtras(settings: Values, dir: string): SiteExtras {
  const logo = toObject(settings['logo']);
  const src = toText(logo['src']) ?? toText(logo['light']);
  const head = Array.isArray(settings['head']) ? settings['head'].map(toObject) : [];
  return {
    favicon: `${dir}public/${(toText(settings['favicon']) ?? 'favicon.svg').replace(/^\//, '')}`,
    logo: src && posix.join(dir, src),
    head: head.flatMap(({tag, attrs, content}) => {
      const attributes = toObject(attrs) as OldTag['attributes'];
      const address = String(attributes['href'] ?? attributes['src'] ?? '');
      const name = toText(tag);
      return name === undefined || /^\/(?!\/)/.test(address)
        ? []
        : [{name, attributes, inner: toText(content)}];
    }),
  };
}

/** Translates front matter of Starlight into our words. */
function toFrontMatter(data: Values, lead: (href: string) => string): Values {
  const {sidebar, tableOfContents: contents, slug, prev, next} = data;
  const {label, order, hidden} = toObject(sidebar);
  const {minHeadingLevel, maxHeadingLevel} = toObject(contents);
  const place = toText(slug);
  const own = [
    'sidebar', 'tableOfContents', 'slug', 'prev', 'next', 'hero', 'template', 'head', 'banner', 'lastUpdated', 'editUrl', 'pagefind',
  ]; // prettier-ignore
  return {
    ...omit(data, own),
    ...toHome(data, lead),
    ...(place !== undefined && {slug: `/${place.replace(/^\/|\/$/g, '')}`}),
    ...(toText(label) !== undefined && {sidebar_label: label}),
    ...(typeof order === 'number' && {sidebar_position: order}),
    ...(hidden === true && {unlisted: true}),
    ...(contents === false && {hide_table_of_contents: true}),
    ...(minHeadingLevel !== undefined && {toc_min_heading_level: minHeadingLevel}),
    ...(maxHeadingLevel !== undefined && {toc_max_heading_level: maxHeadingLevel}),
    ...(prev === false && {pagination_prev: null}),
    ...(next === false && {pagination_next: null}),
  };
}
