import {afterAll, beforeAll, describe, expect} from 'vitest';
import {buildAndServe, type Served} from './helpers/built.ts';
import {follow, test} from './helpers/browser.ts';
import {createSite} from './helpers/site.ts';

const site = createSite({
  'docusaurus.config.js': `
module.exports = {
  title: 'My site', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  clientModules: ['./src/failing.js', './src/track.js'],
};`,
  'src/failing.js': "throw new Error('on purpose');\n",
  'src/track.js': `
import './track.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
const told = (window.told = [document.title]);
export default ExecutionEnvironment.canUseDOM && {
  onRouteUpdate({location, previousLocation}) {
    told.push('update ' + (previousLocation && previousLocation.pathname) + ' ' + location.pathname + location.hash);
  },
  onRouteDidUpdate({location}) {
    told.push('did ' + location.pathname + location.hash + ' ' + document.querySelector('h1').textContent);
  },
};`,
  'src/track.css': '.theme-doc-markdown { outline: 3px solid rgb(1, 2, 3); }\n',
  'docs/a.md': '---\nslug: /\n---\n# A\n\n[to B](./b.md)\n',
  'docs/b.md': '# B\n\n[down](#part)\n\n## Part {#part}\n\nText.\n',
});

let server: Served;
beforeAll(async () => {
  server = await buildAndServe(site.dir);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

describe('client modules', () => {
  test('run once, are styles from the first paint, and are told of each page', async ({open}) => {
    const page = await open(server.url);
    const told = () => page.evaluate(() => (window as unknown as {told: string[]}).told);
    await expect.poll(told).toEqual(['A | My site', 'update null /', 'did / A']);
    const outline = await page.evaluate(
      () => getComputedStyle(document.querySelector('.theme-doc-markdown')!).outlineColor,
    );
    expect(outline).toBe('rgb(1, 2, 3)');
    await follow(page, () => page.click('.prose a[href="/b/"]'));
    await page.click('.prose a[href="#part"]');
    await expect
      .poll(told)
      .toEqual([
        'A | My site',
        'update null /',
        'did / A',
        'update / /b/',
        'did /b/ B',
        'update /b/ /b/#part',
        'did /b/#part B',
      ]);
  });
});
