import {describe, expect, it} from 'vitest';
import {plainCompiler} from '../../../../test/helpers/plainCompiler.ts';
import {compileMarkdown} from '../../compile.ts';
import {limitSigns, SIGN_LIMIT} from './denseText.ts';

const placeOf = (line: number) => ({file: 'a.md', line: line + 3});
const codesOf = (text: string): string[] =>
  limitSigns(text, placeOf).diagnostics.map(({code}) => code);
const compiler: typeof plainCompiler = {
  ...plainCompiler,
  allowsRawHtml: true,
  highlight: (blocks) =>
    Promise.resolve({lines: blocks.map(({code}) => code.split('\n')), unknown: []}),
};
const compile = (body: string) => compileMarkdown(compiler, {body, file: 'a.md', firstLine: 1});
const MANY = SIGN_LIMIT + 1;

describe('a paragraph with too many signs', () => {
  it.each([
    ['underscores', '__a'],
    ['references', '&lt;'],
    ['emphasis that opens', '*a '],
    ['quotes', '> '],
    ['items in one line', '- '],
    ['numbers in one line', '1. '],
    ['numbers in lines that are no items', '    1. a\n'],
    ['numbers below a paragraph, which begin no list', '2. *a\n'],
    ['strokes that make no table', '| *a\n'],
    ['rows below a line of another number of cells', 'a | b\n:- |\n', '| *a\n'],
    ['tags', 'x<b>'],
  ])('is named: %s', (_, start, unit = start) => {
    const text = `甲\n\n乙 ${start}${unit.repeat(MANY)}`;
    expect(limitSigns(text, placeOf).diagnostics).toMatchObject([
      {code: 'MD-119', level: 'warning', place: {file: 'a.md', line: 5, column: 1}},
    ]);
  });

  it.each([
    ['references, each as much as eight others', '中&amp;'.repeat(SIGN_LIMIT / 8 + 1), 1],
    ['quotes and nothing else', `甲\n\n${'>'.repeat(2 * MANY)}`, 3],
    ['stops in an address', `甲\n\n见 http://a.b/${'.'.repeat(2 * MANY)}x`, 3],
    ['addresses that come to nothing', 'www.a_'.repeat(MANY / 2), 1],
    ['addresses between tags', '<a>www.'.repeat(MANY / 3), 1],
    ['quotes in an address', `WWW.a.b/x${"'".repeat(2 * MANY)}中`, 1],
  ])('is named by what it costs: %s', (_, text, line) => {
    expect(limitSigns(text, placeOf).diagnostics).toMatchObject([
      {code: 'MD-119', place: {line: line + 2}},
    ]);
  });

  it.each([
    ['stops where no address is', `甲${'.'.repeat(3 * MANY)}x`],
    [
      'addresses in Chinese without blanks',
      `见https://a.example/b，还有www.a.example。`.repeat(1100),
    ],
    ['addresses with blanks', 'www.a_ '.repeat(MANY / 2)],
    ['addresses with some stops each', `http://a.b/${'.'.repeat(100)}x `.repeat(1000)],
  ])('is none for what costs little: %s', (_, text) => expect(codesOf(text)).toEqual([]));

  it.each([
    ['an address', `http://a.b/${'.'.repeat(2 * MANY)}x`],
    ['the front of many', 'www.a_'.repeat(MANY / 2)],
  ])('is shown as it is typed, also %s', async (_, typed) => {
    expect((await compile(typed)).html.includes(`>${typed}<`)).toBe(true);
  });

  it('is shown as it is typed, and what is around it as ever', async () => {
    const typed = `\\*${'&lt;*a '.repeat(MANY)}`;
    const {html, diagnostics} = await compile(`**甲**\n\n${typed}\n\n**乙**\n`);
    expect(diagnostics).toMatchObject([{code: 'MD-119', place: {line: 3}}]);
    expect(html.startsWith('<p><strong>甲</strong></p>')).toBe(true);
    expect(html.trimEnd().endsWith('<p><strong>乙</strong></p>')).toBe(true);
    expect(html).toContain(`<p>*${'&amp;lt;*a '.repeat(MANY).trimEnd()}</p>`);
  });
});

it.each([
  ['a list', '- [a](b.md)\n'],
  ['a list of words in bold', '* **a** `b`\n'],
  ['a list with numbers', '7. **a** [b](c.md)\n'],
  ['a list in a list', '- - *a*\n'],
  ['a table', '| a | b |\n| - | - |\n', '| `a` | *b* |\n'],
  ['a table without strokes around it', 'a | b \\| c\n:- | -\n', '`a` | *b*\n'],
  ['paragraphs', '*a* `b`\n\n'],
  ['signs that are escaped', '\\*\\_'],
  ['words', 'word, '],
  ['ends of quotes', '> a\n>\n'],
  ['addresses', 'https://a.example/?a&1\n\n'],
])('%s of any length passes', (_, start, row = start) => {
  expect(codesOf(start + row.repeat(MANY))).toEqual([]);
});

it.each([
  ['between fences', `\`\`\`js\n${'a * b & c\n'.repeat(MANY)}\`\`\`\n`],
  ['indented', `    ${'a * b & c\n    '.repeat(MANY)}\n`],
  ['of HTML', `<table>\n${'<tr><td>a</td></tr>\n'.repeat(MANY / 4)}</table>\n`],
])('code %s passes', async (_, body) => {
  const {diagnostics} = await compile(`甲\n\n${body}`);
  expect(diagnostics.filter(({code}) => code === 'MD-119')).toEqual([]);
});

it('one sign more than the limit is too many', () => {
  expect(codesOf('a*'.repeat(SIGN_LIMIT))).toEqual([]);
  expect(codesOf('a*'.repeat(MANY))).toEqual(['MD-119']);
});
