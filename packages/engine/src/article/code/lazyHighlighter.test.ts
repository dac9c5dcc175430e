import {expect, it, vi} from 'vitest';
import type * as code from './highlighter.ts';
import {createLazyHighlighter} from './lazyHighlighter.ts';

const {made} = vi.hoisted(() => ({made: {count: 0}}));
vi.mock('./highlighter.ts', async (load) => {
  const real = await load<typeof code>();
  return {
    ...real,
    createHighlighter: () => {
      made.count++;
      return real.createHighlighter();
    },
  };
});

it('is made with the first block, not by notes without code', async () => {
  const {highlight} = createLazyHighlighter();
  expect(await highlight([])).toEqual({lines: [], unknown: []});
  expect(made.count).toBe(0);
  const block = {language: 'text', meta: '', code: 'a\n', classes: []};
  expect((await highlight([block])).lines).toEqual([['a']]);
  await highlight([block]);
  expect(made.count).toBe(1);
});
