import type {LinkedPage, LinkGraph} from '../doc/backlinks.ts';

/** Maximum number of notes in a picture, so that it fits a window; others are counted, not drawn. */
const MAX_DRAWN = 16;
/** Maximum size of the titles and addresses of drawn notes, in bytes: with what is around them a picture stays below 10 KB. */
const MAX_BYTES = 6000;

/** How another page is linked with one: it leads to it, both lead to each other, or it is led to. */
export type Side = 'from' | 'both' | 'to';

/** The pages on one side of a note. */
interface NeighbourGroup {
  readonly side: Side;
  /** All of them, also those that are not rendered. */
  readonly count: number;
  readonly pages: readonly LinkedPage[];
}

/** A note with what is linked with it. */
export interface Neighbourhood {
  readonly title: string;
  readonly count: number;
  /** Groups with pages, in the order in which they are rendered. */
  readonly groups: readonly NeighbourGroup[];
  /** Pairs of drawn pages that are linked with each other, by their places among all that are drawn. */
  readonly between: readonly (readonly [number, number])[];
}

/** Finds what a page is linked with; undefined for fewer than two pages, and for one that readers are not led to. */
export function findNeighbourhood(
  permalink: string,
  {pages, links, backlinks}: LinkGraph,
): Neighbourhood | undefined {
  const own = pages.get(permalink);
  const to = new Set(links.get(permalink));
  const from = (backlinks.get(permalink) ?? []).flatMap(({href}) => (pages.has(href) ? href : []));
  const leadsHere = new Set(from);
  const sides: Readonly<Record<Side, readonly string[]>> = {
    from: from.filter((href) => !to.has(href)),
    both: from.filter((href) => to.has(href)),
    to: [...to].filter((href) => !leadsHere.has(href)),
  };
  const count = sides.from.length + to.size;
  if (!own || count < 2) return undefined;
  const groups = groupsOf(sides, pages, count);
  const drawn = groups.flatMap((group) => group.pages.map(({href}) => href));
  return {title: own.title, count, groups, between: pairsOf(drawn, links)};
}

/** Takes as many pages as are rendered, some of each side. */
function groupsOf(
  sides: Readonly<Record<Side, readonly string[]>>,
  pages: LinkGraph['pages'],
  count: number,
): readonly NeighbourGroup[] {
  for (let most = Math.min(count, MAX_DRAWN); ; most--) {
    const groups = (['from', 'both', 'to'] as const).flatMap((side): NeighbourGroup[] => {
      const all = sides[side];
      const drawn = all.slice(0, Math.ceil((all.length * most) / count));
      if (all.length === 0) return [];
      return [{side, count: all.length, pages: drawn.map((href) => pages.get(href)!)}];
    });
    const bytes = groups
      .flatMap((group) => group.pages)
      .reduce((sum, {title, href}) => sum + href.length + 3 * title.length, 0);
    if (bytes <= MAX_BYTES || most === 1) return groups;
  }
}

/** Finds each two drawn pages that are linked, once: there are few pages, and thousands of links may leave them. */
function pairsOf(drawn: readonly string[], links: LinkGraph['links']): [number, number][] {
  const places = new Map(drawn.map((href, i) => [href, i]));
  const seen = new Set<number>();
  const pairs: [number, number][] = [];
  for (const [i, href] of drawn.entries())
    for (const target of links.get(href) ?? []) {
      const other = places.get(target);
      if (other === undefined) continue;
      const [a, b] = i < other ? [i, other] : [other, i];
      const pair = a * drawn.length + b;
      if (seen.has(pair)) continue;
      seen.add(pair);
      pairs.push([a, b]);
    }
  return pairs;
}
