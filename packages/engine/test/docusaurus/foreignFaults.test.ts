import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What sites of Docusaurus get away with there. */
const files = {
  'docusaurus.config.js': `const mathjax = require('rehype-mathjax/svg');
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/', tagline: 5,
  plugins: [
    'sitemap', './styles.js',
    ['client-redirects', {redirects: [{from: '/old', to: '/docs/a'}, {from: '/away', to: 'https://e.example/b'}]}],
    ['content-pages', {id: 'second', path: './second', routeBasePath: 'second'}],
    function styles() {
      return {name: 'styles', configurePostCss: (options) => {
        options.plugins.push({postcssPlugin: 'own', Once: (sheet) => { sheet.source.input.file && sheet.walkDecls((one) => { one.source = sheet.source; }); }, Declaration: {color: (own) => { if (own.value === 'own') own.value = 'teal'; }}});
        return options;
      }};
    },
  ],
  presets: [['classic', {
    docs: {sidebarPath: require.resolve('./sidebars.js'), rehypePlugins: [() => mathjax({})]},
    blog: {path: './blog/', routeBasePath: '/'},
    theme: {customCss: ['./custom.css', './old.scss']},
  }]],
  themeConfig: {navbar: {
    logo: {src: 'none.svg', alt: ''},
    items: [{to: '/old', label: '旧'}, {to: 'second', label: '二'}, {to: '/docs/A', label: '甲'}, {to: '/docs/a', label: 5}, {type: 'docSidebar', sidebarId: 'none', label: '无'}],
  }, footer: {copyright: '© 我', links: [{html: '<a href="/made">甲</a> <a href="/llms.txt">乙</a>'}]}},
};`,
  'styles.js':
    "module.exports = () => ({configurePostCss: (options) => ({plugins: [require('not-installed-postcss')]})});",
  'custom.css':
    '@import "not-installed/theme.css" layer(theme);\n@import "./parts/zoom.css";\n@import "./parts/deep/sign.css";\n.own-rule { color: own; }\n',
  'parts/deep/sign.css': '.own-sign { background: url("../../docs/.assets/p.png") }\n',
  'parts/zoom.css': '@import "not-installed/zoom.css";\n.own-zoom { color: own; top: 0; }\n',
  'sidebars.ts': `
const files: string[] = require('not-installed').sync('docs/*');
const made: unknown = require('./docs/made/sidebar.js');
module.exports = {none: [], docs: ['a', {type: 'category', label: '造', link: {type: 'doc', id: 'known'}, items: made}, ...made, {type: 'category', label: '空', items: []}, {type: 'category', label: '缺', items: files.map((file) => file)}, 'one']};
`,
  'old.scss': '.own-rule { .in & { color: red; } }\n',
  'node_modules/sass/package.json': '{"name": "sass", "version": "1.54.6", "main": "index.js"}',
  'node_modules/sass/index.js': 'module.exports = {};\n',
  'docs/a.md':
    '---\ntags: [css]\nlast_update: {date: 06/29/2022}\n---\n# 甲\n\n[旧](/old) ![图](.assets/p.png) [文件](/x.code-snippets) [演示](/demo) <a href="/nowhere">无</a>\n',
  'docs/02-order/00-index.md':
    '---\n# sidebar_position: 6\n---\n\n# 庚\n\n<Tabs>\n<TabItem value="a" label="辛">一</TabItem>\n<p>散</p>\n</Tabs>\n',
  'docs/02-order/_category_.yml': '',
  'static/x.code-snippets': '{}',
  'static/demo/index.html': '<p>',
  'docs/.assets/p.png': PIXEL,
  'docs/one.mdx':
    '---\ntags: [CSS]\n---\n# 乙\n\n小于 <size_t 与 {a: 1, b} 之一，**粗**。\n\n```js\n{x}\n```\n',
  'docs/fails.mdx':
    "---\ndescription: 坏\n---\nimport Fails from '@site/src/components/Fails';\nimport Known from '@site/src/components/Known';\n\n# 辛\n\n<Known>好</Known>\n\n<Fails>\n\n**还在**\n\n</Fails>\n",
  'docs/nobody.mdx':
    '---\ndescription: 无\n---\nimport Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\n\n# 壬\n\n## <Nobody.Part/> 节\n\n<Nobody a={1}>\n\n*内*\n\n</Nobody>\n\n<Tabs>\n<TabItem value="a" label="签">页</TabItem>\n</Tabs>\n',
  'docs/twice.mdx':
    '---\ndescription: 重\n---\n# 丑\n\n<Tabs>\n<TabItem value="a">\n\n第一\n\n</TabItem>\n<TabItem value="a">\n\n第二\n\n</TabItem>\n</Tabs>\n',
  'docs/known.md':
    '---\ndescription: 知\n---\nimport Known from "@site/src/components/Known";\n\n# 癸\n\n<Known><Nobody>内</Nobody></Known>\n',
  'docs/unclosed.md':
    '---\ndescription: 缺\n---\nimport Known from "@site/src/components/Known";\n\n# 子\n\n<Known><b>内</b><b>\n\n外\n\n</b></Known>\n',
  'src/components/Known.jsx':
    'export default function Known({children}) {\n  return <section className="known">{children}</section>;\n}\n',
  'src/components/Fails.jsx':
    'export default function Fails({children}) {\n  return children.props.given.name;\n}\n',
  'blog/2024-01-02-b.mdx': '# 戊\n\n正文 {1 + 1}。\n',
  'src/pages/late.js': `import React from 'react';
import Layout from '@theme/Layout';
export default function Late() {
  const size = getComputedStyle(document.body).fontSize;
  return <Layout title="Late"><main>{size}</main></Layout>;
}
`,
  'second/index.md': '# 己\n\n正文。\n',
  'src/pages/broken.js':
    'export default function Broken() {\n  return [undefined].map((one) => one.name);\n}\n',
  'src/pages/sound.js': `
import {Remarkable, Menu} from 'not-installed-classes';
const md = new Remarkable();
const {version} = require('not-installed-either/package.json');
import people from '../data/people.json';
import {Chart} from '@site/src/made/Chart.js';
export default function Sound() {
  const load = () => import('not-installed-either');
  const search = () => import('/pagefind/pagefind.js');
  return <p onClick={load} onInput={search}>好{version}{md.render('x')}<Menu><Menu.Item>内</Menu.Item></Menu><Chart>图</Chart>{people.map((one) => one.name)}</p>;
}
`,
};

