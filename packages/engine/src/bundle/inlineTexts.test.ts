import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {messages as catalogues} from '@wuya/theme/messages';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../test/temporary.ts';
import {inlineIds, pickComposedMessages} from './inlineTexts.ts';
import {ownSources} from './sources.ts';

const messages = {'site.a': '甲“{x}”', 'theme.b.c': "it's"};

it('puts the text in the place of its id', () => {
  expect(inlineIds("text('site.a', {x}) + text(open ? 'theme.b.c' : \"site.a\")", messages)).toBe('text("甲“{x}”", {x}) + text(open ? "it\'s" : "甲“{x}”")');
});

it('leaves what is no id of a message', () => {
  const code = "data['site.x']; `theme.b.${c}`; 'theme-doc'; site.a; 'site.a.b'";
  expect(inlineIds(code, messages)).toBe(code);
});

it('no text travels with every page because the theme puts its id together while running', () => {
  expect(pickComposedMessages(catalogues['zh-CN'], ownSources())).toEqual({});
});

it('the texts whose ids a site puts together are picked by their beginning and their end', () => {
  const ids = {'site.a.one.label': '1', 'site.a.one.title': '2', 'site.a.two.label': '3', 'site.b.one.label': '4'};
  const path = join(temporaryFolder(), 'a.tsx');
  writeFileSync(path, 'text(`site.a.${kind}.label`)');
  expect(Object.keys(pickComposedMessages(ids, [path]))).toEqual(['site.a.one.label', 'site.a.two.label']);
});
