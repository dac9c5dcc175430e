import {expect, it} from 'vitest';
import {inLanguage, runForLanguage} from './languages.ts';

const i18n = {
  defaultLocale: 'zh-CN',
  locales: ['zh-CN', 'en-us'],
  localeConfigs: {'en-us': {title: 'T', tagline: 'L', messages: {b: '2'}, themeConfig: {x: 1}}},
};
const config = {title: '题', tagline: '话', baseUrl: '/a/', messages: {a: '一'}, i18n};

it('puts address, words and look of a configuration into a language, and leaves the default one as it is', () => {
  expect(inLanguage(config)).toEqual({...config, locale: 'zh-CN'});
  expect(inLanguage(config, 'en-US')).toEqual({
    i18n,
    title: 'T',
    tagline: 'L',
    baseUrl: '/a/en-us/',
    locale: 'en-US',
    messages: {b: '2'},
    themeConfig: {x: 1},
  });
});

it('takes a language that the configuration does not name for the default one', () => {
  expect(inLanguage(config, 'fr')).toMatchObject({locale: 'zh-CN', baseUrl: '/a/'});
});

it.each([
  null,
  'text',
  {title: '题'},
  {i18n: null, title: '题'},
  {i18n, baseUrl: 3},
  {i18n: {defaultLocale: 1}},
])('leaves %j as it is, for the check of the configuration', (given) => {
  expect(inLanguage(given, 'en-US')).toBe(given);
});

it('puts what has no look and no words of its own into a language too', () => {
  const bare = {i18n: {...i18n, localeConfigs: null}, themeConfig: null, messages: null};
  expect(inLanguage(bare, 'en-US')).toEqual({
    i18n: bare.i18n,
    baseUrl: '/en-us/',
    locale: 'en-US',
    messages: {},
    themeConfig: {},
  });
});

it.each([
  ['zh-CN', true, [undefined, 'zh-CN']],
  ['en-US', true, [undefined, 'en-us']],
  ['en-US', false, [undefined]],
  ['fr', true, [undefined]],
  [undefined, true, [undefined]],
])(
  'a configuration for %s that asks for its language (%o) is run for %j',
  async (locale, asksForLanguage, languages) => {
    const ran: (string | undefined)[] = [];
    await runForLanguage(locale, async (own) => {
      ran.push(own?.language);
      return {value: config, asksForLanguage};
    });
    expect(ran).toEqual(languages);
  },
);
