import {expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createHighlighter} from '../article/code/highlighter.ts';
import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {openEditions} from './openEditions.ts';

it('starts the grammars once for all languages, and for every configuration that follows', async () => {
  const dir = temporaryFolder();
  const config = (title: string) =>
    `export default {title: '${title}', url: 'https://x.example', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}};\n`;
  const note = (text: string) => `# 甲\n\n${text}\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n`;
  writeFiles(dir, {'wuya.config.mjs': config('一'), 'docs/a.md': note('甲')});
  let made = 0;
  const highlighter = createLazyHighlighter(async () => {
    made++;
    return createHighlighter();
  });
  const sites = await openEditions(dir, {isProduction: false, highlighter});
  onTestFinished(() => sites.forEach((site) => site.close()));
  for (const site of sites) await site.problems();
  expect(sites.map(({config: {locale}}) => locale)).toEqual(['zh-CN', 'en']);
  expect(made).toBe(1);
  writeFiles(dir, {'wuya.config.mjs': config('二'), 'docs/a.md': note('乙')});
  for (const site of sites) await site.refresh(['wuya.config.mjs', 'docs/a.md']);
  for (const site of sites) await site.problems();
  expect(sites.map(({config: {title}}) => title)).toEqual(['二', '二']);
  expect(made).toBe(1);
});

it('compiles a note once for all languages that read it alike, and keeps it as long as one of them does', async () => {
  const dir = temporaryFolder();
  const i18n = {defaultLocale: 'en', locales: ['en', 'fr', 'zh-CN']};
  const config = {url: 'https://x.example', title: 'A', i18n};
  writeFiles(dir, {
    'wuya.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'docs/a.md': '# A\n\n[b](b.md)\n\n## C\n',
    'docs/b.md': '# B\n',
    'i18n/fr/docs/b.md': '# Bé\n',
  });
  const open = async () => openEditions(dir, {isProduction: true});
  const reusedIn = async (sites: Awaited<ReturnType<typeof open>>) => {
    for (const site of sites) await site.compileAll();
    return sites.map(({compiler}) => compiler.reusedCount);
  };
  const sites = await open();
  // The texts of the theme are those of another catalogue in Chinese.
  expect(await reusedIn(sites)).toEqual([0, 1, 0]);
  const keys = sites.map(({compiled}) => compiled.map(({key}) => key));
  expect(keys[1]![0]).toBe(keys[0]![0]);
  const used = new Set(sites.flatMap(({compiler}) => [...compiler.used]));
  expect(used.size).toBe(5);
  for (const site of sites) site.finish(used);
  for (const site of sites) site.close();
  const next = await open();
  onTestFinished(() => next.forEach((site) => site.close()));
  expect(await reusedIn(next)).toEqual([2, 2, 2]);
});

it('links to pages of another language by their address, and says which are not there', async () => {
  const dir = temporaryFolder();
  const i18n = {defaultLocale: 'en', locales: ['en', 'ja', 'zh']};
  const config = {
    url: 'https://x.example',
    baseUrl: '/n/',
    title: 'A',
    i18n,
    themeConfig: {navbar: {items: [{label: 'C', to: '/zh/b/'}]}},
  };
  writeFiles(dir, {
    'wuya.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'docs/a.md': '# A\n\n[1](/zh/b) [2](/zh/) [4](/zh/none/) [5](/b/)\n',
    'docs/b.md': '# B\n',
    'docs/index.md': '# I\n',
    'i18n/zh/docs/b.md': '# 乙\n\n[b](/zh/b/) [c](/ja/b/)\n',
  });
  const sites = await openEditions(dir, {isProduction: true});
  onTestFinished(() => sites.forEach((site) => site.close()));
  const problems = [];
  for (const site of sites) problems.push(...(await site.problems())!);
  expect(
    problems.map(({code, place}) => `${code} ${place!.file}:${place!.line}:${place!.column}`),
  ).toEqual(sites.map(() => 'LN-051 docs/a.md:3:22'));
  const [en, ja, zh] = sites;
  const lead = ({model}: (typeof sites)[number], permalink: string, url: string) =>
    model.context.references
      .resolve({kind: 'link', url, line: 1, column: 1}, {file: 'docs/a.md', permalink})
      .attributes.trim();
  for (const [site, permalink] of [
    [en!, '/n/a/'],
    [ja!, '/n/ja/a/'],
  ] as const)
    expect(lead(site, permalink, '/zh/b#x')).toBe('href="/n/zh/b/#x" data-reload=""');
  expect(lead(zh!, '/n/zh/a/', '/zh/b')).toBe('href="/n/zh/b/"');
  expect(ja!.siteData.navItems).toMatchObject([{href: '/n/zh/b/', reload: true}]);
  expect(zh!.siteData.navItems).toMatchObject([{href: '/n/zh/b/'}]);
});
