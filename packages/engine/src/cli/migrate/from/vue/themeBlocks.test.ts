import {expect, it} from 'vitest';
import {rewriteThemeBlocks} from './themeBlocks.ts';

it.each([
  [
    'a list of files',
    '::: file-tree title="项目结构"\n\n- docs\n  - **blog**\n    - post_1_a.md\n    - ++ post-2.md\n  - -- old # 旧的\n- __init__.py\n\n:::\n文',
    '**项目结构**\n\n```text\ndocs\n├─ blog\n│  ├─ post_1_a.md\n│  └─ + post-2.md\n└─ - old # 旧的\n__init__.py\n```\n文',
  ],
  [
    'one that is indented',
    '1. 一\n\n   :::file-tree\n   - a\n     - b\n   :::',
    '1. 一\n\n   ```text\n   a\n   └─ b\n   ```',
  ],
  [
    'commands of npm',
    '::: npm-to\n\n```sh\nnpm install x\n```\n\n```\nnpm i\n```\n:::',
    '\n```sh npm2yarn\nnpm install x\n```\n\n```bash npm2yarn\nnpm i\n```',
  ],
  [
    'cards',
    "::: cardList 3\n```yaml\n- name: 麋鹿*\n  desc: 大道至简\n  avatar: https://x.example/a.jpg # 可选\n  link: https://x.example/a b\n  bgColor: '#CBEAFA'\n- name: 平凡\n```\n:::",
    '- [麋鹿\\*](<https://x.example/a b>) · 大道至简\n- **平凡**',
  ],
  [
    'cards of pictures',
    '::: cardImgList 4\n\n``` yaml\nconfig:\n  imgHeight: 140px\n\ndata:\n  # - img: old\n  - img: https://x.example/a.png\n    link: /b/\n    name: 乙\n    author: 青苗\n```\n\n:::',
    '- [乙](</b/>) · 青苗\n\n  ![乙](<https://x.example/a.png>)',
  ],
  ['cards that are no YAML', '::: cardList\n```yaml\n- a: [\n```\n:::', undefined],
  ['cards that are words', '::: cardList\n- 甲\n:::', undefined],
  ['one with words in it', '::: file-tree\n- a\n\n话\n:::', undefined],
  ['one without an end', '::: file-tree\n- a', undefined],
  ['one around another', ':::: file-tree\n::: tip\n- a\n:::\n::::', undefined],
  ['one in code', '```md\n::: file-tree\n- a\n:::\n```', undefined],
  ['commands without a fence', '::: npm-to\nnpm i\n:::', undefined],
])(
  'draws blocks of the theme plume, or leaves them as they are: %s',
  (_, written, made = written) => {
    expect(rewriteThemeBlocks(written)).toBe(made);
  },
);

it('draws a long list in steps that grow with it', () => {
  const list = `::: file-tree\n${'- a\n'.repeat(4000)}:::`;
  expect(rewriteThemeBlocks(list).split('\n')).toHaveLength(4002);
});
