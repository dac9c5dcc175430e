import {expect, it} from 'vitest';
import {catalogueOf} from './siteData.ts';

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
