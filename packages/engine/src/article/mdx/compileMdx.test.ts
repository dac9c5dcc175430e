import {describe, expect, it} from 'vitest';
import {articleTexts} from '../../../test/helpers/articleTexts.ts';
import {fixBytes} from '../../site/problems/fixFiles.ts';
import {HIGHLIGHT} from '../code/magicComments.ts';
import {compileMdx} from './compileMdx.ts';
import {fillReferences} from '../text/fillReferences.ts';
import {createModuleCode} from './moduleCode.ts';

const compiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: false,
  hasDiagrams: false,
  hasEmoji: true,
  magicComments: [HIGHLIGHT],
  highlight: async (blocks: readonly unknown[]) => ({
    lines: blocks.map(() => ['code']),
    unknown: [],
  }),
};
const compile = (body: string, firstLine = 1) =>
  compileMdx(compiler, {body, file: 'notes/a.mdx', firstLine});
const htmlOf = async (body: string) => (await compile(body)).html.trim();
const problemsOf = async (body: string, firstLine?: number) =>
  (await compile(body, firstLine)).diagnostics.map(({code, level, place, hint}) =>
    `${level} ${code} ${place!.line}:${place!.column} ${hint?.en ?? ''}`.trim(),
  );
const moduleOf = async (body: string) => {
  const markdown = await compile(body);
  const attributes = markdown.references.map(
    ({kind, url}) => ` ${kind === 'image' ? 'src' : 'href'}="${url}"`,
  );
  return createModuleCode({...markdown, html: fillReferences(markdown.html, attributes)});
};

const exactly = (text: string) => new RegExp(`^${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`);

describe('the title of a page that hides it', () => {
  const compileHidden = (body: string) =>
    compileMdx(compiler, {body, file: 'a.mdx', firstLine: 3, frontMatter: {hide_title: true}});

  it('is no heading behind a component that stands for it, or behind words', async () => {
    const {titleHtml, html} = await compileHidden('<Own>甲</Own>\n\n乙\n\n# 丙\n\n丁\n');
    expect(titleHtml).toBeNull();
    expect(html).toMatch(/乙<\/p><h1>.*丙<\/h1><p>丁/);
    expect((await compileHidden('甲\n\n# 乙\n')).titleHtml).toBeNull();
  });

  it('is the heading that the text begins with', async () => {
    expect((await compileHidden('{/* 注 */}\n\n# 甲\n\n乙\n')).titleHtml).toBe('甲');
    expect((await compile('甲\n\n# 乙\n')).titleHtml).toBe('乙');
  });
});

