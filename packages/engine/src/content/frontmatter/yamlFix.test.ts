import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter.ts';
import {findYamlFix} from './yamlFix.ts';

const firstOf = (yaml: string) =>
  parseFrontMatter(`---\n${yaml}\n---\n正文`, 'notes/a.md').diagnostics[0]!;

describe('the hint for YAML that is wrong', () => {
  it.each([
    ['a tab', 'a:\n\tb: 一', 3, '把这一行开头的制表符换成空格。'],
    [
      'a full-width colon',
      'title：中文冒号\ndescription: x',
      2,
      '冒号要用半角的，后面空一格：title: 中文冒号',
    ],
    [
      'a full-width colon later',
      'id: a\ntitle：中文冒号',
      3,
      '冒号要用半角的，后面空一格：title: 中文冒号',
    ],
    ['no blank after the colon', 'title:没有空格', 2, '冒号后面空一格：title: 没有空格'],
    ['a colon in the value', 'title: a: b', 2, '给整个值加上引号：title: "a: b"'],
    ['a sign of YAML first', 'title: @开头', 2, '给整个值加上引号：title: "@开头"'],
    ['a quote in quotes', 'title: "说"你好"了"', 2, '给整个值加上引号：title: \'说"你好"了\''],
    ['quotes of both kinds', `title: it's "a": b`, 2, `给整个值加上引号：title: 'it''s "a": b'`],
    ['a title that opens a list', 'title: [a', 2, '[ 开头的值要用引号括起来：title: "[a"'],
    ['a title with a bracket first', 'title: [甲] 乙', 2, '给整个值加上引号：title: "[甲] 乙"'],
    [
      'a title with a brace first',
      'title: {甲} 乙\nid: x',
      2,
      '给整个值加上引号：title: "{甲} 乙"',
    ],
    ['a list that is not closed', 'id: x\ntags: [a, b', 3, '补上 ]：tags: [a, b]'],
    ['an open list before other keys', 'tags: [a, b,\nid: x', 2, '补上 ]：tags: [a, b]'],
    ['an indented key', 'title: x\n description: y', 3, '去掉这一行开头的空格：description: y'],
  ])('says what to write: %s', (_, yaml, line, hint) => {
    const {place, hint: said} = firstOf(yaml);
    expect([place?.line, said?.zh]).toEqual([line, hint]);
  });

  it('is none for an address, and for a line with nothing to see', () => {
    expect(findYamlFix('link: "a\nhttp://x.example/b', 2)).toBeUndefined();
    expect(findYamlFix('title: a', 1)).toBeUndefined();
  });

  it('is none for a list that goes on to its end in the lines after', () => {
    expect(findYamlFix('tags: [a,\n  b]\n- c', 3)).toBeUndefined();
  });

  it('may be in the line after the one that the parser names', () => {
    expect(findYamlFix('title: a\ntags：b', 1)?.line).toBe(2);
  });
});
