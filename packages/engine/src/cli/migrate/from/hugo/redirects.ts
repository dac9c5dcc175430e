import {posix} from 'node:path';
import type {HexoTags} from '../hexo/names.ts';
import {placeOf} from '../common/migration.ts';
import {
  cleanAddress,
  type OldPage,
  type OldSite,
  type PageKind,
  toNewAddress,
} from '../pages/oldPage.ts';
import {readList} from '../pages/printPage.ts';
import {urlize} from './addresses.ts';
import {termsOf} from './facts.ts';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds which old addresses lead on: aliases, addresses that cannot be kept, lists of terms. Those of the main language, and
 * only to what all languages have, as a redirect is one of each.
 */
export function findRedirects(
  site: OldSite,
  {
    tags,
    taxonomies,
    sections,
  }: {
    readonly tags: HexoTags;
    readonly taxonomies: readonly string[];
    readonly sections: ReadonlyMap<string, PageKind>;
  },
): Redirect[] {
  const languages = splitLanguages(site.pages);
  const isSame = (page: OldPage): boolean =>
    languages.every(
      (pages) =>
        page.data['draft'] !== true &&
        toNewAddress(pages.get(page.file) ?? page, site.bases) === toNewAddress(page, site.bases),
    );
  const main = [...languages[0]!.values()];
  const made = listTermPages(main, site, {tags, taxonomies});
  return [
    ...main.filter(isSame).flatMap((page) => ofPage(page, site)),
    ...taxonomies.flatMap((name) => ofTerms(name, languages, {bases: site.bases, tags})),
    ...[...sections].flatMap(([name, kind]) =>
      kind === 'post' ? [{from: `/${urlize(name)}/`, to: site.bases.post ?? '/'}] : [],
    ),
  ].filter(
    ({from, to}) =>
      !made.has(placeOf(from)) && placeOf(from) !== placeOf(to) && !/[\s?#\\*]/.test(from),
  );
}

/** Lists the addresses of tags that the new site has. */
function listTermPages(
  pages: readonly OldPage[],
  {bases}: OldSite,
  {tags, taxonomies}: {readonly tags: HexoTags; readonly taxonomies: readonly string[]},
): ReadonlySet<string> {
  return new Set(
    pages.flatMap((page) => {
      const base = page.kind === 'page' ? undefined : bases[page.kind];
      return base === undefined
        ? []
        : termsOf(page, taxonomies).map((name) => `${base}tags/${tags.slugOf(name)}`);
    }),
  );
}

/** Lists the pages of each language by their files, the main one first; what is not translated is in all. */
function splitLanguages(pages: readonly OldPage[]): ReadonlyMap<string, OldPage>[] {
  const byFile = (locale: string | undefined): [string, OldPage][] =>
    pages.filter((page) => page.locale === locale).map((page) => [page.file, page]);
  const main = byFile(undefined);
  const others = new Set(pages.flatMap(({locale}) => locale ?? []));
  return [new Map(main), ...[...others].map((locale) => new Map([...main, ...byFile(locale)]))];
}

function ofPage(page: OldPage, {bases, baseUrl}: OldSite): Redirect[] {
  const to = page.listAddress ?? toNewAddress(page, bases);
  const aliases = readList(page.data['aliases']).map((alias) => {
    const path = alias.startsWith('/') ? alias : posix.join(posix.dirname(page.address), alias);
    return baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
  });
  const own = page.listAddress ?? page.address;
  return [own, ...aliases]
    .filter((from) => cleanAddress(from) !== to || /\.html?$/.test(from))
    .map((from) => ({from, to}));
}

function ofTerms(
  taxonomy: string,
  languages: readonly ReadonlyMap<string, OldPage>[],
  {bases, tags}: Pick<OldSite, 'bases'> & {readonly tags: HexoTags},
): Redirect[] {
  const singular = taxonomy.replace(/ies$/, 'y').replace(/s$/, '');
  return (['post', 'doc'] as const).flatMap((kind) => {
    const base = bases[kind];
    if (base === undefined) return [];
    const [main = new Set<string>(), ...others] = languages.map((pages) => {
      const own = [...pages.values()].filter(
        (page) => page.kind === kind && page.data['draft'] !== true,
      );
      return new Set(own.flatMap(({data}) => readList(data[taxonomy] ?? data[singular])));
    });
    return [...main]
      .filter((name) => others.every((names) => names.has(name)))
      .map((name) => ({
        from: `/${urlize(taxonomy)}/${urlize(name)}/`,
        to: `${base}tags/${tags.slugOf(name)}/`,
      }));
  });
}
