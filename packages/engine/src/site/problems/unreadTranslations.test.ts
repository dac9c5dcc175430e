import {expect, it} from 'vitest';
import {printProblem, type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openSite} from '../site.ts';

const SITE: SiteFiles = {
  'wuya.config.js': `export default {title: 'x', url: 'https://x.example', docs: {path: 'notes'},
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}};`,
  'notes/a.md': '# 甲\n',
  'notes/draft.md': '---\ndraft: true\n---\n',
  'blog/2026-01-01-b.md': '# 乙\n\n<!-- truncate -->\n',
  'src/pages/about.md': '# 关于\n',
};

/** Opens the site in English and gives what it says of its translations. */
async function find(files: SiteFiles) {
  const dir = temporaryFolder();
  writeFiles(dir, {...SITE, ...files});
  const site = await openSite(dir, {isProduction: true, locale: 'en'});
  const found = site.siteProblems.filter(({code}) => code === 'I18N-263');
  site.close();
  return found;
}

it('says nothing of translations of notes, drafts, posts and pages, by the names of either place', async () => {
  const files = {
    'i18n/en/notes/a.md': '# A\n',
    'i18n/en/notes/draft.md': '# Draft\n',
    'i18n/en/notes/_part.md': 'Part\n',
    'i18n/en/notes/_parts/a.md': 'Part\n',
    'i18n/en/blog/2026-01-01-b.md': '# B\n\n<!-- truncate -->\n',
    'i18n/en/docusaurus-plugin-content-pages/about.md': '# About\n',
    'i18n/en/README.md': 'Words\n',
  };
  expect(await find(files)).toEqual([]);
});

it('names in one notice those that no original stands for', async () => {
  const [problem, ...others] = await find({
    'i18n/en/notes/b.md': '# B\n',
    'i18n/en/nots/a.md': '# A\n',
    'i18n/en/notes/a.md': '# A\n',
  });
  expect(others).toEqual([]);
  expect(printProblem(problem!)).toBe('notice I18N-263 i18n/en/notes/b.md');
  expect(problem!.en).toContain('These 2 translations');
  expect(problem!.zh).toContain('i18n/en/notes/b.md、i18n/en/nots/a.md');
  expect(problem!.hint!.en).toContain('notes/a.md → i18n/en/notes/a.md');
});
