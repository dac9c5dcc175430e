import {LENIENT, toLocale} from '../common/migration.ts';
import {splitUrl} from '../common/splitUrl.ts';
import type {Bases} from './oldPage.ts';

/** A language of a site. */
export interface SiteLanguage {
  readonly locale: string;
  /** Tag of its documents, where it differs. */
  readonly htmlLang?: string | undefined;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
}

/** Facts for the configuration of a site with posts, notes and pages. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline?: string | undefined;
  /** Address of the old site, with its path. */
  readonly url?: string | undefined;
  /** At least one; the first is that of the pages outside of `i18n`. */
  readonly languages: readonly SiteLanguage[];
  readonly bases: Bases;
  /** Items of the sidebar of the notes, where folders do not make it. */
  readonly sidebar?: readonly unknown[] | undefined;
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
  readonly navbar: readonly unknown[];
  readonly hasMath: boolean;
  readonly postsPerPage?: number | undefined;
  readonly archive?: string | undefined;
  /** Whether a page of the old site is at `/search/`. */
  readonly isSearchTaken?: boolean;
}

/** Makes the configuration of the new site. */
export function toSiteConfig(facts: SiteFacts): Record<string, unknown> {
  const {bases, languages, navbar} = facts;
  const [main, ...others] = languages;
  const configs = languages.map(({locale, htmlLang, label, title, tagline}) => [
    locale,
    {
      ...(label !== undefined && {label}),
      ...(htmlLang !== undefined && {htmlLang}),
      ...(title !== undefined && locale !== main?.locale && {title}),
      ...(tagline !== undefined && locale !== main?.locale && {tagline}),
    },
  ]);
  const items = [
    ...navbar,
    ...(others.length > 0 ? [{type: 'localeDropdown', position: 'right'}] : []),
  ];
  return {
    title: facts.title,
    ...(facts.tagline !== undefined && {tagline: facts.tagline}),
    ...(splitUrl(facts.url) ?? {url: 'https://example.com'}),
    ...(others.length === 0
      ? {locale: toLocale(main?.locale)}
      : {
          i18n: {
            defaultLocale: main?.locale,
            locales: languages.map(({locale}) => locale),
            localeConfigs: Object.fromEntries(configs),
          },
        }),
    ...LENIENT,
    ...(facts.redirects.length > 0 && {redirects: facts.redirects}),
    ...(facts.isSearchTaken === true && {search: {path: 'find'}}),
    docs:
      bases.doc === undefined
        ? false
        : {
            routeBasePath: toRoute(bases.doc),
            numberPrefixParser: false,
            // Posts and notes at one place would have one list of tags each at one address.
            ...(bases.post === bases.doc && {tagsBasePath: 'notes/tags'}),
            ...(facts.sidebar !== undefined && {sidebars: {docs: facts.sidebar}}),
          },
    blog:
      bases.post === undefined
        ? false
        : {
            routeBasePath: toRoute(bases.post),
            onUntruncatedBlogPosts: 'ignore',
            ...(facts.archive !== undefined && {archiveBasePath: facts.archive}),
            ...(facts.postsPerPage !== undefined && {postsPerPage: facts.postsPerPage}),
          },
    markdown: {rawHtml: true, mermaid: true, ...(facts.hasMath && {math: true})},
    ...(items.length > 0 && {themeConfig: {navbar: {items}}}),
  };
}

const toRoute = (base: string): string => (base === '/' ? '/' : base.replace(/^\/|\/$/g, ''));

/** Reads the path of the old site: `https://x.example/blog` → `/blog/` */
export function toBaseUrl(url: string | undefined): string {
  return splitUrl(url)?.baseUrl ?? '/';
}
