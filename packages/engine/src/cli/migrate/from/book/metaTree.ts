import {posix} from 'node:path';
import {append} from '../../../../cache/append.ts';
import {type MigrationProblem, toObject, toText} from '../common/migration.ts';
import {type Entry, NOTE} from './contents.ts';
import type {OldFolder} from '../common/migration.ts';
import type {NoteIndex} from './noteIndex.ts';
import type {NoteLanguage} from './noteLanguages.ts';
import {readYamlFile} from '../common/readSettings.ts';

/** Folders whose files `_meta` and `meta.json` say what their sidebar has. */
export interface MetaTree {
  readonly folder: OldFolder;
  /** What is in the folders of it. */
  readonly index: NoteIndex;
  /** Folder of the notes of the main language, with a slash at its end. */
  readonly root: string;
  /** Folder of the notes, which addresses count from. */
  readonly base: string;
  /** Ends the name of a file of the main language: `.en-US`. */
  readonly suffix?: string | undefined;
  /** Endings of names of files in all languages. */
  readonly suffixes?: readonly string[] | undefined;
  /** Texts by the keys that labels may be. */
  readonly texts: Readonly<Record<string, unknown>>;
  readonly problems: MigrationProblem[];
}

/** A note or a folder, and what a file says of it. */
interface NamedNote {
  readonly name: string;
  readonly label?: string | undefined;
  readonly below?: unknown;
}

/** What a file says of its folder, in its order. */
type Item =
  | (NamedNote & {readonly kind: 'entry'})
  | {readonly kind: 'hidden'; readonly name: string}
  | {readonly kind: 'group'; readonly label: string}
  | {readonly kind: 'link'; readonly label: string; readonly href: string}
  | {readonly kind: 'spread'; readonly name: string}
  | {readonly kind: 'rest'};

interface Meta {
  readonly title?: string | undefined;
  readonly items: readonly Item[];
  /** Whether what it does not name is left out. */
  readonly isWhole: boolean;
}

/** Lists the notes of a folder as its `_meta.json`, `_meta.ts` or `meta.json` orders and calls them. */
export async function listMetaFolder(
  dir: string,
  tree: MetaTree,
  given?: unknown,
): Promise<Entry[]> {
  const names = listNames(dir, tree);
  const addNote = async (into: Entry[], note: NamedNote): Promise<void> => {
    if (names.has(note.name) || tree.index.hasEnding(tree.root + posix.join(dir, note.name)))
      append(into, await toEntry(dir, note, tree));
  };
  const meta = given === undefined ? await readMeta(dir, tree) : toMeta(given, tree);
  const named = new Set(meta.items.flatMap((item) => ('name' in item ? [item.name] : [])));
  const rest = [...names].filter((name) => !named.has(name));
  const top: Entry[] = [];
  let part = top;
  const add = async (item: Item): Promise<void> => {
    if (item.kind === 'group') {
      const group = {label: item.label, href: undefined, items: []};
      top.push(group);
      part = group.items;
    } else if (item.kind === 'link') part.push({label: item.label, href: item.href, items: []});
    else if (item.kind === 'spread')
      append(part, await listMetaFolder(`${dir}${item.name}/`, tree));
    else if (item.kind === 'entry') await addNote(part, item);
    else if (item.kind === 'rest') for (const name of rest) await addNote(part, {name});
  };
  for (const item of meta.items) await add(item);
  if (!meta.isWhole && !meta.items.some(({kind}) => kind === 'rest')) {
    part = top;
    await add({kind: 'rest'});
  }
  return top.filter(({href, items}) => href !== undefined || items.length > 0);
}

/** Lists the contents of the other languages, by their locale. */
export async function listOthers(
  languages: readonly NoteLanguage[],
  treeOf: (language: NoteLanguage) => MetaTree,
): Promise<Map<string, {readonly entries: Entry[]; readonly tree: MetaTree}>> {
  const others = new Map<string, {entries: Entry[]; tree: MetaTree}>();
  for (const language of languages.slice(1)) {
    const tree = treeOf(language);
    others.set(language.locale, {entries: await listMetaFolder('', tree), tree});
  }
  return others;
}

async function toEntry(
  dir: string,
  {name, label, below}: NamedNote,
  tree: MetaTree,
): Promise<Entry[]> {
  const path = posix.join(dir, name);
  const isFolder = tree.index.list(`${tree.root}${path}/`).length > 0;
  const href = `/${path === 'index' ? 'index.md' : path}`;
  if (!isFolder) return [{label: label ?? '', href, items: []}];
  const items = await listMetaFolder(`${path}/`, tree, below);
  const own = below === undefined ? await readMeta(`${path}/`, tree) : undefined;
  const isNote = hasNote(path, tree);
  const index = `/${path}/index`;
  // A list that leaves its index out: the folder leads to that.
  const leadsToIndex =
    own?.isWhole === true &&
    hasNote(`${path}/index`, tree) &&
    !items.some((item) => item.href === index);
  const link = isNote ? href : leadsToIndex ? index : undefined;
  if (items.length === 0) return isNote ? [{label: label ?? '', href, items: []}] : [];
  return [{label: label ?? own?.title ?? name, href: link, items}];
}

const hasNote = (path: string, {folder, root, suffix = ''}: MetaTree): boolean =>
  ['.md', '.mdx'].some((end) => folder.has(root + path + suffix + end));

