import {toObject} from '../common/migration.ts';
import type {PageKind} from '../pages/oldPage.ts';
import {readList} from '../pages/printPage.ts';

type Values = Readonly<Record<string, unknown>>;

const POSTS = /^(?:posts?|blogs?|articles?|news|writing|diary|journal|博客|文章|随笔)$/i;
const POST_TYPES = /^(?:posts?|blog)$/i;
const DOC_TYPES = /^(?:docs?|documentation|book|chapter)$/i;

/** A note as far as its kind can be told from it. */
export interface SectionNote {
  /** Path below the folder of its language. */
  readonly own: string;
  readonly data: Values;
}

/** Finds the first folder of a path; empty for notes at the root and single pages. */
export function sectionOf(own: string): string {
  const at = own.indexOf('/');
  return at < 0 ? '' : own.slice(0, at);
}

/**
 * Tells what the notes of each section become: posts where it is called like a blog, is one of the main sections or says so;
 * single pages where it has one note alone; else notes.
 */
export function readSections(
  notes: readonly SectionNote[],
  params: Values,
): ReadonlyMap<string, PageKind> {
  const main = readList(params['mainsections']).map((name) => name.toLowerCase());
  const kinds = new Map<string, PageKind>([['', 'page']]);
  const names = new Set(notes.map(({own}) => sectionOf(own)).filter((name) => name !== ''));
  for (const name of names) {
    const own = notes.filter((note) => sectionOf(note.own) === name);
    const index = own.find((note) => note.own === `${name}/_index.md`)?.data ?? {};
    const type = String(toCascade(index)['type'] ?? index['type'] ?? '');
    const leaves = new Set(own.map((note) => note.own));
    const isPost =
      POST_TYPES.test(type) ||
      (!DOC_TYPES.test(type) && (main.includes(name.toLowerCase()) || POSTS.test(name)));
    kinds.set(name, isPost ? 'post' : leaves.size < 2 || name === 'page' ? 'page' : 'doc');
  }
  if (![...kinds.values()].includes('post') && hasRootPosts(notes)) kinds.set('', 'post');
  return kinds;
}

/** Minimum number of notes at the root that make a blog. */
const FEWEST_POSTS = 3;
const SINGLE =
  /^(?:_?index|about.*|links?|friends?|archives?|search|now|uses|contact|privacy|关于|友链)\.md$/i;

/** Tells whether a note at the root is a post where these are a blog: it has a date, and no name of a single page. */
export const isRootPost = ({own, data}: SectionNote): boolean =>
  sectionOf(own) === '' && data['date'] !== undefined && !SINGLE.test(own);

/** Tells whether the notes at the root are a blog, as the first section of Zola is one: most of them have dates. */
function hasRootPosts(notes: readonly SectionNote[]): boolean {
  const atRoot = notes.filter(({own}) => sectionOf(own) === '' && !SINGLE.test(own));
  const {length} = atRoot.filter(isRootPost);
  return length >= FEWEST_POSTS && length * 2 > atRoot.length;
}

/** Returns what a section hands down to its notes. */
function toCascade(data: Values): Values {
  return toObject([data['cascade']].flat()[0]);
}

/** Taxonomies, whose folders hold what lists of terms say. */
export function readTaxonomies(config: Values): readonly string[] {
  const named = Object.values(toObject(config['taxonomies'])).filter(
    (one) => typeof one === 'string',
  );
  return named.length === 0 ? ['tags', 'categories'] : named.map((one) => one.toLowerCase());
}
