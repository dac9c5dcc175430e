import {expect, it, onTestFinished, vi} from 'vitest';
import {writeFiles} from '../../test/site.ts';
import {temporaryFolder} from '../../test/temporary.ts';
import type * as code from '../article/code/highlighter.ts';
import {openEditions} from './openEditions.ts';

const {made} = vi.hoisted(() => ({made: {count: 0}}));
vi.mock('../article/code/highlighter.ts', async (load) => {
  const real = await load<typeof code>();
  return {
    ...real,
    createHighlighter: () => {
      made.count++;
      return real.createHighlighter();
    },
  };
});

it('starts the grammars once for all languages, and for every configuration that follows', async () => {
  const dir = temporaryFolder();
  const config = (title: string) =>
    `export default {title: '${title}', url: 'https://x.example', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}};\n`;
  const note = (text: string) => `# 甲\n\n${text}\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n`;
  writeFiles(dir, {'wuya.config.mjs': config('一'), 'docs/a.md': note('甲')});
  const sites = await openEditions(dir, {isProduction: false});
  onTestFinished(() => sites.forEach((site) => site.close()));
  for (const site of sites) await site.problems();
  expect(sites.map(({config: {locale}}) => locale)).toEqual(['zh-CN', 'en']);
  expect(made.count).toBe(1);
  writeFiles(dir, {'wuya.config.mjs': config('二'), 'docs/a.md': note('乙')});
  for (const site of sites) await site.refresh(['wuya.config.mjs', 'docs/a.md']);
  for (const site of sites) await site.problems();
  expect(sites.map(({config: {title}}) => title)).toEqual(['二', '二']);
  expect(made.count).toBe(1);
});
