import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {Cover as CoverData, PageData, SiteData} from '../types.ts';
import {Cover} from './Cover.tsx';

const cover: CoverData = {
  water: 'ripple',
  first: {title: '闭包', href: '/a/'},
  parts: [
    {
      label: '语言',
      count: 2,
      minutes: 9,
      rows: [
        {title: '闭包', href: '/a/', say: '函数记得。', minutes: 4},
        {title: '外', href: 'https://x.example/', isExternal: true},
      ],
    },
    {count: 0, minutes: 0, rows: [{title: '余', href: '/b/', more: 5}]},
  ],
};

it('leads to the first note and shows its parts as headings with lists of links', () => {
  // What a cover reads of site and page.
  const site = {messages: messages['zh-CN'], locale: 'zh-CN'} as unknown as SiteData;
  const html = renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <Cover cover={cover} />
    </ThemeProvider>,
  );
  expect(html).toContain('<a class="btn" href="/a/"><span>从第一篇开始</span>');
  expect(html).toContain('<h2>语言</h2><p>2 篇 · 约 9 分钟</p>');
  expect(html).toContain(
    '<a href="/a/"><b>闭包</b><span class="say">函数记得。</span><small>4 分钟</small></a>',
  );
  expect(html).toContain('（在新窗口打开）');
  expect(html).toContain('<div class="part plain"><ol><li><a href="/b/"><b>还有 5 篇</b></a>');
});
