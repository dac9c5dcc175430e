import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {join} from 'node:path';
import {cacheDirOf} from '../cache/stateDir.ts';
import {openPictureStore} from '../routes/pictures/pictureStore.ts';
import {KINDS} from '../kinds/kinds.ts';
import {
  createPageReader,
  type PageReader,
  readWrittenEdition,
  writeEdition,
} from './editionPages.ts';
import {createEditionLinks} from './editions.ts';
import {keepEditions, readKeptEditions} from './keptEditions.ts';
import {openSite, type Site} from './site.ts';
import type {SiteOptions} from './types.ts';

/** All languages of a site, the default one first. */
type Editions = readonly [Site, ...Site[]];

/**
 * Opens a site in all of its languages, the default one first: each is a site of its own below the others' address.
 * @throws {ContentError} like `openSite`
 */
export async function openEditions(dir: string, options: SiteOptions): Promise<Editions> {
  const shared = shareAmongEditions(dir, options);
  const main = await openSite(dir, shared);
  return linkEditions([main, ...(await openOthers(main, shared))], shared.reader);
}

/** A site whose languages are opened as they are needed. */
export interface EditionOpener {
  /** Its default language. */
  readonly main: Site;
  /** Base URLs of the other languages as far as their pages are known without them. */
  readonly known: readonly string[];
  /** Opens the other languages. @throws {ContentError} like `openSite` */
  openOthers(): Promise<readonly Site[]>;
  /** Tells whether the pages of the others, once they are open, differ from what was known. */
  haveChanged(): boolean;
  /** Keeps what is known of them for the next start. @param readMs time at which they were as they are known */
  keep(readMs: number): void;
}

/**
 * Opens a site in its default language. What pages of it tell of the other languages is known from before as long as nothing that these
 * are made of has changed.
 * @throws {ContentError} like `openSite`
 */
export async function openMainEdition(dir: string, options: SiteOptions): Promise<EditionOpener> {
  const shared = shareAmongEditions(dir, options);
  const {reader} = shared;
  const main = await openSite(dir, shared);
  const hasOthers = (main.config.i18n?.languages.length ?? 0) > 1;
  const kept = hasOthers ? readKeptEditions(main) : undefined;
  if (kept) main.editions = createEditionLinks([main], reader, kept.map(readWrittenEdition));
  let others: readonly Site[] = [];
  const write = () => others.map((site) => writeEdition(site, reader));
  return {
    main,
    known: kept?.map(({baseUrl}) => baseUrl) ?? [],
    async openOthers() {
      others = await openOthers(main, shared);
      linkEditions([main, ...others], reader);
      return others;
    },
    haveChanged: () => kept !== undefined && JSON.stringify(kept) !== JSON.stringify(write()),
    keep(readMs) {
      if (others.length > 0) keepEditions([main, ...others], write(), readMs);
    },
  };
}

function shareAmongEditions(dir: string, options: SiteOptions) {
  const pictureStore = options.isProduction
    ? openPictureStore(join(cacheDirOf(dir), 'pictures'))
    : undefined;
  const highlighter = options.highlighter ?? createLazyHighlighter();
  const reader = createPageReader(options.kinds ?? KINDS);
  return {...options, pictureStore, highlighter, reader};
}

async function openOthers(main: Site, shared: SiteOptions): Promise<readonly Site[]> {
  const [, ...others] = main.config.i18n?.languages ?? [];
  const sites: Site[] = [];
  for (const {locale} of others)
    sites.push(await openSite(main.dir, {...shared, articleCache: main.cache, locale}));
  return sites;
}

function linkEditions(sites: Editions, reader: PageReader): Editions {
  if (sites.length === 1) return sites;
  const links = createEditionLinks(sites, reader);
  for (const site of sites) site.editions = links;
  return sites;
}
