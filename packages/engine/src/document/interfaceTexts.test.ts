import {expect, it} from 'vitest';
import {formatMessage} from '@wuya/theme/messages';
import type {SiteConfig} from '../config/siteConfig.ts';
import {catalogueOf, resolveMessages} from './interfaceTexts.ts';

const textsOf = (locale: string, title = '') =>
  resolveMessages({title, locale, messages: {}} as unknown as SiteConfig);

it.each([
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-Hans-TW', 'zh-CN'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['en-GB', 'en'],
  ['fr', 'en'],
] as const)('gives %s the texts of %s', (locale, catalogue) => {
  expect(catalogueOf(locale)).toBe(catalogue);
});

it.each([
  ['无涯', '这是{siteTitle} {versionLabel} 的文档，尚未发布。'],
  ['Wuya', '这是 {siteTitle} {versionLabel} 的文档，尚未发布。'],
])('a notice names the site %s without a space between Chinese and Chinese', (title, text) => {
  const messages = textsOf('zh-CN', title);
  expect(messages['theme.docs.versions.unreleasedVersionLabel']).toBe(text);
});

it('counts in English where English stands for another language', () => {
  const found = (locale: string, count: number) =>
    formatMessage(textsOf(locale)['theme.SearchPage.documentsFound.plurals'], {count}, locale);
  // Russian says of 21 what it says of one, French of none; Japanese has one form.
  expect(found('ru', 21)).toBe('21 documents found');
  expect(found('fr', 0)).toBe('0 documents found');
  expect(found('ja', 1)).toBe('One document found');
  expect(found('ja', 2)).toBe('2 documents found');
  expect(found('en-GB', 1)).toBe('One document found');
});

it('keeps the order of English texts in pages from right to left, and leaves plain words as they are', () => {
  const bare = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');
  const texts = textsOf('fa');
  const count = texts['theme.SearchPage.documentsFound.plurals'];
  expect(formatMessage(count, {count: 2}, 'fa')).toBe('\u20662 documents found\u2069');
  expect(formatMessage(count, {count: 1}, 'fa')).toBe('One document found');
  expect(texts['theme.SearchBar.label']).toBe('Search');
  expect(Object.values(textsOf('fr')).join()).toBe(bare(Object.values(texts).join()));
});
