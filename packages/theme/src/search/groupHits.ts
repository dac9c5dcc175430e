import {groupBy} from './groupBy.ts';
import type {Hit} from './hit.ts';

/** A hit in its place. A child is under the hit of its page. */
export interface HitRow {
  readonly hit: Hit;
  /** The hit of the whole page, when it is in the same group. */
  readonly parent: Hit | null;
  readonly isLastChild: boolean;
}

/** Hits of one section of the site, pages together. */
export interface HitGroup {
  readonly name: string;
  readonly rows: readonly HitRow[];
  /** Hits of the section that are not among the rows. */
  readonly hiddenCount: number;
}

const MAX_PER_GROUP = 5;

interface GroupOptions {
  /** Most rows of a group; 5 when 0 or absent. */
  readonly max?: number | undefined;
  /** Names of groups that show all they have. */
  readonly whole?: ReadonlySet<string>;
}

/** Groups hits by section, at most so many of each in the order of rank, then by page, so that a page stays together. */
export function groupHits(hits: readonly Hit[], {max, whole}: GroupOptions = {}): HitGroup[] {
  return [...groupBy(hits, (hit) => hit.hierarchy.lvl0 ?? '')].map(([name, all]) => {
    const limit = whole?.has(name) ? Infinity : max || MAX_PER_GROUP;
    const pages = groupBy(all.slice(0, limit), (hit) => hit.hierarchy.lvl1 ?? '');
    const rows = [...pages.values()].flatMap(toRows);
    return {name, rows, hiddenCount: all.length - rows.length};
  });
}

/** Returns the page first, then its parts in their order. */
function toRows(hits: readonly Hit[]): HitRow[] {
  const parent = hits.find(({type}) => type === 'lvl1') ?? null;
  const isPage = (hit: Hit) => parent === null || hit.type === 'lvl1';
  const children = hits.filter((hit) => !isPage(hit));
  return [
    ...hits.filter(isPage).map((hit) => ({hit, parent: null, isLastChild: false})),
    ...children.map((hit, i) => ({hit, parent, isLastChild: i === children.length - 1})),
  ];
}
