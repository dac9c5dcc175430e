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

it('leaves copies alone', () => {
  const files = new Map([['docs/a.md', {copyOf: 'a.md'}]]);
  expect(demoteHeadings(files)).toEqual(files);
});
