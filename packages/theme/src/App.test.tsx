import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {App} from './App.tsx';
import {LONG_TEXT} from './head/textSheets.ts';
import {messages} from './messages/index.ts';
import type {DocPage, SidebarData, SidebarItem, SiteData} from './types.ts';

const site: SiteData = {
  title: '无涯',
  tagline: '吾生也有涯，而知也无涯',
  url: 'https://example.org',
  baseUrl: '/wuya/',
  locale: 'zh-CN',
  titleDelimiter: '｜',
  navItems: [
    {kind: 'link', label: '前端', href: '/wuya/frontend/', position: 'left', external: false},
    {
      kind: 'link',
      label: '源码仓库',
      href: 'https://example.org/',
      position: 'right',
      external: true,
      icon: 'repository',
    },
  ],
  hideNavbarOnScroll: false,
  hideableSidebar: false,
  autoCollapseSidebar: false,
  sections: [{id: 'frontend', label: '前端', href: '/wuya/frontend/', water: 'ripple'}],
  footer: {links: [], legal: ['© 无涯']},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: null,
  taglineSource: '',
  quote: null,
  versions: [],
  hasSearch: true,
  searchHref: '/wuya/search/',
  messages: messages['zh-CN'],
};

const page: DocPage = {
  kind: 'doc',
  id: 'a3',
  path: '/wuya/frontend/a3/',
  head: {title: 'a3', type: 'article'},
  htmlClass: '',
  titleHtml: '闭包与<code>this</code>',
  breadcrumbs: [{label: '前端', href: '/wuya/frontend/'}, {label: '闭包'}],
  toc: [{id: 'h', html: '小节', level: 2}],
  sidebar: {name: 'frontend', url: '/s.json'},
  hideToc: false,
  lastUpdated: '2025-03-18',
  readingMinutes: 9,
  wordCount: 2860,
  tags: [],
};

const category = (key: string, count: number): SidebarItem => ({
  kind: 'category',
  key,
  label: key,
  collapsible: true,
  collapsed: true,
  items: Array.from({length: count}, (_, i) => ({
    kind: 'link',
    label: `${key}${i}`,
    href: `/wuya/frontend/${key}${i}/`,
  })),
});
const sidebarOf = (...items: SidebarItem[]): SidebarData => ({
  name: 'frontend',
  label: '前端',
  count: 1,
  items,
});

