import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {type OldFolder, type ProblemList, toObject, toText} from '../common/migration.ts';
import type {HomeSite} from '../common/home.ts';
import type {VueLanguage} from './vueLanguages.ts';
import {toSlug} from './vuePages.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where the notes are and whether they have an id. */
interface NoteFinder {
  readonly folder: OldFolder;
  readonly root: string;
  /** Ids of notes by the addresses that they name themselves, with a slash at both ends. */
  readonly permalinks: ReadonlyMap<string, string>;
}

/** Finds the first page of the site that the navbar of a language leads to. */
export function findStart(language: VueLanguage | undefined): HomeSite['start'] {
  const nav = language?.theme['nav'] ?? language?.theme['navbar'];
  const to = Array.isArray(nav) ? nav.map(pageOf).find((page) => page !== undefined) : undefined;
  const label = language?.locale.startsWith('zh') ? '开始阅读' : 'Start reading';
  return to === undefined ? undefined : {label, to};
}

/** Returns the page of the site that an item of the navbar leads to, or the first of those below it. */
function pageOf(item: unknown): string | undefined {
  const {link, items, children} = typeof item === 'string' ? {link: item} : toObject(item);
  const own = toText(link);
  if (own !== undefined)
    return /^\/(?=[^/])/.test(own) && toPath(own) !== '/' ? toPath(own) : undefined;
  const below = items ?? children;
  return Array.isArray(below) ? below.map(pageOf).find((page) => page !== undefined) : undefined;
}

