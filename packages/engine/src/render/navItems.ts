import type {NavDropdownItem, NavItem, NavTarget} from '@wuya/theme/types';
import type {InnerNavbarItem, NavbarItem} from '../config/options/navbarItem.ts';
import type {ConfigProblem, SiteConfig} from '../config/siteConfig.ts';
import {printItem} from '../config/options/navbarItem.ts';
import type {VersionContent} from '../content/docs.ts';
import {docIdsOf, flattenSidebar, generatedCategoriesOf, type Sidebar} from '../docs/sidebarTree.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {ownItemPath} from '../content/ownNavItems.ts';
import {mainHrefOf} from './docIndex.ts';
import {toHref} from './siteData.ts';

/** What navbar items may refer to: a version of the notes. */
export type NavVersion = Pick<VersionContent, 'version' | 'docs' | 'draftIds' | 'sidebars'>;

export interface NavResult {
  readonly items: readonly NavItem[];
  /** What is wrong, by option. */
  readonly problems: readonly ConfigProblem[];
}

/**
 * Turns the navbar of the configuration into links, checked against the notes. What an item means is looked for in every
 * version. `ownTypes` are the types that the site has components for.
 */
export function resolveNavItems(config: SiteConfig, contents: readonly NavVersion[], ownTypes: readonly string[] = []): NavResult {
  const diagnostics: Diagnostic[] = [];
  /** The last version first: its answer is the one for pages outside of the notes. */
  const versions = contents.toSorted((a, b) => Number(b.version.isLast) - Number(a.version.isLast));
  const names = contents.map(({version}) => version.name);

  /** The link in the first version that has one; what is different in the others stands beside it. */
  const inVersions = (find: (content: NavVersion) => NavTarget | undefined): NavTarget | undefined => {
    const found = versions.flatMap((content) => {
      const target = find(content);
      return target ? [{name: content.version.name, target}] : [];
    });
    const first = found[0]?.target;
    const others = found.slice(1).map(({name, target: {label, href}}) => [name, {label, href}] as const);
    return first && {...first, ...(others.length > 0 && {byVersion: Object.fromEntries(others)})};
  };

  const toInner = (item: InnerNavbarItem): NavDropdownItem | undefined => {
    switch (item.type) {
      case 'html':
        return {kind: 'html', html: item.value, ...classOf(item)};
      case 'doc': {
        const target = inVersions(({docs, sidebars}) => {
          const doc = docs.find(({id}) => id === item.docId);
          const sidebar = doc && sidebars.find(({items}) => docIdsOf(items).includes(doc.id));
          return doc && {kind: 'link', label: item.label ?? doc.title, href: doc.permalink, external: false, ...(sidebar && {sidebar: sidebar.name}), ...(doc.isUnlisted && {isUnlisted: true}), ...classOf(item)};
        });
        if (!target && !contents.some(({draftIds}) => draftIds.includes(item.docId))) {
          diagnostics.push(missing('NB-003', {id: item.docId, ids: contents.flatMap(availableIds), item, versions: names}));
        }
        return target;
      }
      case 'docSidebar': {
        const holders = contents.filter(({sidebars}) => sidebars.some(({name}) => name === item.sidebarId));
        const target = inVersions((content) => {
          const sidebar = content.sidebars.find(({name}) => name === item.sidebarId);
          const first = sidebar && firstLinkOf(sidebar, content);
          return first && {kind: 'link', label: item.label ?? first.label, href: first.href, external: false, sidebar: item.sidebarId, ...classOf(item)};
        });
        if (holders.length === 0) {
          diagnostics.push(missing('NB-004', {id: item.sidebarId, ids: contents.flatMap(({sidebars}) => sidebars.map(({name}) => name)), item, versions: names}));
        } else if (!target) diagnostics.push(createDiagnostic('NB-006', {id: item.sidebarId}));
        return target;
      }
      case 'docsVersion': {
        const to = item.to === undefined ? undefined : toHref(config, {to: item.to});
        return inVersions((content) => ({kind: 'link', label: item.label ?? content.version.label, ...(to ?? {href: mainHrefOf(content), external: false}), ...classOf(item)}));
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
      case 'custom': {
        const {name, options} = item;
        if (ownTypes.includes(name)) return {kind: 'custom', name, options, position};
        diagnostics.push(createDiagnostic('NB-001', {type: name, known: ownTypes, item: printItem({type: name, ...options}), file: ownItemPath(name)}));
        return undefined;
      }
      case 'docsVersionDropdown': {
        const unknown = item.versions?.find((name) => !names.includes(name));
        if (unknown !== undefined) {
          diagnostics.push(missing('NB-005', {id: unknown, ids: names, item, versions: names}));
          return undefined;
        }
        const offered = item.versions ? contents.filter(({version}) => item.versions!.includes(version.name)) : contents;
        const links = offered.map((content): NavDropdownItem => ({kind: 'link', label: content.version.label, href: mainHrefOf(content), external: false, version: content.version.name}));
        const all = [...toInners(item.dropdownItemsBefore), ...links, ...toInners(item.dropdownItemsAfter)];
        const only = all.length === 1 ? all[0] : undefined;
        if (only?.kind === 'link') return {...only, position, ...classOf(item)};
        const shown = offered.find(({version}) => version.isLast) ?? offered[0];
        return {kind: 'dropdown', role: 'version', label: shown?.version.label ?? '', items: all, position, ...classOf(item)};
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

function missing(code: MissingCode, {id, ids, item, versions}: {id: string; ids: readonly string[]; item: unknown; versions: readonly string[]}): Diagnostic {
  const nearest = findNearest(id, ids);
  return createDiagnostic(code, {id, ids: [...new Set(ids)], item: printItem(item), versions, ...(nearest !== undefined && {nearest})});
}

/** Ids that an item may name: docs, and pages made for categories by their addresses. */
function availableIds({docs, sidebars, version}: NavVersion): string[] {
  const made = sidebars.flatMap(({items}) => generatedCategoriesOf(items)).map(({index}) => `/${index.permalink.slice(version.basePath.length)}`);
  return [...docs.map(({id}) => id), ...made];
}

function firstLinkOf({items}: Sidebar, {docs}: NavVersion): {label: string; href: string} | undefined {
  const first = flattenSidebar(items)[0];
  if (!first) return undefined;
  if ('index' in first) return {label: first.label, href: first.index.permalink};
  const doc = docs.find(({id}) => id === first.docId)!;
  return {label: doc.title, href: doc.permalink};
}

function classOf({className}: {readonly className?: string | undefined}): {className?: string} {
  return className === undefined ? {} : {className};
}

/** A language in its own words: `zh-CN` → 中文（中国）. */
function nameOfLocale(locale: string): string {
  return new Intl.DisplayNames([locale], {type: 'language'}).of(locale) ?? locale;
}