describe('the article of an MDX page', () => {
  it.each([
    ['repairs Chinese emphasis', '**引言。**见', '<p><strong>引言。</strong>见</p>'],
    [
      'ends an address before full-width punctuation',
      '见https://a.example。',
      /<a href="https:\/\/a\.example"[^>]*>.*<\/a>。<\/p>$/,
    ],
    [
      'ends an address at the end of its cell',
      '|甲|乙|\n|-|-|\n|见 https://a.example/b|丙|',
      /<td>见 <a href="https:\/\/a\.example\/b"[^>]*>.*<\/a><\/td><td>丙<\/td>/,
    ],
    [
      'keeps the attributes of a paragraph whose text has lines of its own',
      '<p align="center">\n  甲\n</p>',
      '<p align="center">甲</p>',
    ],
    [
      'keeps the attributes of a paragraph around a picture',
      '<p align="center" className="a">\n  <img src="./a.png" alt="图" />\n</p>',
      /^<p align="center" class="a"><img[^>]*><\/p>$/,
    ],
    [
      'keeps links and emphasis in code that is written as tags',
      '<pre><code>f(<b>甲</b>): <a href="https://a.example">A</a></code></pre>',
      /^<pre><code>f\(<b>甲<\/b>\): <a href="https:\/\/a\.example"[^>]*>A/,
    ],
    [
      'makes a block of code of tags that colour it',
      '<pre><code className="language-js"><span className="k">let</span> a</code></pre>',
      /^<div class="code [^]*language-js/,
    ],
    [
      'makes a division of a paragraph that holds others',
      '<p align="center">\n甲\n\n乙\n</p>',
      '<div align="center"><p>甲</p><p>乙</p></div>',
    ],
    ['keeps ranges', '3~5天到6~8天', '<p>3~5天到6~8天</p>'],
    ['joins lines of Chinese', '一行\n又一行', '<p>一行又一行</p>'],
    ['keeps the id of a heading', '## 节 {#id}', /^<h2 id="id">/],
    ['takes an id with a blank', '## 节 {#a b}\n\n{1 + 1}', /^<h2 id="a-b">节</],
    ['takes an id with a brace', '## 节 {#a\\{b}', /^<h2 id="a-b">节</],
    ['takes an id with a sign of its own', '## 节 {#a#b}', /^<h2 id="a#b">节</],
    ['takes an id behind a backslash, as Docusaurus does', '## 节 \\{#id}', /^<h2 id="id">节</],
    ['takes an id in a comment', '## 节 {/* #id */}', /^<h2 id="id">/],
    [
      'draws admonitions with a title after a blank',
      ':::tip 标题\n\n文\n\n:::',
      /theme-admonition-tip.*<p class="ttl">标题<\/p><div class="bd"><p>文<\/p>/,
    ],
    ['draws an unknown admonition as info', ':::tpi\n\n文\n\n:::', /theme-admonition-info/],
    ['draws tables as everywhere', '| a |\n| - |\n| b |', /^<div class="tablewrap"/],
    [
      'draws code as everywhere',
      '```js title="x.js"\n1\n```',
      /^<div class="code theme-code-block language-js plain"><div class="code-bar"><span>x\.js/,
    ],
    [
      'keeps HTML with attributes of JSX',
      '<div className="row" style={{fontSize: 12}}>文</div>',
      '<div class="row" style="font-size:12px">文</div>',
    ],
    [
      'writes true and false where an attribute has them in words',
      '甲 <b aria-hidden>乙</b> <i draggable={false} hidden={false}>丙</i>',
      '<p>甲 <b aria-hidden="true">乙</b> <i draggable="false">丙</i></p>',
    ],
    [
      'keeps the attributes of what folds and of its summary',
      '<details data-collapsed={false}>\n<summary id="s" className="c">甲</summary>\n\n乙\n\n</details>',
      /^<details class="fold-text" data-collapsed="false"><summary id="s" class="c"><svg.*<\/svg>甲<\/summary>/,
    ],
    [
      'knows the summary that a text follows on the next line',
      '<details>\n<summary>甲</summary>\n乙 **丙**\n</details>',
      /^<details class="fold-text"><summary><svg.*<\/svg>甲<\/summary><div><p>\s*乙 <strong>丙<\/strong><\/p><\/div><\/details>$/,
    ],
    ['drops comments of both kinds', '甲 {/* x */}乙\n\n<!-- y -->', '<p>甲 乙</p>'],
    [
      'drops comments that end in signs of comments',
      '甲{/** x **/ /*/ y */ // z /*\n}乙',
      '<p>甲乙</p>',
    ],
    ['reads many comments before a value', `甲{${'/* http://x */ '.repeat(60)}1}`, '<p>甲1</p>'],
    [
      'reads a line of addresses before a value',
      `甲{\n// ${'http://x '.repeat(60)}\n1}`,
      '<p>甲1</p>',
    ],
    [
      'accepts void tags without a slash',
      '甲<br>乙 `<br>`',
      '<p>甲<br>乙 <code>&lt;br&gt;</code></p>',
    ],
    [
      'takes void tags that are closed, as React does',
      '甲<br></br>乙\n\n丙',
      '<p>甲<br>乙</p><p>丙</p>',
    ],
    [
      'shows values that are known',
      'export const n = 3;\n\n共 {n} 个，{"字"}',
      '<p>共 3 个，字</p>',
    ],
    [
      'shapes components whose attributes are known',
      '<Admonition type="note" title="题">文</Admonition>',
      /theme-admonition-note.*题/,
    ],
    [
      'reads a code block written as a component',
      '<CodeBlock language="ts" title="a.ts">{`let a;`}</CodeBlock>',
      /language-ts.*a\.ts/,
    ],
    [
      'unwraps the fences of mdx-code-block',
      '甲\n\n````mdx-code-block\n<Admonition type="tip">**一**</Admonition>\n\n```js\n1\n```\n````\n\n乙',
      /^<p>甲<\/p><div class="note tip[^]*<strong>一<\/strong>[^]*language-js[^]*<p>乙<\/p>$/,
    ],
    [
      'draws both files of a picture for two modes',
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<ThemedImage alt=\"图\" sources={{light: useBaseUrl('/a.png'), dark: '/b.png'}} />",
      /^<img[^>]* alt="图" class="only-light"><img[^>]* class="only-dark">$/,
    ],
    [
      'takes the cards of its category for granted',
      "import {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n<DocCardList items={useCurrentSidebarCategory().items} />",
      /^\uFDD30\uFDD4$/,
    ],
    [
      'puts islands where code renders',
      '甲 <Translate>乙</Translate> {Math.PI}',
      '<p>甲 乙 <wuya-island data-n="0"></wuya-island></p>',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await htmlOf(body)).toMatch(typeof expected === 'string' ? exactly(expected) : expected);
  });

  it.each([
    [':::tip\n\n|甲|\n|-|\n|乙|\n:::\n\n丙\n'],
    [':::tip\n|甲|\n|:-:|\n|乙|\n:::'],
    ['> :::tip\n> |甲|\n> |-|\n> |乙|\n> :::\n>\n> 丙\n'],
    ['- 丁\n\n  :::tip\n  |甲|\n  |-|\n  |乙|\n  :::\n\n  丙\n'],
    ['::::tip\n:::note\n|甲|\n|-|\n|乙|\n:::\n::::\n\n丙\n'],
    [':::tip\n[a][b]\n\n[b]: /c\n:::\n\n丙\n'],
  ])('ends an admonition after a table and after an address: %j', async (body) => {
    const html = await htmlOf(body);
    expect(html).not.toContain(':::');
    expect(html).toMatch(/<\/div><\/div>\s*(?:<p>丙<\/p>|$)/);
    expect(await problemsOf(`${body}\n\n<Nope/>`)).toEqual([
      expect.stringContaining(`MD-101 ${body.split('\n').length + 2}:1`),
    ]);
  });

  it('knows admonitions of the site', async () => {
    const {html, diagnostics} = await compileMdx(
      {...compiler, admonitions: ['own']},
      {body: ':::own 题\n\n文\n\n:::', file: 'a.mdx', firstLine: 1},
    );
    expect(html).toMatch(
      /^<div class="note info theme-admonition theme-admonition-own .*<p class="ttl">题<\/p><div class="bd"><p>文<\/p>/,
    );
    expect(diagnostics).toEqual([]);
  });

  it('has title, headings, references and text like any note', async () => {
    const markdown = await compile(
      "import img from './a.png';\n\n# 题 `x`\n\n段落。\n\n## 一\n\n[甲](./b.md) <b onClick={() => 1}>里面</b>\n\n<img src={img} alt='图' />\n\n### 二",
    );
    expect(markdown).toMatchObject({
      titleHtml: '题 <code>x</code>',
      excerpt: '段落。',
      sectionTexts: ['段落。', '甲 里面\n图', ''],
    });
    expect(markdown.headings.map(({id}) => id)).toEqual(['一', '二']);
    expect(markdown.references).toEqual([
      {kind: 'link', url: './b.md', line: 9, column: 1},
      {kind: 'image', url: './a.png', line: 11, column: 1, isHtml: true},
    ]);
  });
});

