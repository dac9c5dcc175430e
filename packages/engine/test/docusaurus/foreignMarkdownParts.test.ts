import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const config = (version: string): Record<string, string> => ({
  'package.json': `{"dependencies": {"@docusaurus/core": "${version}"}}`,
  'docusaurus.config.js':
    "module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: {routeBasePath: '/', admonitions: {keywords: ['recipe']}}}]]};",
});

const tabs =
  "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n<TabItem value=\"a\">\n\n甲\n\n</TabItem>\n</Tabs>\n";
const note = `---
slug: /
---

# 题

## 一节 {#one}

\`\`\`js title="a.js" runnable
const a = 1; // {x}
\`\`\`

- 项

  \`\`\`text
  文
  \`\`\`

:::tip[**好**]

一 [二](#one)

:::

:::recipe

三

:::

:::note 言

四

:::

\`行\`
`;

const files = {
  ...config('3.9.0'),
  'docs/a.md': note,
  'docs/plain.md': '# 平\n\n字\n',
  'docs/b.mdx':
    '# 乙\n\nimport CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="css" title="b">{\'a {}\'}</CodeBlock>\n\n<CodeBlock language="js">{\'x\'.repeat(2)}</CodeBlock>\n',
  'docs/tabs.md': `# 丙\n\n${tabs}`,
  'docs/none.md':
    '# 丁\n\n## 节\n\n{不 是}\n\n:::tip\n\n甲\n\n:::\n\n<details><summary>标</summary>\n\n```js\nconst a = 1;\n```\n\n</details>\n\n<table><tr><td>\n\n:::note\n\n表\n\n:::\n\n</td></tr></table>\n',
  'docs/markdown.md': '---\nformat: md\n---\n\n# 戊\n\n:::tip\n\n乙\n\n:::\n',
  'src/theme/Tabs.js':
    'import Tabs from \'@theme-original/Tabs\';\nexport default (props) => <main data-tabs=""><Tabs {...props} /></main>;\n',
  'src/theme/CodeBlock/index.js': `
import React from 'react';
import CodeBlock from '@theme-original/CodeBlock';
export default function CodeBlockWrapper(props) {
  if (props.className === 'language-text') return <CodeBlock {...props}>{props.children.toUpperCase() + '改'}</CodeBlock>;
  return <section data-code={typeof props.children} data-meta={props.metastring}><CodeBlock {...props} /></section>;
}
`,
  'src/theme/Heading.tsx': `
import Heading from '@theme-original/Heading';
export default function HeadingWrapper(props: {as: string; id: string; children: unknown}) {
  return <><i data-level={props.as} data-of={props.id} data-text={typeof props.children} /><Heading {...props} /></>;
}
`,
  'src/theme/Admonition/Types.js': `
import DefaultTypes from '@theme-original/Admonition/Types';
function Recipe(props) { return <aside data-title={String(props.title)}>{props.children}</aside>; }
export default {...DefaultTypes, recipe: Recipe};
`,
  'src/theme/Admonition/index.js': `
import Admonition from '@theme-original/Admonition';
export default (props) => <div data-type={props.type} data-title={typeof props.title}><Admonition {...props} /></div>;
`,
};

const dir = sharedFolder();
const page = (path: string, of = dir): string =>
  /<div class="prose[^]*?<\/article>/.exec(
    readFileSync(join(of, 'dist', path), 'utf8').replaceAll('<!-- -->', ''),
  )![0];

beforeAll(async () => {
  writeFiles(dir, files);
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics).toEqual([]);
}, 60_000);

it("draws blocks of code of .md by the site's CodeBlock, with our colours inside", () => {
  expect(page('index.html')).toMatch(
    /<section data-code="string" data-meta="title=&quot;a.js&quot; runnable"><div class="code theme-code-block language-js"><div class="code-bar"><span>a.js<\/span>[^]*<span class=k>const<\/span>/,
  );
});

it('colours again what the component changes, and draws code of components by it too', () => {
  expect(page('index.html')).toMatch(
    /<code data-drawn=""><span class=ln>文\n<\/span><span class=ln>改/,
  );
  expect(page('b/index.html')).toMatch(
    /<section data-code="string" data-meta="title=&quot;b&quot;"><div[^]*<span class=g>a <\/span>/,
  );
  expect(page('b/index.html')).toMatch(/<section data-code="string"><div[^]*<span class=v>xx</);
});

it('hands headings to the component without the link to themselves, which ours has', () => {
  expect(page('index.html')).toMatch(
    /<i data-level="h2" data-of="one" data-text="string"><\/i><h2 id="one" class="anchor">一节<a class="hash hash-link" [^>]*><\/a><\/h2>/,
  );
});

