import type {ComponentType, ReactNode} from 'react';
import {usePage, useParts, useSite} from '../base/context.tsx';
import {partOf} from '../base/partOf.tsx';
import {DrawerItem} from '../components/DrawerItem.tsx';
import {NavbarItemList} from '../components/NavbarItems.tsx';
import {NavTargetLink} from '../components/NavTargetLink.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {useBaseUrlUtils} from '../mdx/useBaseUrl.ts';
import {findActiveTarget} from '../nav/active.ts';
import {isActiveTarget} from '../nav/isActiveTarget.ts';
import type {NavItem} from '../types.ts';
import {SearchButton} from './SearchButton.tsx';
import {Dropdown} from './barDropdown.tsx';
import {useToldList} from './toldLists.ts';
import {NavbarNavLink, type NavLinkProps} from './barLinks.tsx';
import {findNavItem, useWrittenItems, type WrittenItem} from './writtenItems.ts';

/** What an item of the navbar gets: what the configuration says of it, and where it is. */
export interface ItemProps extends WrittenItem {
  /** Whether it is in the menu of narrow windows. */
  readonly mobile?: boolean;
  readonly isDropdownItem?: boolean;
  readonly children?: ReactNode;
  readonly [option: string]: unknown;
}

/** Renders an item by what the configuration says of it: its type names who does. */
export function NavbarItem({type = 'default', ...rest}: ItemProps): ReactNode {
  const {ownItems} = useParts();
  const name = type === 'default' && rest.items !== undefined ? 'dropdown' : type;
  const Item = TYPES[name];
  if (Item) return <Item {...rest} />;
  const Own = ownItems?.[name];
  return Own && <Own options={{...rest, type}} isInMenu={rest.mobile === true} />;
}

/** An item of the navbar, by `src/theme/NavbarItem` of a Docusaurus site where there is one. */
export const Item = partOf<ItemProps>('NavbarItem', NavbarItem);

/** What of an item decides how it looks: where a component changes none of it, ours is as it is. */
const LOOKS = [
  'label',
  'to',
  'href',
  'className',
  'items',
  'html',
  'value',
  'dropdownItemsBefore',
  'dropdownItemsAfter',
  'aria-label',
  'children',
];

interface FoundItem {
  readonly item: NavItem;
  readonly written: WrittenItem;
  /** What is asked for is what the configuration says. */
  readonly isUnchanged: boolean;
}

/** Finds our item for what a component asks for; undefined for one that it makes, and for those inside a list. */
function useFoundItem(type: string, props: ItemProps): FoundItem | undefined {
  const {navItems} = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  const all = useWrittenItems();
  const names = Object.keys(useParts().swizzles ?? {});
  const wanted = {...props, type};
  if (props.isDropdownItem) {
    const inner = navItems.flatMap((item) =>
      item.kind === 'dropdown' ? item.items.map((one) => ({...one, position: item.position})) : [],
    );
    const item = findNavItem(inner, wanted, withBaseUrl);
    return item && {item, written: wanted, isUnchanged: false};
  }
  const same = navItems.find((item) => isSame(all.get(item), props));
  const item = same ?? findNavItem(navItems, wanted, withBaseUrl);
  const written = item && all.get(item);
  const isUnchanged = same !== undefined && !names.some((name) => INNER[type]?.includes(name));
  return item && written && {item, written, isUnchanged};
}

/** Parts of the site that render what is inside an item of a type: then it is put together by these. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  default: ['NavbarItem/NavbarNavLink'],
  dropdown: ['NavbarItem/DefaultNavbarItem', 'NavbarItem/NavbarNavLink'],
};

const isSame = (written: WrittenItem | undefined, props: ItemProps): boolean =>
  written !== undefined &&
  LOOKS.every((name) => (written as ItemProps)[name] === props[name]) &&
  written.docsPluginId === props.docsPluginId;

/** Our item as it is. */
function Ours({item, isInMenu}: {readonly item: NavItem; readonly isInMenu: boolean}) {
  const active = findActiveTarget(useSite(), usePage());
  return isInMenu ? <DrawerItem item={item} active={active} /> : <NavbarItemList items={[item]} />;
}

/** Creates an item of a type: ours, or the one that the properties name. */
function itemOf(type: string, Made: ComponentType<ItemProps & {found: FoundItem | undefined}>) {
  return function StockItem(props: ItemProps): ReactNode {
    const found = useFoundItem(type, props);
    return found?.isUnchanged ? (
      <Ours item={found.item} isInMenu={props.mobile === true} />
    ) : (
      <Made {...props} found={found} />
    );
  };
}

interface MadeProps extends ItemProps {
  readonly found: FoundItem | undefined;
}

const NavLink = partOf('NavbarItem/NavbarNavLink', NavbarNavLink);

/** What is no attribute of a link. */
const OPTIONS =
  /^(?:doc(?:Id|sPluginId)|dropdown\w+|found|is(?:Dropdown)?\w*(?:Item|Link)|prepend\w+|items|mobile|position|sidebarId|type|versions?)$/;

