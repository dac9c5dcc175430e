import {expect, it} from 'vitest';
import {boundColours, explainPlain, SHORT_LINE} from './colourBounds.ts';
import {createHighlighter} from './highlighter.ts';

const blockOf = (lengths: readonly number[]) => ({
  language: 'js',
  meta: '',
  code: lengths.map((length) => `${'1+'.repeat((length - 1) / 2)}1\n`).join(''),
  classes: [],
});
const linesOf = (count: number, length: number) => Array.from({length: count}, () => length);
const plainOf = (lengths: readonly (readonly number[])[]) =>
  boundColours(lengths.map(blockOf)).map(({plain}) => plain);

it('lets a note have some long lines, and thousands of short ones', () => {
  expect(plainOf([[4999], [1999, 199], [199]])).toEqual([undefined, undefined, undefined]);
  expect(plainOf([linesOf(600, SHORT_LINE - 1)])).toEqual([undefined]);
  expect(plainOf([linesOf(8000, 35)])).toEqual([undefined]);
});

it('leaves long lines plain from the block on with which they are too many', () => {
  expect(plainOf([[4999], [9], [4999, 999], [9], [999]])).toEqual([
    undefined,
    undefined,
    'longLines',
    undefined,
    'longLines',
  ]);
  expect(plainOf([linesOf(31, 999)])).toEqual(['longLines']);
});

it('leaves all lines plain from the block on with which they are too many', () => {
  const short = linesOf(400, SHORT_LINE - 1);
  expect(plainOf([short, short, [9]])).toEqual([undefined, 'lines', 'lines']);
  expect(plainOf([linesOf(20_000, 35)])).toEqual(['lines']);
});

it('has less patience with grammars that are slow', () => {
  const line = {...blockOf([2999]), language: 'php'};
  expect(boundColours([{...line, language: 'js'}, line])).toMatchObject([
    {language: 'js'},
    {plain: 'longLines'},
  ]);
  const inside = {...line, language: 'md', code: `\`\`\`php\n${line.code}\`\`\`\n`};
  const diff = {...line, language: 'diff', meta: 'lang=php', code: `+${line.code}`};
  for (const block of [inside, diff])
    expect(boundColours([block])).toMatchObject([{plain: 'longLines'}]);
});

it('does not count text, which no grammar reads', () => {
  const long = blockOf([4999, 4999, 4999]);
  const blocks = [{...long, language: 'text'}, {...long, language: ''}, blockOf([999])];
  expect(boundColours(blocks)).toEqual(blocks);
});

it('says at the first block of each kind why it is plain', () => {
  const blocks = boundColours([[9], [4999, 4999], [999], linesOf(800, 199), [9]].map(blockOf));
  expect(explainPlain(blocks).map(([index, {code, en}]) => [index, code, en])).toEqual([
    [1, 'MD-151', expect.stringContaining('too many long lines')],
    [3, 'MD-151', expect.stringContaining('too much code')],
  ]);
  expect(explainPlain(boundColours([blockOf([4999])]))).toEqual([]);
});

it('leaves lines of a marked block plain, also where it has coloured them before', async () => {
  const {highlight} = createHighlighter();
  const block = blockOf([SHORT_LINE + 1, SHORT_LINE - 1]);
  const plain = (length: number) => `<span class=v>${block.code.slice(0, length)}</span>`;
  const long = plain(SHORT_LINE + 1);
  const [coloured] = (await highlight([block])).lines;
  expect(coloured![0]).not.toBe(long);
  const marked = {...block, plain: 'longLines' as const};
  const none = {...block, plain: 'lines' as const};
  expect((await highlight([marked, none, block])).lines).toEqual([
    [long, coloured![1]],
    [long, plain(SHORT_LINE - 1)],
    coloured,
  ]);
});
