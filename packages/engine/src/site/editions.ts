import type {PageData, PageHead} from '@wuya/theme/types';
import {isDefaultLanguage} from '../config/languages.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {hashOf} from '../cache/hash.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {Redirect} from '../routes/redirects.ts';
import type {Route, RouteTable} from '../routes/routeTable.ts';
import {sourceOf, type KindTable} from '../kinds/kinds.ts';
import type {SitePage} from '../kinds/resolvedPage.ts';

/** The parts of an edition that the other editions need to link to its pages. */
interface Edition {
  readonly config: SiteConfig;
  readonly model: {
    readonly table: RouteTable;
    readonly redirects: readonly Pick<Redirect, 'outputPath'>[];
  };
}

/** A page in one of the languages. */
interface Found {
  readonly edition: Edition;
  readonly there: Route;
}

/** The pages of a language by what they show, and whether some are translations. */
interface EditionRoutes {
  readonly byPlace: ReadonlyMap<string, Route>;
  readonly hasTranslations: boolean;
}

/** Tells pages where they are in the other languages. */
export interface EditionLinks {
  /** Adds to a page its addresses in all languages that have it. */
  mark(page: SitePage, route: Route, own: Edition): SitePage;
  /** Tells whether one of the languages has a page or a redirect at an address. */
  has(permalink: string): boolean;
}

/** Links the editions of a site, the default one first. */
export function createEditionLinks(editions: readonly Edition[], kinds: KindTable): EditionLinks {
  const known = new WeakMap<RouteTable, EditionRoutes>();
  const routesOf = ({config, model: {table}}: Edition): EditionRoutes => {
    const found = known.get(table) ?? readRoutes(table, config.baseUrl);
    known.set(table, found);
    return found;
  };
  const isUntranslated = (route: Route, edition: Edition, inDefault: Found | undefined): boolean =>
    !isDefaultLanguage(edition.config) &&
    route.originalFile === undefined &&
    sourceOf(kinds, route) !== undefined &&
    !isOriginal(edition, inDefault);
  /**
   * The default language may be a translation itself, `i18n/en` of notes in Chinese: then what is in no folder of `i18n` is the
   * text of the language that has none there.
   */
  const isOriginal = (edition: Edition, inDefault: Found | undefined): boolean =>
    inDefault !== undefined &&
    (inDefault.there.originalFile !== undefined ||
      (routesOf(inDefault.edition).hasTranslations && !routesOf(edition).hasTranslations));
  const knownRedirects = new WeakMap<object, ReadonlySet<string>>();
  const oldAddressesOf = ({config, model: {redirects}}: Edition): ReadonlySet<string> => {
    const found =
      knownRedirects.get(redirects) ??
      new Set(
        redirects.map(({outputPath}) => config.baseUrl + outputPath.replace(/index\.html$/, '')),
      );
    knownRedirects.set(redirects, found);
    return found;
  };
  return {
    has: (permalink) =>
      // An address with an ending names a file that the build makes: `/en/llms.txt`.
      /\.[a-z\d]+\/?$/i.test(permalink) ||
      editions.some(
        (edition) =>
          edition.model.table.byPermalink.has(permalink) || oldAddressesOf(edition).has(permalink),
      ),
    mark(sitePage, route, own) {
      const place = placeOf(route, own.model.table, own.config.baseUrl);
      const found = editions.flatMap((edition) => {
        const there = edition === own ? route : routesOf(edition).byPlace.get(place);
        return there ? [{edition, there}] : [];
      });
      const languages = Object.fromEntries(
        found.map(({edition, there}) => [edition.config.locale, there.permalink]),
      );
      const inDefault = found.find(({edition}) => isDefaultLanguage(edition.config));
      const untranslated = found
        .filter(({edition, there}) => isUntranslated(there, edition, inDefault))
        .map(({edition}) => edition.config.locale);
      return withPlaces(sitePage, {
        languages,
        ...(untranslated.length > 0 && {untranslated}),
        head: headOf(sitePage.page, found[0]!, untranslated.includes(own.config.locale)),
      });
    },
  };
}

/** Returns the note that a route shows, whatever its language and address; a page that is made, by its path. */
function placeOf(route: Route, table: RouteTable, baseUrl: string): string {
  const {file, originalFile, kind, permalink} = route;
  return table.byFile.get(file) === route
    ? `file ${originalFile ?? file}`
    : `${kind} ${permalink.slice(baseUrl.length)}`;
}

function readRoutes(table: RouteTable, baseUrl: string): EditionRoutes {
  const {routes} = table;
  return {
    byPlace: new Map(routes.map((route) => [placeOf(route, table, baseUrl), route])),
    hasTranslations: routes.some(({originalFile}) => originalFile !== undefined),
  };
}

function withPlaces(
  {page, key, ...rest}: SitePage,
  places: Pick<PageData, 'languages' | 'untranslated' | 'head'>,
): SitePage {
  return {...rest, page: {...page, ...places}, key: hashOf(key, JSON.stringify(places))};
}

/** Returns the head of a page. One that shows the text of the default language says that it is there. */
function headOf({head}: PageData, {edition, there}: Found, isUntranslated: boolean): PageHead {
  return isUntranslated && head.canonical !== undefined
    ? {...head, canonical: edition.config.url + there.permalink}
    : head;
}

/**
 * Joins the problems of several editions: what one says of a place, those after it need not say again, though their
 * addresses and suggestions may be others.
 */
export function joinProblems(lists: readonly (readonly Diagnostic[])[]): Diagnostic[] {
  const known = new Set<string>();
  return lists.flatMap((list) => {
    const own = list.filter((problem) => !known.has(keyOf(problem)));
    for (const problem of own) known.add(keyOf(problem));
    return own;
  });
}

const keyOf = ({code, place, zh}: Diagnostic): string => JSON.stringify([code, place ?? zh]);
