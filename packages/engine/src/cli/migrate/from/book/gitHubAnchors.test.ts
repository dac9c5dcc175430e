import {expect, it} from 'vitest';
import {keepGitHubAnchors} from './gitHubAnchors.ts';

it('keeps the ids of headings with names of emoji that are linked to', () => {
  const links = '[后](#memo-后记)\n';
  expect(keepGitHubAnchors(`${links}\n## :memo: 后记\n\n## :tada: 无\n`)).toBe(
    `${links}\n## :memo: 后记 {#memo-后记}\n\n## :tada: 无\n`,
  );
});

it.each(['## :memo: 甲\n\n文\n', '[甲](#甲)\n\n## 甲\n', '## :memo: 甲 {#a}\n\n[甲](#memo-甲)\n'])(
  'leaves %j as it is',
  (text) => {
    expect(keepGitHubAnchors(text)).toBe(text);
  },
);
