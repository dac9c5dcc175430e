import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type DevServer, startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
let server: DevServer;

const FOOT = 'theme/Footer.tsx';
const footSaying = (words: string) => ({
  [FOOT]: `export const Footer = () => <footer>${words}</footer>;\n`,
});

const start = () =>
  startDevServer({dir, port: 0, host: '127.0.0.1', log: () => undefined, format: String});

beforeAll(async () => {
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '门', url: 'https://d.example', baseUrl: '/d/', docs: {path: 'notes'}, pages: {path: 'pages'}};\n",
    'notes/index.md': '---\ntitle: 首\n---\n\n第一段。\n\n```js\nlet a = 1;\n```\n',
    'pages/own.tsx': 'export default () => <main>自己的一页</main>;\n',
    ...footSaying('第一版'),
  });
  server = await start();
  await server.ready;
}, 60_000);
afterAll(() => server.close());

/** Loads a page, without the name of the state that the code was in: it differs after each change. */
const load = async (path: string, {url} = server): Promise<string> => {
  const response = await fetch(new URL(path, url), {headers: {accept: 'text/html'}});
  return (await response.text()).replace(/<meta name="wuya-code" content="[^"]+">/, '');
};

it('renders a page as the single modules do, until code of the site changes', async () => {
  const first = await load('');
  expect(first).toContain('第一版');
  expect(existsSync(join(dir, '.wuya/cache/renderer/record.json'))).toBe(true);
  writeFiles(dir, footSaying('第二版'));
  await expect.poll(() => load(''), {timeout: 30_000}).toContain('第二版');
  // From here on the single modules render.
  writeFiles(dir, footSaying('第一版'));
  await expect.poll(() => load(''), {timeout: 30_000}).toContain('第一版');
  expect(await load('')).toBe(first);
});

it('leaves pages of own code to the single modules', async () => {
  expect(await load('own/')).toContain('自己的一页');
});

it('renders a page of the theme alone by what comes with the engine, as the single modules do', async () => {
  rmSync(join(dir, FOOT));
  await expect.poll(() => load(''), {timeout: 30_000}).toMatch(/^<!doctype(?!.*第一版)/s);
  const other = await start();
  try {
    expect(await load('', other)).toBe(await load(''));
  } finally {
    await other.close();
  }
});
