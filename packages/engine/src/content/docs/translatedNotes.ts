import {append} from '../../cache/append.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {findTranslatedFolders, translatedFolderOf} from '../../config/translations.ts';
import {readRulesOf} from '../source/readRules.ts';
import {readCategoryFiles} from './categoryFile.ts';
import {CURRENT_VERSION, type DocsVersion} from './version.ts';

/** Lists the folders with translations of a version's notes, relative to the site; the first counts. */
export function translatedFoldersOf(
  {dir, config}: LoadedConfig,
  {name, collection, folder}: DocsVersion,
): readonly string[] {
  const own = name === CURRENT_VERSION ? CURRENT_VERSION : `version-${name}`;
  return findTranslatedFolders(dir, config, {
    name: `${translatedFolderOf(collection)}/${own}`,
    folder,
  });
}

/**
 * Reads the category files of a version. What one among the translations says is in place of the
 * same key of the original. Docusaurus reads the originals alone, so its sites keep them.
 */
export function readCategories(
  site: LoadedConfig,
  version: DocsVersion,
): ReturnType<typeof readCategoryFiles> {
  const files = readRulesOf(site);
  const original = readCategoryFiles(files, version.folder);
  if (isForeignConfig(site.file)) return original;
  const categories = new Map(original.categories);
  const diagnostics = [...original.diagnostics];
  for (const folder of translatedFoldersOf(site, version).toReversed()) {
    const translated = readCategoryFiles(files, folder);
    for (const [path, own] of translated.categories)
      categories.set(path, {...categories.get(path), ...own});
    append(diagnostics, translated.diagnostics);
  }
  return {categories, diagnostics};
}
