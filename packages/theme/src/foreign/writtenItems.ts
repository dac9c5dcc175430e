import {type ReactNode, useMemo} from 'react';
import {useSite} from '../base/context.tsx';
import {useThemeConfig} from '../mdx/siteConfig.tsx';
import {useBaseUrlUtils} from '../mdx/useBaseUrl.ts';
import type {NavItem} from '../types.ts';

/** An item as the configuration of a Docusaurus site has it. */
export interface WrittenItem {
  readonly type?: string;
  readonly label?: ReactNode;
  readonly to?: string;
  readonly href?: string;
  readonly value?: string;
  readonly docsPluginId?: string;
  readonly position?: string;
  readonly className?: string;
  readonly items?: readonly WrittenItem[];
  readonly dropdownItemsBefore?: readonly WrittenItem[];
  readonly dropdownItemsAfter?: readonly WrittenItem[];
}

const ROLES: Readonly<Record<string, string>> = {
  localeDropdown: 'locale',
  docsVersionDropdown: 'version',
};

/** Finds the item that was made of one of the configuration: by its kind where there is one of it, by its words or its address. */
export function findNavItem(
  items: readonly NavItem[],
  {type = 'default', label, to, href, value, docsPluginId}: WrittenItem,
  withBaseUrl: (address: string) => string,
): NavItem | undefined {
  const role = ROLES[type];
  const address = href ?? (to === undefined ? undefined : withBaseUrl(to));
  return items.find((item) => {
    if (item.kind === 'custom') return item.name === type;
    if (item.kind === 'search' || item.kind === 'html')
      return item.kind === type && (item.kind === 'search' || item.html === value);
    if (item.kind === 'dropdown' && role !== undefined)
      return item.role === role && (item.collection ?? 'default') === (docsPluginId ?? 'default');
    // A list of a single version is a link.
    if (role === 'version' && item.kind === 'link')
      return (
        item.version !== undefined && (item.collection ?? 'default') === (docsPluginId ?? 'default')
      );
    if (role !== undefined) return false;
    if (label !== undefined && label !== '') return item.label === label;
    return item.kind === 'link' && address !== undefined && sameAddress(item.href, address);
  });
}

const sameAddress = (a: string, b: string): boolean =>
  a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** Returns what the configuration says of each item of the navbar; of one that it says in another way what we know of it. */
export function useWrittenItems(): ReadonlyMap<NavItem, WrittenItem> {
  const {navItems} = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  const {navbar} = useThemeConfig() as {
    readonly navbar?: {readonly items?: readonly WrittenItem[]};
  };
  const written = navbar?.items ?? NO_ITEMS;
  // The base URL is always the same.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => matchItems(navItems, written, withBaseUrl), [navItems, written]);
}

const NO_ITEMS: readonly WrittenItem[] = [];

function matchItems(
  items: readonly NavItem[],
  written: readonly WrittenItem[],
  withBaseUrl: (address: string) => string,
): ReadonlyMap<NavItem, WrittenItem> {
  const found = new Map<NavItem, WrittenItem>(items.map((item) => [item, toWritten(item)]));
  const taken = new Set<NavItem>();
  for (const one of written) {
    const rest = items.filter((item) => !taken.has(item));
    const item = findNavItem(rest, one, withBaseUrl);
    if (item === undefined) continue;
    taken.add(item);
    found.set(item, one);
  }
  return found;
}

/** Writes an item as a configuration would. */
function toWritten(item: NavItem): WrittenItem {
  const {position} = item;
  switch (item.kind) {
    case 'link':
      return {label: item.label, href: item.href, position, ...classOf(item)};
    case 'html':
      return {type: 'html', value: item.html, position, ...classOf(item)};
    case 'search':
      return {type: 'search', position};
    case 'custom':
      return {...item.options, type: item.name, position};
    case 'dropdown':
      return {
        type: item.role === undefined ? 'dropdown' : TYPES[item.role],
        label: item.label,
        position,
        ...classOf(item),
      };
  }
}

const TYPES = {locale: 'localeDropdown', version: 'docsVersionDropdown'} as const;

const classOf = ({className}: {readonly className?: string}) =>
  className === undefined ? {} : {className};
