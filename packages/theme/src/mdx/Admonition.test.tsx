import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ADMONITIONS} from '../admonitions.ts';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {Admonition} from './Admonition.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as unknown as SiteData;
const render = (type: string): string =>
  renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <Admonition type={type}>正文</Admonition>
    </ThemeProvider>,
  );

describe('an admonition made by code', () => {
  it.each([
    ['success', 'note tip theme-admonition theme-admonition-success alert alert--success', '提示'],
    [
      'secondary',
      'note note theme-admonition theme-admonition-secondary alert alert--secondary',
      '备注',
    ],
    [
      'important',
      'note info theme-admonition theme-admonition-important alert alert--info',
      '信息',
    ],
    ['other', 'note info theme-admonition theme-admonition-info alert alert--info', '信息'],
  ])('of the kind %s has its look', (type, classes, title) => {
    expect(render(type)).toContain(`<div class="${classes}" role="note">`);
    expect(render(type)).toContain(`<p class="ttl">${title}</p>`);
  });

  it('has its title in every language of the theme', () => {
    const labels = Object.values(ADMONITIONS).map(({label}) => label);
    for (const texts of Object.values(messages))
      expect(labels.filter((label) => !texts[label])).toEqual([]);
  });
});
