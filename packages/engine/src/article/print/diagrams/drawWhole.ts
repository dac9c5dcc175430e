import {parseMermaid, renderMermaidSVG} from 'beautiful-mermaid';
import {isGraph} from './tangle.ts';

const DIRECTION = /^[ \t]*direction[ \t][^\n]*\n/gm;

/**
 * Draws what the library reads; undefined where it leaves out an edge. It does so between some subgraphs that have directions of
 * their own: these are then left out.
 */
export function drawWhole(source: string): string | undefined {
  const draw = (text: string): string => renderMermaidSVG(text, {transparent: true});
  const drawn = draw(source);
  if (!isGraph(source)) return drawn;
  const edgeCount = parseMermaid(source).edges.length;
  const isWhole = (svg: string): boolean => svg.split('<polyline class="edge"').length > edgeCount;
  if (isWhole(drawn)) return drawn;
  const turned = draw(source.replace(DIRECTION, ''));
  return isWhole(turned) ? turned : undefined;
}
