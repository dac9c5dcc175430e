import {join} from 'node:path';
import type {Parts} from '@wuya/theme';
import type {SiteData} from '@wuya/theme/types';
import type {Plugin} from 'vite';
import type {SiteConfig} from '../config/siteConfig.ts';
import {ownItemPath} from '../content/ownNavItems.ts';
import {clientDir, themeDir} from './sources.ts';
import {strictIdOf} from './strictPages.ts';

/** What the generated modules of one site are made from. `componentPaths` are relative to the site. */
export interface VirtualInput {
  readonly dir: string;
  site(): SiteData;
  componentPaths(): readonly string[];
  /** Strict pages, relative to the site. */
  strictPaths(): readonly string[];
  /** The code of a file of Markdown, path relative to the site. */
  loadStrict(path: string): Promise<string | undefined> | string | undefined;
  search(): SiteConfig['search'];
  /** The site's own, absolute. */
  stylesheets(): readonly string[];
  /** Texts that its components and strict pages ask for by id. */
  ownTexts(): Readonly<Record<string, string>>;
}

/** `virtual:wuya/site`: the data all pages share. The browser finds the brand in its document. */
function siteModule(input: VirtualInput, isClient: boolean): string {
  const {brandHtml, ...site} = input.site();
  return `export const site = ${JSON.stringify(isClient ? site : {...site, brandHtml})};`;
}

/** `virtual:wuya/pages`: how to load each component page, by its path. */
function pagesModule(input: VirtualInput): string {
  const lines = input.componentPaths().map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(join(input.dir, path))}),`);
  const strict = input.strictPaths().length === 0 ? 'null' : "() => import('virtual:wuya/strict')";
  return `export const pages = {${lines.join('\n')}};\nexport const loadStrict = ${strict};`;
}

/** `virtual:wuya/strict`: how to load the article of each strict page. A module of its own: other pages do without. */
function strictModule(input: VirtualInput): string {
  const lines = input.strictPaths().map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(strictIdOf(join(input.dir, path)))}),`);
  return `export const strictPages = {${lines.join('\n')}};`;
}

/** `virtual:wuya/parts`: the parts of the theme that the configuration asks for, so that other sites do not load them. */
function partsModule(input: VirtualInput): string {
  const site = input.site();
  const names = partsOf(site);
  const own = [...new Set(site.navItems.flatMap((item) => (item.kind === 'custom' ? item.name : [])))];
  return [
    ...input.stylesheets().map((file) => `import ${JSON.stringify(file)};`),
    ...names.map((name) => `import {${name}} from '@wuya/theme/parts/${name}';`),
    ...own.map((name, i) => `import {NavbarItem as Own${i}} from ${JSON.stringify(join(input.dir, ownItemPath(name)))};`),
    `export const parts = {${names.join(', ')}${own.length > 0 ? `, ownItems: {${own.map((name, i) => `${JSON.stringify(name)}: Own${i}`).join(', ')}}` : ''}};`,
  ].join('\n');
}

/** `virtual:wuya/search`: who answers searches; what the other kinds of provider need is not in the site. */
function searchModule(input: VirtualInput): string {
  const {provider, maxResultsPerGroup, disableUserPersonalization, missingResultsUrl = issueUrl(input.site())} = input.search();
  const [name, file, options] =
    typeof provider === 'string'
      ? ['createSearchProvider', 'search/provider.ts', `${input.site().baseUrl}search-index/`]
      : ['createHostedProvider', 'search/hosted/provider.ts', {...provider, synonyms: undefined}];
  return [
    `import {${name}} from ${JSON.stringify(join(clientDir, file as string))};`,
    `export const provider = ${name}(${JSON.stringify(options)});`,
    `export const dialogOptions = ${JSON.stringify({maxResultsPerGroup, missingResultsUrl, disableUserPersonalization})};`,
  ].join('\n');
}

/** A new issue of the repository on GitHub that the navbar leads to. */
function issueUrl({navItems}: SiteData): string | undefined {
  const hrefs = navItems.flatMap((item) => (item.kind === 'link' && /^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(item.href) ? [item.href] : []));
  return hrefs[0] && `${hrefs[0].replace(/\/$/, '')}/issues/new?title={query}`;
}

function partsOf(site: SiteData): Exclude<keyof Parts, 'ownItems'>[] {
  const hasKind = (kind: string) => site.navItems.some((item) => item.kind === kind);
  const isWanted = {
    AnnouncementBar: site.announcementBar !== null,
    NavbarDropdown: hasKind('dropdown'),
    NavbarHtml: hasKind('html'),
    NavbarHider: site.hideNavbarOnScroll,
    NavbarVersionLink: site.versions.length > 1,
    QuoteLine: site.quote !== null,
    SidebarAccordion: site.autoCollapseSidebar,
    SidebarHider: site.hideableSidebar,
    VersionBadge: site.versions.length > 0,
    VersionBanner: site.versions.length > 0,
  } as const satisfies Record<Exclude<keyof Parts, 'ownItems'>, boolean>;
  return (Object.keys(isWanted) as (keyof typeof isWanted)[]).filter((name) => isWanted[name]);
}

const MODULES = {
  'virtual:wuya/site': siteModule,
  'virtual:wuya/pages': pagesModule,
  'virtual:wuya/parts': partsModule,
  'virtual:wuya/search': searchModule,
  'virtual:wuya/strict': strictModule,
} as const;

/** Module of the theme that stands empty until a site brings its texts. */
const OWN_TEXTS = join(themeDir, 'mdx/ownTexts.ts');

/** Serves the generated modules. */
export function virtualModules(input: VirtualInput): Plugin {
  return {
    name: 'wuya:virtual',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load(id) {
      if (id === OWN_TEXTS) return `export const ownTexts = ${JSON.stringify(input.ownTexts())};`;
      const name = id.slice(1) as keyof typeof MODULES;
      return id.startsWith('\0') && Object.hasOwn(MODULES, name) ? MODULES[name](input, this.environment.name === 'client') : undefined;
    },
  };
}
