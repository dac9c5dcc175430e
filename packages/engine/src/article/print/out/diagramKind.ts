import {drawnText} from '../diagrams/diagramText.ts';

/** Kinds of diagram that are drawn at build time. */
const DRAWN = /^(?:graph|flowchart|stateDiagram|sequenceDiagram|classDiagram|erDiagram|xychart)/;

/** Reads the first word of a diagram, which names its kind: `pie`, `gantt`. Empty when it says nothing. */
export function kindOfDiagram(source: string): string {
  return /^[\w-]+/.exec(drawnText(source))?.[0] ?? '';
}

export const isDrawnAtBuild = (kind: string): boolean => DRAWN.test(kind);

/** Rows of a chart of tasks: 24 px each, and its title and axis (mermaid 11). */
const rowsOf = (source: string): number =>
  source.split('\n').filter((line) => /:/.test(line)).length;

/**
 * Estimates the height that a diagram will take in the page, as CSS: what follows it then stays where it is. Drawings are
 * as wide as the text at most.
 */
export function heightOfDiagram(kind: string, source: string): string {
  if (kind === 'gantt') return `${Math.round(rowsOf(source) * 1.5 + 7)}rem`;
  return kind === 'pie' ? 'min(28rem,56vw)' : 'min(24rem,64vw)';
}
