import {expect, it} from 'vitest';
import {restoreText, TILDE} from '../../text/marks.ts';
import {markTildes} from './tildes.ts';

it.each([
  ['~old~ new', '~old~ new'],
  ['a (~old~), **~b~**。', 'a (~old~), **~b~**。'],
  ['「~旧~」', '「~旧~」'],
  ['3~5天到6~8天', '3-5天到6-8天'],
  ['H~2~O', 'H-2-O'],
  ['3 ~ 5 到 6 ~ 8', '3 - 5 到 6 - 8'],
  ['~~a~~ ~ b', '~~a~~ - b'],
  ['\\~a\\~', '\\~a\\~'],
])('strikes words through by one tilde at their edges: %s', (text, expected) => {
  expect(markTildes(text, true).replaceAll(TILDE, '-')).toBe(expected);
});

it('takes no tilde that is alone for a sign where the site has none of Docusaurus', () => {
  const marked = markTildes('~old~ ~~new~~', false);
  expect([marked.includes('~old'), restoreText(marked)]).toEqual([false, '~old~ ~~new~~']);
});
