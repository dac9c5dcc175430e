import {expect, it} from 'vitest';
import {hasTextInHtml} from './textInHtml.ts';

it.each([
  '<p>**a**</p>',
  '> <li>[b](b.md)</li>',
  'a\n\n  <td>`a`</td>',
  '<p align="center">\n  a\n  *b*\n</p>',
  '</td><td>_a_</td>',
  '<div>![a](b.png)</div>',
  '<center> ![](b.png)</center>',
  'a\n\n<br />\n[a](b.md)',
  '## a\n<a id="b">\n**a**',
  '> <br/>\n> `a`',
])('is there: %j', (body) => {
  expect(hasTextInHtml(body)).toBe(true);
});

it.each([
  '**a** `b`',
  '<b>**a**</b>',
  '<p>\n\n**a**\n\n</p>',
  '```html\n<p>**a**</p>\n```',
  '<a href="_a_">b</a>',
  '<p title="**a**">a_b_c 2 * 3 * 4</p>',
  '<pre>`a`</pre>',
  '<pre>\n`a`\n</pre>',
  'a\n<br />\n**a**',
  '<br />\n\n**a**',
  '<https://x.example>\n**a**',
])('is not there: %j', (body) => {
  expect(hasTextInHtml(body)).toBe(false);
});
