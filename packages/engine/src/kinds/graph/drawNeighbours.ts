import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {LinkedPage} from '../doc/backlinks.ts';
import type {Neighbourhood, Side} from './neighbourhood.ts';

/** Words of a picture. */
export interface NeighbourWords {
  /** Its name. */
  readonly label: string;
  /** What is above the pages of each side. */
  readonly sides: Readonly<Record<Side, string>>;
}

/** As wide as the text of a phone; letters are rendered in the size in which they are written here. */
const WIDTH = 340;
/** Where the pages are, one below the other, and where their titles begin. */
const LINE_X = 76;
const TEXT_X = 94;
const ROW = 30;
const FONT_SIZE = 14;

interface Row {
  readonly y: number;
  readonly page: LinkedPage;
}

interface Block {
  readonly side: Side;
  readonly captionY: number;
  readonly rows: readonly Row[];
}

/**
 * Renders a note with its neighbours: those that lead to it above, those that it leads to below, and a half ring to each of
 * them, as of a drop in water. Every number follows from the order of the links alone.
 */
export function drawNeighbours(around: Neighbourhood, words: NeighbourWords): string {
  const {blocks, ownY, height} = place(around);
  const rows = blocks.flatMap((block) => block.rows);
  const farthest = Math.max(...rows.map(({y}) => Math.abs(y - ownY)));
  const ringTo = (a: number, b: number): string => {
    const radius = 10 + 54 * (Math.abs(a - b) / farthest) ** 0.8;
    return `M${LINE_X} ${Math.min(a, b)}a${round(Math.min(radius, 70))} ${Math.abs(a - b) / 2} 0 0 0 0 ${Math.abs(a - b)}`;
  };
  const between = around.between.map(([a, b]) => ringTo(rows[a]!.y, rows[b]!.y)).join('');
  return [
    `<svg class="note-graph" viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label="${escapeAttribute(words.label)}">`,
    between && `<path class="thin" d="${between}"/>`,
    `<path d="${rows.map(({y}) => ringTo(y, ownY)).join('')}"/>`,
    // Lines without length: their round ends are the dots.
    `<path class="dots" d="${rows.map(({y}) => `M${LINE_X} ${y}h0`).join('')}"/>`,
    ...blocks.filter(({side}) => side !== 'to').map((block) => printBlock(block, words)),
    `<g class="here"><path d="M${LINE_X} ${ownY - 9}v18"/>${printText(around.title, ownY)}</g>`,
    ...blocks.filter(({side}) => side === 'to').map((block) => printBlock(block, words)),
    '</svg>',
  ].join('');
}

/** Puts captions and pages into rows from above, the note itself before those that it alone leads to. */
function place({groups}: Neighbourhood): {
  readonly blocks: readonly Block[];
  readonly ownY: number;
  readonly height: number;
} {
  let y = ROW / 2;
  let ownY: number | undefined;
  const takeRow = (): number => (y += ROW) - ROW;
  const takeOwn = (): number => (y += ROW * 1.4) - ROW * 1.2;
  const blocks = groups.map(({side, pages}): Block => {
    if (side === 'to') ownY = takeOwn();
    return {side, captionY: takeRow(), rows: pages.map((page) => ({page, y: takeRow()}))};
  });
  ownY ??= takeOwn();
  return {blocks, ownY, height: y - ROW / 2};
}

function printBlock({side, captionY, rows}: Block, {sides}: NeighbourWords): string {
  const links = rows.map(
    ({page: {title, href}, y}) => `<a href="${escapeAttribute(href)}">${printText(title, y)}</a>`,
  );
  return `<g role="group" aria-label="${escapeAttribute(sides[side])}"><text class="dim" x="${TEXT_X}" y="${captionY + 5}" aria-hidden="true">${escapeText(sides[side])}</text>${links.join('')}</g>`;
}

/** Prints a title. A title that is too long ends with `…`, and is whole for screen readers and pointers. */
function printText(title: string, y: number): string {
  const shown = shorten(title, (WIDTH - TEXT_X) / FONT_SIZE);
  const text = `<text x="${TEXT_X}" y="${y + 5}">${escapeText(shown)}</text>`;
  return shown === title ? text : `<title>${escapeText(title)}</title>${text}`;
}

/** Cuts a text to a width in em: Latin signs count a little over a half, others one. */
function shorten(text: string, width: number): string {
  if (text.length <= width) return text;
  let left = width;
  const signs = [...text];
  const widths = signs.map((sign) => (/[\u0000-\u024f]/.test(sign) ? 0.56 : 1));
  if (widths.reduce((a, b) => a + b, 0) <= width) return text;
  const kept = signs.filter((_, i) => (left -= widths[i]!) >= 1);
  return `${kept.join('').replace(/(?<![\s，、：；。—])[\s，、：；。—]+$/u, '')}…`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
