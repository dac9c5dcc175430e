import type {PageData, SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {type DocumentAssets, renderDocument} from './document.ts';

const site = {title: '甲', locale: 'zh-CN', baseUrl: '/a/', messages: {}} as unknown as SiteData;
const page = {
  kind: 'doc',
  path: '/a/x/',
  htmlClass: '',
  head: {title: '题', type: 'article', html: '<meta name="own" content="x">'},
} as unknown as PageData;
const assets: DocumentAssets = {
  app: 'app',
  script: 'a()',
  homeScript: null,
  stylesheets: [{href: '/a/assets/core.css'}],
  favicon: null,
};

it('a policy in the document is before all that it is for', () => {
  const html = renderDocument(
    site,
    {page, drawn: '<p>文</p>'},
    {
      ...assets,
      policy: `script-src 'self' "x"`,
    },
  );
  const at = (text: string) => {
    expect(html).toContain(text);
    return html.indexOf(text);
  };
  const policy = at(
    '<meta http-equiv="Content-Security-Policy" content="script-src \'self\' &quot;x&quot;">',
  );
  for (const later of ['<script>', '<link rel="stylesheet"', '<meta name="own"', '<p>文</p>'])
    expect([later, at(later) > policy]).toEqual([later, true]);
  // Beyond the first 1,024 bytes a browser need not look for the encoding.
  expect(at('<meta charset="utf-8">')).toBeLessThan(policy);
});

it('keeps of the head what components ask for, so that they draw the same in the browser', () => {
  const head = {...page.head, description: '述', keywords: ['词'], image: '/p.png'};
  const html = renderDocument(site, {page: {...page, head} as PageData, drawn: ''}, assets);
  const data = /<script type="application\/json" id="Wuya-page">(.*?)<\/script>/.exec(html)![1]!;
  expect((JSON.parse(data) as {page: PageData}).page.head).toEqual({
    title: '题',
    description: '述',
    type: 'article',
    html: page.head.html,
  });
});

it('has none where the host sends headers', () => {
  expect(renderDocument(site, {page, drawn: ''}, assets)).not.toContain('http-equiv');
});

it('writes what a service needs first in the body', () => {
  const html = renderDocument(
    site,
    {page, drawn: '<p>文</p>'},
    {
      ...assets,
      bodyHtml: '<noscript>a</noscript>',
    },
  );
  expect(html).toContain('<body><noscript>a</noscript><div id="App" class="frame">');
  expect(renderDocument(site, {page, drawn: ''}, assets)).toContain(
    '<body><div id="App" class="frame">',
  );
});

it('has styles of a framework before those of the site, which say more', () => {
  const html = renderDocument(
    site,
    {page, drawn: ''},
    {
      ...assets,
      beforeStyles: '<link rel="stylesheet" href="/b.css">',
    },
  );
  expect(html.indexOf('/b.css')).toBeGreaterThan(html.indexOf('</title>'));
  expect(html.indexOf('/b.css')).toBeLessThan(html.indexOf('core.css'));
});
