import {describe, expect, it} from 'vitest';
import type {PageData, SiteData} from '../types.ts';
import {findActiveTarget} from './active.ts';
import {isActiveTarget} from './isActiveTarget.ts';

const link = (href: string, external = false) =>
  ({kind: 'link', label: href, href, position: 'left', external}) as const;
const site = {
  baseUrl: '/wuya/',
  navItems: [
    link('/wuya/'),
    link('/wuya/frontend/'),
    link('/wuya/front/'),
    link('https://a.b/', true),
  ],
  sections: [{id: 'frontend', label: '前端', href: '/wuya/frontend/', water: 'ripple'}],
} as unknown as SiteData;
const page = (path: string, sidebar?: string) =>
  ({
    kind: 'doc',
    path,
    sidebar: sidebar === undefined ? null : {name: sidebar, url: ''},
  }) as unknown as PageData;

describe('findActiveTarget', () => {
  it.each([
    ['/wuya/frontend/', '/wuya/frontend/'],
    ['/wuya/frontend/a/b/', '/wuya/frontend/'],
    ['/wuya/', '/wuya/'],
    ['/wuya/other/', undefined],
    ['/wuya/frontend-2/', undefined],
  ])('for %s marks %s', (path, href) => {
    expect(findActiveTarget(site, page(path))?.href).toBe(href);
  });

  it.each([
    ['/wuya/docs', '/wuya/docs'],
    ['/wuya/docs/a', '/wuya/docs'],
    ['/wuya/docs-api', undefined],
  ])('where addresses have no slash at their end, for %s marks %s', (path, href) => {
    const items = {...site, navItems: [link('/wuya/'), link('/wuya/docs')]} as unknown as SiteData;
    expect(findActiveTarget(items, page(path))?.href).toBe(href);
  });

  it('prefers the bar to a menu, and what a pattern finds to a shorter path', () => {
    const menu = {kind: 'dropdown', label: 'm', position: 'left', items: [link('/wuya/blog/')]};
    const [blog, docs, api] = [
      link('/wuya/blog/'),
      link('/wuya/docs/'),
      {...link('/wuya/docs/api/a/'), activePattern: '/DOCS/(?:api|cli)/'},
    ];
    const items = {...site, navItems: [menu, blog, docs, api]} as unknown as SiteData;
    expect(findActiveTarget(items, page('/wuya/blog/'))).toBe(blog);
    expect(findActiveTarget(items, page('/wuya/blog/2024/'))).toBe(blog);
    expect(findActiveTarget(items, page('/wuya/docs/cli/x/'))).toBe(api);
    expect(findActiveTarget(items, page('/wuya/docs/x/'))).toBe(docs);
  });

  it('prefers the item of the sidebar in the bar to a link to the very page in a menu', () => {
    const menu = {kind: 'dropdown', label: 'm', position: 'left', items: [link('/wuya/docs/')]};
    const docs = {...link('/wuya/docs/a/'), sidebar: 'main'};
    const items = {...site, navItems: [menu, docs]} as unknown as SiteData;
    expect(findActiveTarget(items, page('/wuya/docs/', 'main'))).toBe(docs);
    expect(findActiveTarget(items, page('/wuya/docs/'))).toBe(menu.items[0]);
  });

  it('keeps the mark of a link to the very page in a menu beside that of the bar', () => {
    const [here, other] = [link('/wuya/docs/'), link('/wuya/')];
    const menu = {kind: 'dropdown', label: 'm', position: 'left', items: [here, other]};
    const docs = {...link('/wuya/docs/a/'), sidebar: 'main'};
    const items = {...site, navItems: [menu, docs]} as unknown as SiteData;
    const marked = [docs, here, other].map((item) =>
      isActiveTarget(item, page('/wuya/docs/', 'main'), items),
    );
    expect(marked).toEqual([true, true, false]);
  });

  it('marks the section whose sidebar the page shows, wherever the page is', () => {
    expect(findActiveTarget(site, page('/wuya/elsewhere/', 'frontend'))?.href).toBe(
      '/wuya/frontend/',
    );
  });
});
