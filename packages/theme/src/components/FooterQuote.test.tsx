import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {FooterQuote} from './FooterQuote.tsx';

const quoteOf = (tagline: string, locale: 'zh-CN' | 'en'): string =>
  renderToStaticMarkup(
    <ThemeProvider
      site={{locale, messages: messages[locale], tagline} as Partial<SiteData> as SiteData}
      page={{kind: 'home', path: '/'} as PageData}
      parts={{}}
    >
      <FooterQuote />
    </ThemeProvider>,
  ).replaceAll(/<[^>]*>/g, '');

it.each([
  ['吾生也有涯，而知也无涯', '吾生也有涯，而知也无涯。'],
  ['学而时习之！', '学而时习之！'],
  ['Notes on Rust', 'Notes on Rust'],
  ['学习笔记 🚀', '学习笔记 🚀'],
  ['写于 2026', '写于 2026'],
])('ends the tagline %s as a Chinese sentence where it is one', (tagline, expected) => {
  expect(quoteOf(tagline, 'zh-CN')).toBe(expected);
});

it('leaves a tagline in English as it is', () => {
  expect(quoteOf('What is written can be found', 'en')).toBe('What is written can be found');
});
