/** What leads to what: name → names. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Joins pairs to a graph; pairs within one name are left out. */
export function toGraph(pairs: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Finds the groups of names that lead back to themselves (Tarjan, 1972). Sorted; none when there is no cycle. */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const go = (name: string): void => {
    order.set(name, order.size);
    low.set(name, order.get(name)!);
    stack.push(name);
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) go(next);
      if (stack.includes(next)) low.set(name, Math.min(low.get(name)!, low.get(next)!));
    }
    if (low.get(name) !== order.get(name)) return;
    const group = stack.splice(stack.indexOf(name));
    if (group.length > 1) groups.push(group.toSorted());
  };
  for (const name of graph.keys()) if (!order.has(name)) go(name);
  return groups.toSorted((a, b) => a[0]!.localeCompare(b[0]!));
}
