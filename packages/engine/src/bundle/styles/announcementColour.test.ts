import {expect, it} from 'vitest';
import {translateAnnouncement} from './announcementColour.ts';
import {readRules} from './cssRules.ts';

const translate = (css: string): string => translateAnnouncement(readRules(css)).join('\n');

it.each([
  [
    '.theme-announcement-bar { background: linear-gradient(red, blue); }',
    '.theme-announcement-bar',
  ],
  ["div[class^='announcementBar_'] { background-color: #eee; }", "div[class^='announcementBar_']"],
])('keeps words dark on a ground of the site: %s', (css, selector) => {
  expect(translate(css)).toBe(`${selector}, ${selector} .iconbtn {\n  color: black;\n}`);
});

it.each([
  '.theme-announcement-bar { background: none; }',
  '.theme-announcement-bar { font-size: 20px; }',
  '.theme-announcement-bar { background: #000; color: #fff; }',
  '.theme-announcement-bar { background: #000; }\n.theme-announcement-bar { color: #fff; }',
  '.other { background: #eee; }',
])('leaves to the site what it says, and to the theme what it does not: %s', (css) => {
  expect(translate(css)).toBe('');
});
