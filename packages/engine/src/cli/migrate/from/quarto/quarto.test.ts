import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const fence = '```';

it('makes a site of a book of Quarto: chapters, parts, title, old addresses', async () => {
  const {tool, config, paths, read, problems} = await migrateFiles({
    '_quarto.yml':
      'project: {type: book}\nlang: zh\nbook:\n  title: "数据\n    科学"\n  site-url: https://x.example/b/\n  chapters:\n    - index.qmd\n    - part: part.qmd\n      chapters: [a.qmd, text.md]\n    - part: 附\n      chapters: [b.qmd]\n',
    'index.qmd': '# 前言 {.unnumbered}\n\n字\n',
    'part.qmd': '# 上篇 {#sec-part .unnumbered}\n\n字\n',
    'a.qmd': '# 甲 {#sec-a}\n\n见 @sec-b，[这里](b.qmd)，@fig-x。\n\n{{< include _c.qmd >}}\n',
    'b.qmd': '---\ntitle: 乙\nformat: html\ncategories: [r]\nimage: p.png\n---\n\n## 节 {#sec-b}\n',
    '_c.qmd': '一段\n',
    'text.md': '# 丙\n',
    'none.qmd': '# 不在书里\n',
    '_freeze/a/x.md': '# 冻\n',
    'p.png': 'x',
  });
  expect(tool).toBe('Quarto');
  expect(config).toMatchObject({
    title: '数据 科学',
    url: 'https://x.example',
    baseUrl: '/b/',
    docs: {
      sidebars: {
        docs: [
          'index',
          {type: 'category', label: '上篇', link: {type: 'doc', id: 'part'}, items: ['a', 'text']},
          {type: 'category', label: '附', items: ['b']},
        ],
      },
    },
  });
  expect(config['redirects']).toContainEqual({from: '/a.html', to: '/a/'});
  expect(paths).not.toContain('docs/none.md');
  expect(read('docs/index.md')).toBe('# 前言\n\n字\n');
  expect(read('docs/a.md')).toBe(
    '# 甲 {#sec-a}\n\n见 [节](./b.md#sec-b)，[这里](./b.md)，图。\n\n一段\n\n',
  );
  expect(read('docs/b.md')).toBe(
    '---\ntitle: "乙"\ntags: ["r"]\nimage: "./p.png"\n---\n\n## 节 {#sec-b}\n',
  );
  expect(problems).toEqual(['_quarto.yml']);
});

it('writes cells as code, without options, and leaves out those that no reader saw', async () => {
  const {read, words} = await migrateFiles({
    'a.qmd': `# A

${fence}{r}
#| label: fig-a
#| fig-cap: "一张图"

plot(x)
${fence}

${fence}{r, echo=FALSE, fig.cap='题'}
knitr::include_graphics("images/a.png")
${fence}

${fence}{r setup, include=FALSE}
library(a)
${fence}

- 项

  ${fence}{python filename="a.py"}
  print(1)
  ${fence}

${fence}{.r filename="b.R"}
1
${fence}

${fence}{=html}
<br>
${fence}

${fence}{r, eval=FALSE}
f()
${fence}
`,
  });
  expect(read('docs/a.md')).toBe(`# A

${fence}r
plot(x)
${fence}


![题](images/a.png)



- 项

  ${fence}python title="a.py"
  print(1)
  ${fence}

${fence}r title="b.R"
1
${fence}

<br>

${fence}r
f()
${fence}
`);
  expect(words).toEqual([expect.stringMatching(/^有 2 个代码块的结果/)]);
});

it('reads what Pandoc has beside Markdown: boxes, spans, widths, captions, formulas, grid tables', async () => {
  const {read} = await migrateFiles({
    'a.qmd': `# A

::: {.callout-tip}
## 题 {.x}

字
:::

:::: {.columns}
::: {.column width="50%"}
左 [字]{.smallcaps}
:::
::::

![](a.png){#fig-a width=300}

: 表的题 {#tbl-a}

$$
a
$$ {#eq-a}

\\begin{align}
a &= b
\\end{align}

+------+------+
| 甲   | b    |
+======+======+
| 一行 | c    |
| 两行 |      |
+------+------+
`,
  });
  expect(read('docs/a.md')).toBe(`# A

:::tip[题]

字
:::



左 字



<img src="a.png" alt="" width="300" />

表的题

$$
a
$$

$$
\\begin{align}
a &= b
\\end{align}
$$


| 甲 | b |
| --- | --- |
| 一行 两行 | c |

`);
});

it('makes a site of a book of bookdown, whose parts begin in its notes', async () => {
  const {tool, config, read, paths} = await migrateFiles({
    '_bookdown.yml': 'book_filename: b\n',
    'index.Rmd':
      '---\ntitle: 书\nsite: bookdown::bookdown_site\nurl: https\\://x.example/\n---\n\n# 前言 {-}\n\n见 \\@ref(two)、\\@ref(fig:a)。\n',
    '01-a.Rmd': '# (PART) 上 {-}\n\n# 一\n\n::: {.rmdwarning}\n当心\n:::\n',
    '02-b.Rmd': '# 二 {#two}\n\nTable: (\\#tab:a) 题\n',
    '03-r.Rmd': "`r if (knitr::is_html_output()) '# 参考 {-}'`\n",
    '_draft.Rmd': '# 无\n',
    'README.md': '# 说明\n',
  });
  expect(tool).toBe('bookdown');
  expect(config).toMatchObject({
    title: '书',
    url: 'https://x.example',
    docs: {sidebars: {docs: ['index', {label: '上', items: ['01-a', '02-b', '03-r']}]}},
  });
  expect(paths).not.toContain('docs/README.md');
  expect(read('docs/index.md')).toContain('见 [二](./02-b.md)、图。');
  expect(read('docs/01-a.md')).toBe('# 一\n\n:::warning\n当心\n:::\n');
  expect(read('docs/02-b.md')).toContain('\n题\n');
  expect(read('docs/03-r.md')).toBe('# 参考\n');
});

it('leaves a lone note in R Markdown among others to what they are of, and says how to have it', async () => {
  const {tool, words} = await migrateFiles({'a.md': '# A\n', 'b.md': '# B\n', 'c.Rmd': '# C\n'});
  expect(tool).toBe('Markdown');
  expect(words).toEqual([
    '有 1 个 R Markdown 或 Quarto 文件没有带过来，例如 c.Rmd。要连同它们一起搬，加上 --tool quarto。',
  ]);
});
