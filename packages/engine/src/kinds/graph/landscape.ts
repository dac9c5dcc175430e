/** A page in the picture of all: where it is on the shore, and how many are linked with it. */
interface Spot {
  readonly x: number;
  readonly degree: number;
}

/** A section's part of the shore. */
export interface Shore {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Layout of the picture of all pages. */
export interface Landscape {
  readonly width: number;
  /** Distance of two pages. */
  readonly step: number;
  readonly spots: readonly Spot[];
  readonly shores: readonly Shore[];
  /** Links inside a section: hills above the shore. From left to right. */
  readonly hills: readonly (readonly [number, number])[];
  /** Links between sections: their likeness below, in the water. */
  readonly waters: readonly (readonly [number, number])[];
}

/** Room on both sides, for the largest page. */
const MARGIN = 6;
/** The stroke with which a shore begins, and the room it takes. */
const TIDE = 26;
/** Smallest distance of two pages, and the width of a column of text, which few pages fill. */
const MIN_STEP = 7.5;
const MAX_STEP = 26;
const MIN_WIDTH = 714;
/** Open water between two sections. */
const GAP = 14;

/**
 * Places pages in reading order along one shore: it takes time in proportion to pages and links, gives the same for the same
 * links, and an edit moves nothing but what is linked.
 * @param shelves labels and hrefs by section
 * @param links addresses that each page leads to
 */
export function placeLandscape(
  shelves: readonly {readonly label: string; readonly hrefs: readonly string[]}[],
  links: ReadonlyMap<string, readonly string[]>,
): Landscape {
  const places = new Map<string, Place>();
  for (const [shelf, {hrefs}] of shelves.entries())
    for (const href of hrefs) places.set(href, {index: places.size, shelf});
  const pairs = pairsOf(places, links);
  // A name may be longer than its shore.
  const names = shelves.reduce(
    (sum, {label, hrefs}) => sum + Math.max(TIDE, nameWidth(label) - hrefs.length * MIN_STEP),
    0,
  );
  const bare = 2 * MARGIN + names + GAP * (shelves.length - 1);
  const step = Math.min(MAX_STEP, Math.max(MIN_STEP, (MIN_WIDTH - bare) / places.size));
  const shores: Shore[] = [];
  for (const {label, hrefs} of shelves) {
    const last = shores.at(-1);
    const start = last ? Math.max(last.end, last.start + nameWidth(last.label)) + GAP : MARGIN;
    shores.push({label, start, end: start + TIDE + hrefs.length * step});
  }
  const firsts = shelves.map((_, i) =>
    shelves.slice(0, i).reduce((sum, {hrefs}) => sum + hrefs.length, 0),
  );
  const xOf = ({index, shelf}: Place) =>
    shores[shelf]!.start + TIDE + (index - firsts[shelf]! + 0.5) * step;
  const degrees = new Map<number, number>();
  for (const pair of pairs)
    for (const {index} of pair) degrees.set(index, (degrees.get(index) ?? 0) + 1);
  const arcs = (where: 'inside' | 'across') =>
    pairs.flatMap(([a, b]): [number, number][] =>
      (a.shelf === b.shelf) === (where === 'inside') ? [[xOf(a), xOf(b)]] : [],
    );
  return {
    width:
      Math.max(0, ...shores.map(({label, start, end}) => Math.max(end, start + nameWidth(label)))) +
      MARGIN,
    step,
    spots: [...places.values()].map((place) => ({
      x: xOf(place),
      degree: degrees.get(place.index) ?? 0,
    })),
    shores,
    hills: arcs('inside'),
    waters: arcs('across'),
  };
}

/** Returns the room that the name of a section takes: Latin letters are narrower. */
const nameWidth = (label: string): number =>
  [...label].reduce((sum, sign) => sum + (/[\u0000-\u024f]/.test(sign) ? 9 : 16), 0);

interface Place {
  readonly index: number;
  readonly shelf: number;
}

/** Lists each two pages that are linked, once, the left one first. */
function pairsOf(
  places: ReadonlyMap<string, Place>,
  links: ReadonlyMap<string, readonly string[]>,
): (readonly [Place, Place])[] {
  const pairs = new Map<number, readonly [Place, Place]>();
  for (const [href, place] of places)
    for (const target of links.get(href) ?? []) {
      const other = places.get(target);
      if (!other) continue;
      const [a, b] = place.index < other.index ? [place, other] : [other, place];
      pairs.set(a.index * places.size + b.index, [a, b]);
    }
  return [...pairs.values()];
}
