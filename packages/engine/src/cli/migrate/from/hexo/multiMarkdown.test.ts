import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {rewriteMultiMarkdown} from './multiMarkdown.ts';

it.each([
  [':::primary\n甲\n:::', ':::note\n甲\n:::'],
  [':::danger no-icon\n甲\n:::', ':::danger\n甲\n:::'],
  [':::note success\n甲\n:::', ':::tip\n甲\n:::'],
  [
    ';;;a 一\n甲\n;;;\n\n;;;a 二\n乙\n;;;\n;;;b 三\n丙\n;;;',
    '<Tabs>\n\n<TabItem value="一" label="一">\n\n甲\n\n</TabItem>\n\n\n<TabItem value="二" label="二">\n\n乙\n\n</TabItem>\n\n</Tabs>\n\n<Tabs>\n\n<TabItem value="三" label="三">\n\n丙\n\n</TabItem>\n\n</Tabs>\n',
  ],
  ['+++info 蓝 `a`\n甲\n+++', '<details>\n<summary>蓝 `a`</summary>\n\n甲\n\n</details>\n'],
  ['++甲++ 与 ++乙++{.wavy .red}', '<ins>甲</ins> 与 <ins>乙</ins>'],
  [
    '[红]{.red} [Ctrl]{.kbd} [好]{.label .success}',
    '红 <kbd>Ctrl</kbd> <span class="badge badge--success">好</span>',
  ],
  [
    '1. 是 []{.gap} 。 {.quiz}\n- 甲 {.correct}\n{.gallery data-height="120"}\n> {.options}',
    '1. 是 <u>&emsp;&emsp;</u> 。 \n- 甲 \n\n>',
  ],
  [
    'H~2~O 29^th^ {漢字^かんじ} !!黑幕!!{.bulr} ==亮==',
    'H<sub>2</sub>O 29<sup>th</sup> <ruby>漢字<rt>かんじ</rt></ruby> 黑幕 <mark>亮</mark>',
  ],
  ['$a^b^c {x^y}$ ~~删~~ `++a++` a != b && !c', '$a^b^c {x^y}$ ~~删~~ `++a++` a != b && !c'],
  [
    '```java 题 https://a.example 链接 mark:1,6-7\n++a++\n```',
    '```java {1,6-7} title="题"\n++a++\n```',
  ],
  ['```raw\na\n```', '```text\na\n```'],
])('rewrites %j', (text, rewritten) => {
  expect(rewriteMultiMarkdown(text)).toBe(rewritten);
});

it('does so where the renderer is installed alone', async () => {
  const files = {
    '_config.yml': 'title: 站\n',
    'source/_posts/a.md': '---\ntitle: 甲\ndate: 2024-05-06\n---\n:::primary\n甲\n:::\n',
  };
  const of = async (name: string): Promise<string> =>
    (
      await migrateFiles({
        ...files,
        'package.json': `{"dependencies": {"hexo": "5", "${name}": "1"}}`,
      })
    ).read('blog/a.md');
  expect(await of('hexo-renderer-multi-markdown-it')).toContain(':::note\n甲');
  expect(await of('hexo-renderer-marked')).toContain(':::primary');
});
