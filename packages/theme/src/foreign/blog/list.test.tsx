import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../../base/context.tsx';
import type {PageData, SiteData} from '../../types.ts';
import {type BlogSidebarContentProps, BlogSidebarDesktop} from './list.tsx';

const site = {messages: {}, baseUrl: '/'} as unknown as SiteData;
const items = [{title: 'One', permalink: '/blog/one/', date: '2024-05-01'}];

it("gives the site's own part of the newest posts what lists them", () => {
  const Own = ({items: all, ListComponent}: Required<BlogSidebarContentProps>) => (
    <section>
      <ListComponent items={all} />
    </section>
  );
  const swizzles = {'Lists/BlogSidebar/Content': Own as ComponentType<never>};
  const html = renderToString(
    <ThemeProvider
      site={site}
      page={{path: '/blog/'} as PageData}
      parts={{swizzles: swizzles as never}}
    >
      <BlogSidebarDesktop sidebar={{title: 'Newest', items}} />
    </ThemeProvider>,
  );
  expect(html).toMatch(/<section><ul>.*href="\/blog\/one\/".*<\/section>/);
});
