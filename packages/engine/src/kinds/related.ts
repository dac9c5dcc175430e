import type {PageLink} from '@wuya/theme/types';
import type {Doc} from '../content/docs/doc.ts';
import type {DocIndex} from './docIndex.ts';

/** Notes that a reader may want next. */
const MAX_RELATED = 3;
/** A link of the author's counts like two rare tags in common. */
const LINK_WEIGHT = 2;
/** Tags of more notes say nothing of two of them, and would cost time in large sites. */
const MAX_TAG_SIZE = 200;

interface RelatedInput {
  readonly doc: Doc;
  readonly index: Pick<DocIndex, 'content' | 'byId'>;
  /** Addresses that the note's text leads to. */
  readonly links: Iterable<string>;
  /** Addresses that the page leads to anyway: its neighbours. */
  readonly shown: readonly (string | undefined)[];
}

/**
 * Finds the notes that have most in common with one: tags, which count the more the fewer notes have them, and links in its
 * text. Notes that are not listed, and those the page leads to anyway, are left out; equals stand in the order of the files.
 */
export function findRelated({doc, index, links, shown}: RelatedInput): PageLink[] {
  const {content, byId} = index;
  const scores = new Map<Doc, number>();
  const add = (other: Doc, score: number) => {
    if (
      other.id !== doc.id &&
      !other.isUnlisted &&
      !other.isDraft &&
      !shown.includes(other.permalink)
    )
      scores.set(other, (scores.get(other) ?? 0) + score);
  };
  const own = new Set((content.tagsOf.get(doc.id) ?? []).map(({permalink}) => permalink));
  for (const {permalink, items} of own.size > 0 ? content.tagGroups : []) {
    if (!own.has(permalink) || items.length > MAX_TAG_SIZE) continue;
    for (const other of items) add(other, 1 / Math.log2(1 + items.length));
  }
  const linked = new Set(links);
  if (linked.size > 0)
    for (const other of byId.values())
      if (linked.has(other.permalink)) add(other, LINK_WEIGHT / Math.log2(3));
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_RELATED)
    .map(([{sidebarLabel, permalink}]) => ({title: sidebarLabel, href: permalink}));
}

/** The addresses in the resolved attributes of an article, without what stands behind `#` and `?`. */
export function linksIn(attributes: readonly string[]): string[] {
  return attributes.flatMap((text) => {
    const href = / href="([^"#?]+)/.exec(text)?.[1];
    return href === undefined ? [] : [href.replaceAll('&amp;', '&')];
  });
}
