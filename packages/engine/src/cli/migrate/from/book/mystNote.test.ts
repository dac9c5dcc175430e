import {expect, it} from 'vitest';
import {countSteps, growthOf} from '../../../../../test/steps.ts';
import {hasDirectives, rewriteMyst} from './mystNote.ts';

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
    '<a id="target"></a>', '# A', '::::note[Title]', ':::warning', 'Inside <kbd>Ctrl</kbd>', ':::', '::::',
    '````python {1,3} title="a.py"', 'run()', '````', ':::note', 'One line', ':::', 'kept', '![words](img/a.png)', 'Caption',
    '```{own} x', 'stays', '```', '```md', ':::{note}', 'code', ':::', '```',
    'See [Other](b/c.md), the words, `run`.',
  ]); // prettier-ignore
  expect(found).toEqual(['25 grid', '35 own']);
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