/** Lists the names of notes and folders, an index first. */
function listNames(dir: string, {index, root, suffix = '', suffixes = []}: MetaTree): Set<string> {
  const names = index.list(root + dir).map(({name, isFolder}) => {
    if (isFolder) return name;
    const stem = name.replace(NOTE, '');
    return stem.endsWith(suffix) ? stem.slice(0, stem.length - suffix.length) : stem;
  });
  return new Set(
    names
      .filter((name) => !/^[_.]/.test(name) && !suffixes.some((end) => name.endsWith(end)))
      .sort((a, b) => Number(b === 'index') - Number(a === 'index')),
  );
}

const CODE = ['_meta.ts', '_meta.tsx', '_meta.js', '_meta.jsx', '_meta.mjs'];

async function readMeta(dir: string, tree: MetaTree): Promise<Meta> {
  const {folder, root, suffix = '', problems} = tree;
  const at = (name: string): string => root + dir + name;
  const data = [`_meta${suffix}.json`, `meta${suffix}.json`, '_meta.json', 'meta.json'].find(
    (name) => folder.has(at(name)),
  );
  if (data !== undefined)
    return toMeta(readYamlFile(folder.read(at(data)), at(data), problems), tree);
  const code = CODE.find((name) => folder.has(at(name)));
  if (code === undefined) return {items: [], isWhole: false};
  try {
    return toMeta(await folder.run(at(code)), tree);
  } catch {
    problems.push({
      file: at(code),
      zh: '这个文件运行不了，侧栏按文件名排。',
      en: 'This file does not run; the sidebar is in the order of names.',
    });
    return {items: [], isWhole: false};
  }
}

/** What `meta.json` of Fumadocs says of its folder. */
const OF_FOLDER = new Set(
  'title icon description root defaultOpen collapsible index theme'.split(' '),
);

function toMeta(value: unknown, {texts}: MetaTree): Meta {
  const read = (label: unknown): string | undefined => {
    const text = toText(label);
    return text === undefined ? undefined : (toText(texts[text]) ?? text);
  };
  if (Array.isArray(value))
    return {items: value.flatMap((one: unknown) => fromList(one, read)), isWhole: true};
  const data = toObject(value);
  const pages = data['pages'];
  if (Array.isArray(pages))
    return {
      title: toText(data['title']),
      items: pages.flatMap((page: unknown) => fromPage(String(page))),
      isWhole: true,
    };
  const isOfFolder =
    data['description'] !== undefined || Object.keys(data).every((key) => OF_FOLDER.has(key));
  const isTitleOnly = data['root'] === true || (typeof data['title'] === 'string' && isOfFolder);
  if (isTitleOnly) return {title: toText(data['title']), items: [], isWhole: false};
  return {
    items: Object.entries(data).flatMap(([name, one]) => fromRecord(name, one, read)),
    isWhole: false,
  };
}

/** Rspress: `"a"`, `{type: 'file', name, label}`, `{type: 'section-header', label}` */
function fromList(written: unknown, read: (label: unknown) => string | undefined): Item[] {
  if (typeof written === 'string') return [{kind: 'entry', name: written.replace(NOTE, '')}];
  const {type, name, label, link} = toObject(written);
  const [own, text, href] = [toText(name), read(label), toText(link)];
  if (type === 'section-header') return text === undefined ? [] : [{kind: 'group', label: text}];
  if (href !== undefined) return [{kind: 'link', label: text ?? href, href}];
  return own === undefined ? [] : [{kind: 'entry', name: own.replace(NOTE, ''), label: text}];
}

/** Fumadocs: `"a"`, `"---Group---"`, `"..."`, `"...folder"`, `"[Words](href)"`, `"!hidden"` */
function fromPage(page: string): Item[] {
  const group = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(page)?.[1];
  if (group !== undefined) return group === '' ? [] : [{kind: 'group', label: group.trim()}];
  const [, label, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/.exec(page) ?? [];
  if (label !== undefined && href !== undefined) return [{kind: 'link', label, href}];
  if (/^(?:\.\.\.|z\.\.\.a|\.\.\.\(generated\))$/.test(page)) return [{kind: 'rest'}];
  if (page.startsWith('...')) return [{kind: 'spread', name: page.slice(3)}];
  if (page.startsWith('!')) return [{kind: 'hidden', name: page.slice(1)}];
  return [{kind: 'entry', name: page.replace(/^\.\//, '').replace(NOTE, '')}];
}

/** Reads the entries of a record: `a: 'Words'`, `a: {title, type, href, display, items}` of Nextra */
function fromRecord(
  name: string,
  value: unknown,
  read: (label: unknown) => string | undefined,
): Item[] {
  if (typeof value === 'string') return [{kind: 'entry', name, label: read(value)}];
  const {title, type, href, display, items} = toObject(value);
  const [label, address] = [read(title), toText(href)];
  if (type === 'separator') return label === undefined ? [] : [{kind: 'group', label}];
  if (display === 'hidden' || name === '*') return [{kind: 'hidden', name}];
  if (address !== undefined) return [{kind: 'link', label: label ?? name, href: address}];
  return [
    {kind: 'entry', name, label, ...(type !== 'menu' && items !== undefined && {below: items})},
  ];
}
