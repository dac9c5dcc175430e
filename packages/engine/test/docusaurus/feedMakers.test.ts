import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {beforeAll, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {readStamps, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const CREATE = `async ({blogPosts, defaultCreateFeedItems, ...rest}) => {
  const wanted = blogPosts.filter(({metadata}) => metadata.tags.some(({label}) => label === 'news')).slice(0, 10);
  const items = await defaultCreateFeedItems({
    blogPosts: wanted.map((post) => post.metadata.frontMatter.rename ? {...post, metadata: {...post.metadata, title: post.metadata.frontMatter.rename}} : post),
    ...rest,
  });
  const first = blogPosts[0].metadata;
  items.push({title: 'Own <' + rest.siteConfig.title + '>', id: 'own', link: 'https://own.example/', image: '/x.png', date: new Date('2024-01-01'), description: first.permalink + ' ' + first.authors[0].name, content: '<p>own</p>', author: [{name: 'Me', email: 'me@own.example', link: '/me'}], category: [{name: 'mine'}]});
  return items;
}`;
const files = {
  'docusaurus.config.js': `module.exports = {title: 'Site', url: 'https://feeds.example', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', {docs: false, blog: {feedOptions: {type: 'all', createFeedItems: ${CREATE}}}}]]};`,
  'blog/2025-01-03-c.md': '---\ntitle: C\nauthors: {name: Yun}\n---\nc\n',
  'blog/2025-01-02-b.md':
    '---\ntitle: B & b\ndescription: of b\ntags: [news]\nauthors: {name: Yun}\n---\nbody of **b**\n',
  'blog/2025-01-01-a.md': '---\ntitle: A\nrename: Renamed\ntags: [news]\n---\na\n',
};
const dir = sharedFolder();
const read = (path: string) => readFileSync(join(dir, 'dist/blog', path), 'utf8');

beforeAll(async () => {
  writeFiles(dir, files);
  await build({dir, makeBundle: stubBundle});
}, 60_000);

it('the feeds have the entries that createFeedItems makes, those of posts among them', () => {
  const {items = []} = parseRssFeed(read('rss.xml'));
  expect(items.map(({title}) => title)).toEqual(['B & b', 'Renamed', 'Own <Site>']);
  expect(items[0]).toMatchObject({
    link: 'https://feeds.example/blog/2025/01/02/b/',
    description: 'of b',
    categories: [{name: 'news'}],
    dc: {creators: ['Yun']},
  });
  expect(items[0]?.content?.encoded).toContain('body of <strong>b</strong>');
  expect(parseAtomFeed(read('atom.xml')).entries?.[2]).toMatchObject({
    id: 'https://feeds.example/own',
    authors: [{name: 'Me', email: 'me@own.example', uri: 'https://feeds.example/me'}],
  });
  expect(parseJsonFeed(read('feed.json')).items?.[2]).toMatchObject({
    url: 'https://own.example/',
    summary: '/blog/2025/01/03/c/ Yun',
    content_html: '<p>own</p>',
    tags: ['mine'],
  });
});

it('the feed of a tag has all of its posts', () => {
  const {items = []} = parseRssFeed(read('tags/news/rss.xml'));
  expect(items.map(({title}) => title)).toEqual(['B & b', 'A']);
});

it('feeds are written again where the entries are others, and only there', async () => {
  const rss = () =>
    Object.entries(readStamps(join(dir, 'dist'))).find(([p]) => p === 'blog/rss.xml');
  const before = rss();
  await build({dir, makeBundle: stubBundle});
  expect(rss()).toEqual(before);
  writeFiles(dir, {
    'docusaurus.config.js': files['docusaurus.config.js'].replace("'Own <'", "'Mine <'"),
  });
  await build({dir, makeBundle: stubBundle});
  expect(read('rss.xml')).toContain('Mine');
}, 60_000);
