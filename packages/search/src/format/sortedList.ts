import type {BitReader, BitWriter} from '../base/bits.ts';

interface Bounds {
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Writes the first `count` of rising whole numbers within `low`…`high` by binary interpolative coding: the middle one
 * in the range its neighbours leave, then both halves. A full range costs no bits. (Moffat and Stuiver, 2000.)
 */
export function writeSorted(writer: BitWriter, list: ArrayLike<number>, bounds: Bounds): void {
  writeSpan(writer, list, 0, bounds.count, bounds.low, bounds.high);
}

/** Reads `count` numbers that `writeSorted` wrote with the same bounds; positional, as that is 30 B less for each reader of the site. */
export function readSorted(reader: BitReader, count: number, high: number, low = 0): Int32Array {
  const list = new Int32Array(count);
  readSpan(reader, list, 0, count, low, high);
  return list;
}

// Positional parameters: called once per posting, an object each would double the time of a build.
function writeSpan(
  writer: BitWriter,
  list: ArrayLike<number>,
  start: number,
  to: number,
  least: number,
  high: number,
): void {
  let from = start;
  let low = least;
  while (from < to) {
    if (high - low + 1 === to - from) return;
    const middle = (from + to - 1) >> 1;
    const value = list[middle] as number;
    const first = low + middle - from;
    writer.minimal(value - first, high - (to - 1 - middle) - first + 1);
    writeSpan(writer, list, from, middle, low, value - 1);
    from = middle + 1;
    low = value + 1;
  }
}

function readSpan(
  reader: BitReader,
  list: Int32Array,
  start: number,
  to: number,
  least: number,
  high: number,
): void {
  let from = start;
  let low = least;
  while (from < to) {
    if (high - low + 1 === to - from) {
      for (; from < to; from++) list[from] = low++;
      return;
    }
    const middle = (from + to - 1) >> 1;
    const first = low + middle - from;
    const value = first + reader.minimal(high - (to - 1 - middle) - first + 1);
    list[middle] = value;
    readSpan(reader, list, from, middle, low, value - 1);
    from = middle + 1;
    low = value + 1;
  }
}
