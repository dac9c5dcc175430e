import {pointAt} from '../errors/pointAt.ts';
import {escapePattern} from './schema/escapePattern.ts';

/**
 * Finds the line and column (from 1) of an option in the source of a config file, found by its key names in order;
 * undefined when a key is not written literally. `path` is like `themeConfig.navbar.items[2].label`.
 */
export function locateOption(
  source: string,
  path: string,
): {line: number; column: number} | undefined {
  const steps = path.match(/[^.[\]]+|\[\d+\]/g) ?? [];
  let from = 0;
  let found = -1;
  for (const step of steps) {
    const index = /^\[(\d+)\]$/.exec(step)?.[1];
    const next =
      index === undefined ? findKey(source, step, from) : findItem(source, Number(index), from);
    if (next < 0) break;
    found = next;
    from = next;
  }
  if (found < 0) return undefined;
  return pointAt(source, found);
}

function findKey(source: string, key: string, from: number): number {
  const escaped = escapePattern(key);
  const pattern = new RegExp(`(?<![\\w$.])(['"]?)${escaped}\\1\\s*[:,}(]`, 'g');
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? -1;
}

/** Start of the nth item of the first list after `from`; items are counted at the list's own depth. */
function findItem(source: string, index: number, from: number): number {
  const open = source.indexOf('[', from);
  if (open < 0) return -1;
  let depth = 0;
  let count = 0;
  for (let i = open + 1; i < source.length; i++) {
    const c = source[i]!;
    if (depth === 0 && c === ']') return -1;
    if (depth === 0 && count === index && !/[\s,]/.test(c)) return i;
    if ('([{'.includes(c)) depth++;
    if (')]}'.includes(c)) depth--;
    if (depth === 0 && c === ',') count++;
  }
  return -1;
}

/** Longer texts make patterns that no engine takes, and are nowhere in full. */
const LONGEST_TEXT = 1000;

/** Finds the line and column (from 1) of a text that is in a source as a literal of its own; undefined unless just once. */
export function locateText(
  source: string,
  text: string,
): {line: number; column: number} | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const found = [`'${text}'`, `"${text}"`, `\`${text}\``].flatMap((literal) =>
    [...source.matchAll(new RegExp(escapePattern(literal), 'g'))].map(({index}) => index),
  );
  if (found.length !== 1) return undefined;
  return pointAt(source, found[0]!);
}
