import {expect, it} from 'vitest';
import {inlineIds} from './inlineTexts.ts';

const messages = {'site.a': '甲“{x}”', 'theme.b.c': "it's"};

it('puts the text in the place of its id', () => {
  expect(inlineIds("text('site.a', {x}) + text(open ? 'theme.b.c' : \"site.a\")", messages)).toBe('text("甲“{x}”", {x}) + text(open ? "it\'s" : "甲“{x}”")');
});

it('leaves what is no id of a message', () => {
  const code = "data['site.x']; `theme.b.${c}`; 'theme-doc'; site.a; 'site.a.b'";
  expect(inlineIds(code, messages)).toBe(code);
});