const dir = sharedFolder();
let result: BuildResult;
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');

beforeAll(async () => {
  writeFiles(dir, files);
  result = await build({dir});
}, 60_000);

it('stops for nothing that Docusaurus goes on with, and names each thing once', () => {
  expect(result.leftOutCount).toBe(1);
  const problems = result.diagnostics.map(printProblem);
  expect(problems.filter((problem) => !/BL-08|SRC-0|GIT-0|IM-063|SB-046/.test(problem))).toEqual([
    'warning BD-002 custom.css',
    'warning MD-170 docs/02-order/00-index.md:7:1',
    'warning FM-008 docs/a.md:3:1',
    'warning LN-051 docs/a.md:7:66',
    'warning PG-004 docs/fails.mdx:11:1',
    'warning MD-101 docs/known.md:8:8',
    'warning MD-101 docs/nobody.mdx:9:4',
    'warning MD-101 docs/nobody.mdx:11:1',
    'warning TG-070 docs/one.mdx:2:1',
    'warning MD-111 docs/one.mdx:6:4',
    'warning MD-171 docs/twice.mdx:6:1',
    'warning MD-120 docs/unclosed.md:4:1',
    'warning MD-110 docs/unclosed.md:8:16',
    'warning CFG-002 docusaurus.config.js:3:55',
    'warning MD-192 docusaurus.config.js:5:16',
    'warning NB-007 docusaurus.config.js:21:12',
    'warning LN-051 docusaurus.config.js:22:72', // the other case of a letter
    'warning NB-006 docusaurus.config.js:22:96',
    'warning CFG-002 docusaurus.config.js:22:112',
    'warning LN-051 docusaurus.config.js:23:57',
    'warning BD-003 old.scss',
    'warning BD-002 sidebars.ts',
    'warning SB-050 sidebars.ts',
    'warning SB-042 sidebars.ts:4:155',
    'warning SB-042 sidebars.ts:4:198',
    'warning PG-002 src/pages/broken.js:2:39',
    'warning PG-005 src/pages/late.js:4:16',
    'warning BD-002 src/pages/sound.js', // not-installed-classes
    'warning BD-002 src/pages/sound.js', // not-installed-either
    'warning BD-005 src/pages/sound.js', // people.json
    'warning BD-005 src/pages/sound.js', // Chart.js
  ]);
});

