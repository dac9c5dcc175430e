import {expect, it} from 'vitest';
import type {PageData} from '@wuya/theme/types';
import {renderMarkdownCopy} from './markdownCopy.ts';

const pageOf = (more: object): PageData =>
  ({
    kind: 'doc',
    head: {title: '甲 | 站', description: '一句话。', canonical: 'https://x.example/a/'},
    ...more,
  }) as unknown as PageData;

const ARTICLE = '<h2 id="b">乙</h2><p>丙 <code>d</code></p>';
const DRAWN = `<header>站</header><main id="main"><nav>目录</nav><article><header><h1>甲</h1><p class="meta"><span>约 1 分钟</span></p></header><div class="prose theme-doc-markdown"><div>${ARTICLE}</div></div><div class="doc-foot"><a href="/edit">编辑此页</a></div></article></main>`;

it('gives of an article that code renders what it gives of any other: no line about the page, no link to edit it', () => {
  const page = pageOf({titleHtml: '甲', module: 'docs/a.mdx'});
  expect(renderMarkdownCopy(page, null, DRAWN)).toBe(
    '# 甲\n\n> 一句话。\n\n<https://x.example/a/>\n\n## 乙\n\n丙 `d`\n',
  );
  expect(renderMarkdownCopy(page, null, DRAWN)).toBe(renderMarkdownCopy(page, ARTICLE, ''));
});

it('gives of a page that is a component all that is in its main part', () => {
  expect(
    renderMarkdownCopy(pageOf({kind: 'component'}), null, '<main><h1>甲</h1><p>乙</p></main>'),
  ).toBe('# 甲\n\n<https://x.example/a/>\n\n乙\n');
});

it('escapes the description, which is plain text, in one line', () => {
  const description = '- C++ <vector>\n\n## [a](https://evil.example)\u2028b';
  const page = pageOf({titleHtml: '甲', head: {canonical: 'https://x.example/a/', description}});
  expect(renderMarkdownCopy(page, '<p>乙</p>', '').split('\n')[2]).toBe(
    String.raw`> \- C++ \<vector> ## \[a\](https://evil.example) b`,
  );
});
