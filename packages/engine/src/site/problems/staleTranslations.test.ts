import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {printProblem, writeFiles} from '../../../test/helpers/site.ts';
import {checkNotes} from '../../../test/helpers/stubBundle.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {writeTranslationRecords} from '../../build/recordTranslations.ts';

const TRANSLATION = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';
let dir: string;
const check = async () => (await checkNotes(dir)).diagnostics.map(printProblem);

beforeEach(() => {
  dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': `export default {title: 'x', url: 'https://x.example', pages: false, blog: false,
  i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}};`,
    'docs/a.md': '# 甲\n\n文。\n',
    [TRANSLATION]: '# A\n\nText.\n',
  });
});

it('names a translation whose original has changed since it was recorded, until it changes too', async () => {
  expect(await writeTranslationRecords(dir)).toEqual(['i18n/en/originals.json']);
  expect(await check()).toEqual([]);
  writeFiles(dir, {'docs/a.md': '# 甲\n\n新文。\n'});
  expect(await check()).toEqual([`warning I18N-262 ${TRANSLATION}:1:1`]);
  await writeTranslationRecords(dir);
  expect(await check()).toEqual([`warning I18N-262 ${TRANSLATION}:1:1`]);
  writeFiles(dir, {[TRANSLATION]: '# A\n\nNew text.\n'});
  expect(await check()).toEqual([]);
  await writeTranslationRecords(dir);
  expect(await check()).toEqual([]);
}, 60_000);

it('says nothing where nothing is recorded, and writes no record of a language without translations', async () => {
  writeFiles(dir, {'docs/a.md': '# 甲\n\n新文。\n'});
  expect(await check()).toEqual([]);
  await writeTranslationRecords(dir);
  expect(existsSync(join(dir, 'i18n/zh-CN'))).toBe(false);
  expect(
    Object.keys(JSON.parse(readFileSync(join(dir, 'i18n/en/originals.json'), 'utf8')) as object),
  ).toEqual(['docs/a.md']);
}, 60_000);

it.each([
  ['null', '1:1'],
  ['{\n  "a": 1,\n}', '3:1'],
  ['"a"', '1:1'],
])('names a record that is none: %s', async (text, place) => {
  writeFiles(dir, {'i18n/en/originals.json': text});
  expect(await check()).toEqual([`error I18N-261 i18n/en/originals.json:${place}`]);
});
