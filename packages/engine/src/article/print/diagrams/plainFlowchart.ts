import {append} from '../../../cache/append.ts';
import {toLabel} from './labels.ts';
import {turnBack, UNSEEN_EDGE} from './turnedBack.ts';
import {writePlain, failAt, PART_LIMIT, type Plain, Unknown} from './unknown.ts';

/** Tells whether what is drawn of a diagram is a flowchart. */
export function isFlowchart(source: string): boolean {
  return HEADER.test(source);
}

const HEADER =
  /^\s*(?:graph|flowchart)(?:-elk)?(?:[ \t]+(T[BD]|BT|RL|LR|[<>^v]))?[ \t]*(?=[;\n]|$)/i;
const DIRECTIONS: Readonly<Record<string, string>> = {'>': 'LR', '<': 'RL', '^': 'BT', v: 'TB'};

/** Openings of nodes, longer ones first, what closes them, and how the library writes them. */
const SHAPES: readonly (readonly [open: string, close: string, as: readonly [string, string]])[] = [
  ['(((', ')))', ['(((', ')))']],
  ['([', '])', ['([', '])']],
  ['((', '))', ['((', '))']],
  ['[[', ']]', ['[[', ']]']],
  ['[(', ')]', ['[(', ')]']],
  ['[/', '\\]', ['[/', '\\]']],
  ['[\\', '/]', ['[\\', '/]']],
  ['[/', '/]', ['[', ']']],
  ['[\\', '\\]', ['[', ']']],
  ['{{', '}}', ['{{', '}}']],
  ['[', ']', ['[', ']']],
  ['(', ')', ['(', ')']],
  ['{', '}', ['{', '}']],
  ['>', ']', ['>', ']']],
];

interface Vertex {
  letters: string;
  shape: readonly [string, string];
  label: string;
  isInSubgraph: boolean;
}

/** A line of the result; the nodes in it are known when all has been read. */
type Line = readonly (string | Mention)[];

/** A place where a node, or a subgraph by its name, is written. */
interface Mention {
  readonly vertex: Vertex;
  /** With its label and shape. */
  readonly isWhole: boolean;
  readonly isInSubgraph: boolean;
}

/**
 * Writes a flowchart the way the drawing library reads it, which leaves out without a word what it does not know: `A-->B;` →
 * `A --> B`, names of any letters, texts with brackets, nodes whose label comes later.
 */
export function toPlainFlowchart(source: string): Plain {
  return writePlain(() => new Reader(source).read());
}