function renderDoc(data: SidebarData, overrides: Partial<DocPage> = {}): string {
  return renderToString(
    <App
      site={site}
      page={{...page, ...overrides}}
      html="<p>正文</p>"
      sidebar={{kind: 'tree', data}}
      Component={null}
    />,
  );
}
const countMatches = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('a docs page', () => {
  const html = renderDoc(sidebarOf(category('a', 5), category('b', 5)));

  it('holds the landmarks in their order', () => {
    const places = [
      'role="region"',
      '<header class="nav',
      '<main id="Main"',
      '<footer class="foot',
    ].map((text) => html.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('names the way home by the words that are there', () => {
    const named = renderToString(
      <App
        site={{...site, title: '无涯文档', brandName: '无涯', brandHtml: '<b>无涯</b>'}}
        page={page}
        html=""
        sidebar={null}
        Component={null}
      />,
    );
    expect(named).toContain('aria-label="无涯，回到首页"><b>无涯</b></a>');
  });

  it('names a logo that leads elsewhere by its name alone', () => {
    const named = renderToString(
      <App
        site={{...site, title: '甲', brandHref: 'https://y.example/', brandHtml: '<b>甲</b>'}}
        page={page}
        html=""
        sidebar={null}
        Component={null}
      />,
    );
    expect(named).toContain('<a class="brand" href="https://y.example/" aria-label="甲"><b>甲</b>');
  });

  it('has the line of facts below its title, and below a text that has the title itself', () => {
    const {lastUpdated: date = '', titleHtml} = page;
    const order = (shown: string, first: string, second: string) =>
      expect(shown.indexOf(first)).toBeLessThan(shown.indexOf(second));
    order(html, titleHtml!, date);
    order(html, date, '<p>正文</p>');
    order(renderDoc(sidebarOf(category('a', 5)), {titleHtml: null}), '<p>正文</p>', date);
  });

  it('has its title as HTML and its article as it came', () => {
    expect(html).toContain('<h1>闭包与<code>this</code></h1>');
    expect(html).toContain('<p>正文</p>');
  });

  it('names its sidebar after the section; one of no section has a plain name', () => {
    const ofNone = renderToString(
      <App
        site={{...site, sections: [], messages: messages.en}}
        page={page}
        html=""
        sidebar={{kind: 'tree', data: {...sidebarOf(), label: ''}}}
        Component={null}
      />,
    );
    const nameOf = (text: string) =>
      /theme-doc-sidebar-container" aria-label="([^"]*)"/.exec(text)?.[1];
    expect(nameOf(html)).toBe('前端笔记目录');
    expect(nameOf(ofNone)).toBe('Docs sidebar');
  });

  it('marks the page once in the sidebar and opens its category', () => {
    expect(html).toContain('<a href="/wuya/frontend/a3/" aria-current="page">a3</a>');
    expect(countMatches(html, /<details open=""/g)).toBe(1);
  });

  it('renders every link of a small sidebar', () => {
    expect(
      countMatches(html, /theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2/g),
    ).toBe(10);
  });

  it('names the categories that the inline script may open: those beside the way to the page', () => {
    expect(html).toContain('data-name="frontend"');
    expect(html.match(/data-key="[^"]*"/g)).toEqual(['data-key="b"']);
  });

  it('names the facts of the note', () => {
    expect(html.replace(/<!-- -->/g, '')).toContain(
      '更新于 <time dateTime="2025-03-18" itemProp="dateModified">2025-03-18</time>',
    );
    expect(html).toContain('约 9 分钟');
    expect(html).toContain('2\u2009860 字');
  });

  it('has no drawer before it is opened', () => {
    expect(html).not.toContain('<dialog');
  });

  it('says that the link to the repository opens a new window', () => {
    expect(html).toContain('aria-label="源码仓库（在新窗口打开）"');
  });
});

describe('below a docs page', () => {
  it('D21 the link to its source opens a new window', () => {
    expect(renderDoc(sidebarOf(), {editUrl: 'https://git.example/edit/docs/a3.md'})).toMatch(
      /<a class="theme-edit-this-page" href="https:\/\/git\.example\/edit\/docs\/a3\.md" target="_blank" rel="noopener noreferrer">/,
    );
    expect(renderDoc(sidebarOf())).not.toContain('theme-edit-this-page');
  });

  it('D11 are its neighbours, a side that has none left empty', () => {
    const pager = (sides: Partial<DocPage>) =>
      /<nav class="pager"[^]*?<\/nav>/.exec(renderDoc(sidebarOf(), sides))?.[0];
    const link = {title: '甲', href: '/wuya/a/'};
    expect(pager({next: link})).toMatch(
      /^<nav class="pager" aria-label="上一篇与下一篇"><a class="next" href="\/wuya\/a\/" rel="next">/,
    );
    expect(pager({previous: link})).not.toContain('rel="next"');
    expect(pager({})).toBeUndefined();
  });

  it('D19 are its tags', () => {
    expect(renderDoc(sidebarOf(), {tags: [{label: '闭包', href: '/wuya/tags/x/'}]})).toContain(
      '<a class="chip" href="/wuya/tags/x/" rel="tag">闭包</a>',
    );
  });
});

it('D10 the crumbs end with the page, which is no link', () => {
  const crumbs = /<nav class="crumbs[^]*?<\/nav>/.exec(renderDoc(sidebarOf()))![0];
  expect(
    [...crumbs.matchAll(/<li([^>]*)>(<a href="[^"]*">)?([^<]*)/g)].map(([, state, link, label]) => [
      label,
      link !== undefined,
      state?.includes('aria-current="page"'),
    ]),
  ).toEqual([
    ['首页', true, false],
    ['前端', true, false],
    ['闭包', false, true],
  ]);
});

describe('a large sidebar', () => {
  const html = renderDoc(sidebarOf(category('a', 40), category('b', 40)));

  it('renders the open category whole', () => {
    expect(html).toContain('/wuya/frontend/a39/');
  });

  it('renders only the first link of a closed category', () => {
    expect(html).toContain('/wuya/frontend/b0/');
    expect(html).not.toContain('/wuya/frontend/b1/');
  });

  it('names the shared file, whose items the inline script may put in', () => {
    expect(html).toMatch(/<ul class="tree[^>]* data-of="[^"]+"/);
    expect(html).toContain('data-key="b"');
    expect(html).toContain('data-trail="a"');
  });
});

it('leaves a page without a sidebar to one column', () => {
  const html = renderToString(
    <App
      site={site}
      page={{...page, sidebar: null, toc: []}}
      html=""
      sidebar={null}
      Component={null}
    />,
  );
  expect(html).toContain('class="theme-layout-main wrap solo"');
});

it('C2.32 has the button of the menu only where the menu has something to show', () => {
  const hasBurger = (navItems: SiteData['navItems'], sidebar: SidebarData | null) =>
    renderToString(
      <App
        site={{...site, navItems}}
        page={page}
        html=""
        sidebar={sidebar && {kind: 'tree', data: sidebar}}
        Component={null}
      />,
    ).includes('burger');
  expect(hasBurger([], null)).toBe(false);
  expect(hasBurger([], sidebarOf())).toBe(true);
  expect(hasBurger(site.navItems, null)).toBe(true);
});

describe('the search button', () => {
  const button = (more: Partial<SiteData>) =>
    /<a class="seek[^>]*>/.exec(
      renderToString(
        <App
          site={{...site, ...more}}
          page={page}
          html=""
          sidebar={{kind: 'tree', data: sidebarOf()}}
          Component={null}
        />,
      ),
    )![0];

  it('leads to the search page', () => {
    expect(button({})).toContain('href="/wuya/search/"');
    expect(button({})).not.toContain('aria-disabled');
  });

  it('is off, and says why, where the search is not set up', () => {
    const off = button({searchProblem: '搜索没有配置好：缺少 appId'});
    expect(off).not.toContain('href');
    expect(off).toContain('role="link" aria-label="搜索没有配置好：缺少 appId"');
    expect(off).toContain('aria-disabled="true"');
  });
});

it('marks a long text, of which what is far from the window need not be laid out', () => {
  const proseOf = (html: string) => {
    const app = <App site={site} page={page} html={html} sidebar={null} Component={null} />;
    return /<div class="(prose[^"]*)"/.exec(renderToString(app))![1];
  };
  expect(proseOf('<p>短</p>')).toBe('prose theme-doc-markdown');
  expect(proseOf(`<p>${'长'.repeat(LONG_TEXT)}</p>`)).toBe('prose theme-doc-markdown long');
});
