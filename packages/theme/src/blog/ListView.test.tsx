import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {BlogList, SiteData} from '../types.ts';
import {ListView} from './ListView.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as Partial<SiteData> as SiteData;
const page = {
  kind: 'blog',
  view: 'list',
  subject: 'author',
  title: '张三',
  lead: '在河边写字。',
  count: 2,
  author: {name: '张三', title: '写字的人', description: '在河边写字。'},
  breadcrumbs: [],
  posts: [],
  tags: [],
  links: [],
} as Partial<BlogList> as BlogList;

it('says what an author is before it tells of them, and tells it once', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider site={site} page={page} parts={{}}>
      <ListView page={page} />
    </ThemeProvider>,
  );
  expect(html.match(/写字的人|在河边写字。/g)).toEqual(['写字的人', '在河边写字。']);
});

it('writes the days of posts as readers of its language do', () => {
  const facts = {readingMinutes: 0, html: '', isTruncated: true, tags: []};
  const posts = [{...facts, title: 'Post', href: '/p/', date: '2025-03-05'}];
  const english = {locale: 'en', messages: messages.en} as Partial<SiteData> as SiteData;
  const list = {...page, posts} as Partial<BlogList> as BlogList;
  const html = renderToStaticMarkup(
    <ThemeProvider site={english} page={list} parts={{}}>
      <ListView page={list} />
    </ThemeProvider>,
  );
  expect(html).toContain('<time dateTime="2025-03-05">Mar 5</time>');
});
