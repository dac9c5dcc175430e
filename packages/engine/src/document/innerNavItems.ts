import type {NavDropdownItem, NavTarget} from '@wuya/theme/types';
import {type InnerNavbarItem, printItem} from '../config/options/navbarItem.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {listMadePages} from '../content/docs/docLists.ts';
import type {VersionContent} from '../content/docs/loadDocs.ts';
import {docIdsOf, flattenSidebar, type Sidebar} from '../content/docs/sidebarTree.ts';
import {mainHrefOf} from '../content/docs/siteVersions.ts';
import {DEFAULT_COLLECTION} from '../config/options/collection.ts';
import {nameIn} from '../content/source/collection.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {toHref} from './siteData.ts';

/** What navbar items may refer to: a version of the notes. */
export type NavVersion = Pick<VersionContent, 'version' | 'docs' | 'draftIds' | 'sidebars'>;

/** An item that means one collection of the notes. */
interface ItemOfCollection {
  readonly docsPluginId?: string | undefined;
}

/** What resolving an item of the navbar needs. */
export interface NavContext {
  readonly config: SiteConfig;
  readonly contents: readonly NavVersion[];
  /** Types of items that the site has components for. */
  readonly ownTypes: readonly string[];
  report(diagnostic: Diagnostic): void;
}

type ItemOf<T extends InnerNavbarItem['type']> = Extract<InnerNavbarItem, {readonly type: T}>;

/** Resolves items that may be in a dropdown; those that lead nowhere are left out. */
export function toInners(
  items: readonly InnerNavbarItem[],
  context: NavContext,
): NavDropdownItem[] {
  return items.flatMap((item) => toInner(item, context) ?? []);
}

/** Resolves an item that may be in a dropdown; undefined for one that leads nowhere. */
export function toInner(item: InnerNavbarItem, context: NavContext): NavDropdownItem | undefined {
  const {config} = context;
  switch (item.type) {
    case 'html':
      return {kind: 'html', html: item.value, ...classOf(item)};
    case 'doc':
      return toDocLink(item, context);
    case 'docSidebar':
      return toSidebarLink(item, context);
    case 'docsVersion': {
      const own = versionsFor(item, context);
      const to = item.to === undefined ? undefined : toHref(config, {to: item.to});
      return inVersions(own, (content) => ({
        kind: 'link',
        label: item.label ?? content.version.label,
        ...(to ?? {href: mainHrefOf(content), external: false}),
        ...classOf(item),
      }));
    }
    default:
      return {
        kind: 'link',
        label: item.label,
        ...toHref(config, item),
        ...(item.activeBasePath !== undefined && {
          activePath: toHref(config, {to: item.activeBasePath}).href,
        }),
        ...(item.activeBaseRegex !== undefined && {activePattern: item.activeBaseRegex}),
        ...(item.icon !== undefined && {icon: item.icon}),
        ...classOf(item),
      };
  }
}

function toDocLink(item: ItemOf<'doc'>, context: NavContext): NavTarget | undefined {
  const contents = versionsFor(item, context);
  const target = inVersions(contents, (content) => {
    const {version, docs, sidebars} = content;
    const doc = docs.find(({id}) => id === item.docId);
    const made = doc ? undefined : findMadePage(content, item.docId);
    const label = doc?.title ?? made?.title;
    const href = doc?.permalink ?? made?.path;
    if (label === undefined || href === undefined) return undefined;
    const sidebar =
      made?.sidebar ?? sidebars.find(({items}) => docIdsOf(items).includes(item.docId))?.name;
    return {
      kind: 'link',
      label: item.label ?? label,
      href,
      external: false,
      ...(sidebar !== undefined && {sidebar: nameIn(version.collection, sidebar)}),
      ...(doc?.isUnlisted && {isUnlisted: true}),
      ...classOf(item),
    };
  });
  if (
    !target &&
    contents.length > 0 &&
    !contents.some(({draftIds}) => draftIds.includes(item.docId))
  ) {
    const ids = contents.flatMap(availableIds);
    context.report(createMissing('NB-003', {id: item.docId, ids, item, contents}));
  }
  return target;
}

