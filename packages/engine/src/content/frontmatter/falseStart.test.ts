import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter.ts';

const parse = (text: string) => parseFrontMatter(text, 'notes/a.md');

describe('a beginning that looks like front matter and is none', () => {
  it.each([
    ['the first line is missing', 'title: 甲\ntags: [a]\n---\n\n正文\n', 1],
    ['the first line is missing, with a list', 'title: 甲\ntags:\n  - a\n- b\n---\n正文\n', 1],
    ['full-width dashes', '－－－\ntitle: 甲\n－－－\n\n正文\n', 1],
    ['long dashes', '———\ntitle: 甲\n———\n\n正文\n', 1],
    ['two dashes', '--\ntitle: 甲\n--\n\n正文\n', 1],
    ['four dashes', '----\ntitle: x\n----\n', 1],
    ['empty lines before', '\n\n---\ntitle: 甲\n---\n\n正文\n', 3],
    ['a blank before', ' ---\ntitle: 甲\n---\n\n正文\n', 1],
    ['an ideographic blank before', '　---\ntitle: 甲\n---\n\n正文\n', 1],
    ['TOML', '+++\ntitle = "甲"\n+++\n\n正文\n', 1],
    ['a full-width colon', '----\ntitle：甲\n----\n', 1],
  ])('is text and named at its line: %s', (_, text, line) => {
    expect(parse(text)).toMatchObject({
      data: {},
      body: text,
      lineCount: 0,
      diagnostics: [{code: 'FM-011', level: 'warning', place: {file: 'notes/a.md', line}}],
    });
  });

  it.each([
    'Note: a heading\n---\n',
    'title: in a text that goes on\n\nand has a line\n\n---\n\nmore\n',
    '标题\n---\n',
    '--\n一句话\n--\n',
    '\n---\n\n正文\n\n---\n',
    '\n# 标题\n\n---\n\ntitle: x\n',
    '- 一\n- 二\n',
    '+++\n正文\n+++\n',
  ])('is text without a word where it may be meant: %j', (text) => {
    expect(parse(text)).toMatchObject({body: text, diagnostics: []});
  });

  it('is one without its end, also with a full-width colon', () => {
    expect(parse('---\ntitle：甲\n\n正文\n').diagnostics).toMatchObject([{code: 'FM-009'}]);
  });
});
