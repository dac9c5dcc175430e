import {expect, it} from 'vitest';
import {dropTitleAnchor, keepGitHubAnchors} from './gitHubAnchors.ts';

it('keeps the id of a title that contents name, and of headings with names of emoji', () => {
  const contents = '* [集群](#集群)\n* [`负载`](#%E8%B4%9F%E8%BD%BD) [后](#memo-后记)\n';
  expect(keepGitHubAnchors(`# 集群\n${contents}## 负载\n\n## :memo: 后记\n\n## :tada: 无\n`)).toBe(
    `# 集群\n\n<a id="集群"></a>\n\n${contents}## 负载\n\n## :memo: 后记 {#memo-后记}\n\n## :tada: 无\n`,
  );
});

it.each(['# 集群\n\n文\n', '```md\n# 甲\n```\n\n[甲](#甲)\n', '# 甲 {#a}\n\n[甲](#甲)\n'])(
  'leaves %j as it is',
  (text) => {
    expect(keepGitHubAnchors(text)).toBe(text);
  },
);

it.each([
  [
    'one of a heading',
    '[a](#1-Use-%E7%94%B2)\n\n## 1. Use 甲\n',
    '[a](#1-use-%e7%94%b2)\n\n## 1. Use 甲\n',
  ],
  ['one that is written', '[a](#Use) <a id="Use"></a>\n\n## Use\n', undefined],
  ['one of no heading', '[a](#Uses)\n\n## Use\n', undefined],
  ['code', '`[a](#Use)`\n\n## Use\n', undefined],
])('finds ids whatever their case: %s', (_, text, changed) => {
  expect(keepGitHubAnchors(text)).toBe(changed ?? text);
});

it.each([
  ['b.md#%E9%A2%98-a', 'b.md'],
  ['b.md#节', 'b.md#节'],
  ['none.md#题-a', 'none.md#题-a'],
  ['#题-a', '#题-a'],
])('leads to a note where a link names its title: %s', (href, changed) => {
  const read = (path: string) => (path === 'b.md' ? '# 题 A\n\n## 节\n' : undefined);
  expect(dropTitleAnchor(href, read)).toBe(changed);
});
