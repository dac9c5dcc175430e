import {dirname, join} from 'node:path';
import {removeDrafts, writeFileAtomic} from '../cache/files.ts';
import {stopOnLinkOut} from './guard.ts';
import {openEditions} from '../site/openEditions.ts';
import {recordTranslations, translationsOf} from '../site/problems/staleTranslations.ts';

/**
 * Writes for each language of a site what its translations were made from.
 * @returns the files, relative to the site
 */
export async function writeTranslationRecords(dir: string): Promise<readonly string[]> {
  const editions = await openEditions(dir, {isProduction: false});
  try {
    return editions.flatMap((site) => {
      if (translationsOf(site.model.content).length === 0) return [];
      const {file, text} = recordTranslations(site.loaded, site.model.content);
      const path = join(site.dir, file);
      for (const one of [dirname(path), path]) stopOnLinkOut(site.dir, one);
      removeDrafts(path);
      writeFileAtomic(path, text, {isFlushed: true});
      return [file];
    });
  } finally {
    for (const site of editions) site.close();
  }
}
