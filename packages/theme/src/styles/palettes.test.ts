import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

type Colours = Readonly<Record<string, string>>;

/** The colours that a rule sets; none where the stylesheet has no such rule. */
function coloursOf(css: string, selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  const body = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrastOf(a: string, b: string): number {
  const [dark, light] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;

/** What is on what, and how far apart both must be. */
function pairsOf(colours: Colours): (readonly [front: string, back: string, ratio: number])[] {
  const tokens = Object.keys(colours).filter((name) => name.startsWith('tok-'));
  return [
    ...['ink', 'ink-2', 'ink-3', 'water', 'water-2', 'shore'].flatMap((front) =>
      ['paper', 'wash', 'raise'].map((back) => [front, back, TEXT] as const),
    ),
    ...tokens.flatMap((front) =>
      ['wash', 'shore-wash'].map((back) => [front, back, TEXT] as const),
    ),
    ...['ink', 'water', 'water-2'].map((back) => ['on-ink', back, TEXT] as const),
    ['water', 'water-wash', TEXT],
    ['shore', 'shore-wash', TEXT],
    ['ink-3', 'select', TEXT],
    ['edge', 'paper', CONTROL],
    ['edge', 'wash', CONTROL],
  ];
}

const LIGHT = ':root';
const DARK = ":root[data-theme='dark']";
const tide = {
  light: coloursOf(read('./tokens.css'), LIGHT),
  dark: coloursOf(read('./tokens.css'), DARK),
};

describe.each([
  'tide',
  ...readdirSync(new URL('./palettes', import.meta.url)).map((name) => name.slice(0, -4)),
])('the palette %s', (name) => {
  const css = name === 'tide' ? read('./tokens.css') : read(`./palettes/${name}.css`);
  const light = {...tide.light, ...coloursOf(css, LIGHT)};
  const dark = {...light, ...tide.dark, ...coloursOf(css, DARK)};

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('can be read in %s', (_mode, colours) => {
    const weak = pairsOf(colours).flatMap(([front, back, ratio]) => {
      const contrast = contrastOf(colours[front]!, colours[back]!);
      return contrast < ratio ? [`${front} on ${back}: ${contrast.toFixed(2)}`] : [];
    });
    expect(weak).toEqual([]);
  });

  it('is as dark without script', () => {
    expect(coloursOf(css, ':root:not([data-theme])')).toEqual(coloursOf(css, DARK));
  });
});