function MadeLink({found, ...props}: MadeProps) {
  const given = Object.fromEntries(
    Object.entries(props).filter(([name]) => !OPTIONS.test(name)),
  ) as NavLinkProps;
  const own = found?.item.kind === 'link' ? found.item : undefined;
  const link = (
    <NavLink
      // Always text in Docusaurus, and asked for words by components of sites.
      className=""
      {...(given.to === undefined && given.href === undefined && own && {href: own.href})}
      {...(own && {label: own.label})}
      {...given}
    />
  );
  return props.isDropdownItem ? <li>{link}</li> : link;
}

function MadeDropdown({found, label, className, mobile, items, children, to, href}: MadeProps) {
  const own = found?.item.kind === 'dropdown' ? found.item : undefined;
  const address = (href ?? to) === '#' ? undefined : (href ?? to);
  return (
    <Dropdown
      label={children ?? label ?? own?.label}
      {...(className !== undefined && {className})}
      mobile={mobile === true}
    >
      {address !== undefined && !items?.some((one) => (one.href ?? one.to) === address) && (
        <Item isDropdownItem label={label} {...(href ? {href} : {to: address})} />
      )}
      {items?.map((one, i) => (
        <Item isDropdownItem {...one} key={i} />
      ))}
    </Dropdown>
  );
}

/** Returns a list of ours, with rows that a component adds, or of what the site has where the configuration has no such item. */
const addedDropdown = (role: 'locale' | 'version') =>
  function AddedDropdown(given: MadeProps) {
    const {found, label, className, mobile, ...props} = given;
    const page = usePage();
    const site = useSite();
    const told = useToldList(role, props.docsPluginId);
    const own = found?.item.kind === 'dropdown' ? found.item : found ? undefined : told;
    const added = (name: 'dropdownItemsBefore' | 'dropdownItemsAfter') =>
      (props[name] ?? [])
        .filter((one) => found?.written[name]?.includes(one) !== true)
        .map((one, i) => <Item isDropdownItem {...one} key={i} />);
    const before = added('dropdownItemsBefore');
    const after = added('dropdownItemsAfter');
    if (found?.item.kind === 'link') return <MadeLink {...given} />;
    if (!found && !own && before.length + after.length === 0) return null;
    return (
      <Dropdown
        label={props.children ?? label ?? own?.label}
        {...(className !== undefined && {className})}
        mobile={mobile === true}
      >
        {before}
        {own?.items.map((inner, i) => (
          <li key={i}>
            {inner.kind === 'link' && (
              <NavTargetLink item={inner} isCurrent={isActiveTarget(inner, page, site)} />
            )}
          </li>
        ))}
        {after}
      </Dropdown>
    );
  };

function MadeHtml({value = '', className, isDropdownItem}: MadeProps) {
  const Tag = isDropdownItem ? 'li' : 'div';
  return <Tag className={className} dangerouslySetInnerHTML={useHtml(value)} />;
}

const DesktopLink = partOf('NavbarItem/DefaultNavbarItem/Desktop', itemOf('default', MadeLink));
const MobileLink = partOf('NavbarItem/DefaultNavbarItem/Mobile', itemOf('default', MadeLink));
const DesktopDropdown = partOf(
  'NavbarItem/DropdownNavbarItem/Desktop',
  itemOf('dropdown', MadeDropdown),
);
const MobileDropdown = partOf(
  'NavbarItem/DropdownNavbarItem/Mobile',
  itemOf('dropdown', MadeDropdown),
);

/** A link. */
export function DefaultItem(props: ItemProps): ReactNode {
  return props.mobile ? <MobileLink {...props} /> : <DesktopLink {...props} />;
}

/** A list of links. */
export function DropdownItem(props: ItemProps): ReactNode {
  return props.mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}

/** Links by their types, with the names that `src/theme` gives to what renders these. */
export const DesktopItem = itemOf('default', MadeLink);
export const DesktopList = itemOf('dropdown', MadeDropdown);
export const DocItem = itemOf('doc', MadeLink);
export const DocSidebarItem = itemOf('docSidebar', MadeLink);
export const VersionItem = itemOf('docsVersion', MadeLink);
export const VersionsItem = itemOf('docsVersionDropdown', addedDropdown('version'));
export const LocalesItem = itemOf('localeDropdown', addedDropdown('locale'));
export const HtmlItem = itemOf('html', MadeHtml);

/** The search; the menu has it in the bar. */
export function SearchItem({mobile}: ItemProps): ReactNode {
  return !mobile && <SearchButton />;
}

/** Who renders each type, the components of the site where it has some. */
export const TYPES: Readonly<Record<string, ComponentType<ItemProps>>> = {
  default: partOf('NavbarItem/DefaultNavbarItem', DefaultItem),
  doc: partOf('NavbarItem/DocNavbarItem', DocItem),
  docSidebar: partOf('NavbarItem/DocSidebarNavbarItem', DocSidebarItem),
  docsVersion: partOf('NavbarItem/DocsVersionNavbarItem', VersionItem),
  docsVersionDropdown: partOf('NavbarItem/DocsVersionDropdownNavbarItem', VersionsItem),
  dropdown: partOf('NavbarItem/DropdownNavbarItem', DropdownItem),
  html: partOf('NavbarItem/HtmlNavbarItem', HtmlItem),
  localeDropdown: partOf('NavbarItem/LocaleDropdownNavbarItem', LocalesItem),
  search: partOf('NavbarItem/SearchNavbarItem', SearchItem),
};
