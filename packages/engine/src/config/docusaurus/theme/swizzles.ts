import {existsSync, readFileSync} from 'node:fs';
import {join, posix, relative} from 'node:path';
import {createModuleFinder, findModuleFile, type ModuleFinder} from '../common/findModuleFile.ts';
import {STOCK_PARTS} from '../common/stockParts.ts';
import {BLOG_PAGES, LIST_PARTS, LISTS, POST_LAYOUT, POST_PARTS} from '../common/listParts.ts';
import {findInCode} from '../common/siteCode.ts';
import {toSlashes} from '../common/toSlashes.ts';
import {AROUND, EJECTED} from './rewrittenParts.ts';

/** A component of a Docusaurus site that takes the place of one of its theme, and that is taken here too. */
export interface Swizzle {
  /** As Docusaurus calls it: `DocItem/Footer`; with `Lists/` before it what is rendered in lists of posts alone. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  /** Whether it is rewritten from parts of the theme, and does not render the original as a whole. */
  readonly isEjected: boolean;
}

/** What is taken however it is written: nothing of the theme need be inside. */
const LEAVES: readonly string[] = [
  'AnnouncementBar',
  'AnnouncementBar/Content',
  'BlogPostPage/Metadata',
  'BlogPostPaginator',
  'ColorModeToggle',
  'DocBreadcrumbs',
  'DocCategoryGeneratedIndexPage',
  'DocItem/Metadata',
  'DocItem/TOC/Mobile',
  'DocPaginator',
  'DocSidebar/Mobile',
  'DocSidebarItem/Category',
  'DocSidebarItem/Link',
  'DocVersionBanner',
  'Footer',
  'Footer/Copyright',
  'Footer/Layout',
  'Footer/Links',
  'Footer/Links/MultiColumn',
  'Footer/Logo',
  'Layout/Provider',
  'Logo',
  'Navbar/Content',
  'Navbar/Logo',
  'Navbar/MobileSidebar/Header',
  'Navbar/MobileSidebar/Layout',
  'Navbar/MobileSidebar/PrimaryMenu',
  'Navbar/MobileSidebar/SecondaryMenu',
  'NotFound',
  'NotFound/Content',
  'PaginatorNavLink',
  'Root',
  'SearchBar',
  'TOCCollapsible',
  'Tag',
  'TagsListInline',
  ...Object.keys(STOCK_PARTS),
];
/** Components that are taken where they render the original, whose place our own part takes. */
const WRAPPED = [
  'Layout',
  'DocItem',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Layout',
  'DocItem/Paginator',
  'DocItem/TOC/Desktop',
  'DocPage/Layout/Main',
  'DocPage',
  'DocPage/Layout',
  'DocRoot',
  'DocRoot/Layout',
  'DocRoot/Layout/Main',
  'DocRoot/Layout/Sidebar',
  'DocTagDocListPage',
  'DocTagsListPage',
  'DocVersionRoot',
  'DocsRoot',
  'MDXContent',
  'MDXPage',
  'Navbar',
  'Navbar/ColorModeToggle',
  'SearchPage',
  'SiteMetadata',
  'TOC',
  'BlogLayout',
  'BlogPostItem',
  'BlogPostItem/Footer',
  'BlogPostPage',
];
/** The table of the items of the navbar. */
export const ITEM_TYPES = 'NavbarItem/ComponentTypes';

/** Names of components that can be taken. */
export const SWIZZLES: readonly string[] = [...LEAVES, ...WRAPPED, ITEM_TYPES];

/**
 * Files of components that options of the site name for pages of the theme, absolute, by the names of Docusaurus; for pages of posts, and
 * where there are several sets of notes or blogs, with the id of these: `BlogListPage@default`, `DocItem@api`.
 */
export type GivenComponents = Readonly<Record<string, string>>;

/** Takes the name without the id of the blog whose option gives the component. */
export const plainNameOf = (name: string): string => name.replace(/@.*$/, '');

