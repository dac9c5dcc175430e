import {isDefaultLanguage} from '../config/languages.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {type KindTable, sourceOf} from '../kinds/kinds.ts';
import type {Redirect} from '../routes/redirects/redirect.ts';
import type {Route, RouteTable} from '../routes/routeTable.ts';

/** The parts of an edition that the other editions need to link to its pages. */
export interface Edition {
  readonly config: SiteConfig;
  readonly model: {
    readonly table: RouteTable;
    readonly redirects: readonly Pick<Redirect, 'outputPath'>[];
  };
}

/** A page as the other languages know it. */
export interface PlacedPage {
  readonly permalink: string;
  /** Whether its file takes the place of another one. */
  readonly isTranslation: boolean;
  /** Whether it shows a text of the site. */
  readonly isWritten: boolean;
}

/** An edition as the other editions know it. */
export interface EditionPages {
  readonly locale: string;
  /** Origin of its addresses. */
  readonly url: string;
  readonly isDefault: boolean;
  /** Its pages by what they show. */
  readonly byPlace: ReadonlyMap<string, PlacedPage>;
  readonly hasTranslations: boolean;
  /** Tells whether it has a page or a redirect at an address. */
  has(permalink: string): boolean;
}

/** An edition in the form in which it is kept in a file. */
export interface WrittenEdition extends Pick<EditionPages, 'locale' | 'url' | 'isDefault'> {
  readonly baseUrl: string;
  readonly pages: readonly (readonly [place: string, page: PlacedPage])[];
  /** Addresses of its pages and redirects. */
  readonly addresses: readonly string[];
}

/** Reads what the other languages know of editions; once a state of each. */
export interface PageReader {
  pagesOf(edition: Edition): EditionPages;
  toPlaced(route: Route): PlacedPage;
}

/** Creates what reads the pages of editions. */
export function createPageReader(kinds: KindTable): PageReader {
  const knownPages = new WeakMap<RouteTable, Pick<EditionPages, 'byPlace' | 'hasTranslations'>>();
  const knownRedirects = new WeakMap<object, ReadonlySet<string>>();
  const toPlaced = (route: Route): PlacedPage => ({
    permalink: route.permalink,
    isTranslation: route.originalFile !== undefined,
    isWritten: sourceOf(kinds, route) !== undefined,
  });
  const readPages = ({config, model: {table}}: Edition) => {
    const {routes} = table;
    const found = knownPages.get(table) ?? {
      byPlace: new Map(
        routes.map((route) => [placeOf(route, table, config.baseUrl), toPlaced(route)]),
      ),
      hasTranslations: routes.some(({originalFile}) => originalFile !== undefined),
    };
    knownPages.set(table, found);
    return found;
  };
  const oldAddressesOf = (edition: Edition): ReadonlySet<string> => {
    const {redirects} = edition.model;
    const found = knownRedirects.get(redirects) ?? new Set(listOldAddresses(edition));
    knownRedirects.set(redirects, found);
    return found;
  };
  return {
    toPlaced,
    pagesOf: (edition) => ({
      locale: edition.config.locale,
      url: edition.config.url,
      isDefault: isDefaultLanguage(edition.config),
      get byPlace() {
        return readPages(edition).byPlace;
      },
      get hasTranslations() {
        return readPages(edition).hasTranslations;
      },
      has: (permalink) =>
        edition.model.table.byPermalink.has(permalink) || oldAddressesOf(edition).has(permalink),
    }),
  };
}

/** Returns the note that a route shows, whatever its language and address; a page that is made, by its path. */
export function placeOf(route: Route, table: RouteTable, baseUrl: string): string {
  const {file, originalFile, kind, permalink} = route;
  return table.byFile.get(file) === route
    ? `file ${originalFile ?? file}`
    : `${kind} ${permalink.slice(baseUrl.length)}`;
}

const listOldAddresses = ({config, model: {redirects}}: Edition): string[] =>
  redirects.map(({outputPath}) => config.baseUrl + outputPath.replace(/index\.html$/, ''));

/** Writes down what the other languages know of an edition. */
export function writeEdition(edition: Edition, reader: PageReader): WrittenEdition {
  const {locale, url, isDefault, byPlace} = reader.pagesOf(edition);
  return {
    locale,
    url,
    isDefault,
    baseUrl: edition.config.baseUrl,
    pages: [...byPlace],
    addresses: [...edition.model.table.byPermalink.keys(), ...listOldAddresses(edition)],
  };
}

/** Reads what was written down of an edition. */
export function readWrittenEdition({pages, addresses, ...rest}: WrittenEdition): EditionPages {
  const known = new Set(addresses);
  return {
    ...rest,
    byPlace: new Map(pages),
    hasTranslations: pages.some(([, {isTranslation}]) => isTranslation),
    has: (permalink) => known.has(permalink),
  };
}
