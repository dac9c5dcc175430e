import {join} from 'node:path';
import {expect, it} from 'vitest';
import {configWith, versionAt} from '../../../test/helpers/samples.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {readCategories, translatedFoldersOf} from './translatedNotes.ts';

const NOTES = 'docusaurus-plugin-content-docs';

const siteIn = (dir: string, file = 'wuya.config.ts') => ({
  dir,
  file: join(dir, file),
  config: configWith({locale: 'zh-CN'}),
  notices: [],
  dependencies: [],
});

it('finds the translations of each version by its name', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    [`i18n/zh-CN/${NOTES}/current/a.md`]: '',
    [`i18n/zh-CN/${NOTES}/version-1.0/a.md`]: '',
  });
  const find = (name: string) => translatedFoldersOf(siteIn(dir), versionAt({name}));
  expect(find('current')).toEqual([`i18n/zh-CN/${NOTES}/current`]);
  expect(find('1.0')).toEqual([`i18n/zh-CN/${NOTES}/version-1.0`]);
});

it('puts keys of translated category files in the place of the original ones, those of the first folder last', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'notes/x/_category_.json': '{"label": "x", "position": 3}',
    [`i18n/zh-CN/${NOTES}/current/x/_category_.json`]: '{"label": "甲"}',
    [`i18n/zh-Hans/${NOTES}/current/x/_category_.json`]: '{"label": "乙", "className": "c"}',
  });
  const read = (file?: string) =>
    readCategories(siteIn(dir, file), versionAt()).categories.get('x');
  expect(read()).toMatchObject({label: '甲', position: 3, className: 'c'});
  // There the originals alone are read.
  expect(read('docusaurus.config.js')).toMatchObject({label: 'x', position: 3});
});
