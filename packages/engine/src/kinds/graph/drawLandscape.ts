import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {Landscape} from './landscape.ts';
import type {Shelf} from './shelves.ts';

/** How high hills rise, and how deep waters go: a half circle for near pages, by the logarithm of the distance for far ones. */
const HILL = 110;
const WATER = 48;
/** Maximum number of pages that are links in the picture: of larger sites none are, the list below it has them all. */
const MAX_LINKED = 300;
const LABEL_ROOM = 12;

/** Draws all pages along a shore, with hills and waters of links: for eyes and pointers, others have the list. */
export function drawLandscape(
  {width, step, spots, shores, hills, waters}: Landscape,
  shelves: readonly Shelf[],
): string {
  const top = Math.ceil(Math.max(16, rise(farthest(hills), HILL))) + 8;
  const height = top + Math.ceil(Math.max(24, rise(farthest(waters), WATER))) + LABEL_ROOM;
  const arcs = (pairs: Landscape['hills'], scale: number, sweep: 0 | 1): string =>
    pairs
      .map(
        ([a, b]) =>
          `M${round(a)} ${top}a${round((b - a) / 2)} ${round(rise(b - a, scale))} 0 0 ${sweep} ${round(b - a)} 0`,
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
    `<path d="${arcs(waters, WATER, 0)}"/>`,
    `<path class="hill" d="${arcs(hills, HILL, 1)}"/>`,
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

/** Returns the distance of the two pages that are farthest from each other. */
const farthest = (pairs: Landscape['hills']): number =>
  pairs.reduce((most, [a, b]) => Math.max(most, b - a), 0);

/** Returns the height of the arc over a distance. */
const rise = (distance: number, scale: number): number =>
  scale * Math.log(1 + distance / 2 / scale);

const round = (value: number): number => Math.round(value * 10) / 10;
