import {escapeText} from '../../html/escape.ts';

/** Colours of series, in their order: neighbours are told apart without red and green. */
const COLOURS = ['--water', '--shore', '--violet', '--green', '--red', '--amber'] as const;
/** What the words of a chart are written in, by the class that the library gives them. */
const INKS: Readonly<Record<string, string>> = {
  title: '--ink',
  'axis-title': '--ink-2',
  label: '--ink-3',
};

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Tells whether a drawing is a chart, which the library paints with a style sheet: without it all is black. */
export function isChart(svg: string): boolean {
  return svg.startsWith('<svg data-xychart-colors');
}

/**
 * Paints a chart in the colours of the page, on each element: the style sheet that comes with the drawing would name
 * colours of its own, and reach other drawings of the page. Values are joined by straight lines, the grid is a line for each number of the
 * axis, and the legend has the names that the author gave.
 * @param names of the series, where each has one
 */
export function paintChart(svg: string, names: readonly string[], isHorizontal: boolean): string {
  const grid = gridOf(svg, isHorizontal);
  return svg
    .replace(/ data-xychart-colors="\d+"/, '')
    .replace(/<circle [^>]*class="xychart-grid"\/>\s*/g, '')
    .replace(/<path [^>]*class="xychart-line-shadow[^>]*\/>\s*/g, '')
    .replace(/<(?:rect|line) [^>]*rx="3"[^>]*\/>|<line [^>]*xychart-legend-line[^>]*\/>/g, '')
    .replace(/<text [^>]*text-anchor="start"[^>]*class="xychart-label"[^>]*>[^<]*<\/text>/g, '')
    .replace(
      / d="([^"]*)" class="xychart-bar xychart-color-(\d+)"/g,
      (_, path: string, n: string) => {
        const colour = colourOf(Number(n));
        return ` d="${boxOf(path)}" fill="${colour}" fill-opacity=".3" stroke="${colour}"`;
      },
    )
    .replace(
      / d="([^"]*)" class="xychart-line xychart-color-(\d+)"/g,
      (_, path: string, n: string) => {
        const straight = path.replace(/C\S+ \S+ /g, 'L');
        return ` d="${straight}" fill="none" stroke="${colourOf(Number(n))}" stroke-width="2" stroke-linejoin="round"`;
      },
    )
    .replace(
      / r="5" class="xychart-dot xychart-color-(\d+)"/g,
      (_, n: string) =>
        ` r="4" fill="${colourOf(Number(n))}" stroke="var(--wash)" stroke-width="2"`,
    )
    .replace(
      / class="xychart-([a-z-]+)"/g,
      (_, part: string) => ` fill="var(${INKS[part] ?? '--ink-3'})"`,
    )
    .replace(/(<svg [^>]*>)/, (_, start: string) => start + grid)
    .replace('</svg>', () => `${legendOf(svg, names)}</svg>`);
}

function colourOf(index: number): string {
  return `var(${COLOURS[index % COLOURS.length]})`;
}

/** Draws a bar with square corners: `M183,406 Q183,398 191,398 …` → the box of its points. */
function boxOf(path: string): string {
  const numbers = (path.match(NUMBER) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return `M${left} ${bottom}V${top}H${right}V${bottom}z`;
}

/** Returns a line for each number of the axis of values, where the library strews up to a thousand dots. */
function gridOf(svg: string, isHorizontal: boolean): string {
  const dots = [
    ...svg.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" [^>]*class="xychart-grid"/g),
  ];
  if (dots.length === 0) return '';
  const xs = dots.map(([, x]) => Number(x));
  const ys = dots.map(([, , y]) => Number(y));
  const anchor = isHorizontal ? 'middle' : 'end';
  const ticks = [
    ...svg.matchAll(
      new RegExp(
        `<text x="([\\d.-]+)" y="([\\d.-]+)" text-anchor="${anchor}"[^>]*class="xychart-label"`,
        'g',
      ),
    ),
  ];
  const path = ticks
    .map(([, x, y]) =>
      isHorizontal
        ? `M${x} ${Math.min(...ys)}V${Math.max(...ys)}`
        : `M${Math.min(...xs)} ${y}H${Math.max(...xs)}`,
    )
    .join('');
  return `<path d="${path}" fill="none" stroke="var(--_inner-stroke)"/>`;
}

/** Names the series in a row where the library says “Bar 1”, which no author wrote. */
function legendOf(svg: string, names: readonly string[]): string {
  const swatches = [
    ...svg.matchAll(/<(rect|line) [^>]*? (?:y|y1)="([\d.]+)"[^>]*xychart-color-(\d+)"/g),
  ];
  if (swatches.length !== names.length) return '';
  const [width] = (/\bwidth="([\d.]+)"/.exec(svg)?.slice(1) ?? ['0']).map(Number) as [number];
  const widths = names.map((name) => 20 + widthOf(name));
  let x = (width - widths.reduce((sum, one) => sum + one + 24, -24)) / 2;
  return swatches
    .map(([, shape, top, n], i) => {
      const middle = Number(top) + (shape === 'rect' ? 7 : 0);
      const mark =
        shape === 'rect'
          ? `<rect x="${x}" y="${middle - 7}" width="14" height="14" fill="${colourOf(Number(n))}" fill-opacity=".3" stroke="${colourOf(Number(n))}"/>`
          : `<path d="M${x} ${middle}h14" stroke="${colourOf(Number(n))}" stroke-width="2"/>`;
      const text = `<text x="${x + 20}" y="${middle}" font-size="14" dy="0.35em" fill="var(--ink-3)">${escapeText(names[i]!)}</text>`;
      x += widths[i]! + 24;
      return mark + text;
    })
    .join('');
}

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 14 : 8), 0);
}