class Reader {
  private at = 0;
  private readonly lines: Line[] = [];
  private readonly vertices = new Map<string, Vertex>();
  /** What the library calls each subgraph, by its name. */
  private readonly subgraphs = new Map<string, string>();
  private depth = 0;
  private edgeCount = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): string {
    const [whole, direction = 'TB'] = HEADER.exec(this.text) ?? this.fail();
    this.at = whole.length;
    for (;;) {
      this.take(/[\s;]+/y);
      if (this.at >= this.text.length) break;
      if (!this.statement()) this.chain();
      if (!this.take(/[ \t]*(?=[;\n]|$)/y)) this.fail();
    }
    const head = `graph ${DIRECTIONS[direction.toLowerCase()] ?? direction.toUpperCase()}`;
    const lines = this.leadToSubgraphs(turnBack(this.lines, ({vertex}) => vertex));
    return [head, ...lines.map((line) => line.map(print).join(' '))].join('\n');
  }

  /**
   * Makes edges of subgraphs lead to them. Those written inside of a subgraph go to the end, where the library does not take
   * the name for another subgraph in it; their nodes stay.
   */
  private leadToSubgraphs(all: readonly Line[]): Line[] {
    const named = new Set<Vertex>();
    for (const [name, letters] of this.subgraphs) {
      const vertex = this.vertices.get(name);
      if (vertex) named.add(Object.assign(vertex, {letters}));
    }
    const isNamed = (part: Line[number]): part is Mention =>
      typeof part !== 'string' && named.has(part.vertex);
    const bare = (part: Line[number]): Line[number] =>
      typeof part === 'string' ? part : {...part, isWhole: false};
    const late: Line[] = [];
    const lines = all.flatMap((line): Line[] => {
      const mentions = line.filter(isNamed);
      if (mentions.length === 0) return [line];
      if (!mentions[0]!.isInSubgraph)
        return [line.map((part) => (isNamed(part) ? bare(part) : part))];
      late.push(line.map(bare));
      return line
        .filter((part) => typeof part !== 'string' && !isNamed(part))
        .map((part) => [part]);
    });
    return [...lines, ...late];
  }

  /** What is no chain of nodes. */
  private statement(): boolean {
    if (this.take(/(?:accTitle|accDescr)\b[ \t:]*(?:\{[^}]*\}|[^\n]*)/y)) return true;
    // A text of it may have several lines.
    if (this.take(/click\b(?:[^\n"]|"[^"]*"|")*/y)) return true;
    const subgraph = this.take(/subgraph\b[ \t]*([^\n;]*)/y);
    if (subgraph) return this.subgraph(subgraph[1]!.trim());
    if (this.take(/end(?=[ \t]*(?:[;\n]|$))/y)) {
      this.depth--;
      return this.add('end');
    }
    const plain = this.take(/(?:direction|classDef|linkStyle)[ \t][^\n;]*/y);
    if (plain) return this.add(plain[0].trim());
    const styled = this.take(/(class|style)[ \t]+([^\s;]+)([ \t][^\n;]*)/y);
    if (!styled) return false;
    // The library has no styles of subgraphs.
    const ids = styled[2]!.split(',').filter((name) => !this.subgraphs.has(name));
    if (ids.length === 0) return true;
    const letters = ids.map((name) => this.vertex(name).letters);
    return this.add(`${styled[1]} ${letters.join(',')} ${styled[3]!.trim()}`);
  }

  private subgraph(written: string): boolean {
    const [, name = written, label = written] = /^([^\s["]+)\s*\[([^]*)\]$/.exec(written) ?? [];
    const letters = `part${this.lines.length}_`;
    this.subgraphs.set(name.replace(/^"|"$/g, ''), letters);
    this.depth++;
    return this.add(`subgraph ${letters} [${toLabel(label.trim().replace(/^"|"$/g, ''))}]`);
  }

  /** `A & B --> C -- text --> D` */
  private chain(): void {
    let from = this.group();
    const line: Line[number][] = [...from];
    for (;;) {
      const edge = this.edge();
      if (edge === undefined) break;
      const to = this.group();
      append(line, [edge, ...to]);
      this.count(countNodes(from) * countNodes(to));
      from = to;
    }
    this.lines.push(line);
  }

  /** Counts edges, of which one line may hold thousands: `A & B --> C & D` are four. */
  private count(edges: number): void {
    this.edgeCount += edges;
    if (this.edgeCount > PART_LIMIT)
      throw new Unknown([`连线多于 ${PART_LIMIT} 条`, `more than ${PART_LIMIT} edges`]);
  }

  private group(): Line[number][] {
    const nodes: Line[number][] = [this.node()];
    while (this.take(/[ \t]*&[ \t]*/y)) nodes.push('&', this.node());
    if (countNodes(nodes) > PART_LIMIT)
      throw new Unknown([
        `一行里的节点多于 ${PART_LIMIT} 个`,
        `more than ${PART_LIMIT} nodes in a line`,
      ]);
    return nodes;
  }

  private node(): Line[number] {
    this.take(/\s*/y);
    const name = this.take(
      /(?:[\p{L}\p{N}\p{M}_.$#*+!?']|-(?![-.>\s])|=(?![=>\s])|[/\\](?!\]))+/uy,
    )?.[0];
    if (name === undefined || this.text[this.at] === '@') this.fail();
    const isNew = !this.vertices.has(name!);
    const vertex = this.vertex(name!);
    this.shape(vertex);
    const isEntering = this.depth > 0 && !vertex.isInSubgraph;
    if (isEntering) vertex.isInSubgraph = true;
    const style = this.take(/:::([\w-]+)/y);
    if (style) this.add(`class ${vertex.letters} ${style[1]}`);
    return {vertex, isWhole: isNew || isEntering, isInSubgraph: this.depth > 0};
  }

  private shape(vertex: Vertex): void {
    for (const [open, close, as] of SHAPES) {
      if (!this.text.startsWith(open, this.at)) continue;
      const from = this.at + open.length;
      const quoted = /\s*"([^"]*)"\s*/y;
      quoted.lastIndex = from;
      const match = quoted.exec(this.text);
      const end = match ? quoted.lastIndex : this.text.indexOf(close, from);
      const label = match ? match[1]! : this.text.slice(from, end);
      const isClosed = end >= 0 && this.text.startsWith(close, end);
      if (!isClosed || (!match && /[[\]{}()"]/.test(label))) continue;
      this.at = end + close.length;
      vertex.shape = as;
      vertex.label = toLabel(label);
      return;
    }
    if (/[[({>]/.test(this.text[this.at] ?? '')) this.fail();
  }

  /** Returns an edge with its text, as the library writes it; undefined where none follows. */
  private edge(): string | undefined {
    this.take(/[ \t]*(?=[xo<]?[-=~])/y);
    if (this.take(/~{3,}/y)) return UNSEEN_EDGE;
    const plain =
      this.take(/([xo<])?-{2,}([-xo>])/y) ??
      this.take(/([xo<])?={2,}([=xo>])/y) ??
      this.take(/([xo<])?-\.+-([xo>])?/y);
    const texted = plain
      ? undefined
      : (this.take(/([xo<])?--(?!-)([^\n]*?)-{2,}([-xo>])/y) ??
        this.take(/([xo<])?==(?!=)([^\n]*?)={2,}([=xo>])/y) ??
        this.take(/([xo<])?-\.([^\n]*?)(?<!\.)\.+-([xo>])?/y));
    const found = plain ?? texted;
    if (!found) return undefined;
    const start = found[1] ?? '';
    const end = found.at(-1) ?? '';
    if (/[xo]/.test(start + end))
      throw new Unknown(['有连线以圈或叉结尾', 'an edge that ends in a circle or a cross']);
    const isArrow = end === '>';
    const kind = /[-=.]/.exec(found[0].replace(/^<?-(?=\.)/, ''))![0];
    const line = {'-': ['---', '-->'], '=': ['===', '==>'], '.': ['-.-', '-.->']}[kind]!;
    const text = texted?.[2] ?? this.take(/[ \t]*\|([^|]*)\|/y)?.[1];
    const label = text?.trim().replace(/^"([^]*)"$/, '$1');
    return `${start}${line[Number(isArrow)]}${label ? `|${toLabel(label)}|` : ''}`;
  }

  private vertex(name: string): Vertex {
    const known = this.vertices.get(name);
    if (known) return known;
    const letters = /^[A-Za-z]\w*$/.test(name) ? name : `own_${this.vertices.size}_`;
    const made = {letters, shape: ['[', ']'] as const, label: toLabel(name), isInSubgraph: false};
    this.vertices.set(name, made);
    return made;
  }

  private add(line: string): true {
    this.lines.push([line]);
    return true;
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text) ?? undefined;
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private fail(): never {
    const rest = this.text.slice(this.at).trim().split('\n')[0]!;
    if (rest !== '') failAt(rest);
    throw new Unknown(['没写完就结束了', 'it ends too early']);
  }
}

/** Counts the nodes of `A & B`, which signs separate. */
const countNodes = (group: readonly Line[number][]): number => (group.length + 1) / 2;

function print(part: Line[number]): string {
  if (typeof part === 'string') return part;
  const {letters, shape, label} = part.vertex;
  return part.isWhole ? `${letters}${shape[0]}${label}${shape[1]}` : letters;
}
