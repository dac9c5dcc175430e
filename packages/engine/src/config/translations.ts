import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {findLanguage} from './languages.ts';
import {stopOnLinkedFile} from './linkedOut.ts';
import {DEFAULT_COLLECTION} from './options/collection.ts';
import type {SiteConfig} from './siteConfig.ts';

type InLanguage = Pick<SiteConfig, 'i18n' | 'locale'> & Partial<Pick<SiteConfig, 'followLinks'>>;

/** Lists the folders in which texts of a language may be, the first counts: a site in `zh-CN` may call it `zh-Hans`. */
export function translationFolders(config: InLanguage): readonly string[] {
  const {locale} = config;
  const own = findLanguage(config)?.folder ?? `i18n/${locale}`;
  return locale === 'zh-CN' ? [...new Set([own, 'i18n/zh-CN', 'i18n/zh-Hans'])] : [own];
}

/** Names the folder of the translations of a collection of notes, of a blog or of a set of pages, below that of a language. */
export function translatedFolderOf(
  collection: string,
  kind: 'docs' | 'blog' | 'pages' = 'docs',
): string {
  return `docusaurus-plugin-content-${kind}${collection === DEFAULT_COLLECTION ? '' : `-${collection}`}`;
}

/**
 * Finds a file among those of a language; returns its path relative to the site, undefined for none.
 * @throws {ContentError} SRC-004 for one behind a link that leads out of the site
 */
export function findTranslation(dir: string, config: InLanguage, name: string): string | undefined {
  const found = translationFolders(config)
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(join(dir, path)));
  if (found !== undefined) stopOnLinkedFile(found, {dir, followLinks: config.followLinks ?? false});
  return found;
}

/**
 * Lists the folders that have translations of a folder of content, relative to the site.
 * @param name of the folder below that of the language, as Docusaurus calls it
 * @param folder of the content; a site of several languages may have `i18n/en/docs/` for `docs/`
 */
export function findTranslatedFolders(
  dir: string,
  config: InLanguage,
  {name, folder}: {readonly name: string; readonly folder: string},
): readonly string[] {
  const names = config.i18n ? [name, folder.replace(/^(?:\.\.?\/)+/, '')] : [name];
  return translationFolders(config)
    .flatMap((own) => names.map((one) => `${own}/${one}`))
    .filter((path) => existsSync(join(dir, path)));
}
