import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {printLanguageFonts} from './languageFonts.ts';

it('names faces for languages that draw the signs they share with simplified Chinese otherwise', () => {
  expect(printLanguageFonts('ja')).toMatch(/^<style>html\{--han:[^}]*JP[^}]*\}<\/style>$/);
  expect(printLanguageFonts('ko-KR')).toContain('CJK KR');
  for (const language of ['zh-Hant', 'zh-TW', 'zh-Hant-TW'])
    expect(printLanguageFonts(language), language).toContain('PingFang TC');
  expect(printLanguageFonts('zh-HK')).toContain('PingFang HK');
  for (const language of ['zh-CN', 'zh-Hans', 'zh'])
    expect(printLanguageFonts(language), language).toBe('');
});

it('puts the faces of Latin letters in the place of Chinese ones where a language is written in them, quotes and dashes too', () => {
  for (const language of ['en', 'en-US', 'fr', 'ru', 'jam', 'kok']) {
    const style = printLanguageFonts(language);
    expect(style, language).toContain('{--punct:_;--han:Roboto;--han-song:Georgia}');
  }
  expect(printLanguageFonts('ko')).toContain('--punct:_;');
  expect(printLanguageFonts('ja')).not.toContain('--punct'); // as wide as a letter there too
});

it('names faces for languages from right to left, no Chinese ones', () => {
  const style = printLanguageFonts('fa', true);
  expect(style).toContain('"Noto Sans Arabic"');
  expect(style).not.toMatch(/ SC"|YaHei/);
});

it('sets what the tokens ask for, and no family of simplified Chinese in languages that share its signs', () => {
  const tokens = readFileSync(
    new URL('../../../theme/src/styles/tokens.css', import.meta.url),
    'utf8',
  );
  const asked = [...tokens.matchAll(/var\(\s*(--(?:han|punct)[\w-]*),/g)].map(([, name]) => name);
  expect(asked).toHaveLength(5);
  for (const language of ['ja', 'ko', 'zh-TW', 'zh-HK', 'en'])
    for (const [name] of printLanguageFonts(language).matchAll(/--[\w-]+/g))
      expect(asked).toContain(name);
  for (const language of ['ja', 'ko', 'zh-TW', 'zh-HK'])
    expect(printLanguageFonts(language)).not.toMatch(/ SC"/);
});
