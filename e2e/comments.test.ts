import {createServer, type Server} from 'node:http';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, onTestFinished} from 'vitest';
import {buildAndServe} from './helpers/built.ts';
import {follow, test} from './helpers/browser.ts';
import {closeServer, listenLocally} from './helpers/localServer.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';

/** Stand-ins for the scripts of the services: each says in the box what it was given. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/client.js':
    "const s=document.currentScript;s.previousElementSibling.textContent=['giscus',s.dataset.repo,s.dataset.mapping,s.dataset.theme].join(' ');",
  '/waline.js':
    "export const init=({el,serverURL,path,lang})=>{el.textContent=['waline',new URL(serverURL).pathname,path,lang].join(' ');return{destroy(){}}};",
  '/twikoo.js':
    "window.twikoo={init:({el,envId,path})=>{el.textContent=['twikoo',new URL(envId).pathname,path].join(' ')}};",
  '/api/dist/Artalk.js':
    "window.Artalk={init({el,server,site,pageKey,darkMode}){const say=d=>{el.textContent=['artalk',new URL(server).pathname,site,pageKey,d].join(' ')};say(darkMode);return{destroy(){},setDarkMode:say}}};",
  '/api/dist/Artalk.css': '.comments{outline:0}',
  '/waline.css': '.comments{outline:0}',
};

let host: Server;
let origin: string;
const asked: string[] = [];
beforeAll(async () => {
  host = createServer((request, response) => {
    const path = request.url!;
    asked.push(path);
    response.writeHead(path in SCRIPTS ? 200 : 404, {
      'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript',
      'access-control-allow-origin': '*',
    });
    response.end(SCRIPTS[path]);
  });
  origin = `http://127.0.0.1:${await listenLocally(host)}`;
});
afterAll(async () => {
  await closeServer(host);
  site.remove();
});

const LONG = 'Text.\n\n'.repeat(200);
/** One for all services, which differ by data: its client is bundled once. */
const site: TemporarySite = createSite({
  'notes/a.md': `# A\n\n[B](./b.md)\n\n${LONG}`,
  'notes/b.md': `# B\n\n${LONG}`,
});

async function serveSite(comments: object): Promise<string> {
  site.write(
    'wuya.config.js',
    `export default {title: 'My site', url: 'https://x.example', locale: 'en', docs: {path: 'notes'}, comments: ${JSON.stringify(comments)}};\n`,
  );
  const server = await buildAndServe(site.dir);
  onTestFinished(() => server.stop());
  return server.url;
}

const comeNear = (page: Page) => page.locator('.comments').scrollIntoViewIfNeeded();

describe('comments load when the reader comes near, from the service that is named; one that does not answer is said', () => {
  const giscus = {repo: 'me/site', repoId: 'r', category: 'c', categoryId: 'i'};
  test.for([
    ['giscus', () => ({...giscus, script: `${origin}/client.js`}), 'giscus me/site pathname light'],
    [
      'waline',
      () => ({
        server: `${origin}/api`,
        script: `${origin}/waline.js`,
        style: `${origin}/waline.css`,
      }),
      'waline /api /a/ en',
    ],
    ['twikoo', () => ({server: `${origin}/api`, script: `${origin}/twikoo.js`}), 'twikoo /api /a/'],
    ['artalk', () => ({server: `${origin}/api/`}), 'artalk /api My site /a/ false'],
  ] as const)('%s', async ([service, options, expected], {open}) => {
    const url = await serveSite({service, ...options()});
    asked.length = 0;
    const page = await open(`${url}a/`);
    expect(asked).toEqual([]);
    await comeNear(page);
    await page.locator('.comments', {hasText: expected}).waitFor();
    if (service === 'twikoo') {
      // A service that does not answer is said where the comments would be.
      await page.route(`${origin}/twikoo.js`, (route) => route.abort());
      await page.reload();
      await comeNear(page);
      await page.locator('.comments', {hasText: 'could not be loaded'}).waitFor();
    }
    if (service !== 'artalk') return;
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.locator('.comments', {hasText: '/a/ true'}).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await follow(page, () => page.locator('article a', {hasText: 'B'}).first().click());
    await comeNear(page);
    await page.locator('.comments', {hasText: 'My site /b/'}).waitFor();
  });
});
