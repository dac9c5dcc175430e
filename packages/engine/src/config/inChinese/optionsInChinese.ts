import {contentOptionsInChinese} from './contentOptions.ts';
import {siteOptionsInChinese} from './siteOptions.ts';
import {themeOptionsInChinese} from './themeOptions.ts';
import type {OptionsInChinese} from './words.ts';

/**
 * The sentences of `config/user` in Chinese, for the reference of the manual. A new option needs its sentence here too:
 * `test/rules/manual.test.ts` names those that are missing.
 */
export const optionsInChinese: OptionsInChinese = {
  ...siteOptionsInChinese,
  ...contentOptionsInChinese,
  ...themeOptionsInChinese,
};
