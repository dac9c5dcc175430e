import type {PageFacts} from './pageFacts.ts';
import type {SitePages} from './readSite.ts';

/** A difference between the old page and the new one. */
export interface PageDifference {
  readonly path: string;
  readonly title?: {readonly theirs: string; readonly ours: string};
  readonly h1?: {readonly theirs: string; readonly ours: string};
  /** Headings that are missing here, with their ids. */
  readonly headings?: readonly string[];
  /** Ids of headings to which nothing leads here. */
  readonly anchors?: readonly string[];
  readonly links?: readonly string[];
  readonly images?: {readonly theirs: number; readonly ours: number};
  /** Where code differs: the number of blocks, or the first line of the first block that differs. */
  readonly code?: string;
  /** Where the words begin to differ. */
  readonly text?: {readonly theirs: string; readonly ours: string};
}

export type Aspect = Exclude<keyof PageDifference, 'path'>;

/** One line of the sum: how many of what there was are the same here. */
export interface Sum {
  readonly same: number;
  readonly all: number;
}

export interface Comparison {
  readonly addresses: {
    readonly same: number;
    readonly missing: readonly string[];
    readonly added: readonly string[];
    /** Pages there that lead elsewhere here, and the other way round. */
    readonly redirected: readonly string[];
  };
  readonly sums: Readonly<Record<Aspect, Sum>>;
  readonly pages: readonly PageDifference[];
}

const ASPECTS = ['title', 'h1', 'headings', 'anchors', 'links', 'images', 'code', 'text'] as const;

/** What is compared of pages that only list others. */
const OF_LISTS = ['title'] as const;

/** What is compared of pages of categories: all of their cards lead somewhere. */
const OF_CATEGORIES = ['title', 'h1', 'links'] as const;

/** Pages that every generator makes its own way, also in a language: `/zh-CN/404`. */
const OWN_PAGES =
  /^\/(?:404|search|[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*\/404|[a-z]{2,3}-[A-Za-z\d]{2,8}\/search)$/;

/** Compares a built site with ours, page by page; pages that are redirects on either side are named only. */
export function compareSites(theirs: SitePages, ours: SitePages): Comparison {
  const paths = [...theirs.keys()].filter((path) => !OWN_PAGES.test(path)).sort();
  const shared = paths.filter((path) => ours.has(path));
  const isRedirect = (path: string) =>
    theirs.get(path)?.redirect !== undefined || ours.get(path)?.redirect !== undefined;
  const sums = Object.fromEntries(ASPECTS.map((aspect) => [aspect, {same: 0, all: 0}])) as Record<
    Aspect,
    {same: number; all: number}
  >;
  const pages: PageDifference[] = [];
  for (const path of shared.filter((one) => !isRedirect(one))) {
    const [theirPage, ourPage] = [theirs.get(path)!, ours.get(path)!];
    const aspects = theirPage.isCategory ? OF_CATEGORIES : theirPage.isList ? OF_LISTS : ASPECTS;
    const difference = {path, ...pickAspects(comparePages(theirPage, ourPage), aspects)};
    for (const aspect of aspects) {
      const all = countOf(theirPage, aspect);
      sums[aspect].all += all;
      sums[aspect].same += all - lossOf(difference, aspect, all);
    }
    if (ASPECTS.some((aspect) => aspect in difference)) pages.push(difference);
  }
  return {
    addresses: {
      same: shared.length,
      missing: paths.filter((path) => !ours.has(path)),
      added: [...ours.keys()].filter((path) => !theirs.has(path) && !OWN_PAGES.test(path)).sort(),
      redirected: shared.filter(isRedirect),
    },
    sums,
    pages,
  };
}

function pickAspects(
  difference: Omit<PageDifference, 'path'>,
  aspects: readonly Aspect[],
): Omit<PageDifference, 'path'> {
  return Object.fromEntries(
    aspects.flatMap((aspect) => (aspect in difference ? [[aspect, difference[aspect]]] : [])),
  );
}

/** Returns how many things of a kind a page has: headings and links are counted, the others are there or not. */
function countOf(page: PageFacts, aspect: Aspect): number {
  if (aspect === 'headings') return page.headings.length;
  if (aspect === 'anchors') return page.headings.filter(({id}) => id).length;
  return aspect === 'links' ? new Set(page.links).size : 1;
}

function lossOf(difference: PageDifference, aspect: Aspect, all: number): number {
  const value = difference[aspect];
  return value === undefined ? 0 : Array.isArray(value) ? Math.min(value.length, all) : 1;
}

function comparePages(theirs: PageFacts, ours: PageFacts): Omit<PageDifference, 'path'> {
  const known = new Set(ours.headings.map(({text, id}) => `${id} ${text}`));
  const headings = theirs.headings.filter(({text, id}) => !known.has(`${id} ${text}`));
  const anchors = theirs.headings.filter(({id}) => id && !ours.ids.has(id)).map(({id}) => id);
  const links = [...new Set(theirs.links)].filter((link) => !ours.links.includes(link));
  const code = compareCode(theirs.codeBlocks, ours.codeBlocks);
  return {
    ...(theirs.title !== ours.title && {title: {theirs: theirs.title, ours: ours.title}}),
    ...(theirs.h1 !== ours.h1 && {h1: {theirs: theirs.h1, ours: ours.h1}}),
    ...(headings.length > 0 && {headings: headings.map(({text, id}) => `${text} #${id}`)}),
    ...(anchors.length > 0 && {anchors}),
    ...(links.length > 0 && {links}),
    ...(theirs.imageCount !== ours.imageCount && {
      images: {theirs: theirs.imageCount, ours: ours.imageCount},
    }),
    ...(code !== undefined && {code}),
    ...(toLetters(theirs.text) !== toLetters(ours.text) && {
      text: firstDifference(theirs.text, ours.text),
    }),
  };
}

function compareCode(theirs: readonly string[], ours: readonly string[]): string | undefined {
  if (theirs.length !== ours.length) return `${theirs.length} → ${ours.length}`;
  const changed = theirs.find(
    (code, i) => code.replace(/\s+/g, ' ') !== ours[i]!.replace(/\s+/g, ' '),
  );
  return changed?.split('\n')[0];
}

/** Returns a text without whitespace: where it is between elements is each generator's own. */
const toLetters = (text: string): string => text.replaceAll(' ', '');

const CONTEXT_CHARACTERS = 40;

/** Returns the place of the n-th character that is no space. */
function indexOfLetter(text: string, n: number): number {
  let at = 0;
  for (let seen = 0; at < text.length && seen < n; at++) if (text[at] !== ' ') seen++;
  return at;
}

/** Returns the words around the place where two texts part. */
function firstDifference(theirs: string, ours: string): {theirs: string; ours: string} {
  const [there, here] = [toLetters(theirs), toLetters(ours)];
  let at = 0;
  while (at < there.length && there[at] === here[at]) at++;
  const cut = (text: string) => {
    const middle = indexOfLetter(text, at);
    return text.slice(Math.max(0, middle - CONTEXT_CHARACTERS / 2), middle + CONTEXT_CHARACTERS);
  };
  return {theirs: cut(theirs), ours: cut(ours)};
}

/** Tells whether something that others link to, or readers need, is not here: addresses, ids, links, pictures, code. */
export function losesSomething({addresses, pages}: Comparison): boolean {
  return (
    addresses.missing.length > 0 ||
    pages.some((page) => page.anchors ?? page.links ?? page.images ?? page.code)
  );
}