/** Makes of a component that an option names one that is taken; undefined where none of its meaning is. */
export function toGivenSwizzle(name: string, file: string): Swizzle | undefined {
  const plain = plainNameOf(name);
  if ([...BLOG_PAGES, ...LEAVES].includes(plain)) return {name, file, isEjected: false};
  if (!WRAPPED.includes(plain)) return undefined;
  const code = readFileSync(file, 'utf8');
  if (imports(code, `@theme(?:-original|-init)?/${plain}`)) return {name, file, isEjected: false};
  const part = EJECTED[plain];
  if (part !== undefined && imports(code, `@theme/${part}`)) return {name, file, isEjected: true};
  // One that renders the text of the note itself, as the component that it gets.
  return plain === 'DocItem' && /\bcontent\b/.test(code)
    ? {name, file, isEjected: false}
    : undefined;
}

/**
 * Lists the components that are taken: those below `src/theme` and those that options name.
 * @param dir folder of the site, absolute
 */
export function listSwizzles(dir: string, given: GivenComponents = {}): Swizzle[] {
  const folder = join(dir, 'src/theme');
  const named = Object.entries(given).flatMap(([name, file]) => toGivenSwizzle(name, file) ?? []);
  if (named.length === 0 && !existsSync(folder)) return [];
  const findFile = createModuleFinder(folder);
  const parts = findParts(findFile).filter(({name}) => given[name] === undefined);
  return [...parts, ...named, ...findListParts(findFile, [...parts, ...named])];
}

function findParts(findFile: ModuleFinder): Swizzle[] {
  return [...LEAVES, ...WRAPPED].flatMap((name): Swizzle[] => {
    const file = findFile(name);
    if (file === undefined) return [];
    const code = readFileSync(file, 'utf8');
    if (
      (LEAVES.includes(name) && !isOtherSearch(name, code)) ||
      imports(code, `@theme-(?:original|init)/${name}`)
    )
      return [{name, file, isEjected: false}];
    const part = EJECTED[name];
    const isEjected =
      (part !== undefined && imports(code, `@theme/${part}`)) ||
      (name === 'DocItem/Footer' && imports(code, '@theme/(?:EditMetaRow|TagsListInline)')) ||
      (name !== 'Layout' && AROUND.includes(name) && /\b(?:children|renderRoutes)\b/.test(code));
    // A bar of the site's own has nothing of ours to lose.
    return isEjected || name === 'Navbar' ? [{name, file, isEjected}] : [];
  });
}

/** Lists what renders pages and lists of posts. Those that only go around a post and its foot leave lists as they are. */
function findListParts(findFile: ModuleFinder, parts: readonly Swizzle[]): Swizzle[] {
  const find = (name: string, as: string): Swizzle[] => {
    const file = findFile(name);
    return file === undefined ? [] : [{name: as, file, isEjected: false}];
  };
  const isAround = (name: string): boolean =>
    parts.some((part) => part.name === name && !part.isEjected);
  const own = [
    ...BLOG_PAGES.flatMap((name) => find(name, name)),
    ...LIST_PARTS.flatMap((name) => find(name, LISTS + name)),
    ...(isAround('BlogLayout') ? [] : find('BlogLayout', POST_LAYOUT)),
    ...POST_PARTS.filter((name) => !isAround(name)).flatMap((name) => find(name, LISTS + name)),
  ];
  if (own.length === 0 && !parts.some(({name}) => isBlogPage(name))) return [];
  return [...own, ...POST_PARTS.filter(isAround).flatMap((name) => find(name, LISTS + name))];
}

const isBlogPage = (name: string): boolean => BLOG_PAGES.includes(plainNameOf(name));

/** Tells whether components of a site render pages or lists of posts. @param dir absolute */
export function drawsLists(dir: string, given?: GivenComponents): boolean {
  return listSwizzles(dir, given).some(({name}) => name.startsWith(LISTS) || isBlogPage(name));
}

/** Tells whether a component is the field of a search service or of an index that is not made here: the search is ours. */
function isOtherSearch(name: string, code: string): boolean {
  return name === 'SearchBar' && /docsearch|algolia|lunr|search-local/i.test(code);
}

/** Finds the table of the items of the navbar, and the types in it that are the site's own; undefined without one. */
export function findItemTypes(
  dir: string,
): {readonly file: string; readonly types: readonly string[]} | undefined {
  const file = findModuleFile(join(dir, 'src/theme', ITEM_TYPES));
  return file === undefined ? undefined : {file, types: listTypes(file)};
}

