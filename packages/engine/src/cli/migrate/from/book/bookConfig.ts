import {posix} from 'node:path';
import {isIndexName} from '../../../../content/docs/slug.ts';
import {isExcluded} from '../../../../content/source/scan.ts';
import {
  cleanRedirects,
  LENIENT,
  type ProblemList,
  toLocale,
  titleFor,
} from '../common/migration.ts';
import type {OpenBook} from './book.ts';
import {findNote, type NoteFinder, toDocId} from './contents.ts';
import {toSidebars} from './folderSidebars.ts';
import type {NoteLanguage} from './noteLanguages.ts';

/** Makes the configuration of the site that a book becomes. */
export function toConfig(
  {book, finder, notes, slugs}: OpenBook,
  {
    problems,
    language,
    hasWikiPictures,
  }: {
    readonly problems: ProblemList;
    readonly language: string;
    readonly hasWikiPictures: boolean;
  },
): Record<string, unknown> {
  const {contents, title, tagline, url, locale, navbar = []} = book;
  const sidebars = toSidebars(contents, finder, problems);
  const pages = notes.map((path) => ({id: toDocId(path, finder.root), slug: slugs.get(path)}));
  const isSearchTaken = pages.some(({id}) => /^search(?:\/(?:index|readme))?$/i.test(id));
  const shown = pages.filter(({id}) => !isExcluded(`${id}.md`));
  const redirects = [
    ...shown
      .filter(({id}) => book.hasHtmlNames === true && !isIndexName(posix.basename(id)))
      .map(({id, slug}) => ({from: `/${id}.html`, to: toAddress(id, slug)})),
    ...(book.oldPrefix ? shown : []).map(({id, slug}) => {
      const to = isIndexName(posix.basename(id))
        ? posix.join('/', posix.dirname(id), '/')
        : toAddress(id, slug);
      return {from: posix.join('/', book.oldPrefix!, to), to};
    }),
    // A note that became the home page was at an address of its own.
    ...shown
      .filter(({id, slug}) => slug === '/' && !isIndexName(posix.basename(id)))
      .filter(() => book.hasHtmlNames !== true)
      .flatMap(({id}) =>
        ['/', ...(book.oldPrefix ? [book.oldPrefix] : [])].map((before) => ({
          from: posix.join('/', before, toAddress(id)),
          to: '/',
        })),
      ),
    ...(book.redirects ?? []),
  ];
  const items = navbar.flatMap(({label, href}) => toNavItem(label, href, finder));
  const isOfMany = (book.languages ?? []).length > 1;
  const all = [...items, ...(isOfMany ? [{type: 'localeDropdown', position: 'right'}] : [])];
  return {
    title: title ?? titleFor(language),
    ...(tagline !== undefined && {tagline}),
    url: url ?? 'https://example.com',
    ...toLanguages(book.languages ?? [], locale === undefined ? language : toLocale(locale)),
    ...LENIENT,
    ...((book.hasHtmlNames === true || redirects.length > 0) && {
      redirects: cleanRedirects(redirects, new Set(redirects.map(({to}) => to))),
    }),
    ...(isSearchTaken && {search: {path: 'find'}}),
    docs: {
      routeBasePath: '/',
      numberPrefixParser: false,
      ...(sidebars && {sidebars}),
    },
    markdown: {rawHtml: true, math: true, mermaid: true, ...(hasWikiPictures && {wikiLinks: true})},
    ...(all.length > 0 && {themeConfig: {navbar: {items: all}}}),
  };
}

/** Reads the options of the languages of a site; of the one that it has where it has no others. */
function toLanguages(languages: readonly NoteLanguage[], locale: string): Record<string, unknown> {
  if (languages.length < 2) return {locale};
  const configs = languages.map(({locale: tag, label, htmlLang, title, tagline}, i) => [
    tag,
    {
      ...(label !== undefined && {label}),
      ...(htmlLang !== undefined && {htmlLang}),
      ...(title !== undefined && i > 0 && {title}),
      ...(tagline !== undefined && i > 0 && {tagline}),
    },
  ]);
  return {
    i18n: {
      defaultLocale: languages[0]!.locale,
      locales: languages.map((one) => one.locale),
      localeConfigs: Object.fromEntries(configs),
    },
  };
}

/** `a/b` → `/a/b/`, with the slug `c` `/a/c/`, with `/` the home page */
function toAddress(id: string, slug = posix.basename(id)): string {
  return slug === '/' ? '/' : posix.join('/', posix.dirname(id), slug, '/');
}

function toNavItem(label: string, href: string | undefined, finder: NoteFinder): unknown[] {
  if (href === undefined || label === '') return [];
  if (/^https?:/i.test(href)) return [{label, href}];
  const note = findNote(href, finder.root, finder);
  return note === undefined ? [] : [{type: 'doc', docId: toDocId(note, finder.root), label}];
}
