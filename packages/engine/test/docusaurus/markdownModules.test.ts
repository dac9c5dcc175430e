import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {build} from '../../src/build/build.ts';
import {findComponentMarkdown} from '../../src/site/componentMarkdown.ts';
import {openSite} from '../../src/site/site.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('components take Markdown out of folders, as modules and as texts', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {blog: false}]],
};`,
    'docs/intro.md': '# 首篇\n\n正文。\n',
    'problems/a/index.mdx': '---\ntitle: 甲\n---\n\n# 题\n\n**粗**的。\n',
    'problems/b.md': '乙的正文。\n',
    'problems/a/code.cpp': 'int a;\n',
    'src/pages/index.tsx': `
import React, {lazy, Suspense} from 'react';
const notes = (require as any).context('@site/problems', true, /\\.mdx?$/);
const codes = require.context('!!raw-loader!@site/problems', true, /\\.cpp$/);
const Late = lazy(() => import('../late.mdx'));
export default function Home() {
  const id = 'a';
  const {frontMatter} = require(\`@site/problems/\${id}/index.mdx\`);
  return <main>
    <p>{frontMatter.title}</p>
    {notes.keys().map((key) => { const Note = notes(key).default; return <section key={key} title={key}><Note /></section>; })}
    {codes.keys().map((key) => <pre key={key}>{codes(key).default}</pre>)}
    <Suspense><Late /></Suspense>
  </main>;
}
`,
    'src/late.mdx': '后来的。\n',
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  const page = readFileSync(join(dir, 'dist/index.html'), 'utf8');
  expect(page).toContain('<p>甲</p>');
  expect(page).toContain('title="./a/index.mdx"');
  expect(page).toContain('<strong>粗</strong>');
  expect(page).toContain('乙的正文。');
  expect(page).toContain('<pre>int a;');
});

it('components beside a note import Markdown', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {blog: false}]],
};`,
    'docs/intro.mdx': "# 首篇\n\nimport Steps from './Steps';\n\n<Steps />\n",
    'docs/Steps.tsx': "import Steps from './_steps.mdx';\nexport default () => <Steps />;\n",
    'docs/_steps.mdx': '第**一**步。\n',
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  expect(readFileSync(join(dir, 'dist/docs/intro/index.html'), 'utf8')).toContain('<strong>一');
});

it('an expression of a note asks another note what it is', async () => {
  const dir = temporaryFolder();
  const takes = (file: string): string =>
    `<Told to={require("${file}").metadata.permalink} of={require('${file}').metadata} />\n`;
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'throw', presets: [['classic', {blog: false}]],
};`,
    'src/theme/MDXComponents.jsx':
      "export default {Told: ({to, of}) => <u>{to + ' ' + of.title + ' ' + of.description + ' ' + of.frontMatter.level}</u>};\n",
    'docs/a.md': `# 首篇\n\n${takes('./甲 乙/index.md')}\n${takes('@site/docs/c.md')}`,
    'docs/甲 乙/index.md': '---\ntitle: 总览\ndescription: 说明\nlevel: 3\n---\n\n## 节\n',
    'docs/c.md': `# 回\n\n${takes('./a.md')}`,
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toEqual([]);
  const page = readFileSync(join(dir, 'dist/docs/a.html'), 'utf8');
  expect(page).toContain(`<u>${encodeURI('/docs/甲 乙')} 总览 说明 3</u>`);
  expect(page).toContain('<u>/docs/c 回  undefined</u>');
  const back = readFileSync(join(dir, 'dist/docs/c.html'), 'utf8');
  expect(back).toContain('<u>/docs/a 首篇  undefined</u>');
});

it('a note that an expression asks and that is not there is named at its line', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/', presets: [['classic', {blog: false}]],
};`,
    'docs/a.mdx': '# 首篇\n\n{require("./b.md").metadata.title}\n',
  });
  await expect(build({dir, makeBundle: drawingBundle})).rejects.toMatchObject({
    diagnostics: [{code: 'MD-120', place: {file: 'docs/a.mdx', line: 3}}],
  });
});

it('reads no pipe and no socket beside notes as code: it would wait without end', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js':
      "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/', presets: [['classic', {blog: false}]]};\n",
    'docs/a.md': '# A\n',
  });
  // A pipe would keep a test that fails.
  const server = createServer().listen(join(dir, 'docs/socket.jsx'));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const site = await openSite(dir, {isProduction: true});
  onTestFinished(() => site.close());
  await expect(findComponentMarkdown(site.loaded)).rejects.toThrow('No regular file');
});