it('reads MDX that is none as Markdown, posts of a folder written ./blog/, and builds the other pages', () => {
  expect(read('docs/one/index.html')).toContain('<strong>粗</strong>');
  expect(read('2024/01/02/b/index.html')).toMatch(/正文 (?:<[^>]*>)*2/);
  expect(read('sound/index.html')).toContain('<p>好<!-- -->内<!-- -->图</p>');
  expect(readdirSync(join(dir, 'dist'))).not.toContain('broken');
});

it('leaves it to browsers to render a page that asks for what they alone have', () => {
  const page = read('late/index.html');
  expect(page).toContain('<title>Late | 甲');
  expect(page).toContain('"module":"late:src/pages/late.js"');
});

it('leaves it to browsers to load by its address what is made after the build', () => {
  const scripts = readdirSync(join(dir, 'dist/assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.map((name) => read(`assets/${name}`)).join('')).toMatch(
    /import\([`'"]\/pagefind\/pagefind\.js[`'"]\)/,
  );
});

it('keeps the text of an MDX page whose error is a warning there', () => {
  expect(read('docs/twice/index.html')).toContain('第二');
});

it('leaves a component that fails out, with the words inside it, and renders the others of the page', () => {
  const page = read('docs/fails/index.html');
  expect(page).toContain('<section class="known">好</section>');
  expect(page).toMatch(/辛[^]*<strong>还在<\/strong>/);
  expect(JSON.parse(read('docs/fails/index.json'))).toMatchObject({
    page: {module: 'docs/fails.mdx', leftOut: [expect.any(String)]},
  });
});

it('shows what is inside a component that nothing makes, and the other components of that page', () => {
  expect(read('docs/nobody/index.html')).toMatch(/节[^]*<em>内<\/em>[^]*role="tab"[^]*页/);
  expect(read('docs/known/index.html')).toMatch(/<section class="known">(?:<[^>]*>)*内/);
});

it('leads to published files that do not look like one, to folders with a page of their own, and out of the site', () => {
  expect(read('docs/a/index.html')).toMatch(
    /<a href="\/x\.code-snippets" target="_blank">.*<a href="\/demo\/" target="_blank">/,
  );
  expect(read('away/index.html')).toContain('url=https://e.example/b');
});

it('takes a file for the index of its folder by its whole name, and front matter of comments alone for none', () => {
  expect(read('docs/order/index/index.html')).toContain('庚');
});

it('shows what belongs to none of the tabs below them', () => {
  expect(read('docs/order/index/index.html')).toMatch(/一<\/p><\/div><\/div><p>散<\/p>/);
});

it('shows pictures of folders that begin with a dot, and one tag for names that differ in case', () => {
  expect(read('docs/a/index.html')).toContain('src="data:image/png;base64,');
  expect(read('docs/tags/css/index.html')).toMatch(/甲[^]*乙/);
});

it("runs the plugins of PostCSS that the site's own plugins bring", () => {
  const styles = readdirSync(join(dir, 'dist/assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => read(`assets/${name}`));
  expect(styles.join('')).toMatch(/\.own-zoom\{color:(?:teal|#008080);/);
  expect(styles.join('')).toMatch(/\.own-sign\{background:url\("?(?:data:image\/png|\/assets\/p-)/);
  expect(styles.join('')).toMatch(/\.own-rule\{color:(?:teal|#008080)\}/);
});

it('leads from the configuration to a page whose address differs by case alone', () => {
  const [page] = read('second/index.html').split('<main');
  expect(page).toContain('href="/docs/a/"');
  expect(page).not.toContain('href="/docs/A/"');
});
