import {describe, expect, it} from 'vitest';
import {createFormulaBudget} from './out/formulaBudget.ts';
import {renderMath} from './toMathMl.ts';

const render = (tex: string): string => {
  const result = renderMath(tex, {isDisplay: true, budget: createFormulaBudget()});
  return 'html' in result ? result.html : result.problem;
};

describe('renderMath', () => {
  it('knows commands that it is given, in formulas with their own too, and keeps none', () => {
    const given = {'\\RR': '\\mathbb{R}', '\\pair': '(#1,#2)'};
    const draw = (tex: string) =>
      renderMath(tex, {isDisplay: false, budget: createFormulaBudget(), given});
    expect(draw('\\RR')).toHaveProperty('html', expect.stringContaining('<mi>ℝ</mi>'));
    expect(draw('\\def\\twice{\\pair{\\RR}{b}}\\twice')).toHaveProperty(
      'html',
      expect.stringMatching(/ℝ.*<mi>b<\/mi>/),
    );
    expect(draw('\\gdef\\RR{1}\\RR')).toHaveProperty('html', expect.not.stringContaining('ℝ'));
    expect(given['\\RR']).toBe('\\mathbb{R}');
  });

  it.each([
    ['\\KaTeX', '<mtext>KaTeX</mtext>'],
    ['\\red{x}', '<mi style="color:#df0030;">x</mi>'],
    ['\\gray x', '<mi style="color:#808080;">x</mi>'],
    ['\\overlinesegment{AB}', '<mi>A</mi><mi>B</mi>'],
    ['a \\simcolon b', '∼</mo>'],
    ['\\href{https://a.example/c_d}{\\alpha}', '<mi>α</mi>'],
    ['\\htmlClass{red}{x}', '<mi>x</mi>'],
    ['\\htmlStyle{color: red}{x}', '<mi>x</mi>'],
  ])('reads %s, which KaTeX has', (tex, mathMl) => {
    expect(render(tex)).toMatch(/^<math/);
    expect(render(tex)).toContain(mathMl);
  });

  it.each([
    ['\\mbox{若 $x$ 则}', '若\u00a0'],
    ['\\mbox a b', '<mtext>a</mtext>'],
    ['{\\mit A} B', '<mi>A</mi><mi>B</mi>'],
    ['{\\scr A} B', '>𝒜</mi><mi>B</mi>'],
    ['\\strut x', '<mi>x</mi>'],
    ['\\mathbbm{1}_A', '𝟙'],
    ['\\mathds{R}', 'ℝ'],
    ['\\nicefrac{1}{2}', '¹⁄₂'],
    ['\\pmatrix{a & b \\cr c & d}', '<mi>d</mi></mtd>'],
    ['\\begin{pmatrix}a\\end{pmatrix}', '<mi>a</mi></mtd>'],
    ['|x| = \\cases{x & y \\cr z & w}', '<mi>w</mi></mtd>'],
    ['\\eqalign{a &= b \\cr c &= d}', '<mi>d</mi>'],
    ['\\displaylines{a \\cr b}', '<mi>b</mi>'],
    ['\\class{red}{x}', '<mi>x</mi>'],
    ['\\cssId{a}{x}', '<mi>x</mi>'],
    ['\\style{color: red}{x}', '<mi>x</mi>'],
    ['\\require{AMScd}x', '<mi>x</mi>'],
  ])('reads %s, which MathJax and packages of TeX have', (tex, mathMl) => {
    expect(render(tex)).toMatch(/^<math/);
    expect(render(tex)).toContain(mathMl);
  });

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

  it.each([
    ['a macro that is long', `\\def\\a{${'x'.repeat(5000)}}${'\\a'.repeat(900)}`, 'macros'],
    [
      'a macro that is kept grown',
      `\\def\\a{xx}${'\\edef\\a{\\a\\a}'.repeat(40)}`,
      'macros|expansions',
    ],
    [
      'arguments many times',
      `\\def\\a#1{${'#1'.repeat(2000)}}${`\\a{${'x'.repeat(200)}}`.repeat(9)}`,
      'macros',
    ],
    [
      'a row of many cells above many rows',
      `\\begin{matrix}${'&'.repeat(2000)}${'\\\\'.repeat(2000)}\\end{matrix}`,
      'tables',
    ],
    [
      'such a row in a macro',
      `\\def\\a{${'&'.repeat(2000)}}\\begin{matrix}\\a${'\\\\'.repeat(2000)}\\end{matrix}`,
      'tables',
    ],
    [
      'rows in a macro',
      `\\def\\a{${'\\\\'.repeat(200)}}\\begin{matrix}${'&'.repeat(100)}${'\\a'.repeat(100)}\\end{matrix}`,
      'tables',
    ],
  ])('does not grow without measure: %s', (_, tex, reason) => {
    expect(render(tex)).toMatch(new RegExp(`^(?:its|Too many) (?:${reason})`));
  });

  it('bounds what all formulas of a note grow by', () => {
    const budget = {tokens: 100, cells: 0};
    const tex = `\\def\\a{${'x'.repeat(3)}}${'\\a'.repeat(10)}`;
    const isDrawn = () => 'html' in renderMath(tex, {isDisplay: false, budget});
    expect([isDrawn(), isDrawn(), isDrawn(), isDrawn()]).toEqual([true, true, true, false]);
    expect('html' in renderMath('x^2', {isDisplay: false, budget})).toBe(true);
  });

  it('reads macros as ever', () => {
    const html = render(
      '\\newcommand{\\size}[1]{\\lVert #1 \\rVert}\\let\\q=\\alpha \\size{\\q_1}',
    );
    expect(html).toContain('<mi>α</mi>');
  });

  it('draws tables that are as wide as they are written', () => {
    const rows = `${'a&'.repeat(19)}a\\\\`.repeat(100);
    expect(render(`\\begin{matrix}${rows}\\end{matrix}`).match(/<mtd/g)).toHaveLength(2000);
  });

  it('says what is wrong', () => {
    expect(render('\\frac{a')).toMatch(/^Expected|^Unexpected/);
  });
});
