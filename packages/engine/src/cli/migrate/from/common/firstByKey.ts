/** Keeps things by what they are asked for; of several with the same key the first. */
export function firstByKey<T>(
  things: Iterable<T>,
  keysOf: (thing: T) => Iterable<string>,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const thing of things)
    for (const key of keysOf(thing)) if (!found.has(key)) found.set(key, thing);
  return found;
}
