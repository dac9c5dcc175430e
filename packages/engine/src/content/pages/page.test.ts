import {describe, expect, it} from 'vitest';
import {sourceAt} from '../../../test/helpers/samples.ts';
import {pagePathOf, parseMarkdownPage} from './page.ts';

describe('pagePathOf', () => {
  it.each([
    ['index.tsx', '/'],
    ['a/index.md', '/a/'],
    ['HomepageStarted.js', '/HomepageStarted/'],
    ['中文.md', '/%E4%B8%AD%E6%96%87/'],
    ['a b.md', '/a%20b/'],
    ['a/myindex.tsx', '/a/myindex/'],
  ])('gives %s the path %s', (file, path) => {
    expect(pagePathOf(file)).toBe(path);
  });
});

describe('parseMarkdownPage', () => {
  const page = (text: string) =>
    parseMarkdownPage(sourceAt('about.md', text, 'pages'), {
      basePath: '/wuya/',
      setId: 'default',
    });

  it('takes title and address from the front matter', () => {
    expect(page('---\ntitle: 关于\nslug: /us\n---\n正文')).toMatchObject({
      title: '关于',
      permalink: '/wuya/us/',
      body: '正文',
      bodyLine: 5,
      diagnostics: [],
    });
  });

  it('takes the title from the first heading, else has none', () => {
    expect(page('# 关于\n').title).toBe('关于');
    expect(page('正文').title).toBe('');
  });

  it('takes no blank title', () => {
    expect(page('---\ntitle: ""\n---\n# 关于\n').title).toBe('关于');
  });

  it('may have blanks in its address where the site is made for Docusaurus', () => {
    const source = sourceAt('about.md', '---\nslug: about us\n---\n', 'pages');
    const rules = {basePath: '/wuya/', setId: 'default'};
    expect(parseMarkdownPage(source, rules).diagnostics).toMatchObject([{code: 'FM-003'}]);
    expect(parseMarkdownPage(source, {...rules, isForeign: true})).toMatchObject({
      permalink: '/wuya/about%20us/',
      diagnostics: [],
    });
  });

  it('reports wrong keys with their line', () => {
    expect(page('---\ntitle: x\ndraft: 1\n---\n').diagnostics).toMatchObject([
      {code: 'FM-001', place: {file: 'pages/about.md', line: 3}},
    ]);
  });

  it('cannot be draft and unlisted', () => {
    expect(page('---\ndraft: true\nunlisted: true\n---\n').diagnostics).toMatchObject([
      {code: 'FM-002', place: {line: 3}},
    ]);
  });

  it('P3 cannot begin the contents below their end', () => {
    expect(
      page('---\ntitle: x\ntoc_max_heading_level: 3\ntoc_min_heading_level: 4\n---\n').diagnostics,
    ).toMatchObject([{code: 'FM-001', place: {file: 'pages/about.md', line: 4}}]);
  });
});
