/**
 * Creates a function that gives the same value for the same object again, as components expect that compare what hooks gave them
 * (`version !== latestVersion`). A value goes with its object.
 */
export function remember<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
