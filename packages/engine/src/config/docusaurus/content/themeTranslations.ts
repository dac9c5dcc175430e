import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const PACKAGE = '@docusaurus/theme-translations';
/** Packages through which one is found that the site does not name: package managers that keep them apart show each its own alone. */
const WAYS = [
  [],
  ['@docusaurus/theme-classic'],
  ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
];
const FILES = ['theme-common', 'theme-search-algolia', 'theme-live-codeblock'];

/**
 * Lists the files of the texts that the theme of Docusaurus has in a language, absolute, as the packages of a site have them; none where
 * these are not installed or know no such language.
 * @param locale tag of a language. `pt` is `pt-BR`, as there.
 */
export function findThemeTranslations(dir: string, locale: string): readonly string[] {
  const folder = findLocales(dir);
  if (folder === undefined) return [];
  const {language, region, script} = new Intl.Locale(locale).maximize();
  const names = [locale, `${language}-${region}`, `${language}-${script}`, language];
  return FILES.flatMap(
    (file) => names.map((name) => join(folder, name, `${file}.json`)).find(existsSync) ?? [],
  );
}

function findLocales(dir: string): string | undefined {
  for (const way of WAYS) {
    const found = [...way, PACKAGE].reduce<string | undefined>(
      (from, name) => from && findManifest(from, name),
      join(dir, 'package.json'),
    );
    if (found !== undefined) return join(dirname(found), 'locales');
  }
  return undefined;
}

function findManifest(from: string, name: string): string | undefined {
  try {
    return createRequire(from).resolve(`${name}/package.json`);
  } catch {
    return undefined; // not installed
  }
}

/** Reads a file of texts by their ids: `{"theme.a": "text"}`. */
export function readThemeTranslations(file: string): readonly (readonly [string, string])[] {
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}