it('renders admonitions by the component, and kinds of the site by its table', () => {
  expect(page('index.html')).toMatch(
    /<div data-type="tip" data-title="object"><div class="note tip [^>]*>.*<p class="ttl"><strong>好<\/strong><\/p><div class="bd"><p>一 <a href="#one">二<\/a><\/p><\/div><\/div><\/div>/,
  );
  expect(page('index.html')).toContain(
    '<div data-type="recipe" data-title="undefined"><aside data-title="undefined"><p>三</p></aside></div>',
  );
  expect(page('index.html')).toMatch(
    /<div data-type="note" data-title="string"><div class="note note /,
  );
});

it('renders what notes import of the theme by components around it', () => {
  expect(page('tabs/index.html')).toMatch(/<main data-tabs=""><div class="tabs/);
});

it('renders elements of notes that are no MDX, and of those that say so, by the components too', () => {
  const none = page('none/index.html');
  expect(none).toMatch(
    /^<div class="prose[^>]*>\s*<i data-level="h2" data-of="节" data-text="string"><\/i><h2 id="节" class="anchor">/,
  );
  expect(none).toContain('{不 是}');
  expect(none).toMatch(/<div data-type="tip" data-title="undefined"><div class="note tip /);
  expect(none).toMatch(
    /<details class="fold-text"><summary>.*标<\/summary><div><section data-code="string"><div[^]*<span class=k>const<\/span>[^]*<\/section><\/div><\/details>/,
  );
  // as a browser reads it, or React would not know the table again
  expect(none).toMatch(/<table><tbody><tr><td>\s*<div data-type="note"/);
  expect(page('markdown/index.html')).toMatch(
    /<div data-type="tip" data-title="undefined"><div class="note tip /,
  );
});

it('renders blocks by what is rewritten from parts of the theme, `pre` and `code` of MDXComponents too', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...config('2.4.3'),
    'docs/a.md':
      '---\nslug: /\n---\n\n# 题\n\n```js fold title="a"\nb\n```\n\n`c`\n\n[d](/)\n\n:::tip 题\n\n文\n\n:::\n',
    'src/theme/CodeBlock/index.js': `
import React, {isValidElement} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
export default function CodeBlock({children: rawChildren, ...props}) {
  const isBrowser = useIsBrowser();
  const Content = typeof rawChildren === 'string' ? StringContent : ElementContent;
  return <figure data-fold={String(props.fold)}><Content key={String(isBrowser)} {...props}>{rawChildren}</Content></figure>;
}
`,
    'src/theme/Admonition/index.js': `
import React from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import AdmonitionTypes from '@theme/Admonition/Types';
export default function Admonition(unprocessedProps) {
  const props = processAdmonitionProps(unprocessedProps);
  const Type = AdmonitionTypes[props.type];
  return <figcaption className={props.type}><Type {...props} /></figcaption>;
}
`,
    'src/theme/MDXComponents/A.js':
      'import A from \'@theme-original/MDXComponents/A\';\nexport default (props) => <A {...props} className="own" />;\n',
    'src/theme/MDXComponents/Code.js':
      "import Code from '@theme-original/MDXComponents/Code';\nimport CodeInline from '@theme/CodeInline';\nexport default (props) => <samp className={props.metastring}>{props.children === 'c' ? <CodeInline {...props} /> : <Code {...props} />}</samp>;\n",
    'src/theme/MDXComponents/Pre.js':
      "import CodeBlock from '@theme/CodeBlock';\nexport default ({children}) => <b data-type={children.props.className}>{children}</b>;\n",
  });
  const {diagnostics} = await build({dir: folder, makeBundle: drawingBundle});
  expect(diagnostics).toEqual([]);
  const html = page('index.html', folder);
  expect(html).toMatch(
    /<b data-type="language-js"><samp class="fold title=&quot;a&quot;"><figure data-fold="true"><div class="code theme-code-block language-js">/,
  );
  expect(html).toContain('<samp><code>c</code></samp>');
  expect(html).toMatch(/<figcaption class="tip"><div class="note tip .*>题<\/p>/);
  expect(html).toMatch(/<a [^>]*class="own"[^>]*>d<\/a>/);
});

