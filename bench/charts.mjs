#!/usr/bin/env node
// Draws the figures of figures.json: an SVG per table, in both languages, light and dark, for README and the manual.
//   node bench/charts.mjs            writes manual/static/figures/*.svg
//   node bench/charts.mjs --check    writes nothing; ends with 1 when a drawing does not show the figures as they are
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

const LANGUAGES = ['zh', 'en'];
/** Colours of the theme's tokens: paper is left to the page. */
const SCHEMES = {
  light: {ink: '#192226', quiet: '#5c6a6e', ours: '#04596e', others: '#adbabd'},
  dark: {ink: '#dae1e0', quiet: '#8d9a9b', ours: '#80c8d7', others: '#445357'},
};
const FONT =
  "system-ui,-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
const WIDTH = 720;
/** Room around the drawing: pages give pictures a ground of their own. */
const PADDING = 16;
/** Room for the names of the tools to the left of the bars, and for the figures to their right, px. */
const [NAME_WIDTH, FIGURE_WIDTH] = [150, 70];
const [TITLE_HEIGHT, ROW_HEIGHT, BAR_HEIGHT, LINE_HEIGHT, GAP] = [34, 26, 14, 22, 10];

/** Folder of the drawings. */
export const FIGURES_DIR = fileURLToPath(new URL('../manual/static/figures', import.meta.url));

/** Reads figures.json: {machine, date, tools: [{id, name, version}], tables: [{id, title, rows: [{label, values}]}]}; texts by language. */
export function readFigures() {
  return JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8'));
}

/** Draws all tables. @returns file name → SVG, such as `builds-en-dark.svg` */
export function drawAll(figures) {
  const drawings = new Map();
  for (const table of figures.tables)
    for (const language of LANGUAGES)
      for (const scheme of Object.keys(SCHEMES))
        drawings.set(
          `${table.id}-${language}-${scheme}.svg`,
          drawTable({figures, table, language, scheme}),
        );
  return drawings;
}

/** Renders one table as bars: a group for each row, in it a bar for each tool that has a figure, all on one scale from zero. */
export function drawTable({figures, table, language, scheme}) {
  const {ink, quiet, ours, others} = SCHEMES[scheme];
  const most = Math.max(...table.rows.flatMap(({values}) => Object.values(values)));
  const scale = (WIDTH - NAME_WIDTH - FIGURE_WIDTH) / most;
  const parts = [text(table.title[language], {x: 0, y: 20, fill: ink, size: 16, weight: 600})];
  let y = TITLE_HEIGHT;
  for (const {label, values} of table.rows) {
    y += GAP;
    parts.push(text(label[language], {x: 0, y: y + 15, fill: quiet, size: 13}));
    y += LINE_HEIGHT;
    for (const {id, name} of figures.tools) {
      if (values[id] === undefined) continue;
      const width = round(values[id] * scale);
      const fill = id === 'wuya' ? ours : others;
      parts.push(
        text(name[language], {x: 0, y: y + 14, fill: ink, size: 13}),
        `<rect x="${NAME_WIDTH}" y="${y + 3}" width="${width}" height="${BAR_HEIGHT}" fill="${fill}"/>`,
        text(String(values[id]), {
          x: round(NAME_WIDTH + width + 8),
          y: y + 14,
          fill: ink,
          size: 13,
        }),
      );
      y += ROW_HEIGHT;
    }
  }
  y += GAP;
  for (const line of sourceOf(figures, table, language)) {
    y += 18;
    parts.push(text(line, {x: 0, y, fill: quiet, size: 12}));
  }
  const [width, height] = [WIDTH + 2 * PADDING, y + 8 + 2 * PADDING];
  const box = `viewBox="${-PADDING} ${-PADDING} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box} role="img" font-family="${FONT}"><title>${escape(table.title[language])}</title>${parts.join('')}</svg>\n`;
}

/** Names what the figures come from: versions of the tools that are in the table, then machine and date. */
function sourceOf({machine, date, tools}, {rows}, language) {
  const shown = tools.filter(({id}) => rows.some(({values}) => values[id] !== undefined));
  const between = language === 'zh' ? '；' : '; ';
  return [shown.map(({version}) => version).join(between), `${machine[language]}${between}${date}`];
}

function text(content, {x, y, fill, size, weight}) {
  const bold = weight === undefined ? '' : ` font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${bold}>${escape(content)}</text>`;
}

const escape = (content) =>
  content.replace(/[&<>]/g, (c) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[c]);

/** Rounds to a tenth of a pixel. */
const round = (value) => Math.round(value * 10) / 10;

function main() {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const stale = [];
  mkdirSync(FIGURES_DIR, {recursive: true});
  for (const [name, svg] of drawAll(readFigures())) {
    if (!values.check) writeFileSync(join(FIGURES_DIR, name), svg);
    else if (readFileSync(join(FIGURES_DIR, name), 'utf8') !== svg) stale.push(name);
  }
  for (const name of stale) console.error(`${name} shows other figures: node bench/charts.mjs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
