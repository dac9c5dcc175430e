import {expect, it} from 'vitest';
import {closeTags} from './closeTags.ts';

it.each([
  ['a <a href="x">b<a>!', 'a <a href="x">b<a>!</a></a>'],
  ['<b>a', '<b>a</b>'],
  ['a</div> b</span>', 'a b'],
  ['<b><i>a</b>', '<b><i>a</b></i>'],
  ['<DIV>a', '<DIV>a</div>'],
  ['<p>a<p>b', '<p>a<p>b</p>'],
])('ends what is open, and leaves out other ends: %s', (html, closed) => {
  expect(closeTags(html)).toBe(closed);
});

it.each([
  '',
  '甲 & 乙 <',
  'a<br>b<img src="x"/><!-- <b> -->',
  '<a href="x"><b>a</b></a>',
  '<svg><path d="M0"/><g/></svg>',
  '<svg/>a',
  '<style>a > b {}</style>',
  '<p>a<b>c</b></p>',
])('leaves whole HTML as it is: %s', (html) => {
  expect(closeTags(html)).toBe(html);
});
