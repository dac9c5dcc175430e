import {expect, it} from 'vitest';
import {countSteps, growthOf} from '../../../../../test/helpers/steps.ts';
import {hasDirectives, rewriteMyst} from './note.ts';

it('rewrites directives and roles of MyST, and leaves other fences alone', () => {
  const text = `(target)=
# A

\`\`\`{toctree}
:maxdepth: 2
a
\`\`\`

::::{admonition} Title
:class: tip
:::{warning}
Inside {kbd}\`Ctrl\`
:::
::::

\`\`\`{code-block} python
:emphasize-lines: 1,3
:caption: a.py
run()
\`\`\`

:::{note} One line
:::

::: {grid} 2
:gutter: 1
kept
:::

\`\`\`{figure} img/a.png
:alt: words
Caption
\`\`\`

\`\`\`{own} x
stays
\`\`\`

\`\`\`md
:::{note}
code
:::
\`\`\`

See {doc}\`Other <b/c>\`, {ref}\`the words <target>\`, {py:func}\`run\`.
`;
  const found: string[] = [];
  expect(hasDirectives(text)).toBe(true);
  expect(rewriteMyst(text, (line, name) => found.push(`${line} ${name}`)).replace(/\n+/g, '\n').trim().split('\n')).toEqual([
    '<a id="target"></a>', '# A', '::::tip[Title]', ':::warning', 'Inside <kbd>Ctrl</kbd>', ':::', '::::',
    '```python {1,3} title="a.py"', 'run()', '```', ':::note', 'One line', ':::', 'kept', '![words](img/a.png)', 'Caption',
    '```{own} x', 'stays', '```', '```md', ':::{note}', 'code', ':::', '```',
    'See [Other](b/c.md), the words, `run`.',
  ]); // prettier-ignore
  expect(found).toEqual(['35 own']);
});

it('rewrites reStructuredText in a note: tabs, code, admonitions, words; the rest is shown as code and named', () => {
  const text = `\`\`\`{eval-rst}
.. tabs::
    .. code-tab:: python 纯 Python 风格

        # 甲
        def f():
            return 1

    .. tab:: 说明

        见 \`文档 <https://x.example>\`_ 与 :func:\`run\`。

.. note::
   一句

   .. code-block:: bash
      :linenos:

      ls

.. autoclass:: a.B
   :members:

末
\`\`\`
`;
  const found: string[] = [];
  const read = rewriteMyst(text, (line, name) => found.push(`${line} ${name}`));
  expect(read.split('\n').filter((line) => line !== '')).toEqual([
    '<Tabs>', '<TabItem value="纯 Python 风格" label="纯 Python 风格">', '```python', '# 甲', 'def f():', '    return 1', '```', '</TabItem>',
    '<TabItem value="说明" label="说明">', '见 [文档](https://x.example) 与 `run`。', '</TabItem>', '</Tabs>',
    ':::note', '一句', '```bash', 'ls', '```', ':::', '```rst', '.. autoclass:: a.B', '   :members:', '```', '末',
  ]); // prettier-ignore
  expect(found).toEqual(['21 autoclass']);
});

it.each([
  ['`````{code-block} md', '`````'],
  ['``````{eval-rst}\n.. code-block:: md', '``````'],
])('keeps code that holds fences in one fence: %s', (open, close) => {
  const [indent, inner] = open.includes('rst') ? ['   ', '\n'] : ['', ''];
  const code = ['````js', 'run()', '````'].map((line) => indent + line).join('\n');
  const read = rewriteMyst(`${open}\n${inner}${code}\n${close}\n`, () => undefined);
  expect(read.trim()).toBe('`````md\n````js\nrun()\n````\n`````');
});

it('shows tabs of reStructuredText that hold tabs alone one below another', () => {
  const tabs = (label: string) => `    .. tabs::\n\n        .. tab:: ${label}\n\n            文\n`;
  const text = `\`\`\`{eval-rst}\n.. tabs::\n${tabs('甲')}\n${tabs('乙')}\`\`\`\n`;
  const shown = rewriteMyst(text, () => undefined).match(/<\/?Tabs>|value="."/g);
  expect(shown).toEqual(['<Tabs>', 'value="甲"', '</Tabs>', '<Tabs>', 'value="乙"', '</Tabs>']);
});

it('ends a directive behind code in the items of a list inside it', () => {
  const table =
    '```{list-table}\n:header-rows: 1\n* - 甲\n* - ```\n    {a}`b`\n    ```\n```\n\n后\n';
  const lines = rewriteMyst(table, () => undefined)
    .split('\n')
    .filter(Boolean);
  expect(lines.slice(-7)).toEqual(['```', '{a}`b`', '```', '</td>', '</tr>', '</table>', '后']);
});

it('leaves programs of notebooks alone', () => {
  const text = '```{python}\nrun()\n```\n\n```{R}\nx\n```\n';
  const found: string[] = [];
  expect(rewriteMyst(text, (_, name) => found.push(name))).toBe(text);
  expect(found).toEqual([]);
});

it.each([
  '```{note}\n',
  ':::{note}\n',
  '````{note}\n```\n',
  ':::{foo}\n:::{note}\n:::\n',
  '~~~\n```\n',
])(
  'four times as many directives that stay open are at most five times the work: %j',
  async (unit) => {
    const blocksOf = async (count: number) =>
      (await countSteps(async () => rewriteMyst(unit.repeat(count), () => undefined))).blocks;
    const growth = await growthOf(await blocksOf(250), await blocksOf(1000), {
      bound: 5,
      countFew: () => blocksOf(250),
    });
    expect(growth).toBeLessThan(5);
  },
);

it.each([
  ['an admonition', (lines: string) => `:::{note}\n${lines}:::\n`],
  ['a table of values', (lines: string) => `:::{csv-table}\n${lines}:::\n`],
])('takes %s with more lines than a call may have arguments', (_, write) => {
  const lines = 'a,b\n'.repeat(200_000);
  const shown = rewriteMyst(write(lines), () => undefined);
  expect(shown.match(/\ba\b/g)).toHaveLength(200_000);
});
