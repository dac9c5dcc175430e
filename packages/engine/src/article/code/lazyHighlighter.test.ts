import {expect, it} from 'vitest';
import {createHighlighter} from './highlighter.ts';
import {createLazyHighlighter} from './lazyHighlighter.ts';

it('is made with the first block, not by notes without code', async () => {
  let made = 0;
  const {highlight} = createLazyHighlighter(async () => {
    made++;
    return createHighlighter();
  });
  expect(await highlight([])).toEqual({lines: [], unknown: []});
  expect(made).toBe(0);
  const block = {language: 'text', meta: '', code: 'a\n', classes: []};
  expect((await highlight([block])).lines).toEqual([['a']]);
  await highlight([block]);
  expect(made).toBe(1);
});
