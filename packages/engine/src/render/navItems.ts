import type {NavDropdownItem, NavItem, NavTarget} from '@wuya/theme/types';
import type {InnerNavbarItem, NavbarItem} from '../config/options/navbarItem.ts';
import type {ConfigProblem, SiteConfig} from '../config/siteConfig.ts';
import {printItem} from '../config/options/navbarItem.ts';
import type {Doc} from '../docs/doc.ts';
import {flattenSidebar, type Sidebar} from '../docs/sidebar.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {toHref} from './siteData.ts';

/** A version of the notes. */
export interface NavVersion {
  readonly name: string;
  readonly label: string;
  /** Address of its main note. */
  readonly href: string;
}

/** What navbar items may refer to. */
export interface NavContent {
  readonly docs: readonly Doc[];
  /** Ids of drafts, which a build leaves out. */
  readonly draftIds?: readonly string[];
  readonly sidebars: readonly Sidebar[];
}

export interface NavResult {
  readonly items: readonly NavItem[];
  /** What is wrong, by option. */
  readonly problems: readonly ConfigProblem[];
}

/** Turns the navbar of the configuration into links, checked against the notes. */
export function resolveNavItems(config: SiteConfig, content: NavContent, givenVersions?: readonly NavVersion[]): NavResult {
  const diagnostics: Diagnostic[] = [];
  const byId = new Map(content.docs.map((doc) => [doc.id, doc]));
  const versions = givenVersions ?? [{name: 'current', label: 'Next', href: mainHref(config, content, byId)}];

  const toInner = (item: InnerNavbarItem): NavDropdownItem | undefined => {
    switch (item.type) {
      case 'html':
        return {kind: 'html', html: item.value, ...classOf(item)};
      case 'doc': {
        const doc = byId.get(item.docId);
        if (!doc) {
          if (!content.draftIds?.includes(item.docId)) diagnostics.push(missing('NB-003', item.docId, [...byId.keys()], item));
          return undefined;
        }
        const sidebar = sidebarOf(content, doc.id);
        return {kind: 'link', label: item.label ?? doc.title, href: doc.permalink, external: false, ...(sidebar && {sidebar: sidebar.name}), ...(doc.isUnlisted && {isUnlisted: true}), ...classOf(item)};
      }
      case 'docSidebar': {
        const sidebar = content.sidebars.find(({name}) => name === item.sidebarId);
        if (!sidebar) {
          diagnostics.push(missing('NB-004', item.sidebarId, content.sidebars.map(({name}) => name), item));
          return undefined;
        }
        const first = flattenSidebar(sidebar.items)[0];
        if (!first) {
          diagnostics.push(createDiagnostic('NB-006', {id: item.sidebarId}));
          return undefined;
        }
        const doc = byId.get(first.docId)!;
        return {kind: 'link', label: item.label ?? doc.title, href: doc.permalink, external: false, sidebar: sidebar.name, ...classOf(item)};
      }
      case 'docsVersion': {
        const version = versions[0]!;
        return {kind: 'link', label: item.label ?? version.label, ...(item.to === undefined ? {href: version.href, external: false} : toHref(config, {to: item.to})), ...classOf(item)};
      }
      default:
        return {
          kind: 'link',
          label: item.label,
          ...toHref(config, item),
          ...(item.activeBasePath !== undefined && {activePath: toHref(config, {to: item.activeBasePath}).href}),
          ...(item.icon !== undefined && {icon: item.icon}),
          ...classOf(item),
        };
    }
  };
  const toInners = (items: readonly InnerNavbarItem[]) => items.flatMap((item) => toInner(item) ?? []);

  const toItem = (item: NavbarItem): NavItem | undefined => {
    const {position} = item;
    switch (item.type) {
      case 'dropdown':
        return {kind: 'dropdown', label: item.label, items: toInners(item.items), position, ...classOf(item)};
      case 'search':
        return {kind: 'search', position};
      case 'docsVersionDropdown': {
        const unknown = item.versions?.find((name) => !versions.some((version) => version.name === name));
        if (unknown !== undefined) {
          diagnostics.push(missing('NB-005', unknown, versions.map(({name}) => name), item));
          return undefined;
        }
        const offered = item.versions ? versions.filter(({name}) => item.versions!.includes(name)) : versions;
        const links = offered.map(({name, label, href}): NavDropdownItem => ({kind: 'link', label, href, external: false, version: name}));
        const all = [...toInners(item.dropdownItemsBefore), ...links, ...toInners(item.dropdownItemsAfter)];
        const only = all.length === 1 ? all[0] : undefined;
        if (only?.kind === 'link') return {...only, position, ...classOf(item)};
        return {kind: 'dropdown', role: 'version', label: offered[0]?.label ?? '', items: all, position, ...classOf(item)};
      }
      case 'localeDropdown': {
        const own = {locale: config.locale, baseUrl: config.baseUrl, label: undefined};
        const locales = item.locales.some(({locale}) => locale === config.locale) ? item.locales : [own, ...item.locales];
        if (locales.length < 2 && !item.force) return undefined;
        const links = locales.map(({locale, baseUrl, label}): NavTarget => ({kind: 'link', label: label ?? nameOfLocale(locale), href: baseUrl, external: false, locale}));
        const all = [...toInners(item.dropdownItemsBefore), ...links, ...toInners(item.dropdownItemsAfter)];
        return {kind: 'dropdown', role: 'locale', label: links.find(({locale}) => locale === config.locale)?.label ?? '', items: all, position, ...classOf(item)};
      }
      default: {
        const inner = toInner(item);
        return inner && {...inner, position};
      }
    }
  };
  const problems: ConfigProblem[] = [];
  const items = config.themeConfig.navbar.items.flatMap((item, i) => {
    const resolved = toItem(item);
    problems.push(...diagnostics.splice(0).map((diagnostic) => ({option: `themeConfig.navbar.items[${i}]`, diagnostic})));
    return resolved ?? [];
  });
  return {items, problems};
}

type MissingCode = 'NB-003' | 'NB-004' | 'NB-005';

function missing(code: MissingCode, id: string, ids: readonly string[], item: unknown): Diagnostic {
  const nearest = findNearest(id, ids);
  return createDiagnostic(code, {id, ids: [...new Set(ids)], item: printItem(item), ...(nearest !== undefined && {nearest})});
}

function classOf({className}: {readonly className?: string | undefined}): {className?: string} {
  return className === undefined ? {} : {className};
}

function sidebarOf({sidebars}: NavContent, id: string): Sidebar | undefined {
  return sidebars.find(({items}) => flattenSidebar(items).some(({docId}) => docId === id));
}

/** The main note: that at the root of the notes, else the first of the first sidebar, else the first. */
export function mainHref(config: SiteConfig, {docs, sidebars}: NavContent, byId: ReadonlyMap<string, Doc>): string {
  const root = toHref(config, {to: config.docs === false ? '/' : config.docs.routeBasePath}).href;
  const first = sidebars.flatMap(({items}) => flattenSidebar(items))[0];
  return docs.find(({permalink}) => permalink === root)?.permalink ?? (first && byId.get(first.docId)?.permalink) ?? docs[0]?.permalink ?? root;
}

/** A language in its own words: `zh-CN` → 中文（中国）. */
function nameOfLocale(locale: string): string {
  return new Intl.DisplayNames([locale], {type: 'language'}).of(locale) ?? locale;
}
