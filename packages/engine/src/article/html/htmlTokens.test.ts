import {expect, it} from 'vitest';
import {tokenizeHtml} from './htmlTokens.ts';

it.each(['<!--', ' <!-- 甲', '  <!-- <b', '   <!-- 甲'])(
  'takes a comment that never ends for text, wherever it begins: %j',
  (html) => {
    expect(tokenizeHtml(html)).toEqual([{kind: 'text', start: 0, text: html}]);
  },
);

it.each([
  ['<!--甲-->乙', ['comment', 'text']],
  ['  <!-->乙', ['text', 'comment', 'text']],
  ['<b>甲</b><!-- 乙', ['open', 'text', 'close', 'text']],
])('splits %j', (html, kinds) => {
  expect(tokenizeHtml(html).map(({kind}) => kind)).toEqual(kinds);
});

it('reads a quote inside a value that has none around it as a part of the value', () => {
  const [hr] = tokenizeHtml('<hr style="a b" color=#000 size=1">');
  expect(hr).toMatchObject({
    kind: 'open',
    attributes: [
      ['style', 'a b'],
      ['color', '#000'],
      ['size', '1"'],
    ],
  });
});
