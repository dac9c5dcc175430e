import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageData} from '@wuya/theme/types';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {openSite} from '../../src/site/site.ts';
import {outsidePaths} from '../../src/site/watched.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const parent = sharedFolder();
const dir = join(parent, 'site');
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
/** Addresses that the article of a page links to; the data of the page are JSON here. */
const linksOf = (path: string) =>
  [...read(`${path}index.html`).matchAll(/ href=\\?"([^"\\]*)/g)].map(([, href]) =>
    decodeURI(href!),
  );
const pageAt = (path: string) => (JSON.parse(read(`${path}index.json`)) as {page: PageData}).page;
let problems: readonly string[] = [];

beforeAll(async () => {
  writeFiles(dir, {
    'docusaurus.config.js': `
const say = (word) => () => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]}); };
module.exports = {
  title: '站', url: 'https://x.example', baseUrl: '/x/',
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']},
  presets: [['classic', {blog: false, pages: {remarkPlugins: [say('甲尾')]}}]],
  plugins: [
    ['content-pages', {id: 'community', path: 'community', routeBasePath: '/community/', remarkPlugins: [say('乙尾')]}],
    ['@docusaurus/plugin-content-pages', {id: 'beside', path: '../beside', exclude: ['draft-*.md']}],
  ],
};`,
    'docs/a.md': '# 笔记\n\n见[团队](../community/team.md)与[旁边](../../beside/near.md)。\n',
    'src/pages/about.md':
      '# 关于\n\n见[社区](/community/)、[团队](../../community/team.md#成员)。\n',
    'community/index.md': '# 社区\n\n见[关于](../src/pages/about.md)。\n',
    'community/team.md': '# 团队\n\n## 成员\n\n![图](./p.png)\n',
    'community/p.png': Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    '../beside/near.md': '# 旁边\n\n见[笔记](../site/docs/a.md)。\n',
    '../beside/draft-no.md': '# 草稿\n',
    'i18n/en/docusaurus-plugin-content-pages-community/team.md': '# Team\n\n## Members {#成员}\n',
    'i18n/en/docusaurus-plugin-content-pages/about.md': '# About\n',
  });
  problems = (await build({dir, makeBundle: stubBundle})).diagnostics.map(printProblem);
}, 60_000);

describe('several sets of single pages', () => {
  it('are built, each below its own address, and nothing of them is left out', () => {
    expect(problems).toEqual([]);
    const routes = JSON.parse(read('routes.json')) as string[];
    for (const path of ['about/', 'community/', 'community/team/', 'near/'])
      expect(routes).toContain(`/x/${path}`);
    expect(routes.join()).not.toContain('draft-no');
    expect(pageAt('community/team/').htmlClass).toContain('plugin-id-community');
  });

  it('link to each other, and notes to them, by file and by address', () => {
    expect(linksOf('about/')).toEqual(
      expect.arrayContaining(['/x/community/', '/x/community/team/#成员']),
    );
    expect(linksOf('community/')).toContain('/x/about/');
    expect(linksOf('docs/a/')).toEqual(expect.arrayContaining(['/x/community/team/', '/x/near/']));
    expect(linksOf('near/')).toContain('/x/docs/a/');
  });

  it('are translated by folders of their own', () => {
    expect(pageAt('en/community/team/').head.title).toBe('Team | 站');
    expect(pageAt('en/about/').head.title).toBe('About | 站');
    expect(linksOf('en/docs/a/')).toContain('/x/en/community/team/');
  });

  it('have plugins of their own, in translations too', () => {
    for (const path of ['community/team/', 'en/community/team/'])
      expect(read(`${path}index.html`)).toMatch(/^(?!.*甲尾).*乙尾/s);
    for (const path of ['about/', 'en/about/'])
      expect(read(`${path}index.html`)).toMatch(/^(?!.*乙尾).*甲尾/s);
  });

  it('are watched where they are outside of the site', async () => {
    const site = await openSite(dir, {isProduction: true});
    expect(outsidePaths(site.loaded)).toContain(join(parent, 'beside'));
    site.close();
  });
});
