import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {type DevServer, startDevServer} from '../../src/dev/server.ts';
import {openMainEdition} from '../../src/site/openEditions.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const LIMIT = 120_000;

const FILES = {
  'wuya.config.mjs': `export default {
  title: '站', url: 'https://x.example', pages: false, docs: {path: 'notes'},
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en', 'fr']},
};\n`,
  'notes/a.md': '# 甲\n\n[乙](b.md)，[英文](/en/second/)\n',
  'notes/b.md': '# 乙\n',
  'i18n/en/notes/b.md': '---\nslug: /second/\n---\n\n# Second\n',
};

/** A site whose languages were open before. */
async function makeSite(): Promise<string> {
  const dir = temporaryFolder();
  writeFiles(dir, FILES);
  const opener = await openMainEdition(dir, {isProduction: false});
  const sites = [opener.main, ...(await opener.openOthers())];
  opener.keep(Date.now() + 10_000);
  for (const site of sites) site.close();
  for (const locale of ['en', 'fr']) rmSync(join(dir, `.wuya/cache-${locale}`), {recursive: true});
  return dir;
}

/** @param hold what Vite waits for */
const start = (dir: string, hold?: Promise<void>): Promise<DevServer> =>
  startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
    optimizeModules: async () => hold,
  });

/** Loads a page, without the name of the state that the code was in. */
async function load({url}: DevServer, path: string): Promise<string> {
  const response = await fetch(new URL(path, url), {headers: {accept: 'text/html'}});
  return (await response.text()).replace(/<meta name="wuya-code" content="[^"]+">/, '');
}

it('sends the first page before it opens the other languages', {timeout: LIMIT}, async () => {
  const dir = await makeSite();
  let letGo = (): void => undefined;
  const server = await start(dir, new Promise<void>((done) => (letGo = done)));
  onTestFinished(() => server.close());
  onTestFinished(() => letGo());
  const isOpen = (): boolean => existsSync(join(dir, '.wuya/cache-en'));
  const first = await load(server, 'b/');
  expect(first).toContain('hreflang="en" href="https://x.example/en/second/"');
  expect(isOpen()).toBe(false);
  expect(await load(server, 'en/second/')).toContain('<h1>Second</h1>');
  expect(isOpen()).toBe(true);
  expect(await load(server, 'b/')).toBe(first);
  letGo();
  await server.ready;
  writeFiles(dir, {'i18n/en/notes/b.md': '---\nslug: /third/\n---\n\n# Third\n'});
  await expect.poll(() => load(server, 'b/'), {timeout: LIMIT}).toContain('/en/third/');
  expect(await load(server, 'en/third/')).toContain('>Third<');
});

it('opens the other languages by itself after the first page', {timeout: LIMIT}, async () => {
  const dir = await makeSite();
  const server = await start(dir);
  onTestFinished(() => server.close());
  const first = await load(server, 'a/');
  await server.ready;
  expect(existsSync(join(dir, '.wuya/cache-fr'))).toBe(true);
  expect(await load(server, 'a/')).toBe(first);
  expect(await load(server, 'fr/a/')).toContain('lang="fr"');
});

it('shows what changed in another language while no server ran', {timeout: LIMIT}, async () => {
  const dir = await makeSite();
  writeFiles(dir, {'i18n/en/notes/b.md': '---\nslug: /other/\n---\n\n# Other\n'});
  const server = await start(dir);
  onTestFinished(() => server.close());
  expect(await load(server, 'b/')).toContain('href="https://x.example/en/other/"');
});
