/**
 * Runs code of an old site without what it prints while it goes right: lists of a sidebar would come before our own list. What it warns
 * of stays.
 * @returns what the work gives
 */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const {debug, info, log} = console;
  const keep = (): void => undefined;
  Object.assign(console, {debug: keep, info: keep, log: keep});
  try {
    return await work();
  } finally {
    Object.assign(console, {debug, info, log});
  }
}
