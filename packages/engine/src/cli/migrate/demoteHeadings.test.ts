import {expect, it} from 'vitest';
import {demoteHeadings} from './demoteHeadings.ts';

const demoted = (path: string, text: string): unknown =>
  demoteHeadings(new Map([[path, {text}]])).get(path);

it.each([
  [
    'a post with sections of the first level',
    'blog/a.md',
    '---\ntitle: 题\n---\n文\n\n# 一\n\n## 一之一\n\n###### 六\n\n# 二\n',
    '---\ntitle: 题\n---\n文\n\n## 一\n\n### 一之一\n\n###### 六\n\n## 二\n',
  ],
  [
    'a post with one section',
    'i18n/en/blog/a.md',
    '---\ntitle: T\n---\n\n# One\n',
    '---\ntitle: T\n---\n\n## One\n',
  ],
  [
    'a post that repeats its title',
    'blog/a.md',
    '---\ntitle: "题"\n---\n\n# 题\n\n## 一\n\n# 二\n\n## 二之一\n',
    '---\ntitle: "题"\n---\n\n# 题\n\n## 一\n\n## 二\n\n### 二之一\n',
  ],
  [
    'a note with several',
    'docs/a.md',
    '# 题\n\n## 一\n\n# 二\n\n## 二之一\n',
    '# 题\n\n## 一\n\n## 二\n\n### 二之一\n',
  ],
  [
    'a note with a title and one behind others',
    'docs/a.md',
    '---\ntitle: 题\n---\n## 一\n\n# 二\n',
    '---\ntitle: 题\n---\n### 一\n\n## 二\n',
  ],
  [
    'a note with three that its file names',
    'docs/js/3. 多线程.md',
    '# 概念\n\n## 一\n\n# 锁\n\n# 池\n',
    '# 多线程\n\n## 概念\n\n### 一\n\n## 锁\n\n## 池\n',
  ],
])('makes sections of %s', (_, path, text, expected) => {
  expect(demoted(path, text)).toEqual({text: expected});
});

it.each([
  ['docs/a.md', '---\ntitle: 别的\n---\n# 题\n\n## 一\n'],
  ['docs/a.md', '# 题\n\n```sh\n# 注\n```\n\n<pre>\n# 注\n</pre>\n\n<!--\n# 注\n-->\n\n    # 码\n'],
  ['blog/a.md', '文\n\n# 一\n'],
  ['docs/a.md', '## 一\n'],
  ['static/a.md', ''],
])('leaves a note with one title alone: %s %j', (path, text) => {
  expect(demoted(path, text)).toEqual({text});
});

it.each([
  [
    'whose first is like the name of its file',
    'docs/Java多线程.md',
    '# 多线程概念\n\n# 锁\n\n# 池\n',
  ],
  [
    'whose file is named by numbers and what it is',
    'docs/第三章 chapter-3.md',
    '# 绪论\n\n# 锁\n\n# 池\n',
  ],
  ['that has a title', 'docs/线程.md', '---\ntitle: 题\n---\n# 甲\n\n# 锁\n\n# 池\n'],
  ['with a second one alone', 'docs/线程.md', '# 甲\n\n# 参考\n'],
])('does not call a note by its file %s', (_, path, text) => {
  expect(demoted(path, text)).not.toEqual({text: expect.stringContaining('# 线程') as string});
  expect(demoted(path, text)).toEqual({text: expect.stringContaining('\n\n## ') as string});
  expect(demoted(path, text)).toEqual({
    text: expect.stringMatching(/^(?:---\n.*\n---\n)?# /) as string,
  });
});

it('leaves copies alone', () => {
  const files = new Map([['docs/a.md', {copyOf: 'a.md'}]]);
  expect(demoteHeadings(files)).toEqual(files);
});
