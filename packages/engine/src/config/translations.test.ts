import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {
  findTranslatedFolders,
  findTranslation,
  translatedFolderOf,
  translationFolders,
} from './translations.ts';

it('looks for Chinese texts under both of its names, for others under one', () => {
  expect(translationFolders({i18n: undefined, locale: 'zh-CN'})).toEqual([
    'i18n/zh-CN',
    'i18n/zh-Hans',
  ]);
  expect(translationFolders({i18n: undefined, locale: 'en'})).toEqual(['i18n/en']);
});

it('names the folder of a collection, of a blog and of pages', () => {
  expect(translatedFolderOf('default')).toBe('docusaurus-plugin-content-docs');
  expect(translatedFolderOf('api', 'blog')).toBe('docusaurus-plugin-content-blog-api');
});

it('finds translations beside the site only where links may lead there', () => {
  const [dir, outside] = [temporaryFolder(), temporaryFolder()];
  writeFiles(outside, {'code.json': '{}'});
  writeFiles(dir, {'i18n/en/own.json': '{}'});
  symlinkSync(join(outside, 'code.json'), join(dir, 'i18n/en/code.json'));
  const find = (name: string, more = {}) =>
    findTranslation(dir, {i18n: undefined, locale: 'en', ...more}, name);
  expect(find('own.json')).toBe('i18n/en/own.json');
  expect(find('none.json')).toBeUndefined();
  expect(() => find('code.json')).toThrow('SRC-004');
  expect(find('code.json', {followLinks: true})).toBe('i18n/en/code.json');
});

it('finds the folders of translations by the name of Docusaurus, and by that of the content in a site of several languages', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'i18n/en/docs/a.md': '', 'i18n/en/docusaurus-plugin-content-docs/a.md': ''});
  const find = (more: object) =>
    findTranslatedFolders(dir, configWith({locale: 'en', ...more}), {
      name: 'docusaurus-plugin-content-docs',
      folder: '../docs',
    });
  expect(find({})).toEqual(['i18n/en/docusaurus-plugin-content-docs']);
  expect(find({i18n: {defaultLocale: 'en', locales: ['en', 'fr']}})).toEqual([
    'i18n/en/docusaurus-plugin-content-docs',
    'i18n/en/docs',
  ]);
});
