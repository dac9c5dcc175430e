/** Rules of a grammar that are open at the end of a line. */
interface OpenRules {
  /** How many rules are open, one in the other. */
  readonly depth: number;
  equals(other: this): boolean;
}

/** States of one depth that are kept, each of which a new one is compared with. 500 files of code have up to 81. */
export const STATE_LIMIT = 500;

/**
 * Creates a function that gives one object for all equal states, so that states can be keys. Those of another depth are never
 * compared: code that opens a bracket in each line has as many states as lines.
 */
export function createStateTable<S extends OpenRules>(): {
  /** Gives the first state that equals this one. */
  keep(state: S): S;
  clear(): void;
} {
  const byDepth = new Map<number, S[]>();
  return {
    keep(state) {
      const alike = byDepth.get(state.depth);
      if (!alike) {
        byDepth.set(state.depth, [state]);
        return state;
      }
      const known = alike.find((one) => one === state || one.equals(state));
      if (known) return known;
      if (alike.length === STATE_LIMIT) alike.shift();
      alike.push(state);
      return state;
    },
    clear: () => byDepth.clear(),
  };
}
