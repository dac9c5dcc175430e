import {expect, it} from 'vitest';
import {plainCompiler} from '../../../../test/helpers/plainCompiler.ts';
import {compileMarkdown} from '../../compile.ts';
import {compileMdx} from '../../mdx/compileMdx.ts';
import {limitPadding, PADDING_LIMIT} from './paddedCells.ts';

const placeOf = (line: number) => ({file: 'a.md', line: line + 3});
const head = (columns: number): string => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n`;
const codesOf = (text: string): string[] =>
  limitPadding(text, placeOf).diagnostics.map(({code}) => code);

it('a wide table of short rows is text, and named at its rule', () => {
  const text = `甲\n\n${head(400)}${'a\n'.repeat(60_000)}`;
  const {text: limited, diagnostics} = limitPadding(text, placeOf);
  expect(diagnostics).toMatchObject([
    {code: 'MD-118', level: 'error', place: {file: 'a.md', line: 6, column: 1}},
  ]);
  expect(limited.length).toBe(text.length);
  expect(limited.split('\n')[3]).toMatch(/^\|\\\|-/);
});

it('tables with their cells pass, however large', () => {
  const rows = `${'| 单元格 '.repeat(10)}|\n`.repeat(5000);
  expect(codesOf(head(10) + rows)).toEqual([]);
  expect(codesOf(head(10) + rows.replaceAll('|\n', '\n'))).toEqual([]);
  expect(codesOf(`${head(40)}${`${'|a'.repeat(30)}|\n`.repeat(5000)}`)).toEqual([]);
});

it.each([
  ['in quotes', (head(400) + 'a\n'.repeat(60_000)).replaceAll(/^/gm, '> ')],
  ['below other text', `甲\n${head(400)}${'a\n'.repeat(300)}`],
  ['many that are small', `${head(400)}${'a\n'.repeat(100)}\n`.repeat(3)],
  ['rules one below the other', head(2) + `${'|-'.repeat(400)}|\n${'a\n'.repeat(300)}`],
  ['rows of other blanks', head(400) + '\u3000\n'.repeat(300)],
])('cells that are added count %s', (_, text) => {
  expect(codesOf(text)).toEqual(['MD-118']);
});

it('one cell more than the limit is too many', () => {
  const rows = (count: number) => head(101) + 'a\n'.repeat(count - 1) + 'a';
  expect(codesOf(rows(PADDING_LIMIT / 100))).toEqual([]);
  expect(codesOf(rows(PADDING_LIMIT / 100 + 1))).toEqual(['MD-118']);
});

it.each([
  ['a.md', compileMarkdown],
  ['a.mdx', compileMdx],
])('the table is text in %s', async (file, compile) => {
  const compiler = {...plainCompiler, allowsRawHtml: true};
  const body = `${head(400)}${'a\n'.repeat(300)}`;
  const {html, diagnostics} = await compile(compiler, {body, file, firstLine: 5});
  expect(html).not.toContain('<table');
  expect(diagnostics).toMatchObject([{code: 'MD-118', place: {file, line: 6, column: 1}}]);
});

const compiler: typeof plainCompiler = {
  ...plainCompiler,
  allowsRawHtml: true,
  highlight: (blocks) =>
    Promise.resolve({lines: blocks.map(({code}) => code.split('\n')), unknown: []}),
};
const costly = `${head(400)}${'a\n'.repeat(300)}`;

it.each([
  ['a fence', `\`\`\`md\n${costly}\`\`\`\n`],
  ['a fence that nothing closes', `~~~\n${costly}`],
  ['a fence in a list', `- 甲\n\n  \`\`\`\n${costly.replaceAll(/^(?=.)/gm, '  ')}  \`\`\`\n`],
  ['a fence in a quote', `\`\`\`\n${costly}\`\`\`\n`.replaceAll(/^(?=.)/gm, '> ')],
  ['indented code', costly.replaceAll(/^(?=.)/gm, '    ')],
  ['a comment', `<!--\n${costly}-->\n`],
  ['an element of HTML', `<pre>\n${costly}</pre>\n`],
])('%s is left as it was written', async (_, body) => {
  const note = {body: `甲\n\n${body}\n乙\n`, file: 'a.md', firstLine: 1};
  const {html, diagnostics} = await compileMarkdown(compiler, note);
  expect(diagnostics.map(({code}) => code)).not.toContain('MD-118');
  expect(html).not.toContain('|\\|');
});

it.each([
  ['a fence', `\`\`\`md\n${costly}\`\`\`\n`],
  ['a comment', `{/*\n${costly}*/}\n`],
])('%s of MDX is left as it was written', async (_, body) => {
  const {html, diagnostics} = await compileMdx(compiler, {body, file: 'a.mdx', firstLine: 1});
  expect(diagnostics).toEqual([]);
  expect(html).not.toContain('|\\|');
});

it.each([
  ['behind a list that ends its fence', `- \`\`\`\n\n${costly}`],
  ['behind a quote that ends its fence', `> \`\`\`\n${costly}`],
  ['behind HTML with signs of a fence', `<div>\n\`\`\`\n\n${costly}`],
  ['behind a comment with signs of a fence', `<!-- \`\`\`\n\`\`\` -->\n\n${costly}`],
  ['in a paragraph with a comment', `甲 <!--\n${costly}-->`],
  ['behind code of which one is a sample', `\`\`\`\n${costly}\`\`\`\n\n${costly}`],
])('a table %s is text', async (_, body) => {
  const {html, diagnostics} = await compileMarkdown(compiler, {body, file: 'a.md', firstLine: 1});
  expect(diagnostics.map(({code}) => code)).toContain('MD-118');
  expect(html).not.toContain('<table');
});
