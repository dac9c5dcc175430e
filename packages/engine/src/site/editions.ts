import type {PageData, PageHead} from '@wuya/theme/types';
import {hashOf} from '../cache/hash.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {Route} from '../routes/routeTable.ts';
import type {SitePage} from '../kinds/page/resolvedPage.ts';
import {
  type Edition,
  type EditionPages,
  type PageReader,
  type PlacedPage,
  placeOf,
} from './editionPages.ts';

/** A page in one of the languages. */
interface Found {
  readonly edition: EditionPages;
  readonly there: PlacedPage;
}

/** Tells pages where they are in the other languages. */
export interface EditionLinks {
  /** Adds to a page its addresses in all languages that have it. */
  mark(page: SitePage, route: Route, own: Edition): SitePage;
  /** Tells whether one of the languages has a page or a redirect at an address. */
  has(permalink: string): boolean;
}

/** Links the editions of a site, the default one first. @param others what is known of those that are not open */
export function createEditionLinks(
  editions: readonly Edition[],
  {pagesOf, toPlaced}: PageReader,
  others: readonly EditionPages[] = [],
): EditionLinks {
  const all = (): readonly EditionPages[] => [...editions.map(pagesOf), ...others];
  const isUntranslated = ({edition, there}: Found, inDefault: Found | undefined): boolean =>
    !edition.isDefault &&
    !there.isTranslation &&
    there.isWritten &&
    !isOriginal(edition, inDefault);
  return {
    has: (permalink) =>
      // An address with an ending names a file that the build makes: `/en/llms.txt`.
      /\.[a-z\d]+\/?$/i.test(permalink) || all().some((edition) => edition.has(permalink)),
    mark(sitePage, route, own) {
      const {locale} = own.config;
      const place = placeOf(route, own.model.table, own.config.baseUrl);
      const found = all().flatMap((edition) => {
        const there = edition.locale === locale ? toPlaced(route) : edition.byPlace.get(place);
        return there ? [{edition, there}] : [];
      });
      const languages = Object.fromEntries(
        found.map(({edition, there}) => [edition.locale, there.permalink]),
      );
      const inDefault = found.find(({edition}) => edition.isDefault);
      const untranslated = found
        .filter((one) => isUntranslated(one, inDefault))
        .map(({edition}) => edition.locale);
      return withPlaces(sitePage, {
        languages,
        ...(untranslated.length > 0 && {untranslated}),
        head: headOf(sitePage.page, found[0]!, untranslated.includes(locale)),
      });
    },
  };
}

/**
 * Tells whether a language has the text that the default one translates. That may be a translation itself, `i18n/en` of notes in
 * Chinese: then what is in no folder of `i18n` is the text of the language that has none there.
 */
function isOriginal(edition: EditionPages, inDefault: Found | undefined): boolean {
  return (
    inDefault !== undefined &&
    (inDefault.there.isTranslation ||
      (inDefault.edition.hasTranslations && !edition.hasTranslations))
  );
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
    ? {...head, canonical: edition.url + there.permalink}
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
