import {expect, it} from 'vitest';
import {placeAskedElements} from './askedElements.ts';

it.each([
  ["document.querySelector('.navbar')", "document.querySelector('.navbar, .nav')"],
  [
    'document.querySelector(".navbar__inner").classList.add("wide")',
    'document.querySelector(".navbar__inner, .nav > .wrap").classList.add("wide")',
  ],
  ['event.target.closest(`.footer`)', 'event.target.closest(`.footer, .foot`)'],
  ["document.querySelector('.navbar a')", "document.querySelector('.navbar a')"],
  ["document.querySelector('.hero')", "document.querySelector('.hero')"],
  ["find('.navbar')", "find('.navbar')"],
])('finds parts of the theme by the classes of Docusaurus: %j', (code, expected) => {
  expect(placeAskedElements(code)).toBe(expected);
});
