import {join} from 'node:path';
import type {Cache} from '../cache/cache.ts';
import {ENGINE_FINGERPRINT} from '../cache/fingerprint.ts';
import {type ContentMemory, loadContent} from '../content/content.ts';
import {openKeptDocs} from '../content/docs/keptDocs.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import {picturesOf} from '../routes/pictures/picturesOf.ts';
import type {Articles} from './articles.ts';
import type {EditionLinks} from './editions.ts';
import {createSiteModel, type SiteModel} from './model.ts';
import type {Setup} from './setup.ts';
import type {SiteOptions} from './types.ts';

interface ReadOptions
  extends
    Required<Pick<SiteOptions, 'isProduction' | 'kinds'>>,
    Pick<SiteOptions, 'pictureStore' | 'takesKept'> {
  readonly articles: Articles;
  readonly memory: ContentMemory;
}

/** Opens the memory of what was read of a site, in this run and in earlier ones. @param isProduction a build needs the texts that it reads */
export function openMemory(dir: string, cache: Cache, isProduction: boolean): ContentMemory {
  const path = join(cache.dir, 'notes.bin');
  const kept = openKeptDocs(dir, {path, fingerprint: ENGINE_FINGERPRINT, holdsTexts: isProduction});
  return {docs: new Map(), posts: new Map(), dirty: new Set(), kept};
}

/** Maximum number of times that a state is read, after which notes that keep changing are an error. */
const MOST_READS = 100;

/**
 * Reads a state of a site. Files that are saved together are reported one after the other, so a note may have changed
 * before its own report comes: then all are checked again and those that changed are read.
 */
export function whileSaved<T>({docs}: ContentMemory, read: () => T): T {
  for (let count = 1; ; count++)
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ChangedFile) || count === MOST_READS) throw error;
      docs.clear();
    }
}

/** Reads the files of a site and puts them into their places. */
export function readModel(
  {loaded, git, generated, ordered, readingTimes}: Setup,
  {isProduction, takesKept, kinds, pictureStore, articles, memory}: ReadOptions,
  site: {readonly editions: EditionLinks | undefined},
): SiteModel {
  const content = loadContent(loaded, {
    isProduction,
    git,
    generated,
    ordered,
    ...((!isProduction || takesKept) && {memory}),
  });
  return createSiteModel({
    loaded,
    content,
    kinds,
    readingTimes,
    pictures: picturesOf(loaded, pictureStore),
    articleAt: (permalink) => articles.at(permalink),
    hasInOther: (permalink) => site.editions?.has(permalink),
  });
}
