import {readFileSync, realpathSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {sharedFolder} from '../helpers/temporary.ts';

/** A site of Docusaurus with plugins, of which one and some packages are not installed. */
const files = {
  'docusaurus.config.js': `
import labels from './src/labels.js';
const here = () => (tree) => {
  const value = process.cwd() === __dirname ? '在站点的文件夹里' : '在别处';
  tree.children.push({type: 'paragraph', children: [{type: 'text', value}]});
};
export default {
  title: '甲', url: 'https://x.example', baseUrl: '/', onBrokenLinks: 'throw',
  plugins: [require('./src/alias.js'), 'not-installed-changelog', ['drawing', {}]],
  themes: ['board', 'docusaurus-theme-search-other'],
  presets: [['@own/preset-of-classic', {
    docs: {path: 'guides', routeBasePath: 'guides', remarkPlugins: [labels, here]},
    blog: false,
  }]],
  themeConfig: {
    image: './img/a.svg',
    navbar: {items: [{to: '/changelog', label: '变更'}]},
  },
};`,
  'src/labels.js': `
import {Versions} from 'not-installed-versions';
export default function labels() {
  const {latest} = Versions.read();
  return (tree) => { tree.children.push(latest.toNode().children[0].value.trim()); };
}
`,
  'src/alias.js': `
import path from 'node:path';
export default function alias() {
  return {name: 'alias', configureWebpack(config, isServer, {currentBundler: {instance}}) {
    return {plugins: [new instance.DefinePlugin({'process.env.API': JSON.stringify('由插件定义'), VERSION: '7'})], resolve: {alias: {'@': path.resolve(__dirname), 'cards$': path.resolve('src/cards.js')}}};
  }};
}
`,
  'src/cards.js':
    'export default function Cards(props) {\n  return <own-cards class="x">{props.children}</own-cards>;\n}\n',
  'src/mark.js': "export const mark = '从别名来';\n",
  'src/pages/index.js':
    "import Cards from 'cards';\nimport {mark} from '@/mark';\nexport default function Home() {\n  return <Cards>{mark}{process.env.API + VERSION}</Cards>;\n}\n",
  'node_modules/docusaurus-plugin-drawing/package.json': '{"main": "lib/index.js"}',
  'node_modules/docusaurus-plugin-drawing/lib/index.js':
    "module.exports = () => ({name: 'drawing', getThemePath: () => require('node:path').resolve(__dirname, './theme')});\n",
  'node_modules/docusaurus-plugin-drawing/lib/theme/Drawing/index.js':
    "'use strict';\nvar React = require('react');\nvar Link = require('@docusaurus/Link');\nfunction Drawing(props) { return React.createElement('own-drawing', null, props.of, React.createElement(Link.default, {to: '/guides/Start'}, '去')); }\nmodule.exports = Drawing;\n",
  'node_modules/docusaurus-theme-board/package.json': '{"main": "index.js"}',
  'node_modules/docusaurus-theme-board/index.js':
    "module.exports = () => ({name: 'board', getThemePath: () => './theme'});\n",
  'node_modules/docusaurus-theme-board/theme/Board.js':
    "import React from 'react';\nimport Drawing from '@theme/Drawing';\nexport default ({children}) => React.createElement('own-board', null, React.createElement(Drawing, {of: '板'}), children);\n",
  'node_modules/docusaurus-theme-board/theme/Tabs/index.js': 'export default () => null;\n',
  'node_modules/docusaurus-theme-board/theme/Footer/index.js':
    "import React from 'react';\nimport Footer from '@theme-init/Footer';\nexport default (props) => React.createElement('own-foot', null, React.createElement(Footer, props));\n",
  'node_modules/docusaurus-theme-board/theme/EditThisPage.js': 'export default () => null;\n',
  'node_modules/docusaurus-theme-search-other/package.json': '{"main": "index.js"}',
  'node_modules/docusaurus-theme-search-other/index.js': "throw new Error('not to be run');\n",
  'guides/Draw.mdx':
    "---\ndescription: 画\n---\nimport Drawing from '@theme/Drawing';\nimport Board from '@theme/Board';\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# 画\n\n<Drawing of=\"图\" />\n\n<Board>内</Board>\n\n<Tabs><TabItem value=\"a\">签</TabItem></Tabs>\n",
  'guides/Start.md': '# 开始\n\n[自己](/guides/start) [变更](/changelog/1)\n',
  'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

const dir = realpathSync(sharedFolder());
let result: BuildResult;
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');

beforeAll(async () => {
  writeFiles(dir, files);
  result = await build({dir, makeBundle: drawingBundle});
}, 60_000);

it('is built without what is not installed: each thing is named once, links to it are no errors', () => {
  const problems = result.diagnostics
    .filter(({code}) => !/BL-08|SRC-0|GIT-0/.test(code))
    .map(printProblem);
  expect(problems).toEqual([
    'warning MD-193',
    'warning CFG-220 docusaurus.config.js:9:40',
    'warning CFG-220 docusaurus.config.js:10:12', // its Tabs
    'warning CFG-220 docusaurus.config.js:10:21', // another search
    'warning CFG-220 docusaurus.config.js:11:13',
    'warning LN-051 docusaurus.config.js:17:27',
    'warning LN-051 guides/Start.md:3:1',
    'warning LN-051 guides/Start.md:3:21',
  ]);
});

it('reads the options of a preset that extends the classic one', () => {
  expect(read('guides/Start/index.html')).toContain('开始');
});

it('puts components of themes in packages in the place of ours', () => {
  expect(read('guides/Start/index.html')).toContain('<own-foot><footer');
});

it('runs plugins in the folder of the site', () => {
  expect(read('guides/Start/index.html')).toContain('<p>在站点的文件夹里</p>');
});

it('leads to the page whose address differs in case alone', () => {
  expect(read('guides/Start/index.html')).toContain('<a href="/guides/Start/">自己</a>');
});

it('takes aliases and names of its own plugins, and custom elements in .js', () => {
  expect(read('index.html')).toMatch(
    /<own-cards class="x">从别名来(?:<!-- -->)?由插件定义7<\/own-cards>/,
  );
});

it('takes addresses of static files with a dot before them', () => {
  expect(read('index.html')).toContain('content="https://x.example/img/a.svg"');
});

it('finds components that plugins and themes of packages add, and keeps its own of the theme', () => {
  const html = read('guides/Draw/index.html');
  expect(html).toContain('<own-drawing>图<a href="/guides/Start/">去</a></own-drawing>');
  expect(html).toMatch(/<own-board><own-drawing>板<a [^>]*>去<\/a><\/own-drawing>内<\/own-board>/);
  expect(html).toContain('签');
});
