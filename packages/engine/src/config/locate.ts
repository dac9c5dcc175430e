import {escapePattern} from './schema/escapePattern.ts';

interface Point {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns, both from 1, in one source; what was read for one question is not read again for the next. */
export interface PlaceFinder {
  /**
   * Finds an option by its key names in order; undefined when a key is not written literally. `path` is like
   * `themeConfig.navbar.items[2].label`.
   */
  option(path: string): Point | undefined;
  /** Finds a text that is in the source as a literal of its own; undefined unless just once. */
  text(text: string): Point | undefined;
}

/** Maximum length of a text that is looked for between quotes. */
const LONGEST_TEXT = 1000;

/** Creates what finds places in a source: all questions together take about as long as a few passes over it. */
export function createPlaceFinder(source: string): PlaceFinder {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({index}) => index + 1)];
  const pointAt = (offset: number): Point => {
    const line = countUpTo(lineStarts, offset);
    return {line, column: offset - lineStarts[line - 1]! + 1};
  };
  const find = {
    key: createKeyFinder(withoutComments(source)),
    item: createItemFinder(withoutTexts(source)),
  };
  /** The only place of each text between two quotes of a kind; -1 for one that has more. */
  let literals: ReadonlyMap<string, number> | undefined;
  return {
    option(path) {
      let found = -1;
      for (const step of path.match(/[^.[\]]+|\[\d+\]/g) ?? []) {
        const index = /^\[(\d+)\]$/.exec(step)?.[1];
        const from = Math.max(found, 0);
        const next = index === undefined ? find.key(step, from) : find.item(Number(index), from);
        if (next < 0) break;
        found = next;
      }
      return found < 0 ? undefined : pointAt(found);
    },
    text(text) {
      literals ??= readLiterals(source);
      const at = literals.get(text) ?? -1;
      return at < 0 ? undefined : pointAt(at);
    },
  };
}

/** Finds the line and column (from 1) of one option in the source of a config file, see `PlaceFinder`. */
export function locateOption(source: string, path: string): Point | undefined {
  return createPlaceFinder(source).option(path);
}

/** Finds the line and column (from 1) of one text in a source, see `PlaceFinder`. */
export function locateText(source: string, text: string): Point | undefined {
  return createPlaceFinder(source).text(text);
}

/** Counts the numbers of an ascending list that are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Comments, and texts of a line or of a template. */
const ASIDE = /\/\*[^]*?\*\/|\/\/[^\n]*|(["'])(?:\\[^]|(?!\1)[^\\\n])*\1|`(?:\\[^]|[^\\`])*`/g;

const toBlanks = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Puts blanks in the place of comments: an option that is commented out is not the one that counts. */
function withoutComments(source: string): string {
  return source.replace(ASIDE, (aside) => (aside.startsWith('/') ? toBlanks(aside) : aside));
}

/** Puts blanks in the place of comments and between quotes: brackets and commas there end no item. */
function withoutTexts(source: string): string {
  return source.replace(ASIDE, (aside) =>
    aside.startsWith('/') ? toBlanks(aside) : `"${toBlanks(aside.slice(1, -1))}"`,
  );
}

/** What a key that needs no quotes is made of. */
const PLAIN_KEY = /^[\w$]+$/;

/** Creates what gives the first place of a key from an offset on, or -1. */
function createKeyFinder(source: string): (key: string, from: number) => number {
  /** All places of each key, in order. */
  const known = new Map<string, number[]>();
  for (const {index, 2: key} of source.matchAll(/(?<![\w$.])(['"]?)([\w$]+)\1\s*[:,}(]/g)) {
    const places = known.get(key!);
    if (places) places.push(index);
    else known.set(key!, [index]);
  }
  const placesOf = (key: string): readonly number[] => {
    const pattern = new RegExp(`(?<![\\w$.])(['"]?)${escapePattern(key)}\\1\\s*[:,}(]`, 'g');
    return [...source.matchAll(pattern)].map(({index}) => index);
  };
  return (key, from) => {
    const places = (PLAIN_KEY.test(key) ? known.get(key) : placesOf(key)) ?? [];
    return places[countUpTo(places, from - 1)] ?? -1;
  };
}

/** Creates what gives the start of the nth item of the first list after an offset, or -1. */
function createItemFinder(source: string): (index: number, from: number) => number {
  /** Starts of the items of each list, by the place of its bracket. */
  const known = new Map<number, readonly number[]>();
  return (index, from) => {
    const open = source.indexOf('[', from);
    if (open < 0) return -1;
    const starts = known.get(open) ?? listItems(source, open);
    known.set(open, starts);
    return starts[index] ?? -1;
  };
}

/** Lists where the items of a list start, counted at the list's own depth. */
function listItems(source: string, open: number): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  let count = 0;
  for (let i = open + 1; i < source.length; i++) {
    const c = source[i]!;
    if (depth === 0 && c === ']') break;
    if (depth === 0 && !/[\s,]/.test(c)) starts[count] ??= i;
    if ('([{'.includes(c)) depth++;
    if (')]}'.includes(c)) depth--;
    if (depth === 0 && c === ',') count++;
  }
  return starts;
}

/** Reads the place of each text between two quotes of a kind that follow each other, whatever they mean. */
function readLiterals(source: string): ReadonlyMap<string, number> {
  const literals = new Map<string, number>();
  for (const quote of [`'`, '"', '`']) {
    let open = source.indexOf(quote);
    while (open >= 0) {
      const end = source.indexOf(quote, open + 1);
      if (end >= 0 && end - open <= LONGEST_TEXT) {
        const text = source.slice(open + 1, end);
        literals.set(text, literals.has(text) ? -1 : open);
      }
      open = end;
    }
  }
  return literals;
}
