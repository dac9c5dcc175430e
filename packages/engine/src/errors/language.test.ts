import {expect, it} from 'vitest';
import {pickWords, readLanguage} from './language.ts';

it('speaks the language that WUYA_LANG names, whatever the locale', () => {
  expect(readLanguage({WUYA_LANG: 'zh', LANG: 'en_US.UTF-8'}, 'en-US')).toBe('zh');
  expect(readLanguage({WUYA_LANG: 'en', LC_ALL: 'zh_CN.UTF-8'}, 'zh-CN')).toBe('en');
});

it('speaks the language of the locale, the most special variable first', () => {
  expect(readLanguage({LANG: 'zh_CN.UTF-8'}, 'en-US')).toBe('zh');
  expect(readLanguage({LANG: 'zh_TW.UTF-8', LC_ALL: 'de_DE.UTF-8'}, 'zh-CN')).toBe('en');
  expect(readLanguage({LANG: 'zh_CN.UTF-8', LC_ALL: ''}, 'en-US')).toBe('zh');
});

it('asks the system where the locale says nothing', () => {
  expect(readLanguage({}, 'zh-Hans-CN')).toBe('zh');
  expect(readLanguage({LANG: 'C.UTF-8'}, 'zh-CN')).toBe('zh');
  expect(readLanguage({LANG: 'POSIX'}, 'en-US')).toBe('en');
});

it('gives one of two texts', () => {
  expect([pickWords(['甲', 'a'], 'zh'), pickWords(['甲', 'a'], 'en')]).toEqual(['甲', 'a']);
});
