import {expect, it} from 'vitest';
import {keepGitHubAnchors} from './gitHubAnchors.ts';

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