it('finds the original of a part in the package of the theme too', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...config('3.9.1'),
    'docs/a.md': '---\nslug: /\n---\n\n# 题\n\n:::tip\n\n甲\n\n:::\n',
    'src/theme/Admonition/Types.tsx': `
import DefaultTypes from '@docusaurus/theme-classic/lib/theme/Admonition/Types';
const Tip = (props) => <figure>{DefaultTypes.tip(props)}</figure>;
export default {...DefaultTypes, tip: Tip};
`,
  });
  const {diagnostics} = await build({dir: folder, makeBundle: drawingBundle});
  expect(diagnostics).toEqual([]);
  expect(page('index.html', folder)).toMatch(/<figure><div class="note tip [^]*甲[^]*<\/figure>/);
});

it('renders the content and the button of a block by parts of the site, which know the block', async () => {
  const folder = temporaryFolder();
  const button = `
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
export default () => { const {metadata, wordWrap} = useCodeBlockContext(); return <button data-code={metadata.code} data-wrap={String(wordWrap.isEnabled)}>own</button>; };
`;
  writeFiles(folder, {
    ...config('3.9.1'),
    'docs/a.md': '---\nslug: /\n---\n\n# 题\n\n```js title="a.js"\nconst b = 1;\n```\n',
    'src/theme/CodeBlock/Buttons/CopyButton/index.tsx': button,
    'src/theme/CodeBlock/Content/index.tsx': `
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import Original from '@theme-original/CodeBlock/Content';
export default function Content(props) {
  const {metadata} = useCodeBlockContext();
  return <section data-is={metadata.language + ' ' + metadata.title}><CopyButton /><Original {...props} /></section>;
}
`,
  });
  const {diagnostics} = await build({dir: folder, makeBundle: drawingBundle});
  expect(diagnostics).toEqual([]);
  expect(page('index.html', folder)).toMatch(
    /<section data-is="js a.js"><button data-code="const b = 1;" data-wrap="false">own<\/button><div class="code-bare">.*<span class=k>const<\/span>/,
  );
});

it('renders admonitions by icons, kinds and a layout of the site', async () => {
  const own = {
    ...config('3.9.1'),
    'docs/a.md':
      '---\nslug: /\n---\n\n# 题\n\n:::tip\n\n甲\n\n:::\n\n:::caution 题\n\n乙\n\n:::\n\n:::danger\n\n丙\n\n:::\n\n:::recipe\n\n丁\n\n:::\n',
    'src/theme/Admonition/Icon/Tip.tsx':
      'import type {Props} from \'@theme/Admonition/Icon/Tip\';\nexport default (props: Props) => <svg data-icon="tip" {...props} />;\n',
    'src/theme/Admonition/Icon/Warning.js':
      "import React from 'react';\nimport Note from '@theme/Admonition/Icon/Note';\nexport default () => <b><Note /></b>;\n",
    'src/theme/Admonition/Type/Danger.js': `
import Translate from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import IconDanger from '@theme/Admonition/Icon/Danger';
const defaultProps = {icon: <IconDanger />, title: <Translate id="theme.admonition.danger">危险</Translate>};
export default (props) => <AdmonitionLayout {...defaultProps} {...props} className="own" />;
`,
  };
  const folder = temporaryFolder();
  writeFiles(folder, own);
  const layout = {
    'src/theme/Admonition/Layout/index.js':
      'export default ({type, icon, title, children, className}) => <dl className={className} data-type={type}><dt>{icon}|{title}</dt>{children}</dl>;\n',
  };
  expect((await build({dir: folder, makeBundle: drawingBundle})).diagnostics).toEqual([]);
  const html = page('index.html', folder);
  expect(html).toMatch(
    /<div class="note tip [^>]*><span class="seal" aria-hidden="true"><svg data-icon="tip"><\/svg><\/span><p class="ttl">tip<\/p>/,
  );
  expect(html).toMatch(
    /<div class="note warning [^>]*><span [^>]*><b>注<\/b><\/span><p class="ttl">题</,
  );
  expect(html).toMatch(
    /<div class="note danger [^>]*own"[^>]*><span [^>]*>危<\/span><p class="ttl">danger/,
  );
  expect(html).toMatch(/theme-admonition-recipe[^>]*><span [^>]*>知<\/span><p class="ttl">recipe</);

  const second = temporaryFolder();
  writeFiles(second, {...own, ...layout});
  expect((await build({dir: second, makeBundle: drawingBundle})).diagnostics).toEqual([]);
  const laid = page('index.html', second);
  expect(laid).toContain(
    '<dl class="alert alert--success" data-type="tip"><dt><svg data-icon="tip"></svg>|tip</dt><p>甲</p></dl>',
  );
  expect(laid).toMatch(/<dl class="own" data-type="danger"><dt>危\|danger<\/dt>/);
  expect(laid).toMatch(/<dl [^>]*data-type="recipe"><dt>知\|recipe<\/dt>/);
});
