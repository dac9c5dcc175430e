import type {ElementContent} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import type {Words} from '../../../errors/language.ts';
import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {fillText} from '../../text/texts.ts';
import {titleOfDiagram} from '../diagrams/diagramText.ts';
import {heightOfDiagram, isDrawnAtBuild, kindOfDiagram} from '../out/diagramKind.ts';
import type {Out, PlacedFence} from '../out/out.ts';
import type {Tools} from '../tools.ts';

/** Prints a diagram. @returns false when it can be drawn neither here nor in the page: its source is to be shown */
export function printDiagram(
  diagram: PlacedFence,
  out: Out,
  diagrams: NonNullable<Tools['diagrams']>,
): boolean {
  const isPrinted = print(diagram, out, diagrams);
  if (isPrinted) out.collected.diagrams.push(diagram.fence.code);
  return isPrinted;
}

function print(
  diagram: PlacedFence,
  out: Out,
  {renderDiagram}: NonNullable<Tools['diagrams']>,
): boolean {
  const {texts, raise} = out.context;
  const {fence} = diagram;
  const result = renderDiagram(fence.code, `d${++out.collected.counts.diagrams}-`);
  if ('problem' in result) return printUndrawn(diagram, out, result.problem);
  const title = titleOfDiagram(fence.code);
  const label = escapeText(fillText(texts.zoom, {alt: title ?? texts.diagram}));
  const least = leastWidthOf(result.svg);
  const [scrolls, isWide] = least
    ? // The hidden name of the button would widen the page, if it were not in what scrolls. The ground is the figure's,
      // whose edges are shaded: that of the button would cover them.
      [
        ' style="overflow-x:auto;position:relative;--under:var(--wash)"',
        ` style="--w:${least};background:none"`,
      ]
    : ['', ''];
  out.write(`<figure class="diagram"${scrolls}>`);
  // Its name goes on with the words of the drawing: an attribute would hide them from screen readers.
  out.write(`<button class="zoomable" type="button"${isWide}><span class="vh">${label}</span>`);
  out.children(raise(result.svg).children as ElementContent[]);
  const caption = title === undefined ? '' : `<figcaption>${escapeText(title)}</figcaption>`;
  out.write(`</button>${caption}</figure>`);
  return true;
}

/** Minimum scale of a drawing: its labels, 13 px where it has its own size, would be below 11 in a smaller one. */
const LEAST_SCALE = 0.85;
/** Width of the text in the narrowest window, which has 320 pixels with its gutters. */
const NARROW_PX = 284;

/** Returns the width at which the labels of a drawing can still be read; undefined for one that is no wider than any window. */
function leastWidthOf(svg: string): string | undefined {
  const width = Number(/<svg [^>]*?\bwidth="([\d.]+)"/.exec(svg)?.[1] ?? 0) * LEAST_SCALE;
  return width > NARROW_PX ? `${Math.round(width) / 16}rem` : undefined;
}

/** Prints the source of a diagram that waits for the page to draw it. @returns false where the page cannot */
function printUndrawn({fence, place}: PlacedFence, out: Out, why: Words): boolean {
  const {texts, mermaidVersion} = out.context;
  const kind = kindOfDiagram(fence.code);
  if (mermaidVersion === undefined) {
    const isKnown = isDrawnAtBuild(kind) || kind === '';
    out.report(
      isKnown
        ? createDiagnostic('MD-181', {why}, {place})
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
