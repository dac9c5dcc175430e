/** Finds the line and column, both from 1, of an offset in a text. */
export function pointAt(
  text: string,
  offset: number,
): {readonly line: number; readonly column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}

/** Reads where the lines of a text begin, once for all of the places in it that are asked for; each is that which `pointAt` gives. */
export function createPointFinder(text: string): (offset: number) => ReturnType<typeof pointAt> {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    starts.push(end + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return {line: low + 1, column: offset - starts[low]! + 1};
  };
}
