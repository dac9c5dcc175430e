import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {printEastAsianFonts} from './eastAsianFonts.ts';

it('names faces for languages that draw the signs they share with simplified Chinese otherwise', () => {
  expect(printEastAsianFonts('ja')).toMatch(/^<style>html\{--han:[^}]*JP[^}]*\}<\/style>$/);
  expect(printEastAsianFonts('ko-KR')).toContain('CJK KR');
  for (const language of ['zh-Hant', 'zh-TW', 'zh-Hant-TW'])
    expect(printEastAsianFonts(language), language).toContain('PingFang TC');
  expect(printEastAsianFonts('zh-HK')).toContain('PingFang HK');
  for (const language of ['zh-CN', 'zh-Hans', 'zh', 'en', 'jam', 'kok'])
    expect(printEastAsianFonts(language), language).toBe('');
});

it('sets what the tokens ask for, and no family of simplified Chinese', () => {
  const tokens = readFileSync(
    new URL('../../../theme/src/styles/tokens.css', import.meta.url),
    'utf8',
  );
  const asked = [...tokens.matchAll(/var\(\s*(--han[\w-]*),/g)].map(([, name]) => name);
  for (const language of ['ja', 'ko', 'zh-TW', 'zh-HK']) {
    const style = printEastAsianFonts(language);
    expect([...style.matchAll(/--[\w-]+/g)].map(String)).toEqual(asked);
    expect(style).not.toMatch(/ SC"/);
  }
});
