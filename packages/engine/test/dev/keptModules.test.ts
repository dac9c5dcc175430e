import {cpSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const LIMIT = 120_000;

const component = (words: string): string => `export const Saying = () => <b>${words}</b>;\n`;

const files = {
  'wuya.config.js':
    "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, pages: {path: 'pages'}};\n",
  'notes/a.mdx':
    "import {Saying} from '@site/src/Saying';\nimport Part from './_part.mdx';\n\n# 甲\n\n<Saying />，见[乙](./b.md)。\n\n<Part />\n",
  'notes/_part.mdx': '分部。\n',
  'notes/b.md': '# 乙\n',
  'src/Saying.tsx': component('第一版'),
  'pages/own.tsx':
    "import {Saying} from '../src/Saying';\nimport styles from './own.module.css';\nexport default () => <main className={styles.box}><Saying /></main>;\n",
  'pages/own.module.css': '.box { color: red; }\n',
  'theme/Footer.tsx': 'export const Footer = () => <footer>脚</footer>;\n',
};

const foreignFiles = {
  'docusaurus.config.js': `module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {blog: false}]],
};`,
  'docs/a.md': '# 甲\n',
  'src/theme/Footer/index.js':
    "import Footer from '@theme-original/Footer';\nexport default (props) => <><i>脚</i><Footer {...props} /></>;\n",
  'src/pages/index.js': "import {x} from '../x';\nexport default () => <main>{x}</main>;\n",
  'src/x.js': "export const x = '首页';\n",
};

/** Loads a page, without the name of the state that the code was in. */
async function load(url: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, url), {headers: {accept: 'text/html'}});
  return (await response.text()).replace(/<meta name="wuya-code" content="[^"]+">/, '');
}

/**
 * Loads pages of a site from a server of its own.
 * @param isHeld whether Vite answers no browser before they are there, and makes no module of them, which would be written down
 */
async function loadAll(
  dir: string,
  paths: readonly string[],
  {isHeld = false} = {},
): Promise<readonly string[]> {
  let letGo = (): void => undefined;
  const written = () => statSync(join(dir, '.wuya/cache/modules.json'), {throwIfNoEntry: false});
  const before = written();
  const held = new Promise<void>((done) => (letGo = done));
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
    optimizeModules: async () => (isHeld ? held : undefined),
  });
  try {
    const pages: string[] = [];
    for (const path of paths) pages.push(await load(server.url, path));
    return pages;
  } finally {
    letGo();
    await server.close();
    expect(isHeld && written()?.ino !== before?.ino).toBe(false);
  }
}

const ownDir = sharedFolder();
const keptDir = sharedFolder();
const PATHS = ['own/', 'a/'];
let rendered: readonly string[] | undefined;

/**
 * Gives the site and its state as a server left them that rendered its pages, whatever other tests have made of both since: a
 * server whose Vite starts costs 2.5 CPU s.
 */
async function siteRenderedBefore(): Promise<{dir: string; first: readonly string[]}> {
  const [state, kept] = [ownDir, keptDir].map((dir) => join(dir, '.wuya'));
  writeFiles(ownDir, files);
  rmSync(state!, {recursive: true, force: true});
  if (rendered) cpSync(kept!, state!, {recursive: true});
  else {
    rendered = await loadAll(ownDir, PATHS);
    cpSync(state!, kept!, {recursive: true});
  }
  return {dir: ownDir, first: rendered};
}

it(
  'renders pages of own code before Vite starts where they were rendered before, as they were',
  {timeout: LIMIT},
  async () => {
    const {dir, first} = await siteRenderedBefore();
    expect(first[0]).toContain('<b>第一版</b>');
    expect(first[1]).toMatch(/第一版[^]*href="\/b\/"[^]*分部/);
    expect(await loadAll(dir, PATHS, {isHeld: true})).toEqual(first);
    expect(await loadAll(dir, PATHS.toReversed(), {isHeld: true})).toEqual(first.toReversed());
  },
);

it('renders pages of a Docusaurus site so too', {timeout: LIMIT}, async () => {
  const dir = temporaryFolder();
  writeFiles(dir, foreignFiles);
  const paths = ['', 'docs/a/'];
  const first = await loadAll(dir, paths);
  expect(first[0]).toMatch(/首页[^]*<i>脚<\/i>/);
  expect(await loadAll(dir, paths, {isHeld: true})).toEqual(first);
  writeFiles(dir, {'src/theme/Footer/index.js': 'export default () => <footer>另一只</footer>;\n'});
  expect((await loadAll(dir, ['']))[0]).toContain('另一只');
});

it('shows what changed while no server ran', {timeout: LIMIT}, async () => {
  const {dir} = await siteRenderedBefore();
  writeFiles(dir, {
    'src/Saying.tsx': component('新'),
    'notes/b.md': '---\nslug: /moved/\n---\n\n# 乙\n',
    'notes/_part.mdx': '改过。\n',
  });
  expect((await loadAll(dir, ['a/']))[0]).toMatch(/<b>新<\/b>[^]*href="\/moved\/"[^]*改过/);
  const other = {'notes/b.md': '---\nslug: /again/\n---\n\n# 乙\n'};
  writeFiles(dir, other);
  expect((await loadAll(dir, ['a/']))[0]).toContain('href="/again/"');
});

it('shows what is saved after a page of modules that were kept', {timeout: LIMIT}, async () => {
  const {dir} = await siteRenderedBefore();
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  try {
    expect(await load(server.url, 'a/')).toContain('第一版');
    writeFiles(dir, {'src/Saying.tsx': component('第二版')});
    await expect.poll(() => load(server.url, 'own/'), {timeout: LIMIT}).toContain('第二版');
    expect(await load(server.url, 'a/')).toContain('第二版');
    writeFiles(dir, {'notes/_part.mdx': '改过。\n'});
    await expect.poll(() => load(server.url, 'a/'), {timeout: LIMIT}).toContain('改过');
    await server.ready;
    writeFiles(dir, {'src/Saying.tsx': component('第三版')});
    await expect.poll(() => load(server.url, 'a/'), {timeout: LIMIT}).toContain('第三版');
  } finally {
    await server.close();
  }
  expect((await loadAll(dir, ['a/']))[0]).toMatch(/第三版[^]*改过/);
});

it('tells the line of what fails in modules that were kept', {timeout: LIMIT}, async () => {
  const {dir} = await siteRenderedBefore();
  const failing = 'export const Saying = () => {\n  throw new Error(process.env.TOLD);\n};\n';
  writeFiles(dir, {'src/Saying.tsx': failing});
  const [first] = await loadAll(dir, ['a/']);
  expect(first).toContain('src/Saying.tsx:2');
  expect((await loadAll(dir, ['a/']))[0]).toBe(first);
});
