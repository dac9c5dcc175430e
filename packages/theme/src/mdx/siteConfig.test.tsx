import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {PageMetadata, type PageMetadataProps} from './siteConfig.tsx';

const site = {
  title: '站',
  titleDelimiter: '|',
  url: 'https://a.example',
  baseUrl: '/b/',
} as unknown as SiteData;

const render = (props: PageMetadataProps): string =>
  renderToStaticMarkup(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <PageMetadata {...props} />
    </ThemeProvider>,
  );

it('writes what a page of code says of itself, and nothing else', () => {
  const {title, description, keywords} = {title: '甲', description: '说明', keywords: ['a', 'b']};
  expect(render({title, description, keywords})).toBe(
    [
      '<title>甲 | 站</title><meta property="og:title" content="甲 | 站"/>',
      '<meta name="description" content="说明"/><meta property="og:description" content="说明"/>',
      '<meta name="keywords" content="a,b"/>',
    ].join(''),
  );
  expect(render({keywords: 'a'})).toBe('<meta name="keywords" content="a"/>');
  expect(render({image: 'c.png', children: <meta name="own" />})).toBe(
    [
      '<meta property="og:image" content="https://a.example/b/c.png"/>',
      '<meta name="twitter:image" content="https://a.example/b/c.png"/><meta name="own"/>',
    ].join(''),
  );
});
