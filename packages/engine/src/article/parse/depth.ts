import {append} from '../../cache/append.ts';
import type {ElementContent, Root} from 'hast';
import type {Root as MdastRoot} from 'mdast';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {Point} from '../prepare/lines/locator.ts';

/** Levels of a tree that are kept. Notes nest some ten deep; recursion over a tree overflows at a few thousand. */
export const DEPTH_LIMIT = 200;

interface LimitedTree {
  readonly root: Root;
  /** Raw HTML is in it. */
  readonly hasRaw: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Cuts a tree that is nested too deep, and says where it begins to be. */
export function limitDepth(
  root: Root,
  limit: number,
  {file, locate}: {readonly file: string; locate(position: Point): Point},
): LimitedTree {
  const {hasRaw, tooDeep} = surveyTree(root, limit);
  if (!tooDeep) return {root, hasRaw, diagnostics: []};
  const at = tooDeep.position?.start;
  const place = {file, ...(at && locate(at))};
  return {
    root: cutTree(root, limit),
    hasRaw,
    diagnostics: [createDiagnostic('MD-117', {limit}, {place})],
  };
}

interface Survey {
  /** Raw HTML is in the tree. */
  readonly hasRaw: boolean;
  /** The first element that is deeper than the limit. */
  readonly tooDeep: AnyNode | undefined;
}

interface AnyNode {
  readonly type: string;
  readonly position?: {readonly start: Point} | undefined;
  readonly children?: readonly AnyNode[];
}

/** Walks a tree once, without recursion. 5 µs a note (notes of the site, 2026-11). */
function surveyTree(root: Root | MdastRoot, limit: number): Survey {
  const levels: {readonly nodes: readonly AnyNode[]; next: number}[] = [
    {nodes: root.children as readonly AnyNode[], next: 0},
  ];
  let hasRaw = false;
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.nodes[level.next++];
    if (!node) levels.pop();
    else if (node.type === 'raw') hasRaw = true;
    else if (node.children?.length) {
      if (levels.length >= limit) return {hasRaw: true, tooDeep: node};
      levels.push({nodes: node.children, next: 0});
    }
  }
  return {hasRaw, tooDeep: undefined};
}

/** Returns the same tree; what is nested deeper than the limit is the text in it. */
function cutTree(root: Root, limit: number): Root {
  const cut = (nodes: readonly ElementContent[], depth: number): ElementContent[] =>
    nodes.map((node) =>
      !('children' in node) || node.children.length === 0
        ? node
        : depth >= limit
          ? {type: 'text', value: textBelow(node)}
          : {...node, children: cut(node.children, depth + 1)},
    );
  return {...root, children: cut(root.children as ElementContent[], 1)};
}

/** Returns the text below a node, however deep. */
function textBelow(top: ElementContent): string {
  const texts: string[] = [];
  const rest: ElementContent[] = [top];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'text') texts.push(node.value);
    else if ('children' in node) append(rest, (node.children as ElementContent[]).toReversed());
  }
  return texts.join('');
}

/** Thrown where a tree that is copied by recursion is too deep. */
export class TooDeepError extends Error {
  readonly position: Point | undefined;
  readonly limit: number;

  constructor(position: Point | undefined, limit = DEPTH_LIMIT) {
    super(`nested more than ${limit} levels deep`);
    this.position = position;
    this.limit = limit;
  }
}

/** Checks a tree, of HTML or Markdown, that is not to be cut. @throws {TooDeepError} */
export function checkDepth<T extends Root | MdastRoot>(root: T): T {
  const {tooDeep} = surveyTree(root, DEPTH_LIMIT);
  if (tooDeep) throw new TooDeepError(tooDeep.position?.start);
  return root;
}
