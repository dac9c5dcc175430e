import {describe, expect, it} from 'vitest';
import {renderMath} from './toMathMl.ts';

const render = (tex: string): string => {
  const result = renderMath(tex, true);
  return 'html' in result ? result.html : result.problem;
};

describe('renderMath', () => {
  it('says the sides of cells in styles, beside their own', () => {
    const cells = render('\\begin{align}a &= b\\end{align}').match(/<mtd [^>]*>/g)!;
    expect(cells.some((cell) => /style="text-align:right;[^"]*padding/.test(cell))).toBe(true);
    expect(cells.some((cell) => /style="text-align:left;[^"]*padding/.test(cell))).toBe(true);
  });

  it('writes Chinese words in the font of the text, no others', () => {
    expect(
      render('x \\text{ 否则 } 面 \\text{if}').match(/<m(?:text|i)[^>]* style[^>]*>[^<]*/g),
    ).toEqual([
      '<mtext style="font-family:var(--font-sans)">\u00a0否则\u00a0',
      '<mtext style="font-family:var(--font-sans)">面',
    ]);
  });

  it.each([
    ['\\cancel{x}', 1],
    ['\\bcancel{x}', 1],
    ['\\xcancel{x}', 2],
    ['\\sout{x}', 1],
  ])('strikes out what is in %s', (tex, count) => {
    const html = render(tex);
    expect(html).toContain('<menclose style="position:relative" notation=');
    expect(html.match(/linear-gradient/g)).toHaveLength(count);
    expect(html).not.toContain('tml-cancel');
  });

  it.each([
    ['\\overline{x}', 'border-top'],
    ['\\underline{x}', 'border-bottom'],
  ])('draws the line of %s', (tex, line) => {
    expect(render(tex)).toContain(`style="${line}:1px solid;"`);
  });

  it('says what is wrong', () => {
    expect(render('\\frac{a')).toMatch(/^Expected|^Unexpected/);
  });
});
