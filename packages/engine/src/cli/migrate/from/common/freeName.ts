/**
 * Finds a name with a number from 2 on that nothing has yet. Numbers are doubled until one is free, and the last step is halved, so
 * thousands of files of one name take no square of their number.
 * @param isTaken tells whether a name is taken; of names with a number those up to one are
 */
export function findFreeName(
  nameOf: (number: number) => string,
  isTaken: (name: string) => boolean,
): string {
  let taken = 1;
  let free = 2;
  while (isTaken(nameOf(free))) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = (taken + free) >> 1;
    if (isTaken(nameOf(middle))) taken = middle;
    else free = middle;
  }
  return nameOf(free);
}

/** Keeps a name that is free; for one that is taken it finds one with a number, as `findFreeName` does. */
export const keepFreeName = (
  name: string,
  nameOf: (number: number) => string,
  isTaken: (name: string) => boolean,
): string => (isTaken(name) ? findFreeName(nameOf, isTaken) : name);
