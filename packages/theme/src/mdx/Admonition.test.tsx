import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ADMONITIONS} from '../admonitions.ts';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {Admonition, type AdmonitionProps} from './Admonition.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as unknown as SiteData;
const render = (type: string, more: Pick<AdmonitionProps, 'title' | 'icon'> = {}): string =>
  renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <Admonition type={type} {...more}>
        正文
      </Admonition>
    </ThemeProvider>,
  );

describe('an admonition made by code', () => {
  it.each([
    ['success', 'note tip theme-admonition theme-admonition-success alert alert--success', '成功'],
    [
      'secondary',
      'note note theme-admonition theme-admonition-secondary alert alert--secondary',
      '备注',
    ],
    [
      'important',
      'note info theme-admonition theme-admonition-important alert alert--info',
      '重要',
    ],
    ['other', 'note info theme-admonition theme-admonition-info alert alert--info', '信息'],
  ])('of the kind %s has its look', (type, classes, title) => {
    expect(render(type)).toContain(`<div class="${classes}" role="note">`);
    expect(render(type)).toContain(`<p class="ttl">${title}</p>`);
  });

  it('shows the title and the icon that it is given', () => {
    const html = render('tip', {title: <b>题</b>, icon: <i>!</i>});
    expect(html).toContain('<p class="ttl"><b>题</b></p>');
    expect(html).toContain('<span class="seal" aria-hidden="true"><i>!</i></span>');
  });

  it('has its title in every language of the theme', () => {
    const labels = Object.values(ADMONITIONS).map(({label}) => label);
    for (const texts of Object.values(messages))
      expect(labels.filter((label) => !texts[label])).toEqual([]);
  });
});
