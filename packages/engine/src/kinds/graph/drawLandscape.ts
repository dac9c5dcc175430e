import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {Landscape} from './landscape.ts';
import type {Shelf} from './shelves.ts';

/** Highest hill, and deepest water. */
const MAX_HEIGHT = 150;
const MAX_DEPTH = 96;
/** Pages of larger sites are no links in the picture, the list below it has them all. */
const MAX_LINKED = 300;
const LABEL_ROOM = 12;

/** Draws all pages along a shore, with hills and waters of links: for eyes and pointers, others have the list. */
export function drawLandscape(
  {width, step, spots, shores, hills, waters}: Landscape,
  shelves: readonly Shelf[],
): string {
  const top = Math.ceil(Math.max(16, ...hills.map(([a, b]) => rise(b - a, MAX_HEIGHT)))) + 8;
  const depth = Math.ceil(Math.max(0, ...waters.map(([a, b]) => rise(b - a, MAX_DEPTH))));
  const height = top + Math.max(depth, 24) + LABEL_ROOM;
  const arcs = (pairs: Landscape['hills'], most: number, sweep: 0 | 1): string =>
    pairs
      .map(
        ([a, b]) =>
          `M${round(a)} ${top}a${round((b - a) / 2)} ${round(rise(b - a, most))} 0 0 ${sweep} ${round(b - a)} 0`,
      )
      .join('');
  const pages = shelves.flatMap((shelf) => shelf.pages);
  const dots = spots.map(({x, degree}, i) => {
    const dot = `<circle cx="${round(x)}" cy="${top}" r="${round(Math.min(step * 0.45, 2 + Math.sqrt(degree) * 0.6))}"/>`;
    const {title, href} = pages[i]!;
    return pages.length > MAX_LINKED
      ? dot
      : `<a href="${escapeAttribute(href)}" tabindex="-1"><title>${escapeText(title)}</title>${dot}</a>`;
  });
  return [
    `<svg class="note-graph" viewBox="0 0 ${Math.ceil(width)} ${height}" style="width:100%;min-width:${round(width / 19)}rem;max-width:${round(width / 16)}rem" aria-hidden="true">`,
    `<path d="${arcs(waters, MAX_DEPTH, 0)}"/>`,
    `<path class="hill" d="${arcs(hills, MAX_HEIGHT, 1)}"/>`,
    ...shores.map(
      ({start, end}) =>
        `<path class="thin" d="M${round(start)} ${top}H${round(end)}"/><path class="shore" d="M${round(start)} ${top}h18"/>`,
    ),
    ...dots,
    ...shores.map(
      ({label: name, start}) =>
        `<text class="name" x="${round(start)}" y="${top + 26}">${escapeText(name)}</text>`,
    ),
    '</svg>',
  ].join('');
}

/** Height of the arc over a distance: a half circle for neighbours, ever flatter. */
const rise = (distance: number, most: number): number =>
  most * (1 - Math.exp(-distance / 2 / most));

const round = (value: number): number => Math.round(value * 10) / 10;
