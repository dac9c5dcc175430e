import {messages} from '@wuya/theme/messages';
import type {SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import type {Blog} from '../../content/blog/blog.ts';
import {createSiteHead} from './siteHead.ts';

const headWith = (options: Record<string, unknown>): string => createWith(options, false).headHtml!;

const createWith = (options: Record<string, unknown>, isForeign: boolean) => {
  const config = configWith(options);
  const blogs = config.blog.map((own) => ({options: own, basePath: '/wuya/blog/', listed: [{}]}));
  return createSiteHead({
    config,
    siteData: {searchHref: null, messages: messages['zh-CN']} as unknown as SiteData,
    isForeign,
    content: {staticFiles: [], blogs: 'blog' in options ? (blogs as unknown as Blog[]) : []},
  });
};

it('names the manifest that is made, unless tags of the site name one', () => {
  expect(headWith({})).toBe('<link rel="manifest" href="/wuya/manifest.webmanifest">');
  const attributes = {rel: 'manifest', href: '/wuya/own.json'};
  expect(headWith({headTags: [{tagName: 'link', attributes}]})).toBe(
    '<link rel="manifest" href="/wuya/own.json">',
  );
});

it('names feeds as they name themselves, and each kind where there are several', () => {
  const titlesWith = (feedOptions: object) =>
    [...headWith({blog: {feedOptions}}).matchAll(/"alternate".* title="([^"]*)"/g)].map(
      ([, title]) => title,
    );
  expect(titlesWith({type: ['rss']})).toEqual(['随笔']);
  expect(titlesWith({title: '山居'})).toEqual(['山居 · RSS', '山居 · Atom', '山居 · JSON']);
});

it('has styles that Docusaurus has before those of the site apart, and only there', () => {
  const tags = [
    {tagName: 'link', attributes: {rel: 'stylesheet', href: '/a.css'}},
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://x.example'}},
  ];
  const foreign = createWith({headTags: tags}, true);
  expect(foreign.beforeStyles).toBe('<link rel="stylesheet" href="/a.css">');
  expect(foreign.headHtml ?? '').not.toContain('/a.css');
  expect(foreign.headHtml).toContain('x.example');
  const own = createWith({headTags: tags}, false);
  expect(own.beforeStyles).toBeUndefined();
  expect(own.headHtml).toContain('/a.css');
});
