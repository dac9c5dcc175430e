import {rmSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import {onTestFinished, expect, it, vi} from 'vitest';
import {startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"></svg>`;

it('a page that is code shows where its links and pictures are after others changed', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: false};\n",
    'notes/a.mdx': '# 甲\n\n![图](./p.svg)\n\n[乙](./b.md) {1 + 1}\n',
    'notes/b.md': '# 乙\n',
    'notes/p.svg': picture(30),
  });
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  onTestFinished(() => server.close());
  await server.ready;
  const page = async (): Promise<string> => (await fetch(`${server.url}a/`)).text();
  expect(await page()).toMatch(/href="\/b\/"[^]*width="30"|width="30"[^]*href="\/b\/"/);
  writeFiles(dir, {'notes/b.md': '---\nslug: /moved/\n---\n\n# 乙\n'});
  await expect.poll(page, {timeout: 30_000}).toContain('href="/moved/"');
  writeFiles(dir, {'notes/p.svg': picture(50)});
  await expect.poll(page, {timeout: 30_000}).toContain('width="50"');
});

it('a page whose component fails says so as a document that waits for the repair', async () => {
  const dir = temporaryFolder();
  const component = (body: string): string => `export const A = () => {\n  ${body}\n};\n`;
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: false};\n",
    'notes/a.mdx': "import {A} from '@site/components/A.tsx';\n\n# 甲\n\n<A />\n",
    'components/A.tsx': component('return window.name;'),
  });
  const printed: string[] = [];
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: (text) => printed.push(String(text)),
    format: ({code, place}) => `${code} ${place?.file}:${place?.line}:${place?.column}`,
  });
  onTestFinished(() => server.close());
  await server.ready;
  const ask = async (accept = 'text/html') => {
    const response = await fetch(`${server.url}a/`, {headers: {accept}});
    return {status: response.status, text: await response.text()};
  };
  const thrown = await ask();
  expect(thrown.status).toBe(500);
  expect(thrown.text).toContain('window 没有定义');
  expect(thrown.text).toContain('/@vite/client');
  await ask();
  expect(printed).toEqual(['PG-002 components/A.tsx:2:3\n']);

  writeFiles(dir, {'components/A.tsx': component('return ((1;')});
  await expect.poll(async () => (await ask()).text, {timeout: 30_000}).toContain('BD-001');
  const {text} = await ask('*/*');
  expect(text).not.toContain('\u001B');
  expect(printed).toEqual([
    'PG-002 components/A.tsx:2:3\n',
    expect.stringMatching(/^BD-001 components\/A\.tsx:2:/),
  ]);

  writeFiles(dir, {'components/A.tsx': component("return '好了';")});
  await expect.poll(async () => (await ask()).text, {timeout: 30_000}).toContain('好了');

  writeFiles(dir, {'components/A.tsx': component('const a = []; a.push(a); return a;')});
  await expect.poll(async () => (await ask()).text, {timeout: 30_000}).toContain('没有尽头');
});

it('what was missing when a page was made is found once it is there', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/a.mdx': "import {A} from '@site/parts/A';\n\n# 甲\n\n<A />\n",
    'src/pages/b.tsx': "import {B} from '../../parts/B.tsx';\nexport default () => <B />;\n",
  });
  const printed: string[] = [];
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: (text) => printed.push(String(text)),
    format: ({code, place}) => `${code} ${place?.file}`,
  });
  onTestFinished(() => server.close());
  await server.ready;
  const page = async (name: string): Promise<string> => (await fetch(server.url + name)).text();
  expect(await page('a/')).toContain('@site/parts/A');
  expect(await page('b/')).toContain('../../parts/B.tsx');
  await expect.poll(() => printed, {timeout: 30_000}).toContain('MD-120 notes/a.mdx\n');
  writeFiles(dir, {
    'parts/A.tsx': "export const A = () => '有甲';\n",
    'parts/B.tsx': "export const B = () => '有乙';\n",
  });
  await expect.poll(() => page('a/'), {timeout: 30_000}).toContain('有甲');
  await expect.poll(() => page('b/'), {timeout: 30_000}).toContain('有乙');
  expect(await page('a/index.json')).not.toContain('MD-120');
});

