import {setFlagsFromString} from 'node:v8';

/** Routes from which on memory counts more than a few collections of garbage. */
const MANY_ROUTES = 2000;

/** By how many hundredths old objects grow before V8 looks for garbage. */
const GROWTH = '--heap-growing-percent';

/**
 * Does the work of a build. V8 lets old objects grow up to fourfold before it looks which are garbage: of 10,000 notes
 * 900 MB where 300 live. For a large site it looks when there are half as many again.
 * @param setFlags for tests
 */
export async function spareMemory<T>(
  routeCount: number,
  work: () => Promise<T>,
  setFlags: (flags: string) => void = setFlagsFromString,
): Promise<T> {
  if (routeCount <= MANY_ROUTES) return work();
  setFlags(`${GROWTH}=50`);
  try {
    return await work();
  } finally {
    setFlags(`${GROWTH}=0`); // V8's own choice
  }
}
