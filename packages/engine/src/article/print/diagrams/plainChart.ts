import {writePlain, failAt, type Plain} from './unknown.ts';

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
const TITLE = /^title\s+(?:"([^"]*)"|(.+))$/;
const AXIS = new RegExp(
  String.raw`^([xy])-axis(?:\s+(?:"([^"]*)"|([^\s"[-][^"[]*?|-(?!\s*[\d.])[^"[]*?)))?\s*(?:\[([^\]]*)\]|(${NUMBER})\s*-->\s*(${NUMBER}))?$`,
);
const SERIES = /^(bar|line)(?:\s+(?:"([^"]*)"|([^\s[]+)))?\s*\[([^\]]*)\]$/;

/**
 * Writes a chart the way the drawing library reads it, which leaves out without a word what it does not know: titles without
 * quotes, names of series.
 * @example 'xychart-beta\ntitle 月销\nline 甲 [1, 2]' → 'xychart-beta\ntitle "月销"\nline [1, 2]'
 */
export function toPlainChart(source: string): Plain {
  return writePlain(() => {
    const [head, ...lines] = source.split('\n').map((line) => line.trim());
    return [head, ...lines.filter((line) => line !== '').flatMap(toPlainLine)].join('\n');
  });
}

function toPlainLine(line: string): string[] {
  if (/^acc(?:Title|Descr)\s*:/.test(line)) return [];
  const title = TITLE.exec(line);
  if (title) return [`title "${title[1] ?? title[2]!.trim()}"`];
  const series = SERIES.exec(line);
  if (series) return [`${series[1]} [${series[4]}]`];
  const [whole, axis, quoted, bare, names, from, to] = AXIS.exec(line) ?? [];
  // A name that holds a comma would become two.
  if (whole === undefined || /"[^",]*,[^"]*"/.test(names ?? '')) return failAt(line);
  const name = quoted ?? bare?.trim();
  const label = name ? ` "${name}"` : '';
  if (names !== undefined) return [`${axis}-axis${label} [${names.replaceAll('"', '')}]`];
  if (from !== undefined) return [`${axis}-axis${label} ${Number(from)} --> ${Number(to)}`];
  return axis === 'y' || !label ? [`${axis}-axis${label}`] : failAt(line);
}

/** Gives the names of the series of a chart, none where one of them has none. */
export function seriesNamesOf(source: string): string[] {
  const names = source.split('\n').flatMap((line) => {
    const [whole, , quoted, bare] = SERIES.exec(line.trim()) ?? [];
    return whole === undefined ? [] : [quoted ?? bare ?? ''];
  });
  return names.includes('') ? [] : names;
}

/** Tells whether the values of a chart go from left to right. */
export function isHorizontal(source: string): boolean {
  return /^xychart(?:-beta)?\s+horizontal\b/i.test(source);
}
