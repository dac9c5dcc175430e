import type {SiteHighlighter} from '../article/code/lazyHighlighter.ts';
import type {Cache} from '../cache/cache.ts';
import type {PictureStore} from '../routes/pictures/pictureStore.ts';
import type {PageResult} from '../kinds/kind.ts';
import type {KindTable} from '../kinds/kinds.ts';
import type {SitePage} from '../kinds/page/resolvedPage.ts';

export interface SiteOptions {
  /** Leave drafts out. Otherwise what was read is kept, so that `refresh` reads only files that changed. */
  readonly isProduction: boolean;
  /**
   * Takes kept facts about unchanged notes, whose texts are then read on demand; a note that was saved meanwhile
   * makes that throw `ChangedFile`. @default reads every note, where `isProduction`
   */
  readonly takesKept?: boolean;
  /** Tag of the language that the site is opened in. @default the default one */
  readonly locale?: string;
  /** Open it as a portable folder, with a cache of its own. @default false */
  readonly isPortable?: boolean;
  /** Keeps the pictures that are made. @default pictures are published as they are */
  readonly pictureStore?: PictureStore | undefined;
  /** Keeps compiled notes, for all languages of a site. @default the cache of the language */
  readonly articleCache?: Cache | undefined;
  /** @default KINDS */
  readonly kinds?: KindTable;
  /** Highlights code, for sites that share a highlighter. @default one of its own */
  readonly highlighter?: SiteHighlighter;
}

/** A page with all that is known of it. */
export interface SitePageResult extends PageResult {
  readonly resolved: SitePage;
}

/**
 * Effect of a change of files: nothing; only problems of the whole site, such as an unused picture; pages; the
 * generated modules that components, theme and settings are bundled from; or the configuration, after which
 * everything is read again.
 */
export type SiteChange = 'nothing' | 'problems' | 'pages' | 'modules' | 'config';
