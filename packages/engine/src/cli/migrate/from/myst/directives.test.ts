import {describe, expect, it} from 'vitest';
import {rewriteMyst} from './note.ts';

/** Rewrites a note and returns its lines that are not blank, and the directives that were named. */
function rewrite(text: string): {
  readonly lines: readonly string[];
  readonly found: readonly string[];
} {
  const found: string[] = [];
  const shown = rewriteMyst(text, (_, name) => found.push(name));
  return {lines: shown.split('\n').filter((line) => line.trim() !== ''), found};
}

const html = (name: string, ...inner: string[]): string[] => [`<${name}>`, ...inner, `</${name}>`];

describe('directives of MyST', () => {
  it.each<[string, string, readonly string[]]>([
    ['tabs', '::::{tab-set}\n:::{tab-item} 甲\n:sync: a\n文\n:::\n:::{tab-item} 乙\n```{note}\n注\n```\n:::\n::::',
      ['<Tabs>', '<TabItem value="甲" label="甲">', '文', '</TabItem>', '<TabItem value="乙" label="乙">', ':::note', '注', ':::', '</TabItem>', '</Tabs>']],
    ['tabs without a set', '```{tab} 甲\n文\n```\n\n```{tab} 乙\n字\n```\n\n后',
      ['<Tabs>', '<TabItem value="甲" label="甲">', '文', '</TabItem>', '<TabItem value="乙" label="乙">', '字', '</TabItem>', '</Tabs>', '后']],
    ['tabs of code', '````{tab-set-code}\n```{code-block} js\na\n```\n```python\nb\n```\n````',
      ['<Tabs>', '<TabItem value="js" label="js">', '```js', 'a', '```', '</TabItem>', '<TabItem value="python" label="python">', '```python', 'b', '```', '</TabItem>', '</Tabs>']],
    ['cards', '::::{grid} 1 2\n:gutter: 2\n:::{grid-item-card} 甲\n:link: a/b\n:link-type: doc\n说明\n:::\n:::{grid-item-card}\n:link: https://x.example\n**乙**\n+++\n脚\n:::\n:::{card} 丙\n文\n:::\n::::',
      ['- [甲](a/b.md)', '  说明', '- [**乙**](https://x.example)', '  脚', '**丙**', '文']],
    ['a table of lists', '```{list-table} 题\n:header-rows: 1\n* - 甲\n  - 乙\n* - 一 | 二\n  - 三\n    四\n```',
      ['**题**', '| 甲 | 乙 |', '| --- | --- |', '| 一 \\| 二 | 三 四 |']],
    ['a table of lists with code', '````{list-table}\n:header-rows: 1\n* - 甲\n* - ```js\n    a\n    ```\n````',
      [...html('table', ...html('tr', ...html('th', '甲')), ...html('tr', ...html('td', '```js', 'a', '```')))]],
    ['a table of values', '```{csv-table}\n:header: 甲, "乙, 丙"\n1, "a ""b"""\n```',
      ['| 甲 | 乙, 丙 |', '| --- | --- |', '| 1 | a "b" |']],
    ['a table', '```{table} 题\n:name: t\n| a |\n| - |\n```', ['<a id="t"></a>', '**题**', '| a |', '| - |']],
    ['what opens and closes', '```{toggle}\n文\n```\n:::{note}\n:class: dropdown\n字\n:::',
      ['<details>', '<summary>…</summary>', '文', '</details>', '<details>', '<summary>Note</summary>', '字', '</details>']],
    ['admonitions by name', '```{versionadded} 1.2\n新\n```\n```{prf:theorem} 勾股\n文\n```\n```{solution} ex-1\n解\n```',
      [':::note[新增于 1.2]', '新', ':::', ':::note[定理（勾股）]', '文', ':::', ':::note[解答]', '解', ':::']],
    ['quotes and what is beside', '```{epigraph}\n学而\n\n—— 论语\n```\n```{margin} \n旁\n```',
      ['> 学而', '>', '> —— 论语', '> 旁']],
    ['pictures with a width', '```{image} a.png\n:width: 200px\n:alt: 图\n```', ['<img src="a.png" alt="图" width="200">']],
    ['links that look like buttons', '```{button-link} https://x.example\n去\n```\n```{button-ref} a\n:ref-type: doc\n看\n```',
      ['[去](https://x.example)', '[看](a.md)']],
    ['words and their meaning', '```{glossary}\n甲\n: 意思\n\n乙\n  又\n```', ['**甲**', '意思', '**乙**', '又']],
    ['films and HTML', '```{video} a.mp4\n```\n```{raw} html\n<b>a</b>\n```', ['<video src="a.mp4" controls></video>', '<b>a</b>']],
    ['numbered code', '```{code-block} js\n:lineno-start: 3\na\n```', ['```js showLineNumbers=3', 'a', '```']],
  ])('%s', (_, text, lines) => {
    expect(rewrite(`字\n\n${text}\n`)).toEqual({lines: ['字', ...lines], found: []});
  }); // prettier-ignore
});

it('prints roles as what they show', () => {
  const {lines} = rewrite(
    '{octicon}`gear`字{sub}`2`{bdg-primary}`新`{abbr}`甲 (意思)`{download}`文件 <a b.zip>`{guilabel}`文件`{menuselection}`甲 --> 乙`{py:func}`run`{term}`词`\n',
  );
  expect(lines).toEqual([
    '字<sub>2</sub>**新**<abbr title="意思">甲</abbr>[文件](<a b.zip>)**文件****甲 → 乙**`run`词',
  ]);
});
