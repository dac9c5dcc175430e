/** A line of a flowchart: nodes, `&` between those of a group, edges between groups; other statements begin with a text. */
type Parts<Node> = readonly (string | Node)[];

const EDGE = /^(<?)(?:-->|---|==>|===|-\.->|-\.-)/;
const BARE: Readonly<Record<string, string>> = {'-': '---', '=': '===', '.': '-.-'};
const POINTED: Readonly<Record<string, string>> = {'-': '-->', '=': '==>', '.': '-.->'};

/** The label of an edge that has none and is not to be drawn as one of several. */
const SILENT = '\u2062';

/** The label of an edge that puts nodes beside each other and is not drawn: `A ~~~ B`. */
const UNSEEN = '\u2063';
/** An edge that is not drawn, as the library is told of it. */
export const UNSEEN_EDGE = `---|${UNSEEN}|`;

/**
 * Writes the edges that lead back to where a flowchart came from the other way round, as `A <--- B` of `B --> A`: what lays the
 * nodes out may turn any edge of a loop, and then the diagram begins with its end. Which lead back tells a walk along the
 * edges in their order. These, and edges past other nodes, get a label that `withoutSilent` takes away: the library draws
 * edges of one node as one as far as it can, straight through what is between.
 * @param vertexOf the same object for all mentions of a node
 */
export function turnBack<Node extends object>(
  lines: readonly Parts<Node>[],
  vertexOf: (node: Node) => object,
): Parts<Node>[] {
  const chains = lines.map(toPairs);
  const back = findBack(toGraph(chains.flat(), vertexOf));
  const isBack = ({from, to}: Pair<Node>) => back.get(vertexOf(from))?.has(vertexOf(to)) ?? false;
  const turnedChains = chains.map((pairs) =>
    pairs.map((pair) =>
      isBack(pair) ? {from: pair.to, edge: turned(pair.edge), to: pair.from} : pair,
    ),
  );
  const layers = layersOf(toGraph(turnedChains.flat(), vertexOf));
  const layerOf = (node: Node) => layers.get(vertexOf(node))!;
  return lines.flatMap((line, i): Parts<Node>[] => {
    const pairs = turnedChains[i]!.map((pair, k) => {
      const isApart = pair !== chains[i]![k] || layerOf(pair.to) - layerOf(pair.from) > 1;
      return {...pair, edge: isApart ? apart(pair.edge) : pair.edge};
    });
    return pairs.some(({edge}, k) => edge !== chains[i]![k]!.edge)
      ? pairs.map(({from, edge, to}) => [from, edge, to])
      : [line];
  });
}

/** Takes the labels away that only keep edges apart, and edges that are not drawn. */
export function withoutSilent(svg: string): string {
  return /[\u2062\u2063]/.test(svg)
    ? svg
        .replace(/<g class="edge-label" [^>]*data-label="[\u2062\u2063]"[^>]*>[^]*?<\/g>/g, '')
        .replace(/<(?:polyline|path) [^>]*data-label="\u2063"[^>]*\/>/g, '')
        .replaceAll(` data-label="${SILENT}"`, '')
    : svg;
}

type Graph = ReadonlyMap<object, ReadonlySet<object>>;

function toGraph<Node>(pairs: readonly Pair<Node>[], vertexOf: (node: Node) => object): Graph {
  const next = new Map<object, Set<object>>();
  for (const {from, to} of pairs) {
    const [start, end] = [vertexOf(from), vertexOf(to)];
    next.set(start, (next.get(start) ?? new Set()).add(end));
    if (!next.has(end)) next.set(end, new Set());
  }
  return next;
}

/** Gives the most edges that lead to each node of a graph without loops but of one node. */
function layersOf(next: Graph): ReadonlyMap<object, number> {
  const open = new Map<object, number>([...next.keys()].map((vertex) => [vertex, 0]));
  for (const [from, ends] of next)
    for (const to of ends) if (to !== from) open.set(to, open.get(to)! + 1);
  const layers = new Map<object, number>();
  const ready = [...open.keys()].filter((vertex) => open.get(vertex) === 0);
  for (const from of ready) {
    const layer = layers.get(from) ?? 0;
    layers.set(from, layer);
    for (const to of next.get(from)!) {
      if (to === from) continue;
      layers.set(to, Math.max(layers.get(to) ?? 0, layer + 1));
      open.set(to, open.get(to)! - 1);
      if (open.get(to) === 0) ready.push(to);
    }
  }
  return layers;
}

interface Pair<Node> {
  readonly from: Node;
  readonly edge: string;
  readonly to: Node;
}

/** `A & B --> C --> D` → A and C, B and C, C and D, in the order in which edges are counted. */
function toPairs<Node extends object>(line: Parts<Node>): Pair<Node>[] {
  const pairs: Pair<Node>[] = [];
  let before: Node[] = [];
  let group: Node[] = [];
  let edge: string | undefined;
  const close = () => {
    if (edge !== undefined)
      for (const from of before) for (const to of group) pairs.push({from, edge, to});
  };
  for (const part of line) {
    if (typeof part !== 'string') group.push(part);
    else if (EDGE.test(part)) {
      close();
      [before, group, edge] = [group, [], part];
    }
  }
  close();
  return pairs;
}

/** Finds the edges that lead to a node on the way to their own start. */
function findBack(next: Graph): Graph {
  const back = new Map<object, Set<object>>();
  const seen = new Set<object>();
  for (const root of next.keys()) {
    if (seen.has(root)) continue;
    seen.add(root);
    const way = [{vertex: root, rest: next.get(root)!.values()}];
    const onWay = new Set([root]);
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const {value: to, done} = last.rest.next();
      if (done) {
        way.pop();
        onWay.delete(last.vertex);
      } else if (!seen.has(to)) {
        seen.add(to);
        onWay.add(to);
        way.push({vertex: to, rest: next.get(to)!.values()});
      } else if (onWay.has(to) && to !== last.vertex)
        back.set(last.vertex, (back.get(last.vertex) ?? new Set()).add(to));
    }
  }
  return back;
}

/** `-->|text|` → `<---|text|` */
function turned(edge: string): string {
  return edge.replace(EDGE, (arrow, start: string) => {
    const kind = /[-=.]/.exec(arrow.replace(/^<?-(?=\.)/, ''))![0];
    return `${arrow.endsWith('>') ? '<' : ''}${(start ? POINTED : BARE)[kind]!}`;
  });
}

function apart(edge: string): string {
  return edge.includes('|') ? edge : `${edge}|${SILENT}|`;
}
