import type {PageData, PageHead} from '@wuya/theme/types';
import {isDefaultLanguage} from '../config/languages.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {hashOf} from '../cache/hash.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {Redirect} from '../routes/redirects.ts';
import type {Route, RouteTable} from '../routes/routeTable.ts';
import {sourceOf, type KindTable} from '../kinds/kinds.ts';
import type {SitePage} from '../kinds/resolvedPage.ts';

/** A site in one of its languages, as far as the others lead to its pages. */
interface Edition {
  readonly config: SiteConfig;
  readonly model: {
    readonly table: RouteTable;
    readonly redirects: readonly Pick<Redirect, 'outputPath'>[];
  };
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
  const known = new WeakMap<RouteTable, ReadonlyMap<string, Route>>();
  const routesOf = ({config, model: {table}}: Edition): ReadonlyMap<string, Route> => {
    const found = known.get(table) ?? indexByPlace(table, config.baseUrl);
    known.set(table, found);
    return found;
  };
  const isUntranslated = (route: Route, {config}: Edition): boolean =>
    !isDefaultLanguage(config) &&
    route.originalFile === undefined &&
    sourceOf(kinds, route) !== undefined;
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
        const there = edition === own ? route : routesOf(edition).get(place);
        return there ? [{edition, there}] : [];
      });
      const languages = Object.fromEntries(
        found.map(({edition, there}) => [edition.config.locale, there.permalink]),
      );
      const untranslated = found
        .filter(({edition, there}) => isUntranslated(there, edition))
        .map(({edition}) => edition.config.locale);
      return withPlaces(sitePage, {
        languages,
        ...(untranslated.length > 0 && {untranslated}),
        head: headOf(sitePage.page, found[0]!, untranslated.includes(own.config.locale)),
      });
    },
  };
}

/** The note that a route shows, whatever its language and address; a page that is made, by its path. */
function placeOf(route: Route, table: RouteTable, baseUrl: string): string {
  const {file, originalFile, kind, permalink} = route;
  return table.byFile.get(file) === route
    ? `file ${originalFile ?? file}`
    : `${kind} ${permalink.slice(baseUrl.length)}`;
}

function indexByPlace(table: RouteTable, baseUrl: string): ReadonlyMap<string, Route> {
  return new Map(table.routes.map((route) => [placeOf(route, table, baseUrl), route]));
}

function withPlaces(
  {page, key, ...rest}: SitePage,
  places: Pick<PageData, 'languages' | 'untranslated' | 'head'>,
): SitePage {
  return {...rest, page: {...page, ...places}, key: hashOf(key, JSON.stringify(places))};
}

/** A page that shows the text of the default language says that it is there. */
function headOf(
  {head}: PageData,
  {edition, there}: {readonly edition: Edition; readonly there: Route},
  isUntranslated: boolean,
): PageHead {
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
