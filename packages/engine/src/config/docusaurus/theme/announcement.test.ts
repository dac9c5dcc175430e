import {expect, it} from 'vitest';
import {toAnnouncementStyle} from './announcement.ts';

const styleOf = (bar: object): unknown =>
  toAnnouncementStyle({announcementBar: {content: '甲', ...bar}}).map(
    (tag) => (tag as {innerHTML: string}).innerHTML,
  )[0];

it.each([
  [{backgroundColor: '#20232a', textColor: '#fff'}, 'background:#20232a', 'color:#fff'],
  // what the bar has there where one of both is left out
  [{backgroundColor: 'var(--own)'}, 'background:var(--own)', 'color:black'],
  [{textColor: 'red'}, 'background:white', 'color:red'],
])('gives the announcement the colours of %j', (bar, ground, ink) => {
  expect(styleOf(bar)).toBe(
    `html body .theme-announcement-bar{${ground}}html body .theme-announcement-bar,html body .theme-announcement-bar .iconbtn{${ink}}`,
  );
});

it('leaves words on a ground that lets the page through in the colour of the page', () => {
  const ground = 'rgba(var(--own-rgb), 0.05)';
  expect(styleOf({backgroundColor: ground})).toBe(
    `html body .theme-announcement-bar{background:${ground}}`,
  );
});

it.each([
  {},
  {content: ''},
  {backgroundColor: 7},
  {backgroundColor: 'red}</style>'},
  {backgroundColor: 'a', content: undefined},
])('makes no style of %j', (bar) => {
  expect(styleOf(bar)).toBeUndefined();
});
