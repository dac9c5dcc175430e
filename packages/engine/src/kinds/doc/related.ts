import type {PageLink} from '@wuya/theme/types';
import type {Doc} from '../../content/docs/doc.ts';
import type {VersionContent} from '../../content/docs/loadDocs.ts';

/** Maximum number of notes that are named as ones that a reader may want next. */
const MAX_RELATED = 3;
/** A link of the author's counts like two rare tags in common. */
const LINK_WEIGHT = 2;
/** Maximum number of notes of a tag that counts: a tag of more says nothing of two of them, and would cost time in large sites. */
const MAX_TAG_SIZE = 200;

interface RelatedInput {
  readonly doc: Pick<Doc, 'id'>;
  /** Addresses that the note's text leads to. */
  readonly links: readonly string[];
  /** Addresses that the page leads to anyway: its neighbours. */
  readonly shown: readonly (string | undefined)[];
}

/**
 * Finds the notes that have most in common with one: tags, which count the more the fewer notes have them, and links in its
 * text. Notes that are not listed, and those the page leads to anyway, are left out; equals are in the order of the files.
 */
export type RelatedFinder = (input: RelatedInput) => PageLink[];

type TagsOfVersion = Pick<VersionContent, 'tagGroups' | 'tagsOf'>;

/** Notes are numbers here: a thousand of them with three tags each are half a million comparisons in every build. */
interface RelatedTable {
  readonly docs: readonly Doc[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly byPermalink: ReadonlyMap<string, number>;
  /** For each note the listed notes of its tags. */
  readonly tagsOf: readonly (readonly {readonly items: Int32Array; readonly weight: number}[])[];
}

/** Creates what finds related notes among those of one version. The table is made when the first is asked for. */
export function createRelatedFinder(docs: readonly Doc[], tags: TagsOfVersion): RelatedFinder {
  let table: RelatedTable | undefined;
  const scores = new Float64Array(docs.length);
  return ({doc, links, shown}) => {
    table ??= createTable(docs, tags);
    const own = table.numbers.get(doc.id);
    if (own === undefined) return [];
    const found: number[] = [];
    const add = (other: number, score: number): void => {
      if (other === own) return;
      if (scores[other] === 0) found.push(other);
      scores[other]! += score;
    };
    for (const {items, weight} of table.tagsOf[own]!)
      for (let i = 0; i < items.length; i++) add(items[i]!, weight);
    const linked = new Set(links.flatMap((link) => table!.byPermalink.get(link) ?? []));
    for (const other of [...linked].sort((a, b) => a - b)) add(other, LINK_WEIGHT / Math.log2(3));
    const best: number[] = [];
    for (const other of found) {
      const place = best.findIndex((better) => scores[other]! > scores[better]!);
      if (best.length === MAX_RELATED && place < 0) continue;
      if (shown.includes(docs[other]!.permalink)) continue;
      best.splice(place < 0 ? best.length : place, 0, other);
      best.length = Math.min(best.length, MAX_RELATED);
    }
    for (const other of found) scores[other] = 0;
    return best.map((other) => ({
      title: docs[other]!.sidebarLabel,
      href: docs[other]!.permalink,
    }));
  };
}

function createTable(docs: readonly Doc[], {tagGroups, tagsOf}: TagsOfVersion): RelatedTable {
  const numbers = new Map(docs.map(({id}, i) => [id, i]));
  const groups = new Map(
    tagGroups
      .filter(({items}) => items.length <= MAX_TAG_SIZE)
      .map(({permalink, items}, place) => [
        permalink,
        {
          place,
          items: Int32Array.from(items.filter(isListed), ({id}) => numbers.get(id)!),
          weight: 1 / Math.log2(1 + items.length),
        },
      ]),
  );
  return {
    docs,
    numbers,
    byPermalink: new Map(
      docs.flatMap((doc, i) => (isListed(doc) ? [[doc.permalink, i] as const] : [])),
    ),
    tagsOf: docs.map(({id}) => {
      const own = new Set((tagsOf.get(id) ?? []).map(({permalink}) => permalink));
      return [...own]
        .flatMap((permalink) => groups.get(permalink) ?? [])
        .sort((a, b) => a.place - b.place);
    }),
  };
}

function isListed({isUnlisted, isDraft}: Doc): boolean {
  return !isUnlisted && !isDraft;
}

/** Lists the addresses in the resolved attributes of an article, without what is behind `#` and `?`. */
export function linksIn(attributes: readonly string[]): string[] {
  return attributes.flatMap((text) => {
    const href = / href="([^"#?]+)/.exec(text)?.[1];
    return href === undefined ? [] : [href.replaceAll('&amp;', '&')];
  });
}
