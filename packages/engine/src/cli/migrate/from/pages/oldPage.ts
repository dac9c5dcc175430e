import {keepFreeName} from '../common/freeName.ts';
import {posix} from 'node:path';
import type {OldFolder} from '../common/migration.ts';

/** What a page becomes: a post of the blog, a note, a single page. */
export type PageKind = 'post' | 'doc' | 'page';

/** A page of a tool whose sites have posts, notes and single pages. */
export interface OldPage {
  /** Path in the old folder. */
  readonly path: string;
  readonly kind: PageKind;
  /** Tag of its language; undefined in the language that the new folder has outside of `i18n`. */
  readonly locale?: string | undefined;
  /** Address in the old site, decoded, without base and language: `/posts/甲/`. */
  readonly address: string;
  /** What is before the address in the old site: `/en` for pages of other languages. */
  readonly prefix: string;
  /** Path in the new folder, without `i18n/<language>/`: `blog/甲.md`. */
  readonly file: string;
  /** Paths by which links to files name it, from the root of the notes: `posts/甲.md`, `posts/甲`. */
  readonly names: readonly string[];
  /** Address of the list of posts whose head it was: its menus and other addresses mean the list. */
  readonly listAddress?: string;
  /** Whether it is a list that is made again, of which there is no file. */
  readonly isList?: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Lines before the body. */
  readonly lineCount: number;
}

/** Where posts and notes are published, with slashes at both ends; undefined for none. */
export interface Bases {
  readonly post: string | undefined;
  readonly doc: string | undefined;
}

/** A site of such a tool, ready to be written. */
export interface OldSite {
  readonly folder: OldFolder;
  readonly pages: readonly OldPage[];
  readonly bases: Bases;
  /** Path before all addresses of the old site: `/blog/`. */
  readonly baseUrl: string;
  /** Files that are copied: paths in the old folder → in the new one, without `i18n/<language>/`. */
  readonly copies: ReadonlyMap<string, string>;
  /** Where files of the old folder were published: addresses → paths in the old folder. */
  readonly published: ReadonlyMap<string, string>;
}

/** Folders of the new site by kind. */
export const FOLDERS: Readonly<Record<PageKind, string>> = {
  post: 'blog/',
  doc: 'docs/',
  page: 'src/pages/',
};

/** Makes a path of parts that make no page here, `_a.md`, one that does: `_a/b.test.md` → `a/b-test.md` */
export function toVisiblePath(path: string): string {
  return path
    .split('/')
    .map((part) => part.replace(/^[._]+(?=[^._])/, '').replace(/^__tests__$/, 'tests'))
    .join('/')
    .replace(/\.test(\.\w+)$/, '-test$1')
    .replace(/(?<![\s?#\\])[\s?#\\]+(?=[^/]*$)/g, (signs) => (/[?#\\]/.test(signs) ? '-' : signs));
}

/** Returns a path that is not taken, with a number where it has to be, and takes it: `a.md` → `a-2.md` */
export function takePath(path: string, taken: Set<string>): string {
  const {dir, name, ext} = posix.parse(path);
  const isTaken = (one: string): boolean => taken.has(one.toLowerCase());
  const found = keepFreeName(path, (number) => posix.join(dir, `${name}-${number}${ext}`), isTaken);
  taken.add(found.toLowerCase());
  return found;
}

/** Makes the address that a page has here, without language: that of the old site where its collection can have it. */
export function toNewAddress({kind, address, file}: OldPage, bases: Bases): string {
  const base = kind === 'page' ? '/' : (bases[kind] ?? '/');
  const clean = cleanAddress(address);
  if (clean.startsWith(base)) return clean;
  // The blog of a site with notes cannot publish outside of its path.
  const own = clean === '/' ? `/${posix.basename(file, '.md')}/` : clean;
  return posix.join(base, own);
}

/** Makes an address one that pages can have here: without `.html`, blanks and signs as `-`, a slash at its end. */
export function cleanAddress(address: string): string {
  const plain = address.replace(/(?:(?<![^/])index)?\.html?$/, '').replace(/[\s?#\\]+/g, '-');
  return posix.normalize(`/${plain}/`);
}

/** Tells the address that the engine gives a file of itself, where it can be told; undefined for posts. */
export function toOwnAddress({kind, file}: OldPage, bases: Bases): string | undefined {
  if (kind === 'post') return undefined;
  const own = file.slice(FOLDERS[kind].length).replace(/\.md$/, '');
  const base = kind === 'page' ? '/' : (bases.doc ?? '/');
  const [dir, name] = [posix.dirname(own), posix.basename(own)];
  const isIndex =
    kind === 'page'
      ? name === 'index'
      : /^(?:index|readme)$/i.test(name) ||
        name.toLowerCase() === posix.basename(dir).toLowerCase();
  return posix.normalize(`/${posix.join(base, dir, isIndex ? '' : name)}/`);
}

/** Makes the path of a page in the new folder, below `i18n` for translations. */
export function toNewPath({locale, file}: OldPage): string {
  return locale === undefined ? file : `i18n/${locale}/${file}`;
}

/** Menus count from the root. */
export const ROOT: OldPage = {
  path: '',
  kind: 'page',
  address: '/',
  prefix: '',
  file: 'src/pages/index.md',
  names: [''],
  data: {},
  body: '',
  lineCount: 0,
};