it('components of the site are replaced in the page as they are saved, also where a bundle for readers was made in the process', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: false};\n",
    'notes/a.md': '# 甲\n',
    'theme/DocFooter.tsx': 'export function DocFooter() {\n  return <p>脚</p>;\n}\n',
  });
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  onTestFinished(() => server.close());
  expect(await (await fetch(`${server.url}a/`)).text()).toContain('脚');
  const module = await fetch(`${server.url}@fs${dir}/theme/DocFooter.tsx`);
  expect(await module.text()).toMatch(/import\.meta\.hot\.accept/);
});

it('a server whose cache cannot be written when it ends lets go of its port all the same', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: false};\n",
    'notes/a.md': '# 甲\n',
  });
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  await server.ready;
  expect((await fetch(`${server.url}a/`)).status).toBe(200);
  rmSync(join(dir, '.wuya'), {recursive: true});
  writeFiles(dir, {'.wuya': ''});
  await expect(server.close()).rejects.toThrow('.wuya');
  await expect(fetch(`${server.url}a/`)).rejects.toThrow('fetch failed');
});

it('a package that is updated while the server runs is named on the terminal with the next change', async () => {
  const dir = temporaryFolder();
  const installed = (version: string) => ({
    'node_modules/a/package.json': JSON.stringify({name: 'a', version}),
  });
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: false};\n",
    'package.json': '{"dependencies": {"a": "*"}}',
    'notes/b.md': '# 乙\n',
    ...installed('1.0.0'),
  });
  const printed: string[] = [];
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: (text) => printed.push(String(text)),
    format: String,
  });
  onTestFinished(() => server.close());
  await server.ready;
  writeFiles(dir, {...installed('1.1.0'), 'package-lock.json': '{}'});
  await expect.poll(() => printed.join(''), {timeout: 30_000}).toContain('a 1.0.0 → 1.1.0');
});

it('pages show where what is kept for the next start cannot be written', async () => {
  const dir = temporaryFolder();
  const notes = Array.from({length: 60}, (_, i) => [`notes/a${i}.md`, '# 甲\n']);
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: false};\n",
    ...Object.fromEntries(notes),
    '.wuya/cache/notes.bin/a': 'in the way',
  });
  for (const [path] of notes) utimesSync(join(dir, path!), 1_700_000_000, 1_700_000_000);
  const printed: string[] = [];
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: (text) => printed.push(String(text)),
    format: ({code, place}) => `${code} ${place?.file}`,
  });
  onTestFinished(() => {
    rmSync(join(dir, '.wuya/cache/notes.bin'), {recursive: true});
    return server.close();
  });
  await server.ready;
  expect((await fetch(`${server.url}a1/`)).status).toBe(200);
  expect(printed.join('')).toContain('EM-003 .wuya/cache/notes.bin');
});

it('a component of an installed theme for Docusaurus may import its own package by name', async () => {
  const dir = temporaryFolder();
  const theme = 'node_modules/docusaurus-theme-own';
  writeFiles(dir, {
    'docusaurus.config.js':
      "module.exports = {title: '站', url: 'https://x.example', baseUrl: '/', themes: ['docusaurus-theme-own'], presets: [['classic', {blog: false}]]};\n",
    'docs/a.md': '# 甲\n\n```js\nlet a;\n```\n',
    [`${theme}/package.json`]:
      '{"name": "docusaurus-theme-own", "type": "module", "exports": {".": "./index.cjs", "./client": "./client.js"}}',
    [`${theme}/index.cjs`]:
      "module.exports = () => ({name: 'own', getThemePath: () => require('path').join(__dirname, 'theme')});\n",
    [`${theme}/client.js`]:
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport const useName = () => useDocusaurusContext().siteConfig.title;\n",
    [`${theme}/theme/CodeBlock/index.js`]:
      "import React from 'react';\nimport {useName} from 'docusaurus-theme-own/client';\nexport default () => React.createElement('b', {className: 'of'}, useName());\n",
  });
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  onTestFinished(() => server.close());
  await server.ready;
  const answer = await fetch(`${server.url}docs/a/`, {headers: {accept: 'text/html'}});
  expect(await answer.text()).toContain('<b class="of">站</b>');
});
