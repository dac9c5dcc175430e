import {describe, expect, it} from 'vitest';
import type {PageData, SiteData} from '../types.ts';
import {pageTagsOf, type PageTag} from './pageTags.ts';

const site = {
  title: '无涯',
  locale: 'zh-CN',
  image: 'https://a.test/share.png',
} as unknown as SiteData;

const note = {
  kind: 'doc',
  path: '/a/',
  head: {
    title: '甲 | 无涯',
    type: 'article',
    canonical: 'https://a.test/a/',
    published: '2026-01-02',
    modified: '2026-01-03',
    jsonLd: [{'@type': 'Article'}],
  },
} as unknown as PageData;

const notFound = {
  kind: 'notFound',
  path: '/404.html',
  head: {title: '找不到', type: 'website'},
} as unknown as PageData;

const list = {
  kind: 'blog',
  view: 'list',
  subject: 'all',
  path: '/blog/',
  head: {title: '随笔', type: 'website', canonical: 'https://a.test/blog/', image: '/own.png'},
} as unknown as PageData;

function named(tags: readonly PageTag[], name: string): string | undefined {
  return tags.find(({attributes}) => Object.values(attributes).includes(name))?.attributes[
    'content'
  ];
}

describe('the tags of a page for the head', () => {
  it('are none without a text: of no keywords and an empty description', () => {
    const silent = {...note, head: {...note.head, keywords: [], description: ''}} as PageData;
    const tags = pageTagsOf(site, silent);
    expect(tags.map(({attributes}) => attributes['content'])).not.toContain('');
  });

  it('ask for a large card, as those of Docusaurus do, where there is no picture too', () => {
    const {image: _image, ...bare} = site;
    for (const one of [site, bare as SiteData])
      expect(named(pageTagsOf(one, note), 'twitter:card')).toBe('summary_large_image');
  });

  it('name the picture for cards too, whether a page has one of its own or that of the site', () => {
    expect(named(pageTagsOf(site, list), 'twitter:image')).toBe('/own.png');
    expect(named(pageTagsOf(site, note), 'twitter:image')).toBe(
      named(pageTagsOf(site, note), 'og:image'),
    );
    expect(named(pageTagsOf(site, note), 'twitter:image')).toBe(site.image);
  });

  it('name its copy in Markdown and its dates', () => {
    const tags = pageTagsOf(site, note);
    expect(tags).toContainEqual({
      tagName: 'link',
      attributes: {rel: 'alternate', type: 'text/markdown', href: '/a/index.md'},
    });
    expect(named(tags, 'article:published_time')).toBe('2026-01-02');
    expect(named(tags, 'article:modified_time')).toBe('2026-01-03');
    expect(tags.at(-1)?.text).toBe('{"@type":"Article"}');
  });

  it('lead to its one address, by language where the site has several', () => {
    const links = (on: SiteData, page: PageData) =>
      pageTagsOf(on, page).flatMap(({attributes: {rel, hreflang, href, type}}) =>
        rel === undefined || type !== undefined ? [] : [[rel, hreflang, href]],
      );
    expect(links(site, note)).toEqual([
      ['canonical', undefined, 'https://a.test/a/'],
      ['alternate', 'zh-CN', 'https://a.test/a/'],
      ['alternate', 'x-default', 'https://a.test/a/'],
    ]);
    const languages = ['zh-CN', 'en', 'ja'].map((locale) => ({locale, htmlLang: locale}));
    const several = {...site, url: 'https://a.test', languages} as unknown as SiteData;
    const places = {'zh-CN': '/a/', en: '/en/a/', ja: '/ja/a/'};
    expect(links(several, {...note, languages: places, untranslated: ['ja']})).toEqual([
      ['canonical', undefined, 'https://a.test/a/'],
      ['alternate', 'zh-CN', 'https://a.test/a/'],
      ['alternate', 'en', 'https://a.test/en/a/'],
      ['alternate', 'x-default', 'https://a.test/a/'],
    ]);
    expect(links(site, notFound)).toEqual([]);
  });

  it('say its language, which may have another name in addresses', () => {
    expect(named(pageTagsOf(site, note), 'og:locale')).toBe('zh_CN');
    const short = {...site, locale: 'tw', htmlLang: 'zh-TW'};
    expect(named(pageTagsOf(short, note), 'og:locale')).toBe('zh_TW');
  });

  it('sort it for crawlers', () => {
    expect(named(pageTagsOf(site, note), 'docsearch:docusaurus_tag')).toBe('docs-default-current');
    expect(named(pageTagsOf(site, list), 'docusaurus_tag')).toBe('blog_posts_list');
    const archive = {...list, view: 'archive'} as PageData;
    expect(named(pageTagsOf(site, archive), 'docusaurus_tag')).toBe('blog_archive');
  });

  it('fall back to the picture of the site', () => {
    expect(named(pageTagsOf(site, note), 'og:image')).toBe('https://a.test/share.png');
    expect(named(pageTagsOf(site, list), 'og:image')).toBe('/own.png');
  });

  it('claim no address for a page that has none', () => {
    const names = pageTagsOf(site, notFound).map(({attributes}) => attributes['rel']);
    expect(names.filter(Boolean)).toEqual([]);
  });

  it('name the authors and tags of a post', () => {
    const post = {
      ...list,
      view: 'post',
      authors: [
        {name: '甲', href: 'https://a.example'},
        {name: '乙', href: '/authors/b/'},
      ],
      tags: [{label: '前端'}, {label: 'CSS'}],
    } as unknown as PageData;
    const said = pageTagsOf(site, post).flatMap(({attributes: {property, content}}) =>
      property?.startsWith('article:') ? [`${property} ${content}`] : [],
    );
    expect(said).toEqual([
      'article:author https://a.example',
      'article:tag 前端',
      'article:tag CSS',
    ]);
  });

  it('name the other languages in which the page is written', () => {
    const languages = ['zh-CN', 'en', 'ja', 'fr'].map((locale) => ({locale, htmlLang: locale}));
    const places = {'zh-CN': '/x/', en: '/en/x/', ja: '/ja/x/'};
    const page = {...note, languages: places, untranslated: ['ja']} as unknown as PageData;
    const alternates = (one: PageData) =>
      pageTagsOf({...site, languages} as unknown as SiteData, one).flatMap(
        ({attributes: {property, content}}) =>
          property === 'og:locale:alternate' ? [content] : [],
      );
    expect(alternates(page)).toEqual(['en']);
    expect(alternates(note)).toEqual([]);
  });
});