/** Finds the id of the doc at an address of the old site: `/guide/a`, `/guide/a.html` → `guide/a`; undefined for none. */
function findDocId(link: string, {folder, root, permalinks}: NoteFinder): string | undefined {
  const named = permalinks.get(toSlug(link.replace(/[#?].*$/, '')));
  if (named !== undefined) return named;
  const path = link
    .replace(/[#?].*$/, '')
    .replace(/^\//, '')
    .replace(/\.(?:html|md)$/, '');
  const dir = path.replace(/(?:^|\/)readme$/i, '');
  return [path, posix.join(path, 'index'), posix.join(dir, 'README'), posix.join(dir, 'readme')]
    .map((id) => id.replace(/^\.\//, ''))
    .find((id) => folder.has(`${root}${id}.md`));
}

/**
 * Converts items of a navbar of VitePress or VuePress to ours. Those that are addresses alone are called as their notes.
 * @param base what addresses without a slash at their front count from
 */
export function toNavItems(value: unknown, finder: NoteFinder, base = '/'): unknown[] {
  return (Array.isArray(value) ? value : []).flatMap((written: unknown): unknown[] => {
    const item = typeof written === 'string' ? {link: written} : toObject(written);
    const own = toText(item['link']);
    const isOutside = own !== undefined && /^[a-z]+:/i.test(own);
    const link = own === undefined || isOutside || /^[/#]/.test(own) ? own : posix.join(base, own);
    const label = toText(item['text']) ?? (link && (findTitle(link, finder) ?? link));
    if (label === undefined) return [];
    const inner = item['items'] ?? item['children'];
    if (Array.isArray(inner)) {
      const below = posix.join(base, toText(item['prefix']) ?? '');
      return [{type: 'dropdown', label, items: toNavItems(inner, finder, below).flatMap(flatten)}];
    }
    if (link === undefined) return [];
    return [isOutside ? {label, href: link} : {label, to: toShownPath(link, finder)}];
  });
}

/** Finds the title of the note at an address; undefined where there is none. */
function findTitle(link: string, finder: NoteFinder): string | undefined {
  const id = findDocId(link, finder);
  if (id === undefined) return undefined;
  const path = `${finder.root}${id}.md`;
  const {data, body} = parseFrontMatter(finder.folder.read(path), path);
  return toText(data['title']) ?? findContentTitle(body);
}

/** A dropdown has no dropdowns inside it. */
const flatten = (item: unknown): unknown[] => {
  const {type, items} = toObject(item);
  return type === 'dropdown' && Array.isArray(items) ? items : [item];
};

/** Returns the address of a page: the one that it names itself, where the link is that of its file. */
function toShownPath(link: string, finder: NoteFinder): string {
  const {permalinks} = finder;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  const id = permalinks.has(toSlug(path)) ? undefined : findDocId(path, finder);
  const own = id && [...permalinks].find(([, one]) => one === id)?.[0];
  return (own ?? toPath(path)) + rest;
}

/** `guide/index.html`, `/guide/index` → `/guide/`; `/guide/a.md` → `/guide/a` */
const toPath = (path: string): string =>
  `/${path.replace(/^\//, '').replace(/(?:(?<![^/])(?:index|README))?\.(?:html|md)$|(?<![^/])(?:index|README)$/, '')}`;

/**
 * Converts sidebars of VitePress or VuePress, a list or lists by path, to ours. `structure` is all of a folder in the theme hope.
 * @returns undefined when there are none
 */
export function toSidebars(
  value: unknown,
  finder: NoteFinder,
  problems: ProblemList,
): Values | undefined {
  const convert = (items: unknown, base: string): unknown[] =>
    (Array.isArray(items) ? items : []).flatMap((written: unknown) =>
      toSidebarItem(written, {base, finder, problems}),
    );
  const lists = Object.entries(Array.isArray(value) ? {'/': value} : toObject(value)).flatMap(
    ([path, written]) => {
      const {items, base} = toObject(written);
      const list = Array.isArray(written) ? written : items;
      const name = path.replace(/^\/|\/$/g, '').replace(/[^\p{L}\d-]+/gu, '-') || 'sidebar';
      const converted =
        written === STRUCTURE ? toFolderItems(path, finder) : convert(list, toText(base) ?? path);
      return converted.length > 0 ? [[name, converted] as const] : [];
    },
  );
  return lists.length === 0 ? undefined : Object.fromEntries(lists);
}

const STRUCTURE = 'structure';

/** Returns the items that are made of a folder, which stays so for notes to come: `/demo/` → `[{type: 'autogenerated', dirName: 'demo'}]`; none without notes in it. */
function toFolderItems(path: string, {folder, root}: NoteFinder): unknown[] {
  const dir = path.replace(/^\/|\/$/g, '');
  const below = dir === '' ? root : `${root}${dir}/`;
  return folder.paths.some((one) => one.startsWith(below) && one.endsWith('.md'))
    ? [{type: 'autogenerated', dirName: dir || '.'}]
    : [];
}

interface ItemInput {
  readonly base: string;
  readonly finder: NoteFinder;
  readonly problems: ProblemList;
}

/** Reads an item in the words of VitePress; VuePress 1 has `['a/', '甲']` and `{title, path, collapsable}`, and `''` for the folder itself. */
function readSidebarItem(written: unknown): Values {
  if (typeof written === 'string') return {link: written || './'};
  if (Array.isArray(written))
    return {link: (written[0] as unknown) || './', text: written[1] as unknown};
  const item = toObject(written);
  const {title, path, collapsable} = item;
  if (title === undefined || item['text'] !== undefined) return item;
  return {link: path, ...item, text: title, ...(collapsable !== false && {collapsed: true})};
}

function toSidebarItem(written: unknown, input: ItemInput): unknown[] {
  const {base, finder, problems} = input;
  const item = readSidebarItem(written);
  const label = toText(item['text']);
  const prefix = toText(item['base']) ?? toText(item['prefix']);
  const inner = item['items'] ?? item['children'];
  const at = (path: string) => (path.startsWith('/') ? path : posix.join(base, path));
  const link = toText(item['link']);
  const id = link === undefined ? undefined : findDocId(at(link), finder);
  if (Array.isArray(inner) || inner === STRUCTURE) {
    const below = prefix === undefined ? base : at(prefix);
    const items = Array.isArray(inner)
      ? inner.flatMap((one: unknown) => toSidebarItem(one, {...input, base: below}))
      : toFolderItems(below, finder);
    if (items.length === 0) return id === undefined ? [] : [toDocItem(id, label)];
    return [
      {
        type: 'category',
        label: label ?? id ?? '…',
        ...toCollapse(item),
        ...(id !== undefined && {link: {type: 'doc', id}}),
        items,
      },
    ];
  }
  if (link === undefined) return [];
  if (id !== undefined) return [toDocItem(id, label)];
  if (/^[a-z]+:/i.test(link)) return [{type: 'link', label: label ?? link, href: link}];
  problems.add(
    undefined,
    `侧栏里的 ${at(link)} 没有对应的笔记，已经略过。`,
    `${at(link)} of the sidebar is no note; it was left out.`,
  );
  return [];
}

/** Tells whether a group opens and closes: `collapsed` of VitePress and VuePress 1, `collapsible` of VuePress 2, where it is closed. */
function toCollapse(item: Readonly<Record<string, unknown>>): Record<string, boolean> {
  if (typeof item['collapsed'] === 'boolean') return {collapsed: item['collapsed']};
  return item['collapsible'] === true
    ? {collapsed: item['expanded'] !== true}
    : {collapsible: false};
}

const toDocItem = (id: string, label: string | undefined): unknown =>
  label === undefined ? id : {type: 'doc', id, label};
