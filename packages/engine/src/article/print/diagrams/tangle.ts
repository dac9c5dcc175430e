import {parseMermaid} from 'beautiful-mermaid';
import type {Words} from '../../../errors/language.ts';

/**
 * Edges that a diagram may have beyond its nodes. Most of the time goes into bringing apart what crosses, and grows with the cube
 * of these: 120 take up to 4 CPU s, 240 up to 25 (2026-11). A tree has none.
 */
const EXTRA_LIMIT = 150;

/** Tells whether what the library reads is a flowchart or a diagram of states. */
export const isGraph = (source: string): boolean =>
  /^(?:graph|flowchart|stateDiagram)/i.test(source);

/** Tells of a flowchart, or a diagram of states, that nobody could read and the library draws for minutes. Undefined for others. */
export function findTangle(source: string): Words | undefined {
  if (!isGraph(source)) return undefined;
  const {nodes, edges} = parseMermaid(source);
  const extra = edges.length - nodes.size;
  return extra > EXTRA_LIMIT
    ? [
        `连线比节点多 ${extra} 条，多于 ${EXTRA_LIMIT}`,
        `${extra} more edges than nodes, where ${EXTRA_LIMIT} is the maximum`,
      ]
    : undefined;
}
