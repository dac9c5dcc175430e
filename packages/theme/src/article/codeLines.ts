import {type LineRange, parseLineHash, printLineHash} from './lineHash.ts';

/** Class of a line that the address names; its look is that of a line that the author marked. */
const MARKED = 'hl';

/** Marks the lines that the address names and brings them into the window, after what else a new page moves. */
export function showLines(article: Element): void {
  const range = parseLineHash(location.hash);
  const block = range && blocksOf(article)[range.block - 1];
  if (!range || !block) return;
  const first = markLines(article, block, range);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => first?.scrollIntoView({block: 'center', behavior: 'instant'})),
  );
}

/** Puts the line whose number was clicked into the address; with Shift all from the one that is there. */
export function pickLine(
  line: Element,
  {clientX, shiftKey}: {readonly clientX: number; readonly shiftKey: boolean},
): void {
  if (clientX >= startOfText(line)) return;
  const article = line.closest('.prose');
  const block = line.closest('.code');
  if (!article || !block) return;
  const number = numberOf(line, block);
  const index = blocksOf(article).indexOf(block) + 1;
  const known = parseLineHash(location.hash);
  const from = shiftKey && known?.block === index ? known.from : number;
  const range = {block: index, from: Math.min(from, number), to: Math.max(from, number)};
  history.replaceState(history.state, '', printLineHash(range));
  markLines(article, block, range);
}

function blocksOf(article: Element): Element[] {
  return [...article.querySelectorAll('.code.numbered')];
}

/** Marks lines, and those alone. Returns the first of them. */
function markLines(article: Element, block: Element, {from, to}: LineRange): Element | undefined {
  for (const line of article.querySelectorAll('[data-linked]')) {
    line.classList.remove(MARKED);
    line.removeAttribute('data-linked');
  }
  const first = firstNumberOf(block);
  const lines = [...block.querySelectorAll('.ln')].slice(from - first, to - first + 1);
  block.querySelector<HTMLButtonElement>('.unfold[aria-expanded=false]')?.click();
  for (const line of lines) {
    if (line.classList.contains(MARKED)) continue; // the author's own
    line.classList.add(MARKED);
    line.toggleAttribute('data-linked', true);
  }
  return lines[0];
}

/** Returns the number beside the first line: the block counts on from the one before it. */
function firstNumberOf(block: Element): number {
  const reset = block.querySelector('pre')?.style.counterReset ?? '';
  return Number(/\d+/.exec(reset)?.[0] ?? 0) + 1;
}

function numberOf(line: Element, block: Element): number {
  return firstNumberOf(block) + [...block.querySelectorAll('.ln')].indexOf(line);
}

/** Finds where the first character of a line begins; left of it is the number, which is not text. */
function startOfText(line: Element): number {
  const range = document.createRange();
  range.selectNodeContents(line);
  const [rect] = range.getClientRects();
  return rect ? rect.left : Infinity;
}
