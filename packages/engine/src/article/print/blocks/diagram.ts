import type {ElementContent} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import type {Fence} from '../../code/codeBlock.ts';
import {escapeAttribute} from '../../html/escape.ts';
import {fillText} from '../../text/texts.ts';
import {heightOfDiagram, isDrawnAtBuild, kindOfDiagram} from '../out/diagramKind.ts';
import type {FilePlace, Out} from '../out/out.ts';
import type {Tools} from '../tools.ts';

/** Prints a diagram. @returns false when nobody can draw it: its source is to be shown */
export function printDiagram(
  fence: Fence,
  place: FilePlace,
  out: Out,
  {renderDiagram}: NonNullable<Tools['diagrams']>,
): boolean {
  const {texts, raise} = out.context;
  const result = renderDiagram(fence.code, `d${++out.collected.counts.diagrams}-`);
  if ('problem' in result) return printUndrawn(fence, place, out, result.problem);
  const label = escapeAttribute(fillText(texts.zoom, {alt: texts.diagram}));
  out.write('<figure class="diagram">');
  out.write(`<button class="zoomable" type="button" aria-label="${label}">`);
  out.children(raise(result.svg).children as ElementContent[]);
  out.write('</button></figure>');
  return true;
}

/** Prints the source of a diagram that waits for the page to draw it. @returns false where nobody can */
function printUndrawn(fence: Fence, place: FilePlace, out: Out, reason: string): boolean {
  const {texts, mermaidVersion} = out.context;
  const kind = kindOfDiagram(fence.code);
  if (mermaidVersion === undefined) {
    const isKnown = isDrawnAtBuild(kind) || kind === '';
    out.report(
      isKnown
        ? createDiagnostic('MD-181', {reason}, {place})
        : createDiagnostic('MD-182', {kind}, {place}),
    );
    return false;
  }
  out.collected.needsMermaid = true;
  const attributes = {
    class: 'diagram undrawn',
    style: `display:grid;min-height:${heightOfDiagram(kind, fence.code)}`,
    'data-mermaid': mermaidVersion,
    'data-label': fillText(texts.zoom, {alt: texts.diagram}),
    'data-problem': texts.diagramProblem,
  };
  const printed = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  out.write(`<figure${printed.join('')}>`);
  out.code(fence, place);
  out.write('</figure>');
  return true;
}
