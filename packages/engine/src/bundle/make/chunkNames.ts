/**
 * Names the chunk of a module: one chunk for all that the entry imports at once, another for what the opener adds to it,
 * one for what the dialog of the search adds.
 * Left to itself the bundler cuts what lazy chunks share into chunks of their own, and the same code costs more bytes
 * (Rolldown 1.2, measured 3 KB of 70) and, one after the other, more round trips.
 */
export function createChunkNames(
  entries: Readonly<Record<string, string>>,
): (
  id: string,
  context: {getModuleInfo(id: string): {readonly importedIds: readonly string[]} | null},
) => string | null {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    if (!names) {
      names = new Map();
      for (const [name, entry] of Object.entries(entries)) {
        const own = new Set([entry]);
        for (const known of own) {
          if (names.has(known)) continue;
          names.set(known, name);
          for (const next of context.getModuleInfo(known)?.importedIds ?? []) own.add(next);
        }
      }
    }
    return names.get(id) ?? null;
  };
}
