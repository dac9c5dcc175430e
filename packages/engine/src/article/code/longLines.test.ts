import {expect, it} from 'vitest';
import {createHighlighter} from './highlighter.ts';
import {boundLongLines, SHORT_LINE} from './longLines.ts';

const blockOf = (lengths: readonly number[]) => ({
  language: 'js',
  meta: '',
  code: lengths.map((length) => `${'1+'.repeat((length - 1) / 2)}1\n`).join(''),
  classes: [],
});
const isBound = (lengths: readonly (readonly number[])[]) =>
  boundLongLines(lengths.map(blockOf)).map((block) => block.keepsLongPlain === true);

it('lets a note have some long lines, and any number of short ones', () => {
  expect(isBound([[4999], [1999, 199], [199]])).toEqual([false, false, false]);
  expect(isBound([Array.from({length: 5000}, () => SHORT_LINE - 1)])).toEqual([false]);
});

it('marks the blocks from the one on with which the long lines are too many', () => {
  expect(isBound([[4999], [9], [4999, 999], [9]])).toEqual([false, false, true, true]);
  expect(isBound([Array.from({length: 31}, () => 999)])).toEqual([true]);
});

it('does not count text, which no grammar reads', () => {
  const long = blockOf([4999, 4999, 4999]);
  const blocks = [{...long, language: 'text'}, {...long, language: ''}, blockOf([999])];
  expect(boundLongLines(blocks)).toEqual(blocks);
  expect(boundLongLines([{...long, language: 'diff'}])[0]).toMatchObject({keepsLongPlain: true});
});

it('leaves the long lines of a marked block plain, also where it has coloured them before', async () => {
  const {highlight} = createHighlighter();
  const block = blockOf([SHORT_LINE + 1, SHORT_LINE - 1]);
  const marked = {...block, keepsLongPlain: true as const};
  const plain = `<span class=v>${block.code.slice(0, SHORT_LINE + 1)}</span>`;
  const [coloured] = (await highlight([block])).lines;
  expect(coloured![0]).not.toBe(plain);
  expect((await highlight([marked, block])).lines).toEqual([[plain, coloured![1]], coloured]);
});
