import {
  hasClass,
  type HtmlElement,
  isHtmlElement,
  htmlTextOf,
} from '../../article/html/htmlTree.ts';
import {toMarkdownLine} from './markdownText.ts';

/** What the drawing library calls what leads from one thing to another; `edge-label` says the same once more. */
const CONNECTIONS = /^(?:edge|message|class-relationship|er-relationship)$/;

/**
 * Prints what a drawn diagram shows as a list in Markdown: what leads where, then all words that are in none of these lines. The page
 * holds the drawing alone, and where it is not seen nothing else says what is in it. Nothing for other figures.
 * @example `flowchart LR; A[开始] -->|是| B[结束]` → `- 开始 → 结束: 是`
 */
export function printDiagramWords(figure: HtmlElement): string[] {
  if (!hasClass(figure, 'diagram') || hasClass(figure, 'undrawn')) return [];
  const lines = listWords(figure).map((words) => `- ${toMarkdownLine(words)}`);
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function listWords(figure: HtmlElement): string[] {
  const elements = listElements(figure);
  const labels = new Map(
    elements.flatMap(({attributes: {'data-id': id, 'data-label': label}}) =>
      id === undefined || label === undefined ? [] : [[id, toWords(label)] as const],
    ),
  );
  const said = new Set<string>();
  const lines = elements.flatMap(({attributes}) => {
    const from = attributes['data-from'] ?? attributes['data-entity1'];
    const to = attributes['data-to'] ?? attributes['data-entity2'];
    if (from === undefined || to === undefined) return [];
    if (!CONNECTIONS.test(attributes['class'] ?? '')) return [];
    const ends = [from, to].map((id) => labels.get(id) ?? id);
    const label = toWords(attributes['data-label'] ?? '');
    for (const words of [...ends, label]) said.add(words);
    // The ends of a state diagram are dots.
    const [first, last] = ends.map((words) => words || '●');
    return [`${first} ${arrowOf(attributes)} ${last}${label && `: ${label}`}`];
  });
  const others = elements
    .filter(({tag}) => tag === 'text')
    .map((element) => toWords(wordsOf(element)))
    .filter((words) => words !== '' && !said.has(words));
  return [...lines, ...new Set(others)];
}

/** Lists what is inside an element, each before what is in it. */
function listElements({children}: HtmlElement): HtmlElement[] {
  return children.flatMap((child) => (isHtmlElement(child) ? [child, ...listElements(child)] : []));
}

/** Returns the words of a text; its lines are elements that begin at the same place. */
function wordsOf({children}: HtmlElement): string {
  return children
    .map(
      (child) => (isHtmlElement(child) && 'x' in child.attributes ? ' ' : '') + htmlTextOf(child),
    )
    .join('');
}

/** Puts words into one line, without the tags that labels may have. */
function toWords(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Arrows of flowcharts have ends of their own; a message always leads on, a relationship has two sides. */
function arrowOf(attributes: HtmlElement['attributes']): string {
  if (attributes['class'] === 'message') return '→';
  const isStart = attributes['data-arrow-start'] === 'true';
  const isEnd = attributes['data-arrow-end'] === 'true';
  if (isStart) return isEnd ? '↔' : '←';
  return isEnd ? '→' : '—';
}
