import type {SidebarData, SidebarItem, Section} from '@wuya/theme/types';
import type {Doc} from '../docs/doc.ts';
import {flattenSidebar, type Sidebar, type SidebarNode} from '../docs/sidebarTree.ts';
import {CURRENT_VERSION} from '../docs/version.ts';
import {hashOf} from '../cache/hash.ts';
import {encodePath} from '../shared/pathname.ts';

/** A sidebar as a file of the site. */
export interface SidebarFile {
  readonly data: SidebarData;
  readonly json: string;
  /** Path in the output, with the hash of its content. */
  readonly path: string;
}

/** Turns a resolved sidebar into the data of the theme and its shared file. */
export function createSidebarFile(
  sidebar: Sidebar,
  docs: ReadonlyMap<string, Doc>,
  section: Section | undefined,
  toHref: (href: string) => {href: string; external: boolean},
  version = CURRENT_VERSION,
): SidebarFile {
  const convert = (node: SidebarNode): SidebarItem => {
    const {className: name, customProps, isUnlisted} = node;
    const more = {...(isUnlisted && {unlisted: true}), ...(name !== undefined && {className: name}), ...(customProps && {customProps})};
    switch (node.kind) {
      case 'doc':
        return {kind: 'link', label: node.label, href: docs.get(node.docId)!.permalink, ...more};
      case 'link': {
        const {href, external} = toHref(node.href);
        return {kind: 'link', label: node.label, href, ...(external && {external}), ...more};
      }
      case 'html':
        return {kind: 'html', html: node.html, ...more};
      case 'category':
        return {
          kind: 'category',
          key: node.key,
          label: node.label,
          ...(node.docId === undefined ? node.index && {href: node.index.permalink} : {href: docs.get(node.docId)!.permalink}),
          collapsible: node.collapsible,
          collapsed: node.collapsed,
          items: node.items.map(convert),
          ...more,
        };
    }
  };
  const flat = flattenSidebar(sidebar.items);
  const data: SidebarData = {
    name: sidebar.name,
    label: section?.label ?? '',
    ...(section && {href: section.href, water: section.water}),
    count: flat.filter((stop) => 'docId' in stop && docs.get(stop.docId)!.permalink !== section?.href).length,
    items: sidebar.items.map(convert),
  };
  const json = JSON.stringify(data);
  return {data, json, path: `assets/sidebar-${version === CURRENT_VERSION ? '' : `${encodePath(version)}-`}${encodePath(sidebar.name)}-${hashOf(json).slice(0, 10)}.json`};
}
