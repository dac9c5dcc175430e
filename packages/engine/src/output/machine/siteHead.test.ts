import {messages} from '@wuya/theme/messages';
import type {SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import type {Blog} from '../../content/blog/blog.ts';
import {createSiteHead} from './siteHead.ts';

const headWith = (options: Record<string, unknown>) => {
  const config = configWith(options);
  const blogs = config.blog.map((own) => ({options: own, basePath: '/wuya/blog/', listed: [{}]}));
  return createSiteHead({
    config,
    siteData: {searchHref: null, messages: messages['zh-CN']} as unknown as SiteData,
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