function toSidebarLink(item: ItemOf<'docSidebar'>, context: NavContext): NavTarget | undefined {
  const {report} = context;
  const contents = versionsFor(item, context);
  if (contents.length === 0) return undefined;
  const id = item.sidebarId;
  const target = inVersions(contents, (content) => {
    const sidebar = content.sidebars.find(({name}) => name === id);
    const first = sidebar && firstLinkOf(sidebar, content);
    return (
      first && {
        kind: 'link',
        label: item.label ?? first.label,
        href: first.href,
        external: false,
        sidebar: nameIn(content.version.collection, id),
        ...classOf(item),
      }
    );
  });
  const ids = contents.flatMap(({sidebars}) => sidebars.map(({name}) => name));
  if (!ids.includes(id)) report(createMissing('NB-004', {id, ids, item, contents}));
  else if (!target) report(createDiagnostic('NB-006', {id}));
  return target;
}

/** Finds the link in the first version that has one, the last version before all others; what differs there is beside it. */
function inVersions(
  contents: readonly NavVersion[],
  find: (content: NavVersion) => NavTarget | undefined,
): NavTarget | undefined {
  // The answer of the last version is the one for pages outside of the notes.
  const versions = contents.toSorted((a, b) => Number(b.version.isLast) - Number(a.version.isLast));
  const found = versions.flatMap((content) => {
    const target = find(content);
    return target ? [{name: content.version.name, target}] : [];
  });
  const first = found[0]?.target;
  const others = found
    .slice(1)
    .map(({name, target: {label, href}}) => [name, {label, href}] as const);
  return (
    first && {
      ...first,
      ...(others.length > 0 && {
        byVersion: Object.fromEntries(others),
        ...collectionOf(contents),
      }),
    }
  );
}

/**
 * Finds the versions of the collection that an item means; reports NB-008, and finds none, where there is no such
 * collection.
 */
export function versionsFor(
  {docsPluginId: id}: ItemOfCollection,
  {contents, report}: NavContext,
): readonly NavVersion[] {
  const ids = [...new Set(contents.map(({version}) => version.collection))];
  const wanted = id ?? (ids.includes(DEFAULT_COLLECTION) ? DEFAULT_COLLECTION : ids[0]);
  if (id !== undefined && !ids.includes(id)) {
    const nearest = findNearest(id, ids);
    report(createDiagnostic('NB-008', {id, ids, ...(nearest !== undefined && {nearest})}));
  }
  return contents.filter(({version}) => version.collection === wanted);
}

/** Gives the id of the collection of some versions, to spread: that of the default one goes without saying. */
export function collectionOf([first]: readonly NavVersion[]): {collection?: string} {
  const collection = first?.version.collection ?? DEFAULT_COLLECTION;
  return collection === DEFAULT_COLLECTION ? {} : {collection};
}

interface MissingName {
  readonly id: string;
  /** What there is instead. */
  readonly ids: readonly string[];
  readonly item: unknown;
  readonly contents: readonly NavVersion[];
}

/** Creates the diagnostic for an item that names what no version has. */
export function createMissing(
  code: 'NB-003' | 'NB-004' | 'NB-005',
  {id, ids, item, contents}: MissingName,
): Diagnostic {
  const nearest = findNearest(id, ids);
  return createDiagnostic(code, {
    id,
    ids: [...new Set(ids)],
    item: printItem(item),
    versions: contents.map(({version}) => version.name),
    ...(nearest !== undefined && {nearest}),
  });
}

/** Lists the ids that an item may name: docs, and pages made for categories by their addresses. */
function availableIds(content: NavVersion): string[] {
  return [...content.docs.map(({id}) => id), ...listMadePages(content).map(({id}) => id)];
}

/** Finds the page made for a category by its address, whether that is written with a slash at its end or not. */
function findMadePage(content: NavVersion, written: string) {
  if (!written.startsWith('/')) return undefined;
  const id = encodeURI(written).replace(/(?!^)\/$/, '');
  return listMadePages(content).find((page) => page.id === id || page.id === written);
}

function firstLinkOf(
  {items}: Sidebar,
  {docs}: NavVersion,
): {label: string; href: string} | undefined {
  const first = flattenSidebar(items)[0];
  if (!first) return undefined;
  if ('index' in first) return {label: first.label, href: first.index.permalink};
  const doc = docs.find(({id}) => id === first.docId)!;
  return {label: doc.title, href: doc.permalink};
}

/** Gives the class of an item where it has one, to spread. */
export function classOf({className}: {readonly className?: string | undefined}): {
  className?: string;
} {
  return className === undefined ? {} : {className};
}
