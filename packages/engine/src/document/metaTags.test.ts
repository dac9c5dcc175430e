import type {PageData, SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {isNamedMeta, metaTagsOf} from './metaTags.ts';

const site = {title: '甲', locale: 'zh-CN', baseUrl: '/', messages: {}} as unknown as SiteData;
const pageWith = (more: object, head: object = {}) =>
  ({kind: 'doc', path: '/x/', head: {title: '题', type: 'article', ...head}, ...more}) as PageData;
const tag = (tagName: string, attributes: Record<string, string>) => ({
  tagName,
  attributes,
  innerHTML: undefined,
});
const meta = (attributes: Record<string, string>) => tag('meta', attributes);

const saidOf = (page: PageData, metas: Parameters<typeof metaTagsOf>[2]) => {
  const {ofPage, ofSite} = metaTagsOf(site, page, metas);
  return [...ofPage, ...ofSite].flatMap(({attributes = {}}) => {
    const {name = attributes['property'], content} = attributes;
    return typeof name === 'string' ? [`${name} ${String(content)}`] : [];
  });
};

it('says each name once: the words of the page, and those of the site where it has none', () => {
  const metas = [meta({name: 'keywords', content: '站'}), meta({name: 'author', content: '某'})];
  const own = saidOf(pageWith({}, {keywords: ['页']}), metas);
  expect(own).toContain('keywords 页');
  expect(own).not.toContain('keywords 站');
  expect(own).toContain('author 某');
  expect(saidOf(pageWith({}), metas)).toContain('keywords 站');
});

it('takes the words of the site for what is computed', () => {
  const said = saidOf(pageWith({}), [meta({name: 'twitter:card', content: 'player'})]);
  expect(said.filter((one) => one.startsWith('twitter:card'))).toEqual(['twitter:card player']);
});

it('keeps tags without a name as they are', () => {
  expect(isNamedMeta(meta({'http-equiv': 'x'}))).toBe(false);
  expect(isNamedMeta(tag('link', {name: 'x'}))).toBe(false);
  const {ofPage} = metaTagsOf(site, pageWith({}, {canonical: 'https://x.example/x/'}), []);
  expect(ofPage.map(({tagName}) => tagName)).toContain('link');
});