describe('the module of an MDX page', () => {
  it('leaves what has no code in it as HTML', async () => {
    expect(await moduleOf('**甲** 乙\n\n<B/>\n\nexport const B = () => 1;')).toContain(
      '_h("p", {dangerouslySetInnerHTML: {__html: "<strong>甲</strong> 乙"}, suppressHydrationWarning: true}),\n"\\n",\n_h(B, {})',
    );
  });

  it('hands attributes and children on as they are written', async () => {
    expect(
      await moduleOf(
        'export const B = () => 1;\n\n<B a="x" b c={1 + 1} {...props}>*文* {props.n}</B>',
      ),
    ).toContain(
      '_h(B, {"a": "x", "b": true, "c": (1 + 1), ...props}, _h("em", {dangerouslySetInnerHTML: {__html: "文"}, suppressHydrationWarning: true}), " ", (props.n))',
    );
  });

  it('knows the ids that components and elements with code are given', async () => {
    const {ids} = await compile(
      'export const B = () => 1;\n\n<B id="甲">文</B> <B id={1 + 1} />\n\n<a id="乙" title={1 + 1}>文</a>',
    );
    expect(ids).toEqual(['甲', '乙']);
  });

  it.each([
    ['<B>{4}</B>', '_h(B, {}, (4))'],
    ['<B>\n  {n}\n</B>', '_h(B, {}, (3))'],
    ['<B>4</B>', '_h(B, {}, "4")'],
    ["<B>{'4'}</B>", '_h(B, {}, "4")'],
    ['<B>{4} 个</B>', '_h(B, {}, "4 个")'],
  ])('hands a number on as a number: %s', async (body, expected) => {
    const made = 'export const n = 3;\nexport const B = ({children}) => children;\n\n';
    expect(await moduleOf(made + body)).toContain(expected);
  });

  it('names attributes as React does', async () => {
    expect(
      await moduleOf(
        '<label htmlFor="x" class="a b" style="color:red;--x:1" tabindex="0" data-a-b="c"><B/></label>\n\nexport const B = () => 1;',
      ),
    ).toContain(
      '_h("label", {"htmlFor": "x", "className": "a b", "style": {"color":"red","--x":"1"}, "tabIndex": "0", "data-a-b": "c"}, _h(B, {}))',
    );
  });

  it.each([
    ['<input defaultValue="甲" />', '_h("input", {"defaultValue": "甲"})'],
    ['{f()} <textarea>甲 &lt;</textarea>', '_h("textarea", {defaultValue: "甲 <"})'],
    [
      '<select value="b"><option>a</option><option>b</option></select>',
      '_h("select", {"value": "b"}, _h("option", {}, "a"), _h("option", {}, "b"))',
    ],
  ])('leaves to React what a field begins with: %s', async (body, expected) => {
    expect(await moduleOf(`甲 ${body}`)).toContain(expected);
  });

  it('imports only what it uses, modules of other generators from the theme', async () => {
    const code = await moduleOf(
      "import Tabs from '@theme/Tabs';\nimport Link, {x} from '@docusaurus/Link';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\nimport Unused from './unused';\nimport './side.css';\n\n<Tabs>{useBaseUrl('/a')}</Tabs>\n".replace(
        ', {x}',
        '',
      ),
    );
    expect(code.match(/^import .*$/gm)).toEqual([
      "import {createElement as _h, Fragment as _Fragment} from 'react';",
      'import {Tabs as Tabs} from "@wuya/theme/mdx";',
      'import {useBaseUrl as useBaseUrl} from "@wuya/theme/mdx";',
      'import "./side.css";',
    ]);
  });

  it('keeps the name of a component that ends within a list', async () => {
    const body =
      'export const A = "main";\n\n<section>\n  <A title="甲">\n\n```js\n```\n\n- 一\n\n  </A>\n</section>';
    expect(await moduleOf(body)).toContain('_h(A, {"title": "甲"}');
  });

  it('takes statements between the tags of a component', async () => {
    const body =
      "<Tabs>\n<TabItem value=\"a\">\n\nimport {rows} from './rows';\nimport Rows from './Rows';\nexport const most = 3;\n\n<Rows rows={rows} most={most} />\n\n</TabItem>\n</Tabs>";
    expect(await problemsOf(body)).toEqual([]);
    const code = await moduleOf(body);
    expect(code).toContain('import {rows as rows} from "./rows";');
    expect(code).toContain('export const most = 3;');
  });

  it.each([
    [
      'export default function Frame({children}) {\n  return <main>{children}</main>;\n}\n\n文\n',
      /function Frame\([^]*\nconst MDXLayout = Frame;/,
    ],
    ["import Frame from './Frame';\n\nexport default Frame;\n\n文\n", 'const MDXLayout = Frame;'],
    [
      'export default ({children}) => <main>{children}</main>\n\n文\n',
      'const MDXLayout = ({children}) => <main>{children}</main>;',
    ],
  ])('puts what a page exports by default around its text: %s', async (body, expected) => {
    expect(await problemsOf(body)).toEqual([]);
    const code = await moduleOf(body);
    expect(code).toMatch(expected);
    expect(code).toContain('return _h(MDXLayout, props,\n');
  });

  it('takes the same import twice for one', async () => {
    const body =
      "import Own, {a} from './Own';\n\n<Own>{a}</Own>\n\nimport {a, b} from './Own';\nimport Own from './Own';\n\n<Own>{b}</Own>\n";
    expect(await problemsOf(body)).toEqual([]);
    expect((await moduleOf(body)).match(/^import .*Own.*$/gm)).toEqual([
      'import {default as Own} from "./Own";',
      'import {a as a} from "./Own";',
      'import {b as b} from "./Own";',
    ]);
  });

  it('takes statements inside an admonition, and what follows it as before', async () => {
    const body =
      ":::note[题]\n\nimport {Own} from './Own.jsx';\nexport const word = '字';\n\n<Own>{word}</Own>\n\nimport of words\n\n:::\n\nimport {After} from './After.jsx';\n\n<After />";
    const code = await moduleOf(body);
    expect(code).toContain('import {Own as Own} from "./Own.jsx";');
    expect(code).toContain('import {After as After} from "./After.jsx";');
    expect(code).toContain('_h(Own, {}, "字")');
    expect(code).toContain('import of words');
    expect(await problemsOf(body)).toEqual([]);
  });

  it('takes a diagram that is written as a component for one', async () => {
    const article = (tag: string) =>
      compileMdx(
        {...compiler, hasDiagrams: true},
        {body: `import M from '@theme/Mermaid';\n\n${tag}`, file: 'notes/a.mdx', firstLine: 1},
      );
    for (const tag of ['<M value={`graph TD;\n  A-->B`} />', '<M chart="graph TD; A-->B" />'])
      expect((await article(tag)).html).toMatch(/<figure class="diagram"[^]*<svg/);
    const {code} = await article('<M value={props.source} />');
    expect(code!.islands).toMatchObject([{name: 'M'}]);
  });

  it('imports components of the registry by itself, and files asked for by require', async () => {
    const code = await moduleOf(
      "<Tabs>{f(require('./a.png').default)}</Tabs>\n\nexport const f = (x) => x;",
    );
    expect(code).toContain('import {Tabs} from "@wuya/theme/mdx";');
    expect(code).toContain('import _file0 from "./a.png";');
    expect(code).toContain('(f(_file0))');
  });

  it('knows its front matter', async () => {
    const frontMatter = {title: '题', tags: ['一'], date: new Date('2024-05-01')};
    const markdown = await compileMdx(compiler, {
      body: '{frontMatter.title}{frontMatter.tags.map(String)}',
      file: 'notes/a.mdx',
      firstLine: 1,
      frontMatter,
    });
    expect(markdown.diagnostics).toEqual([]);
    expect(markdown.html).toContain('题\n<wuya-island');
    expect(createModuleCode({...markdown, html: fillReferences(markdown.html, [])})).toContain(
      'const frontMatter = {"title":"题","tags":["一"],"date":"2024-05-01T00:00:00.000Z"};',
    );
    const foreign = await compileMdx(
      {...compiler, foreignComponents: new Set()},
      {
        body: '<Tabs a={frontMatter.date.getFullYear()} />',
        file: 'a.mdx',
        firstLine: 1,
        frontMatter,
      },
    );
    expect(foreign.code!.statements).toContain(
      'const frontMatter = {"title":"题","tags":["一"],"date":new Date("2024-05-01T00:00:00.000Z")};',
    );
    const {code} = await compileMdx(compiler, {
      body: 'export const frontMatter = {a: 1};\n\n{frontMatter.a + 1}',
      file: 'notes/a.mdx',
      firstLine: 1,
      frontMatter,
    });
    expect(code!.statements).toBe('export const frontMatter = {a: 1};');
  });

  it('knows its own headings as toc', async () => {
    expect(await moduleOf('## 一\n\n{toc.length}')).toContain(
      'const toc = [{"value":"一","id":"一","level":2}];',
    );
    expect(await moduleOf('## 一\n')).not.toContain('toc');
    expect(await moduleOf('export const toc = [];\n\n{toc.length}')).not.toContain(
      'const toc = [{',
    );
  });

  it('knows its title and what it is, before its own statements ask', async () => {
    const code = await moduleOf(
      '# 题\n\n{contentTitle}{metadata.title}{assets.image}\n\nexport const x = metadata.id;',
    );
    expect(code).toContain('const contentTitle = "题";\n');
    expect(code).toContain('const metadata = {"frontMatter":{}};');
    expect(code.indexOf('const metadata')).toBeLessThan(code.indexOf('export const x'));
    expect(await moduleOf('{[1].map((one) => one.metadata)}')).not.toContain('const metadata');
  });
});

it('has React without importing it where the site is made for Docusaurus, whose second version brings it', async () => {
  const body = 'export const A = () => <b ref={React.useRef(null)} />;\n\n<A/>';
  const input = {body, file: 'notes/a.mdx', firstLine: 1};
  const {code, diagnostics} = await compileMdx(
    {...compiler, foreignComponents: new Set<string>()},
    input,
  );
  expect(diagnostics).toEqual([]);
  expect(code?.statements).toContain('import React from "react";');
  expect(await problemsOf(body)).toEqual([expect.stringContaining('error MD-112')]);
  const own = {...input, body: `import React from 'react';\n\n${body}`};
  const {code: twice} = await compileMdx({...compiler, foreignComponents: new Set<string>()}, own);
  expect(twice?.statements.match(/from ['"]react['"]/g)).toHaveLength(1);
});

it('counts no words of statements, also without a blank after their first word', async () => {
  const {wordCount} = await compile(
    "import{a}from './x.js'\n\nexport {b} from './y.js'\n\n一二三\n",
  );
  expect(wordCount).toBe(3);
});

describe('what is wrong with an MDX page', () => {
  it.each([
    ['甲 {x', 'error MD-113 1:3'],
    ['甲\n\n<Foo>\n\n乙', 'error MD-110 3:1'],
    ['甲 <1', 'error MD-114 1:3'],
    ['甲 < 乙', 'error MD-114 1:3'],
    ['见https://a.example。又www.b.example，与 <Nope/>', 'error MD-101 1:37'],
    ['- 甲 **乙。**丙 <\n  丁', 'error MD-114 1:13'],
    ['| 甲 <= 乙 |\n| - |', 'error MD-114 1:5'],
    [
      '见 <https://a.example>',
      'error MD-114 1:3 Write the link as [https://a.example](https://a.example).',
    ],
    ['见 <a@b.example>', 'error MD-114 1:3 Write the link as [a@b.example](mailto:a@b.example).'],
    ['export const x = ;\n\n甲', 'error MD-111 1:18'],
    ["import A from './a.js';\n\n甲\n\nimport A from './b.js';\n\n<A />", 'error MD-111 5:1'],
    [
      "import {A} from './a.js';\n\n甲\n\nimport {B as A} from './a.js';\n\n<A />",
      'error MD-111 5:1',
    ],
    ["import {A} from './a.js';\n\n甲\n\nexport const A = 1;\n\n<A />", 'error MD-111 5:1'],
    ['见 <Nope/>', 'error MD-101 1:3'],
    ['见 <字/>', 'error MD-101 1:3'],
    ['见 <Image/>', 'error MD-101 1:3'], // also a name of the browser
    ['{[1].map(() => <Event/>)}', 'error MD-101 1:17'],
    ['**粗。**见 <Tabz/>', 'error MD-101 1:9 Did you mean <Tabs>?'],
    ['{yaer + 1}\n\nexport const year = 1;', 'error MD-112 1:2 Did you mean year?'],
    ['{[1].map((n) => <Bad key={n}>{n}</Bad>)}', 'error MD-101 1:18'],
    ["import X from '@theme/Nope';\n\n甲", 'error MD-120 1:1'],
    [':::tpi\n\n甲\n\n:::', 'warning MD-140 1:1 Did you mean :::tip?'],
    ['![](./a.png)', 'warning IM-063 1:1'],
    [
      '甲\n\n<Tabs defaultValue="b">\n<TabItem value="a">\n\n乙\n\n</TabItem>\n</Tabs>',
      'error MD-172 3:1',
    ],
    [
      '<Tabs>\n{/* 丙 */}\n<TabItem value={\'a\'}>甲</TabItem>\n<TabItem value="a">乙</TabItem>\n</Tabs>',
      'error MD-171 1:1',
    ],
    ['<Tabs>\n<TabItem value="a">甲</TabItem>\n<p>乙</p>\n</Tabs>', 'warning MD-170 1:1'],
    [
      '<Tabs>\n\n丙\n\n<TabItem value={f()}>甲</TabItem>\n</Tabs>\n\nexport const f = () => 1;',
      'warning MD-170 1:1',
    ],
  ])('%s', async (body, expected) => {
    expect(await problemsOf(body)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    '<Tabs defaultValue="b">{items()}</Tabs>\n\nexport const items = () => null;',
    '<Tabs defaultValue={first}><TabItem value="a">甲</TabItem></Tabs>\n\nexport const first = f();\nexport function f() { return "a"; }',
    '<Tabs defaultValue="b"><TabItem value={f()}>甲</TabItem></Tabs>\n\nexport const f = () => "b";',
    '<Tabs defaultValue="b" values={[{value: "a"}, {value: "b"}]}><TabItem value="a">甲</TabItem></Tabs>',
    '<Tabs><Own value="a" /><Own {...one} /></Tabs>\n\nexport const one = {value: "b"};\nexport const Own = () => null;',
    '<Tabs>\n<TabItem value="a">甲</TabItem> <TabItem value="b">乙</TabItem>\n</Tabs>',
  ])('is no fault of tabs that only code tells: %s', async (body) => {
    expect(await problemsOf(body)).toEqual([]);
  });

  it('is not a < before a blank in a site made for Docusaurus, which takes it', async () => {
    const foreign = {...compiler, foreignComponents: new Set<string>()};
    const {html, diagnostics} = await compileMdx(foreign, {
      body: '| 甲 < 乙 |\n| - |',
      file: 'docs/a.mdx',
      firstLine: 1,
    });
    expect(diagnostics).toEqual([]);
    expect(html).toContain('甲 &lt; 乙');
  });

  it('is no strike by one tilde there', async () => {
    const foreign = {...compiler, foreignComponents: new Set<string>()};
    const note = {body: '甲 ~`旧` *词*~ 3~5天到6~8天 {1}', file: 'docs/a.mdx', firstLine: 1};
    const {html} = await compileMdx(foreign, note);
    expect(html).toBe('<p>甲 <del><code>旧</code> <em>词</em></del> 3~5天到6~8天 1</p>');
    expect((await compileMdx(compiler, note)).html).toContain('~<code>旧');
  });

  it('reads expressions between dollars of code, which are no formula', async () => {
    const body =
      'export const g = {p: "甲", s: "乙"};\n\n| A |\n| - |\n| <a title={`x${g.p}`}>{g.p}</a> |\n| {`y${g.s}`} $x$ |\n';
    const input = {body, file: 'a.mdx', firstLine: 1};
    const markdown = await compileMdx({...compiler, hasMath: true}, input);
    expect(markdown.html).not.toContain('{g.p}');
    expect(markdown.html).toContain('<math>');
    expect(createModuleCode(markdown)).toContain('`y${g.s}`');
  });

  it.each(["{$t('甲')}", '{`${`x${1}`}y`}', '{/\\$/u.test("$")}'])(
    'leaves code with dollars what it is beside a formula: %s',
    async (code) => {
      const body = `export const $t = (s) => s;\n\n甲 ${code} $x$ 乙\n`;
      const input = {body, file: 'a.mdx', firstLine: 1};
      const compiled = await compileMdx({...compiler, hasMath: true}, input);
      expect(compiled.diagnostics).toEqual([]);
      expect(compiled.html).toContain('<math>');
    },
  );

  it('is no blank beside a dollar there: every pair of dollars is a formula', async () => {
    const foreign = {...compiler, hasMath: true, foreignComponents: new Set<string>()};
    const note = {body: '甲 $x = $ 乙', file: 'docs/a.mdx', firstLine: 1};
    expect((await compileMdx(foreign, note)).html).toContain('<math>');
    expect((await compileMdx({...compiler, hasMath: true}, note)).html).toContain('$x = $');
  });

  it('is named where braces hold no code, and shown as it is written', async () => {
    const body = "甲 _f({k: 'v'})_ 乙\n\n{a: {b: c}, d: number} 与 {x y}，<Nope/>";
    expect(await problemsOf(body)).toEqual([
      expect.stringContaining('MD-111 1:8'),
      expect.stringContaining('MD-111 3:3'),
      expect.stringContaining('MD-111 3:7'),
      expect.stringContaining('MD-111 3:29'),
      expect.stringContaining('MD-101 3:32'),
    ]);
    const {html} = await compile("甲 _几({k: 'v'})_ 与 {a: {b: c}, d: number}");
    expect(html).toBe("<p>甲 <em>几({k: 'v'})</em> 与 {a: {b: c}, d: number}</p>");
    // A value of an attribute is no text.
    expect((await compile('甲 <B c={x y} />')).html).toBe('');
  });

  it('is all named at once, stray signs and what comes after them', async () => {
    expect(await problemsOf('甲 <3 与 {乙\n\n见 <Nope/>，**粗。**丙 <= 丁')).toEqual([
      expect.stringContaining('MD-114 1:3'),
      expect.stringContaining('MD-113 1:8'),
      expect.stringContaining('MD-114 3:19'),
      expect.stringContaining('MD-101 3:3'),
    ]);
  });

  it.each([
    ['甲<br>乙', '1:2 <br> → <br/>'],
    [
      '- <img src="./a.png" alt="图">',
      '1:3 <img src="./a.png" alt="图"> → <img src="./a.png" alt="图"/>',
    ],
    ['甲\n乙 <b id="x" class="y">丙</b>', '2:13 class= → className='],
    ["<div\n  class='x'\n>\n  甲\n</div>", '2:3 class= → className='],
    ['<label for="x">甲</label>', '1:8 for= → htmlFor='],
    [
      '<p style="color: red; --a-b: 1px; margin-top:0">甲</p>',
      "1:4 style=\"color: red; --a-b: 1px; margin-top:0\" → style={{color: 'red', '--a-b': '1px', marginTop: '0'}}",
    ],
    [
      '<p title={"a > b"} style="color:red">甲</p>',
      '1:20 style="color:red" → style={{color: \'red\'}}',
    ],
    ['甲 < 乙', '1:3 < → \\<'],
    ['<https://a.example>', '1:1 <https://a.example> → [https://a.example](https://a.example)'],
  ])('%s is fixed', async (body, expected) => {
    const {diagnostics} = await compile(body);
    expect(
      diagnostics.map(
        ({place, fix}) => `${place!.line}:${place!.column} ${fix!.written} → ${fix!.replacement}`,
      ),
    ).toEqual([expected]);
    const fixes = diagnostics.map(({place, fix}) => ({
      line: place!.line!,
      column: place!.column!,
      ...fix!,
    }));
    const {bytes, done} = fixBytes(Buffer.from(body), fixes);
    expect(done.size).toBe(1);
    expect(await problemsOf(Buffer.from(bytes).toString())).toEqual([]);
  });

  it.each([
    '`甲 < 乙 <br> class=""`',
    '```html\n<br class="x">甲 < 乙\n```',
    '<my-box class="x">甲</my-box>',
    '{"<br> < {"}',
    '<Details summary="<br> <">甲</Details>',
    '甲 <!-- < <br> */ --> 乙',
    '<!--\n\n< {\n\n-->\n\n甲',
  ])('nothing: %s', async (body) => {
    expect(await problemsOf(body)).toEqual([]);
  });

  it.each(['{window.x}{/* 注 */}{[1, 2].map(({a: b = 1}, ...c) => b + c)}', '甲 \\< 乙 \\{ 丙'])(
    'nothing: %s',
    async (body) => {
      expect(await problemsOf(body)).toEqual([]);
    },
  );

  it('is counted right after a fence that goes', async () => {
    expect(await problemsOf('```mdx-code-block\n文\n```\n\n{none}')).toEqual([
      expect.stringContaining('error MD-112 5:2'),
    ]);
  });

  it('is counted in what the author wrote, whatever was escaped before it', async () => {
    const body = '甲 <https://x.example/a>、<https://x.example/b>，乙 {甲}<https://x.example/c';
    expect(await problemsOf(body.replace('{甲}', '< '))).toEqual([
      expect.stringContaining('MD-114 1:3'),
      expect.stringContaining('MD-114 1:25'),
      expect.stringContaining('MD-114 1:51'),
      expect.stringContaining('MD-114 1:49'),
    ]);
  });

  it('is that of the tag for what its attributes say, however many lines it has', async () => {
    const body = '甲 <p\n  className={none}\n  {...others}>乙</p>';
    expect(await problemsOf(body)).toEqual([
      expect.stringContaining('error MD-112 1:3'),
      expect.stringContaining('error MD-112 1:3'),
    ]);
  });

  it('counts lines from the top of the file', async () => {
    expect(await problemsOf('甲 {x', 6)).toEqual([expect.stringContaining('MD-113 6:3')]);
    expect(await problemsOf('甲\n\n{nix}', 6)).toEqual([expect.stringContaining('MD-112 8:2')]);
  });
});

it('takes a component that only a package of the site may have from there, and shows what is inside it where it has none', async () => {
  const own = {...compiler, siteComponents: new Set(['*', 'Card'])};
  const {code, diagnostics} = await compileMdx(own, {
    body: '<Card><Plot.Of x={1}>图</Plot.Of></Card>\n\n{Unknown.x}\n',
    file: 'notes/a.mdx',
    firstLine: 1,
  });
  expect(code?.statements).toContain('const Card = _siteComponents.Card;');
  expect(code?.statements).toContain('const Plot = _siteComponents.Plot ?? _absent;');
  expect(diagnostics.map((one) => one.code)).toEqual(['MD-112']);
});

it('takes such a component from there where the page uses it in a function of its own', async () => {
  const own = {...compiler, foreignComponents: new Set<string>(), siteComponents: new Set(['*'])};
  const body =
    'import {x} from "a";\n\nexport function A() { return <Plot><Line.Of>{x}</Line.Of></Plot>; }\n\n<A/>';
  const input = {body, file: 'notes/a.mdx', firstLine: 1};
  const {code, diagnostics} = await compileMdx(own, input);
  expect(diagnostics).toEqual([]);
  expect(code?.statements).toContain('const Plot = _siteComponents.Plot ?? _absent;');
  expect(code?.statements).toContain('const Line = _siteComponents.Line ?? _absent;');
  const {code: without, diagnostics: told} = await compileMdx(
    {...own, siteComponents: new Set<string>()},
    input,
  );
  expect(without?.statements).toContain('const Plot = _absent;');
  expect(new Set(told.map((one) => one.code))).toEqual(new Set(['MD-101']));
});

describe('what a page puts into the head of its document', () => {
  it('is there and not in the article', async () => {
    const {html, head} = await compile(
      '<head>\n  <title>题</title>\n  <meta name="description" content="说明" />\n</head>\n\n正文{1}\n',
    );
    expect(head).toEqual({title: '题', description: '说明'});
    expect(html).not.toContain('head');
  });

  it('is put there by the component where code makes it', async () => {
    const code = await moduleOf("<head><title>{['题'].join('')}</title></head>\n");
    expect(code).toContain('import {Head} from "@wuya/theme/mdx";');
    expect(code).toContain('_h(Head, {}, ');
    expect(code).not.toContain('"head"');
  });
});

describe('elements that a site made for Docusaurus renders by components of its own', () => {
  const elements = ['a', 'code', 'highlight', 'table'];
  const codeOf = async (body: string, hasIndentedCode = false, own = elements) => {
    const names = new Set(own);
    const foreign = {...compiler, foreignComponents: names, siteComponents: names};
    const markdown = await compileMdx(
      {...foreign, hasIndentedCode},
      {body, file: 'a.mdx', firstLine: 1},
    );
    return createModuleCode({
      ...markdown,
      html: fillReferences(
        markdown.html,
        markdown.references.map(({url}) => ` href="${url}"`),
      ),
    });
  };
  const body = '|甲|\n|-|\n|[乙](./b)|\n\n<table><tbody><tr><td>丙</td></tr></tbody></table>\n';

  it('are those of Markdown, not tags that the author wrote', async () => {
    const code = await codeOf(body);
    expect(code).toContain('_h(_siteComponents.table, {}');
    expect(code).toContain('_h(_siteComponents.a, {"href": "./b"}');
    expect(code.split('_siteComponents.table')).toHaveLength(2);
    expect(code).toContain('"<table><tbody><tr><td>丙');
    expect(code).not.toContain('data-written');
    expect(await codeOf('<highlight>丁</highlight>\n')).toContain('_h("highlight", {}, "丁")');
  });

  it('with a colon are elements, not code', async () =>
    expect(await codeOf('<a:b c={1}>字</a:b> {[1].map(() => <C:d/>)}\n')).toContain(
      '_h("a:b", {"c": (1)}, "字")',
    ));

  it('are not what the site has modules of its own for, imported or not', async () => {
    const list = "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n";
    const own = ['@theme/DocCardList', '@theme/Details', '@theme/Admonition'];
    const code = await codeOf(list, false, own);
    expect(code).toContain('_h(DocCardList, {})');
    expect(code).toContain('import {default as DocCardList} from "@theme/DocCardList"');
    expect(await codeOf('<Details summary="甲">乙</Details>\n', false, own)).toContain(
      '_h(Details,',
    );
    const box = '<Admonition type="tip">甲</Admonition>\n';
    expect(await codeOf(box, false, own)).not.toContain('_h(Admonition');
    expect(await codeOf(list, false, [])).not.toContain('_h(DocCardList');
  });

  it('get children that they can look at', async () => {
    expect(await codeOf(body)).toContain(
      '_h(_siteComponents.table, {}, _h("thead", {}, _h("tr", {}, _h("th", {}, "甲"))), _h("tbody", {}, _h("tr", {}, _h("td", {}, ',
    );
  });

  it('get the text of code as one, not the places where its lines may end', async () => {
    const path = 'packages/engine/src/index.ts';
    expect(await codeOf(`\`${path}\`\n`)).toContain(`_h(_siteComponents.code, {}, "${path}")`);
    expect(await codeOf(`\`${path}\`\n`, false, ['p'])).toContain(`_h("code", {}, "${path}")`);
  });

  it('are both in Docusaurus 2, also those that are none of HTML', async () => {
    expect((await codeOf(body, true)).split('_siteComponents.table')).toHaveLength(3);
    expect(await codeOf('<highlight>丁</highlight>\n', true)).toContain(
      '_h(_siteComponents.highlight, {}, "丁")',
    );
  });

  it('draw pictures without our link to them in full size, which is none of their links', async () => {
    const picture = '![己](https://x.example/a.png)\n';
    expect(await codeOf(picture, false, ['img'])).toContain(
      '_h("figure", {}, _h(_siteComponents.img, {',
    );
    const inLink = await codeOf(picture, false, ['a']);
    expect(inLink).toContain('zoomable');
    expect(inLink).not.toContain('_siteComponents.a');
  });

  it('are neither links of headings nor code of blocks', async () => {
    const code = await codeOf('## 戊\n\n```js\nlet a;\n```\n\n`b`\n');
    expect(code).not.toContain('_siteComponents.a,');
    expect(code.split('_siteComponents.code')).toHaveLength(2);
  });
});

it.each([
  [
    '<h1 className="text--center own">题</h1>',
    '<span class="text--center own" style="display:block">题</span>',
  ],
  ['<h1 align="center">题</h1>', '<span style="display:block;text-align:center">题</span>'],
  ["<h1 style={{color: 'red'}}>题</h1>", '<span style="display:block;color:red">题</span>'],
  ['<h1 id="own">题</h1>', '<span id="own"></span>题'],
  ['# 题', '题'],
])('keeps the look of a title that is a tag: %s', async (body, titleHtml) => {
  expect((await compile(`${body}\n\n文\n`)).titleHtml).toBe(titleHtml);
});

it('has a title in the article where only code makes it whole', async () => {
  const body = "import Own from './Own';\n\n# 题 <Own />\n\n文\n";
  const {titleHtml, titleText, hasOwnTitle} = await compile(body);
  expect({titleHtml, titleText, hasOwnTitle}).toEqual({
    titleHtml: null,
    titleText: '题',
    hasOwnTitle: true,
  });
  expect(await moduleOf(body)).toContain('_h("h1", {}, "题 ", _h(Own, {}))');
  const known = await compile('# 题 {1}\n');
  expect([known.titleHtml, known.hasOwnTitle]).toEqual(['题 1', undefined]);
});

it.each([
  ['<pre>{toText(a)}</pre>', '_h("pre", {}, (toText(a)))'],
  ['<pre><code>{toText(a)}</code></pre>', '_h("pre", {}, _h("code", {}, (toText(a))))'],
])('runs code in a block that is written as tags: %s', async (body, printed) => {
  expect(await moduleOf(`export const a = 1;\n\n${body}\n`)).toContain(printed);
});

describe('components of a site made for Docusaurus get elements, which they may look at:', () => {
  const codeOf = async (body: string, own: readonly string[] = []) => {
    const foreign = {
      ...compiler,
      foreignComponents: new Set(own),
      siteComponents: new Set(own),
    };
    return createModuleCode(await compileMdx(foreign, {body, file: 'a.mdx', firstLine: 1}));
  };
  const imported = "import Own from './Own';\n\n";
  const table = '\n\n| 甲 |\n| - |\n| `乙` |\n\n';

  it('a table without our box around it', async () =>
    expect(await codeOf(`${imported}<Own name="一">${table}</Own>\n`)).toContain(
      '_h(Own, {"name": "一"}, _h("table", {}, _h("thead", {}, _h("tr", {}, _h("th", {}, "甲"))), _h("tbody", {}, _h("tr", {}, _h("td", {}, _h("code", {}, "乙"))))))',
    ));

  it('paragraphs and lists, also inside of other tags', async () =>
    expect(
      await codeOf(
        `${imported}<Own.Part>\n<div onClick={go}>\n\n- 甲 **乙**\n\n</div>\n</Own.Part>\n`,
      ),
    ).toContain('_h("ul", {}, "\\n", _h("li", {}, "甲 ", _h("strong", {}, "乙"))'));

  it('what the site gives all its pages', async () =>
    expect(await codeOf(`<Own>${table}</Own>\n`, ['Own'])).toContain('_h(Own, {}, _h("table"'));

  it('not code and what has a state in the browser', async () => {
    const code = await codeOf(`${imported}<Own>\n\n- [x] 甲\n\n\`\`\`js\n1\n\`\`\`\n\n</Own>\n`);
    expect(code).toMatch(/_h\("li", \{[^}]*dangerouslySetInnerHTML/);
    expect(code).toMatch(/_h\("div", \{"className": "code[^}]*dangerouslySetInnerHTML/);
  });

  it('others get HTML', async () => {
    expect(await codeOf(`<BrowserOnly x={1}>${table}</BrowserOnly>\n`)).not.toContain('_h("table"');
    expect(await moduleOf(`${imported}<Own>${table}</Own>\n`)).not.toContain('_h("table"');
  });
});
