import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {DocHead} from './DocHead.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as Partial<SiteData> as SiteData;
const page = {kind: 'doc', path: '/'} as PageData;

const titleOf = (titleHtml: string): string =>
  /<h1[^]*<\/h1>/.exec(
    renderToStaticMarkup(
      <ThemeProvider site={site} page={page} parts={{}}>
        <DocHead titleHtml={titleHtml} toc={[]} />
      </ThemeProvider>,
    ),
  )![0];

it('says of a title whether a line of a phone has room for its parts, without tags', () => {
  expect(titleOf('闭包与作用域链：<code class="nb">a</code>')).toBe(
    '<h1>闭包与作用域链：<code class="nb">a</code></h1>',
  );
  expect(titleOf('这是一个非常非常长的标题，短')).toContain('<h1 class="wide-part">');
});
