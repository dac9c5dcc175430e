import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, inject} from 'vitest';
import {follow, gatherMessages, isMarked, mark, test} from './helpers/browser.ts';
import {BASE, ESSAY, ESSAYS} from './helpers/pages.ts';

const {dist, routes} = inject('site');
const documentOf = (route: string) =>
  readFileSync(join(dist, decodeURI(route.slice(BASE.length)), 'index.html'), 'utf8');
const posts = routes.filter((route) => /\/blog\/\d{4}\//.test(route));

test('B1 the site has its posts, and a navbar that the specification knows', () => {
  expect(posts).toHaveLength(6);
  expect(
    routes
      .filter((route) => route.startsWith(ESSAYS) && !posts.includes(route))
      .map((route) => decodeURI(route.slice(ESSAYS.length))),
  ).toEqual(
    expect.arrayContaining(['', 'archive/', 'tags/', 'tags/性能/', 'authors/', 'authors/wuya/']),
  );
  expect(
    /<nav[^>]*aria-label="主导航"[^>]*>(.*?)<\/nav>/.exec(documentOf(ESSAYS))?.[1],
  ).not.toContain('随笔');
});

describe('the list', () => {
  test('B4 shows the text before the mark and a way to the rest, not the text after', async ({
    open,
  }) => {
    const page = await open(ESSAYS, {javaScriptEnabled: false});
    const post = page.locator('.post').filter({hasText: '星号挨着句号'});
    await expect(post.locator('.ex').innerText()).resolves.toMatch(/^写过中文 Markdown 的人/);
    await expect(post.innerText()).resolves.not.toContain('四粒沙子');
    await expect(
      post
        .getByRole('link', {name: '阅读全文：《星号挨着句号：让 Markdown 读懂中文》'})
        .getAttribute('href'),
    ).resolves.toBe(ESSAY);
    await expect(page.locator('.post time').allInnerTexts()).resolves.toEqual([
      '11-21',
      '11-20',
      '11-19',
      '11-18',
      '11-17',
      '11-16',
    ]);
    await expect(page.locator('section.year h2').first().getAttribute('aria-label')).resolves.toBe(
      '2026年',
    );
  });

  test('leads to a post and back without loading a document, silently', async ({open}) => {
    let messages: string[] = [];
    const page = await open(ESSAYS, {prepare: (p) => void (messages = gatherMessages(p))});
    await mark(page);
    await follow(page, () => page.getByRole('link', {name: '怎样量才算数', exact: true}).click());
    await expect(page.locator('h1').innerText()).resolves.toBe('怎样量才算数');
    await expect(page.locator('.prose h2').first().innerText()).resolves.toContain(
      '能数的，不要计时',
    );
    await follow(page, () => page.locator('.pager .next').click());
    await expect(page.locator('h1').innerText()).resolves.toBe('不要服务器的搜索');
    await follow(page, () => page.goBack());
    await follow(page, () => page.goBack());
    await expect(page.locator('.post').count()).resolves.toBe(6);
    expect(await isMarked(page)).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe('B6 a post', () => {
  const html = documentOf(ESSAY);

  test('says who wrote it, when, and what it is, for readers and machines', () => {
    expect(html).toContain('<time dateTime="2026-11-18">2026-11-18</time>');
    expect(html).toMatch(/<a href="\/wuya\/blog\/authors\/wuya\/" rel="author">无涯<\/a>/);
    expect(html).toMatch(/约 \d+ 分钟/);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain(
      '<meta property="article:published_time" content="2026-11-18T00:00:00.000Z">',
    );
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    );
    expect(data.find((one) => one['@type'] === 'BlogPosting')).toMatchObject({
      headline: '星号挨着句号：让 Markdown 读懂中文',
      datePublished: '2026-11-18T00:00:00.000Z',
      url: `https://wuya.example${ESSAY}`,
      author: [{'@type': 'Person', name: '无涯'}],
    });
    expect(data.find((one) => one['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{name: '随笔', item: `https://wuya.example${ESSAYS}`}],
    });
  });

  test('leads to the newer and the older, to its tags, and to those of the five newest that are neither', () => {
    expect(/<a class="prev" href="([^"]+)"/.exec(html)?.[1]).toBe(
      posts.find((route) => route.includes('/19/')),
    );
    expect(/<a class="next" href="([^"]+)"/.exec(html)?.[1]).toBe(
      posts.find((route) => route.includes('/17/')),
    );
    expect(html).toContain(
      `<a class="chip" href="/wuya/blog/tags/${encodeURIComponent('引擎')}/" rel="tag">`,
    );
    const recent =
      /<nav class="recent-posts" aria-label="近期文章">(.*?)<\/nav>/.exec(html)?.[1] ?? '';
    expect(recent.match(/<li>/g)).toHaveLength(3);
    expect(recent).toContain('二〇二六');
  });
});

test('B7 the archive has all posts, newest first, by year', () => {
  const html = documentOf(`${ESSAYS}archive/`);
  expect(
    [...html.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)">/g)].map(([, date]) => date),
  ).toEqual(['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']);
});

test.for([
  [ESSAYS, 'blog_posts_list'],
  [`${ESSAYS}tags/`, 'blog_tags_list'],
  [`${ESSAYS}tags/${encodeURIComponent('性能')}/`, 'blog_tags_posts'],
  [ESSAY, 'default'],
  [`${BASE}backend/`, 'docs-default-current'],
  [`${BASE}search/`, 'default'],
] as const)('B8 C7.3 %s tells crawlers that it is %s', ([route, tag]) => {
  const html = documentOf(route);
  for (const name of ['docusaurus_tag', 'docsearch:docusaurus_tag'])
    expect(html).toContain(`<meta name="${name}" content="${tag}">`);
  for (const name of ['docusaurus_locale', 'docsearch:language'])
    expect(html).toContain(`<meta name="${name}" content="zh-CN">`);
  expect(html).toContain('<meta name="docsearch:version" content="current">');
});
