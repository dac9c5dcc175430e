import {expect, it} from 'vitest';
import {articleTexts} from '../../../../test/helpers/articleTexts.ts';
import {plainCompiler} from '../../../../test/helpers/plainCompiler.ts';
import {compileMdx} from '../compileMdx.ts';
import {findOpenBlock} from './openBlocks.ts';
import {findOpenTag, OPEN_TAG_LIMIT, TAG_DEPTH_LIMIT} from './openTags.ts';
import {parseMdx} from '../parseMdx.ts';

const options = {texts: articleTexts, hasMath: false};
const problemOf = (text: string) =>
  parseMdx(text, text, {file: 'a.mdx', locateIn: () => (point) => point, ...options}).problems.map(
    ({code, place}) => `${code} ${place!.line}:${place!.column}`,
  );

it.each([
  ['types in braces', '返回 {Promise<T>} 的值。\n\n', 'MD-110 1:12'],
  ['tags whose end is forgotten', '{a ? <b>甲 : null}\n\n', 'MD-110 1:6'],
  ['attributes whose braces are open', '<A b={{', 'MD-110 1:8'],
  ['attributes that hold elements', '<A b={<A>{', 'MD-110 1:7'],
  ['fragments', '<A b={<>{', 'MD-110 1:7'],
  ['functions that return elements', '<A b={() => { return <B>{', 'MD-110 1:22'],
  ['tags in tabs', '<Tabs x={<b>y}>\n\n文\n\n</Tabs>\n\n', 'MD-110 1:10'],
])('%s name the first tag without an end, not after days', (_, piece, problem) => {
  expect(problemOf(piece.repeat(60))).toEqual([problem]);
});

it.each([
  ['a backtick in an attribute', '<A b="`" c={<T>{\n', 'MD-110 1:13'],
  ['a fence in a text of code', '<A b={<T>{`\n```\n', 'MD-110 1:7'],
  ['patterns with backticks', '{/`/ <T>\n', 'MD-110 1:6'],
  ['a text that begins like a statement', 'a b\nexport const a = <A {...\n- {', 'MD-110 4:18'],
  ['tags in a fence below a text', '<A {...\n```\n\\${<A {...\n```\n${', 'MD-110 5:3'],
  ['tags in a brace before a brace', 'x{<A b={`<A {...`}+', 'MD-110 1:3'],
  ['a backtick before a list', '`\n- {<b>甲\n- `', 'MD-110 2:4'],
])('tags behind what only looks like code are counted: %s', (_, piece, problem) => {
  expect(problemOf(piece.repeat(60))).toEqual([problem]);
});

it('tags in code before a brace are counted', () => {
  expect(problemOf(`\${|</>${'${<a b={`</>${<a b={`</>\\'.repeat(60)}`)).toEqual(['MD-110 1:9']);
});

it('tags behind texts of code within texts of code are counted', () => {
  expect(problemOf('a {`${`<b><T><T>`}\n'.repeat(60))).toEqual(['MD-113 1:3', 'MD-110 1:8']);
});

it('braces without end are named, and not each after the text is read once more', () => {
  expect(problemOf('*/}+a\na="_{'.repeat(5000))).toEqual(['MD-111 2:5']);
});

it('stray signs are named as long as the text need not be parsed too often', () => {
  expect(problemOf('a <中\n'.repeat(99))).toHaveLength(99);
  expect(problemOf('a <中\n'.repeat(2500)).length).toBeLessThan(20);
});

it('elements that nest too deep in each other’s attributes are named', () => {
  const text = `${'<A b={<B c={<D>'.repeat(20)}${'</D>}/>}/>'.repeat(20)}`;
  expect(problemOf(text)).toEqual([expect.stringMatching(/^MD-117 1:\d+$/)]);
  expect(findOpenTag(text)?.reason).toBe('deep');
});

it.each([
  ['elements in attributes', '<A b={<B>甲</B>} c={<C d={1} />} />\n\n'],
  ['comparisons', '{a < 1 && b<c && d<e ? 1 : 2}\n\n'],
  ['texts in quotes and backticks', '{\'<br>\'} {"<p>"} {`<li>\n<li>`} {/* <b> */ 1}\n\n'],
  ['code', '`{Promise<T>}`\n\n```ts\nf({a: Map<T>})\n<A b={{\n```\n\n'],
  ['types with several names', '`a` {x} <b>{y}</b>\n\n'],
  ['tags outside of braces', '<B>\n\n{1}\n\n</B>\n\n'],
])('%s are left to the parser, however many', (_, piece) => {
  expect(findOpenTag(piece.repeat(40))).toBeUndefined();
});

it('a few tags without an end are told by the parser itself', () => {
  expect(findOpenTag('{Set<T>}\n\n'.repeat(OPEN_TAG_LIMIT))).toBeUndefined();
  expect(TAG_DEPTH_LIMIT).toBeLessThanOrEqual(32);
});

it('a page of types in braces ends with its place', async () => {
  const {diagnostics} = await compileMdx(plainCompiler, {
    body: '# 题\n\n{Promise<T>}\n\n'.repeat(80),
    file: 'notes/a.mdx',
    firstLine: 1,
  });
  expect(diagnostics.map(({code, level}) => `${level} ${code}`)).toContain('error MD-110');
});

it.each([
  ['apart', '<A>\n\n'],
  ['with text behind them', '<A>x\n\n'],
  ['without names', '> <>\n>\n'],
  ['with attributes', '- <A b="c">\n\n'],
])(
  'the first of thousands of open tags is named before the parser walks them for each line: %s',
  (_, piece) => {
    expect(findOpenBlock(piece.repeat(2000))).toEqual({
      offset: piece.indexOf('<'),
      isUnclosed: true,
    });
    expect(problemOf(piece.repeat(2000))).toEqual([`MD-110 1:${piece.indexOf('<') + 1}`]);
  },
);

it('tags that have ends are told from those that are open', () => {
  const text = `${'<A>\n\n'.repeat(2000)}x\n\n${'</A>\n\n'.repeat(2000)}`;
  expect(problemOf(text)).toEqual(['MD-117 401:1']);
  for (const piece of ['<A>x</A>\n', '<A />\n', '```\n<A>\n```\n', 'a <b\n', '<td>`Set<T>`</td>\n'])
    expect({piece, open: findOpenBlock(piece.repeat(2000))}).toEqual({piece, open: undefined});
});
