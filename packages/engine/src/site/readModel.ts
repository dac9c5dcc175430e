import {type ContentMemory, loadContent} from '../content/content.ts';
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

/** Reads the files of a site and puts them into their places. A build reads them once and remembers none. */
export function readModel(
  {loaded, git, readingTimes}: Setup,
  {isProduction, kinds, pictureStore, articles, memory}: ReadOptions,
): SiteModel {
  const content = loadContent(loaded, {isProduction, git, ...(!isProduction && {memory})});
  return createSiteModel({
    loaded,
    content,
    kinds,
    readingTimes,
    pictures: picturesOf(loaded, pictureStore),
    articleAt: (permalink) => articles.at(permalink),
  });
}
