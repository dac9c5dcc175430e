import {describe, expect, it} from 'vitest';
import {rewriteAlerts, rewriteCallouts} from './obsidianCallouts.ts';

describe('rewriteAlerts', () => {
  it.each([
    ['a title', '> [!NOTE] 题 `a`\n> 甲\n>\n> 乙', ':::note[题 `a`]\n\n甲\n\n乙\n\n:::'],
    [
      'one that folds',
      '> [!INFO]- 题\n> 甲',
      '<details>\n<summary>题</summary>\n\n甲\n\n</details>',
    ],
    [
      'one that folds without a title',
      '> [!NOTE]-\n> 甲',
      '<details>\n<summary>NOTE</summary>\n\n甲\n\n</details>',
    ],
    ['a kind of Obsidian', '> [!bug]\n> 甲', ':::danger\n\n甲\n\n:::'],
    ['words alone', '> [!TIP] 甲 [乙](b.md)', ':::tip\n\n甲 [乙](b.md)\n\n:::'],
    ['one in a list', '- 项\n\n  > [!TIP] 题\n  > 甲', '- 项\n\n  :::tip[题]\n\n  甲\n\n  :::'],
  ])('rewrites %s', (_, written, expected) => {
    expect(rewriteAlerts(written).replaceAll(/^\s+$/gm, '')).toBe(expected);
  });

  it.each([
    ['an alert of GitHub', '> [!NOTE]\n> 甲'],
    ['a kind that nobody knows', '> [!注意] 题\n> 甲'],
    ['code', '```md\n> [!NOTE] 题\n```'],
    ['a quote', '> 甲 [!NOTE] 乙'],
  ])('leaves %s', (_, written) => {
    expect(rewriteAlerts(written)).toBe(written);
  });

  it('takes the first line for text where the tool does', () => {
    expect(rewriteAlerts('> [!TIP] 甲\n> 乙', 'text')).toBe(':::tip\n\n甲\n乙\n\n:::');
  });
});

it('ends the code of a callout with the quote that it is in, not with the note', () => {
  expect(rewriteCallouts('> [!tip]\n> ```http\n> GET /\nHost: a\n\n## 节')).toBe(
    ':::tip\n\n```http\nGET /\n```\n\n:::\nHost: a\n\n## 节',
  );
});