/** Lists the types of items that components of the site render: those in its table, and those that its `NavbarItem` asks for. */
export function listItemTypes(dir: string): readonly string[] {
  const own = findModuleFile(join(dir, 'src/theme/NavbarItem'));
  return [...(findItemTypes(dir)?.types ?? []), ...(own === undefined ? [] : listTypes(own))];
}

function listTypes(file: string): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(/['"](custom-[\w-]+)['"]/g);
  return [...new Set([...found].map(([, type = '']) => type))].sort();
}

/**
 * Lists those of some parts that the theme never asks for: the part around them is the site's own, and does without the original.
 * @param files of all that is taken, from the folder of the site
 */
export function findUnasked(
  names: readonly string[],
  {dir, files}: {readonly dir: string; readonly files: ReadonlyMap<string, string>},
): readonly string[] {
  return names.filter((name) => {
    const outer = name.slice(0, Math.max(name.lastIndexOf('/'), 0));
    const file = names.includes(outer) ? undefined : files.get(outer);
    if (file === undefined) return false;
    return !imports(readFileSync(join(dir, file), 'utf8'), `@theme-(?:original|init)/${outer}`);
  });
}

/** Finds the files of all that is taken, from the folder of the site, by the names of Docusaurus. */
export function findSwizzleFiles(
  dir: string,
  given?: GivenComponents,
): ReadonlyMap<string, string> {
  const itemTypes = findItemTypes(dir);
  const all = [
    ...listSwizzles(dir, given),
    ...(itemTypes ? [{name: ITEM_TYPES, file: itemTypes.file}] : []),
  ];
  return new Map(all.map(({name, file}) => [name, toSlashes(relative(dir, file))]));
}

/**
 * Lists the files below `src/theme` that they are made of, from that folder: `DocItem/Footer/index.js`, `DocItem/Footer/Button.js`.
 * @param others more components that are taken, absolute
 */
export function listSwizzleFiles(dir: string, others: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const folder = join(dir, 'src/theme');
  const paths = [...findSwizzleFiles(dir).values()].map((path) => path.slice('src/theme/'.length));
  for (const path of [...paths, ...others.map((file) => toSlashes(relative(folder, file)))])
    addWithImports(path, folder, found);
  return found;
}

/** Tells whether the code of a site's own theme or components mentions front matter, or the file of a note or post. */
export function asksForFrontMatter(dir: string, given?: GivenComponents): boolean {
  const all = listSwizzles(dir, given);
  return (
    (all.length > 0 && findInCode(join(dir, 'src'), ['frontMatter', 'metadata.source']).size > 0) ||
    all.some(({file}) => /\b(?:frontMatter|metadata\.source)\b/.test(readFileSync(file, 'utf8')))
  );
}

/** Imports of types alone, which TypeScript leaves out: what is rewritten names the types of what it replaces. */
const TYPES_ALONE =
  /\b(?:im|ex)port\s+(?:type\b[^;'"]*|\{\s*(?:type\s+[\w$\s]+,?\s*)+\})\s*from\s*(['"])[^'"]+\1/g;

function imports(code: string, from: string): boolean {
  return new RegExp(`['"]${from}['"]`).test(code.replace(TYPES_ALONE, ''));
}

/** Adds a file and those that it imports from the same folder. */
function addWithImports(path: string, folder: string, found: Set<string>): void {
  if (found.has(path)) return;
  found.add(path);
  const code = readFileSync(join(folder, path), 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:from|import|require\()\s*['"]([^'"]+)['"]/g)) {
    const name =
      /^(?:@theme|@site\/src\/theme)\/(.+)$/.exec(from)?.[1] ??
      (from.startsWith('.') ? posix.join(posix.dirname(path), from) : undefined);
    if (name === undefined || name.startsWith('..')) continue;
    const whole = join(folder, name);
    const own = /\.[jt]sx?$/.test(name) && existsSync(whole) ? whole : findModuleFile(whole);
    if (own !== undefined) addWithImports(toSlashes(relative(folder, own)), folder, found);
  }
}
