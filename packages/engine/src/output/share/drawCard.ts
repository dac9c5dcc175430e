import type {SKRSContext2D} from '@napi-rs/canvas';
import {WATER_SHAPES} from '@wuya/theme/waters/shapes';
import {breakLines, limitLines, type Measure} from './breakLines.ts';
import type {ShareCard} from './shareCard.ts';

/** The size that services ask for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Colours of the card, by their names in the stylesheets. */
export const CARD_COLOURS = ['paper', 'ink', 'ink-2', 'ink-3', 'line', 'shore', 'water'] as const;
export type CardColours = Readonly<Record<(typeof CARD_COLOURS)[number], string>>;

/** What a drawing needs of the library. */
interface CardTools {
  readonly context: SKRSContext2D;
  /** Family of the font of the site. */
  readonly font: string;
  readonly colours: CardColours;
  pathOf(d: string): Parameters<SKRSContext2D['stroke']>[0];
}

const EDGE = 88;
const TEXT_WIDTH = CARD_WIDTH - EDGE * 2;
/** Sizes of a title with the lines that it may then have; the first that holds it is taken. */
const TITLES = [
  {size: 92, count: 1},
  {size: 80, count: 2},
  {size: 66, count: 3},
] as const;
const LEAD = {size: 30, line: 48, count: 2} as const;
const SECTION_SIZE = 30;
const SITE_SIZE = 38;
const TAGLINE_SIZE = 26;
/** The drawing of a water is 360 × 96. */
const WATER = {x: 624, y: 424, scaleX: 1.6, scaleY: 1.4} as const;

/** Draws a card: tide line, section, title and lead in the font of the site, its name, and the water of the section. */
export function drawCard(card: ShareCard, tools: CardTools): void {
  const {context, colours} = tools;
  context.lang = card.lang;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  drawWater(card.water, tools);
  context.fillStyle = colours.line;
  context.fillRect(EDGE, EDGE + 2, TEXT_WIDTH, 2);
  context.fillStyle = colours.ink;
  context.fillRect(EDGE, EDGE, 64, 6);
  let y = EDGE + 30;
  if (card.section !== undefined) {
    y += SECTION_SIZE;
    write(card.section, {...tools, size: SECTION_SIZE, colour: colours.shore}, {x: EDGE, y: y + 8});
  }
  y = drawTitle(card.title, tools, y + 20);
  if (card.lead !== undefined) drawLead(card.lead, tools, y + 24);
  drawFoot(card, tools);
}

interface Style extends CardTools {
  readonly size: number;
  readonly colour: string;
}

function write(text: string, style: Style, {x, y}: {readonly x: number; readonly y: number}): void {
  style.context.font = `${style.size}px "${style.font}"`;
  style.context.fillStyle = style.colour;
  style.context.fillText(text, x, y);
}

/** Breaks a text that is set in a size. */
function setLines(
  text: string,
  {context, font}: CardTools,
  {size, width}: {readonly size: number; readonly width: number},
): {readonly lines: readonly string[]; readonly measure: Measure} {
  const measure: Measure = (piece) => {
    context.font = `${size}px "${font}"`;
    return context.measureText(piece).width;
  };
  return {lines: breakLines(text, width, measure), measure};
}

/** @returns where the last line is */
function drawTitle(title: string, tools: CardTools, top: number): number {
  const width = TEXT_WIDTH;
  const tried = TITLES.map((form) => ({...form, ...setLines(title, tools, {...form, width})}));
  const {size, count, lines, measure} =
    tried.find((one) => one.lines.length <= one.count) ?? tried[tried.length - 1]!;
  let y = top;
  for (const line of limitLines(lines, {count, width, measure})) {
    y += size * 1.32;
    write(line, {...tools, size, colour: tools.colours.ink}, {x: EDGE, y});
  }
  return y;
}

/** Writes the lead below the title, beside the water where it comes as low; nothing where there is no room. */
function drawLead(lead: string, tools: CardTools, top: number): void {
  const {size, line, count} = LEAD;
  const room = Math.floor((CARD_HEIGHT - EDGE - SITE_SIZE - 24 - top) / line);
  const shown = Math.min(count, room);
  if (shown < 1) return;
  const width = top + line * shown < WATER.y ? TEXT_WIDTH : WATER.x - EDGE - size;
  const {lines, measure} = setLines(lead, tools, {size, width});
  limitLines(lines, {count: shown, width, measure}).forEach((text, i) =>
    write(
      text,
      {...tools, size, colour: tools.colours['ink-2']},
      {
        x: EDGE,
        y: top + line * (i + 1),
      },
    ),
  );
}

function drawFoot({site, tagline}: ShareCard, tools: CardTools): void {
  const {context, colours} = tools;
  const y = CARD_HEIGHT - EDGE + SITE_SIZE / 2;
  write(site, {...tools, size: SITE_SIZE, colour: colours.ink}, {x: EDGE, y});
  const x = EDGE + context.measureText(site).width + 28;
  context.font = `${TAGLINE_SIZE}px "${tools.font}"`;
  if (x + context.measureText(tagline).width <= EDGE + TEXT_WIDTH)
    write(tagline, {...tools, size: TAGLINE_SIZE, colour: colours['ink-3']}, {x, y});
}

/** Draws the lines of the section's water, over the foot of the card. */
function drawWater(water: ShareCard['water'], {context, colours, pathOf}: CardTools): void {
  context.strokeStyle = colours.water;
  for (const shape of WATER_SHAPES[water]) {
    context.save();
    context.translate(WATER.x, WATER.y);
    context.scale(WATER.scaleX, WATER.scaleY);
    context.lineWidth = 1;
    context.globalAlpha = Number(shape.opacity ?? 1) * 0.4;
    if ('d' in shape) context.stroke(pathOf(shape.d));
    else {
      context.beginPath();
      context.ellipse(
        Number(shape.cx),
        Number(shape.cy),
        Number(shape.rx),
        Number(shape.ry),
        0,
        0,
        Math.PI * 2,
      );
      context.stroke();
    }
    context.restore();
  }
}
