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
