import {describe, expect, it} from 'vitest';
import {docAt, sourceAt} from '../../../test/helpers/samples.ts';
import {parseDoc} from './doc.ts';

const codesOf = (text: string, path = 'js/a.md') =>
  docAt(path, text).diagnostics.map(({code, place}) => `${code} ${place?.line}:${place?.column}`);

describe('the name in lists', () => {
  it.each([
    ['a title', `# ${'题'.repeat(301)}\n`, `${'题'.repeat(299)}…`],
    ['a label', `---\nsidebar_label: ${'题'.repeat(301)}\n---\n`, `${'题'.repeat(299)}…`],
    ['a title that is cut within a sign', `# 题${'🎈'.repeat(150)}\n`, `题${'🎈'.repeat(149)}…`],
    ['a title of 300', `# ${'题'.repeat(300)}\n`, '题'.repeat(300)],
  ])('is cut at 300 characters: %s', (_, text, label) => {
    const doc = docAt('a.md', text);
    expect(doc.sidebarLabel).toBe(label);
    expect(doc.title).not.toContain('…');
  });
});

describe('identity', () => {
  it.each([
    ['01-a/02-b.md', 'a/b', '/wuya/a/b/'],
    ['2021-11-x.md', '2021-11-x', '/wuya/2021-11-x/'],
    ['guide/guide.md', 'guide/guide', '/wuya/guide/'],
    ['guide/index.md', 'guide/index', '/wuya/guide/'],
    ['guide/README.md', 'guide/README', '/wuya/guide/'],
    ['01-guide/guide.md', 'guide/guide', '/wuya/guide/'],
    ['前端/闭 包.md', '前端/闭 包', '/wuya/%E5%89%8D%E7%AB%AF/%E9%97%AD%20%E5%8C%85/'],
    ['a.MD', 'a', '/wuya/a/'],
  ])('of %s is id %s at %s', (path, id, permalink) => {
    expect(docAt(path)).toMatchObject({id, permalink, diagnostics: []});
  });

  it('takes the id of the front matter in place of the name', () => {
    expect(docAt('01-a/02-b.md', '---\nid: c\n---\n')).toMatchObject({
      id: 'a/c',
      permalink: '/wuya/a/c/',
    });
  });

  it('takes a number as an id for its text', () => {
    expect(docAt('a.md', '---\nid: 7\n---\n').id).toBe('7');
  });

  it('refuses an id with a slash', () => {
    expect(codesOf('---\ntitle: x\nid: a/b\n---\n')).toEqual(['ID-021 3:1']);
  });

  it('keeps order numbers when the doc says so', () => {
    expect(docAt('01-a/02-b.md', '---\nparse_number_prefixes: false\n---\n')).toMatchObject({
      id: '01-a/02-b',
      position: undefined,
    });
  });

  it('keeps order numbers when the site says so, unless the doc wants them stripped', () => {
    const rules = {version: 'current', basePath: '/', parsesNumberPrefixes: false};
    expect(parseDoc(sourceAt('01-a.md'), rules).id).toBe('01-a');
    expect(parseDoc(sourceAt('01-a.md', '---\nparse_number_prefixes: true\n---\n'), rules).id).toBe(
      'a',
    );
  });

  it('puts a slug that cannot be an address on its line', () => {
    expect(codesOf('---\ntitle: x\nslug: a b\n---\n')).toEqual(['FM-003 3:1']);
  });
});

describe('title', () => {
  it.each([
    ['the front matter first', '---\ntitle: 甲\n---\n# 乙\n', '甲'],
    [
      'then the first heading, without its signs',
      '正文\n\n# `乙` **丙** [丁](x) {#id}\n',
      '乙 丙 丁',
    ],
    ['a setext heading too', '乙\n===\n', '乙'],
    ['then the file name without its number', '## 二\n\n# 一\n', 'a'],
    ['not a heading inside code', '```\n# 乙\n```\n', 'a'],
    ['not a heading after a rule', '---\n\n---\n\n***\n\n# 乙\n', 'a'],
  ])('is %s', (_, text, title) => {
    expect(docAt('02-a.md', text).title).toBe(title);
  });

  it('is what the sidebar shows, unless it has its own label', () => {
    expect(docAt('a.md', '# 甲\n').sidebarLabel).toBe('甲');
    expect(docAt('a.md', '---\nsidebar_label: 乙\n---\n# 甲\n').sidebarLabel).toBe('乙');
  });
});

describe('order', () => {
  it('is the position of the front matter, else the number of the file', () => {
    expect(docAt('02-a.md').position).toBe(2);
    expect(docAt('02-a.md', '---\nsidebar_position: 1.5\n---\n').position).toBe(1.5);
    expect(docAt('a.md').position).toBeUndefined();
  });
});

describe('body', () => {
  it('knows the line on which it begins', () => {
    expect(docAt('a.md', '---\ntitle: x\n---\n\n正文\n')).toMatchObject({
      body: '\n正文\n',
      bodyLine: 4,
    });
    expect(docAt('a.md', '正文\n')).toMatchObject({body: '正文\n', bodyLine: 1});
  });
});
