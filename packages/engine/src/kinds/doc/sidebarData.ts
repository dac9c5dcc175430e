import type {SidebarData, SidebarItem, Section, SiteData} from '@wuya/theme/types';
import type {Doc} from '../../content/docs/doc.ts';
import {flattenSidebar, type Sidebar, type SidebarNode} from '../../content/docs/sidebarTree.ts';
import {nameIn} from '../../content/source/collection.ts';
import {CURRENT_VERSION, type DocsVersion} from '../../content/docs/version.ts';
import type {Address} from '../../document/siteData.ts';
import type {AddressWriter} from '../../routes/addressWriter.ts';
import {hashOf} from '../../cache/hash.ts';
import {LONG_LEVEL} from '@wuya/theme/sidebar/findWindow';

/** A sidebar as a file of the site. */
export interface SidebarFile {
  readonly data: SidebarData;
  readonly json: string;
  /** Path in the output, with the hash of its content. */
  readonly path: string;
}

/** Finds the sidebar a page shows, as data. */
export function sidebarOf(
  sidebarFiles: ReadonlyMap<string, SidebarFile>,
  {baseUrl}: Pick<SiteData, 'baseUrl'>,
  page: {readonly kind: string; readonly sidebar?: {readonly url: string} | null},
): SidebarData | null {
  return page.sidebar
    ? (sidebarFiles.get(page.sidebar.url.slice(baseUrl.length))?.data ?? null)
    : null;
}

interface SidebarFileInput {
  /** By id. */
  readonly docs: ReadonlyMap<string, Doc>;
  /** The section of the site that it is of. */
  readonly section: Section | undefined;
  toHref(this: void, href: string): Address;
  readonly version: Pick<DocsVersion, 'collection' | 'name'>;
  readonly addresses: Pick<AddressWriter, 'data'>;
}

/** Turns a resolved sidebar into the data of the theme and its shared file. */
export function createSidebarFile(
  sidebar: Sidebar,
  {docs, section, toHref, addresses, version: {collection, name: version}}: SidebarFileInput,
): SidebarFile {
  const toKey = createKeys();
  const convert = (node: SidebarNode): SidebarItem => {
    const {className: name, customProps, isUnlisted} = node;
    const more = {
      ...(isUnlisted && {unlisted: true}),
      ...(name !== undefined && {className: name}),
      ...(customProps && {customProps}),
    };
    switch (node.kind) {
      case 'doc':
        return {kind: 'link', label: node.label, href: docs.get(node.docId)!.permalink, ...more};
      case 'link': {
        const {href, external, reload} = toHref(node.href);
        return {
          kind: 'link',
          label: node.label,
          href,
          ...(external && {external}),
          ...(reload && {reload}),
          ...more,
        };
      }
      case 'html':
        return {kind: 'html', html: node.html, ...more};
      case 'category':
        return {
          kind: 'category',
          key: toKey(node.key),
          label: node.label,
          ...(node.docId === undefined
            ? node.index && {href: node.index.permalink}
            : {href: docs.get(node.docId)!.permalink}),
          collapsible: node.collapsible,
          collapsed: node.collapsed,
          items: node.items.map(convert),
          ...more,
        };
    }
  };
  const flat = flattenSidebar(sidebar.items);
  const items = sidebar.items.map(convert);
  const data = addresses.data<SidebarData>({
    name: nameIn(collection, sidebar.name),
    label: section?.label ?? '',
    ...(section && {href: section.href, water: section.water}),
    count: flat.filter(
      (stop) => 'docId' in stop && docs.get(stop.docId)!.permalink !== section?.href,
    ).length,
    items,
    ...(hasLongLevel(items) && {isLong: true}),
  });
  const json = JSON.stringify(data);
  return {
    data,
    json,
    path: pathOf(
      [version === CURRENT_VERSION ? '' : version, nameIn(collection, sidebar.name, '.')],
      json,
    ),
  };
}

/** Creates what tells categories apart that an author gave one key: a page would open and close them together. `Form` → `Form`, `Form 2` */
function createKeys(): (written: string) => string {
  const seen = new Map<string, number>();
  return (written) => {
    const count = (seen.get(written) ?? 0) + 1;
    seen.set(written, count);
    return count === 1 ? written : `${written} ${count}`;
  };
}

/** Makes the path of a sidebar: file and address are one, so that it has signs alone that no address encodes. `['', '前端 a']` → `assets/sidebar-a-1b2c3d.json` */
function pathOf(names: readonly string[], json: string): string {
  const parts = names.flatMap((name) => name.match(/[\w.]+/g) ?? []);
  return `assets/${['sidebar', ...parts, hashOf(json).slice(0, 10)].join('-')}.json`;
}

/** Tells whether a level has so many items that a page shows some of them. */
function hasLongLevel(items: readonly SidebarItem[]): boolean {
  return (
    items.length > LONG_LEVEL ||
    items.some((item) => item.kind === 'category' && hasLongLevel(item.items))
  );
}
