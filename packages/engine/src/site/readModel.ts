import {join} from 'node:path';
import type {Cache} from '../cache/cache.ts';
import {ENGINE_FINGERPRINT} from '../cache/fingerprint.ts';
import {type ContentMemory, loadContent} from '../content/content.ts';
import {openKeptDocs} from '../content/docs/keptDocs.ts';
import {picturesOf} from '../routes/pictures/picturesOf.ts';
import type {Articles} from './articles.ts';
import {createSiteModel, type SiteModel} from './model.ts';
import type {Setup} from './setup.ts';
import type {SiteOptions} from './types.ts';

interface ReadOptions extends Required<Pick<SiteOptions, 'isProduction' | 'kinds'>> {
  readonly pictureStore: SiteOptions['pictureStore'];
  readonly articles: Articles;
  readonly memory: ContentMemory;
}

/** Opens the memory of a site that is read again and again. */
export function openMemory(dir: string, cache: Cache): ContentMemory {
  const path = join(cache.dir, 'notes.bin');
  const kept = openKeptDocs(dir, {path, fingerprint: ENGINE_FINGERPRINT});
  return {docs: new Map(), posts: new Map(), dirty: new Set(), kept};
}

/** Reads the files of a site and puts them into their places. A build reads them once and remembers none. */
export function readModel(
  {loaded, git, generated, readingTimes}: Setup,
  {isProduction, kinds, pictureStore, articles, memory}: ReadOptions,
): SiteModel {
  const content = loadContent(loaded, {
    isProduction,
    git,
    generated,
    ...(!isProduction && {memory}),
  });
  return createSiteModel({
    loaded,
    content,
    kinds,
    readingTimes,
    pictures: picturesOf(loaded, pictureStore),
    articleAt: (permalink) => articles.at(permalink),
  });
}
