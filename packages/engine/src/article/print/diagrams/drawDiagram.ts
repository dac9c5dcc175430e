import type {Words} from '../../../errors/language.ts';
import {drawnText} from './diagramText.ts';
import {restoreLabels} from './labels.ts';
import {isChart, paintChart} from './paintChart.ts';
import {isHorizontal, seriesNamesOf, toPlainChart} from './plainChart.ts';
import {toPlainClass} from './plainClass.ts';
import {toPlainEntities} from './plainEntities.ts';
import {isFlowchart, toPlainFlowchart} from './plainFlowchart.ts';
import {toPlainSequence, withoutGhosts} from './plainSequence.ts';
import {toStateFlow} from './stateFlow.ts';
import {drawWhole} from './drawWhole.ts';
import {findTangle} from './tangle.ts';
import {withoutSilent} from './turnedBack.ts';
import {PART_LIMIT, type Plain} from './unknown.ts';
import {findUnknownState} from './unknownState.ts';
import {thrownText} from '../../../errors/thrownText.ts';

/** Colours of diagrams, by the variables that the drawing uses → those of the page. */
const COLOURS: Readonly<Record<string, string>> = {
  '--bg': '--paper',
  '--fg': '--ink',
  '--_text': '--ink',
  '--_text-sec': '--ink-2',
  '--_text-muted': '--ink-3',
  '--_text-faint': '--ink-3',
  '--_line': '--ink-3',
  '--_arrow': '--ink-2',
  '--_node-fill': '--paper',
  '--_node-stroke': '--ink-3',
  '--_group-fill': '--wash-2',
  '--_group-hdr': '--wash',
  '--_inner-stroke': '--line-2',
  '--_key-badge': '--wash-2',
};

const STYLE = `${Object.entries(COLOURS)
  .map(([own, page]) => `${own}:var(${page})`)
  .join(';')};font-family:var(--font-sans)`;

/** What brings each kind of diagram into the form that the library draws whole. */
const WRITERS: readonly (readonly [head: RegExp, write: (text: string) => Plain])[] = [
  [/^sequenceDiagram\s*(?:\n|;|$)/i, toPlainSequence],
  [/^classDiagram(?:-v2)?\s*(?:\n|$)/i, toPlainClass],
  [/^erDiagram\s*(?:\n|$)/i, toPlainEntities],
  [/^xychart(?:-beta)?\b/i, toPlainChart],
];

/** The shape of an arrow at the start of a line points to it already: turned round it points into the node's middle. */
const REVERSED = /(<marker id="arrowhead-start[^>]* orient=)"auto-start-reverse"/g;

/** Some patterns of a line try every place in it as the end of a name. */
const LONG_LINE = /[^\n]{1000}/;

function toPlain(text: string): Plain {
  if (isFlowchart(text)) return toPlainFlowchart(text);
  if (LONG_LINE.test(text)) return {problem: ['有一行太长', 'a line is too long']};
  const writer = WRITERS.find(([head]) => head.test(text));
  if (writer) return writer[1](text);
  if (findUnknownState(text) === undefined) return {source: text};
  const flow = toStateFlow(text);
  return 'problem' in flow ? flow : toPlainFlowchart(flow.source);
}

/**
 * Renders a Mermaid diagram as SVG in the colours of the page, whichever they are; `idPrefix` keeps its ids apart from
 * others.
 * @returns what is wrong when it cannot be drawn: another kind of diagram, or a mistake in it
 */
export function renderDiagram(
  source: string,
  idPrefix: string,
): {readonly svg: string} | {readonly problem: Words} {
  const lineCount = source.split(/\n|;/).length;
  if (lineCount > PART_LIMIT)
    return {
      problem: [
        `${lineCount} 行，多于 ${PART_LIMIT}`,
        `${lineCount} lines, more than ${PART_LIMIT}`,
      ],
    };
  const text = drawnText(source);
  const plain = toPlain(text);
  if ('problem' in plain) return plain;
  try {
    const tangle = findTangle(plain.source);
    if (tangle) return {problem: tangle};
    const drawn = drawWhole(plain.source);
    if (drawn === undefined) return {problem: ['有连线画不出来', 'an edge could not be drawn']};
    if (/<svg [^>]*viewBox="0 0 0 0"/.test(drawn))
      return {problem: ['里面没有能画的', 'nothing in it could be drawn']};
    const painted = isChart(drawn)
      ? paintChart(drawn, seriesNamesOf(text), isHorizontal(text))
      : withoutSilent(withoutGhosts(drawn));
    const svg = restoreLabels(painted)
      .replace(/<style>[^]*?<\/style>/g, '')
      .replace(/(<svg [^>]*?) style="[^"]*"/, (_, start: string) => `${start} style="${STYLE}"`)
      .replace(/ xmlns="[^"]*"/, '')
      .replace(REVERSED, '$1"auto"')
      .replace(/(?<=\s)id="([^"]+)"/g, (_, id: string) => `id="${idPrefix}${id}"`)
      .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${idPrefix}${id})`)
      .replace(/\.\d{3,}/g, (digits) => digits.slice(0, 3))
      .replace(/>\s+</g, '><')
      .replace(/<text[^>]*>\(no attributes\)<\/text>/g, '')
      .replace(/url\((?!#)[^)"]*\)/g, 'none'); // colours come from nowhere else
    return {svg};
  } catch (error) {
    const [said] = thrownText(error).split('\n');
    return {problem: [`画图的程序说“${said}”`, said!]};
  }
}
