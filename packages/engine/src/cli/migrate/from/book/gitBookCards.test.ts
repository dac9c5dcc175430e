import {expect, it} from 'vitest';
import {rewriteCards} from './gitBookCards.ts';

const table = (head: string, ...rows: string[]): string =>
  `<table data-view="cards"><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

it('makes a list of cards, with where they lead and their pictures, without what was hidden', () => {
  const cards = table(
    '<th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="image"></th><th data-hidden data-card-cover-dark></th>',
    '<td><strong>甲</strong></td><td>文</td><td><a href="a.md">a.md</a></td><td><a href=".gitbook/assets/i.png">i.png</a></td><td><a href="dark.png">dark.png</a></td>',
    '<td><a href="b.md">乙</a></td><td></td><td><a href="c.md">c.md</a></td><td></td><td></td>',
    '<td>丙</td>',
  );
  expect(rewriteCards(`前 ${cards} 后`)).toBe(
    '前 <ul><li><img src=".gitbook/assets/i.png" alt="" width="240"> <a href="a.md"><strong>甲</strong></a> 文</li><li><a href="b.md">乙</a></li><li>丙</li></ul> 后',
  );
});

it.each([
  '<table><tr><td>甲</td></tr></table>',
  '<table data-view="cards"></table>',
  '写 `<table data-view="cards">`',
])('leaves other tables alone: %s', (text) => {
  expect(rewriteCards(text)).toBe(text);
});
