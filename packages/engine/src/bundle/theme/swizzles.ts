import {existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Plugin} from 'vite';
import {
  findItemTypes,
  listItemTypes,
  listSwizzles,
  type GivenComponents,
  plainNameOf,
  type Swizzle,
} from '../../config/docusaurus/theme/swizzles.ts';
import {AROUND} from '../../config/docusaurus/theme/rewrittenParts.ts';
import {STOCK_PARTS} from '../../config/docusaurus/common/stockParts.ts';
import {
  BLOG_PAGES,
  LISTS,
  POST_HEAD,
  POST_LAYOUT,
} from '../../config/docusaurus/common/listParts.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {isBelow, quoteModule, toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';

/** Files of `src/theme` that take the place of parts of the theme. */
export interface Swizzles {
  readonly parts: readonly Swizzle[];
  /** The table of the items of the navbar, and the types in it; undefined without one. */
  readonly itemTypes:
    | {/** Null: it is left out. */ readonly file: string | null; readonly types: readonly string[]}
    | undefined;
  /** Types of items of the navbar that are the site's own, in that table or elsewhere. */
  readonly ownTypes: readonly string[];
}

const NONE: Swizzles = {parts: [], itemTypes: undefined, ownTypes: []};

/** Finds what a site has; nothing for one that is not made for Docusaurus. @param dir absolute */
export function findSwizzles(dir: string, isForeign: boolean, given?: GivenComponents): Swizzles {
  if (!isForeign) return NONE;
  return {
    parts: listSwizzles(dir, given),
    itemTypes: findItemTypes(dir),
    ownTypes: listItemTypes(dir),
  };
}

/** Leaves all of them out; items of the navbar are then nothing. */
export function withoutSwizzles({itemTypes, ownTypes}: Swizzles): Swizzles {
  return {parts: [], ownTypes, itemTypes: itemTypes && {...itemTypes, file: null}};
}

/** Tells whether there are any. */
export function hasSwizzles({parts, itemTypes}: Swizzles): boolean {
  return parts.length > 0 || (itemTypes !== undefined && itemTypes.file !== null);
}

const SWIZZLED = quoteModule(join(themeDir, 'foreign/Swizzled.tsx'));

/** Prints the parts of a site with its own components, for the browser. @param members as they are in an object */
export function printSwizzledParts(
  {parts, itemTypes}: Swizzles,
  members: readonly string[],
): string {
  const own = parts.map(
    (part, i) =>
      `${JSON.stringify(part.name)}: ${standsAlone(part) ? `asEjected(Swizzle${i}, ${JSON.stringify(part.name)})` : `Swizzle${i}`}`,
  );
  const items = itemTypes?.types.map(
    (type) => `${JSON.stringify(type)}: toOwnItem(types[${JSON.stringify(type)}])`,
  );
  return [
    ...parts.map(({file}, i) => `import Swizzle${i} from ${quoteModule(file)};`),
    ...(itemTypes?.file ? [`import types from ${quoteModule(itemTypes.file)};`] : []),
    `import {asEjected, toOwnItem} from ${SWIZZLED};`,
    `const own = {${members.join(', ')}};`,
    `export const parts = {...own, swizzles: {${own.join(', ')}}${items ? `, ownItems: {...own.ownItems, ${items.join(', ')}}` : ''}};`,
  ].join('\n');
}

/** Prints how to load each component where pages are rendered: one that cannot be loaded there keeps no page from it. */
export function printLoaders({parts, itemTypes}: Swizzles): string {
  const load = (file: string) => `() => import(${quoteModule(file)})`;
  const loaders = parts.map((part) => `${JSON.stringify(part.name)}: ${load(part.file)}`);
  const ejected = parts.filter(standsAlone).map(({name}) => name);
  return [
    `export const loaders = {${loaders.join(', ')}};`,
    `export const ejected = ${JSON.stringify(ejected)};`,
    `export const itemTypes = ${itemTypes?.file ? `{types: ${JSON.stringify(itemTypes.types)}, load: ${load(itemTypes.file)}}` : 'null'};`,
  ].join('\n');
}

/** Tells whether ours is rendered by a part inside a component, not by what it gets. */
function standsAlone({name, isEjected}: Swizzle): boolean {
  return isEjected && !AROUND.includes(name);
}

const CARDS = Object.keys(STOCK_PARTS).filter((name) => name.startsWith('DocCard'));
const NAV_ITEMS = Object.keys(STOCK_PARTS).filter((name) => name.startsWith('NavbarItem'));

/** Parts of the menu of narrow windows, which may close it. */
const NARROW_MENU = [
  'DocSidebar/Mobile',
  'Navbar/MobileSidebar/Header',
  'Navbar/MobileSidebar/Layout',
  'Navbar/MobileSidebar/PrimaryMenu',
  'Navbar/MobileSidebar/SecondaryMenu',
];

/** Modules of the theme that have another form with the component of a site around them, and whose components these are. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'blog/IndexViews.tsx': BLOG_PAGES,
  'blog/ListView.tsx': BLOG_PAGES,
  'blog/PostPager.tsx': ['BlogPostPaginator', 'PaginatorNavLink'],
  'lists/DocCards.tsx': CARDS,
  'slots/Root.tsx': ['Root', 'Layout', 'Layout/Provider', 'SiteMetadata'],
  'components/AnnouncementBar.tsx': ['AnnouncementBar', 'AnnouncementBar/Content'],
  'components/Article.tsx': ['DocItem/Content', 'MDXContent'],
  'components/Breadcrumbs.tsx': ['DocBreadcrumbs', 'DocBreadcrumbs/Items/Home'],
  'components/ColorModeToggle.tsx': ['ColorModeToggle', 'Navbar/ColorModeToggle'],
  'components/DocFoot.tsx': ['DocItem/Footer'],
  'components/Footer.tsx': [
    'Footer',
    'Footer/Copyright',
    'Footer/Layout',
    'Footer/LinkItem',
    'Footer/Links',
    'Footer/Links/MultiColumn',
    'Footer/Logo',
  ],
  'components/DrawerItem.tsx': NAV_ITEMS,
  'components/EditLink.tsx': ['EditThisPage'],
  'components/Navbar.tsx': ['Navbar', 'Navbar/Layout'],
  'components/NavbarContent.tsx': ['Navbar/Content'],
  'components/NavbarItems.tsx': NAV_ITEMS,
  'components/NavbarLogo.tsx': ['Logo', 'Navbar/Logo'],
  'components/SearchButton.tsx': ['Navbar/Search', 'SearchBar'],
  'components/Sidebar.tsx': [
    'DocRoot/Layout/Sidebar',
    'DocSidebar',
    'DocSidebar/Desktop',
    'DocSidebar/Desktop/Content',
  ],
  'components/SidebarItems.tsx': [
    'DocSidebarItem',
    'DocSidebarItem/Category',
    'DocSidebarItem/Html',
    'DocSidebarItems',
  ],
  'components/SidebarLink.tsx': ['DocSidebarItem/Link'],
  'components/Main.tsx': [
    'BlogLayout',
    'BlogPostItem',
    'BlogPostItem/Footer',
    'BlogPostPage',
    'BlogPostPage/Metadata',
    POST_LAYOUT,
    'DocCategoryGeneratedIndexPage',
    ...POST_HEAD.map((name) => LISTS + name),
    'DocItem',
    'DocItem/Layout',
    'DocItem/Metadata',
    'DocPage',
    'DocPage/Layout',
    'DocPage/Layout/Main',
    'DocRoot',
    'DocRoot/Layout',
    'DocRoot/Layout/Main',
    'DocTagDocListPage',
    'DocTagsListPage',
    'DocVersionRoot',
    'DocsRoot',
    'MDXPage',
    'SearchPage',
  ],
  'components/MobileToc.tsx': ['DocItem/TOC/Mobile', 'TOCCollapsible'],
  'components/NotFound.tsx': ['NotFound', 'NotFound/Content'],
  'components/Pager.tsx': ['DocItem/Paginator', 'DocPaginator', 'PaginatorNavLink'],
  'components/TableOfContents.tsx': ['DocItem/TOC/Desktop', 'TOC', 'TOCItems', 'TOCItems/Tree'],
  'base/EditRow.tsx': ['EditMetaRow'],
  'base/LastUpdated.tsx': ['EditMetaRow', 'LastUpdated'],
  'base/TagLink.tsx': ['Tag'],
  'base/Tags.tsx': ['TagsListInline'],
  'components/VersionNotes.tsx': ['DocVersionBanner'],
  'components/Drawer.tsx': [...NARROW_MENU, ...NAV_ITEMS],
  'components/DrawerHead.tsx': ['Navbar/MobileSidebar/Header'],
  'drawer/DrawerPanels.tsx': ['Navbar/MobileSidebar/Layout'],
  'components/MainMenu.tsx': ['Navbar/MobileSidebar/PrimaryMenu'],
  'components/SecondaryMenu.tsx': ['Navbar/MobileSidebar/SecondaryMenu'],
  'components/SectionMenu.tsx': ['DocSidebar/Mobile'],
};

/**
 * Puts the components of a Docusaurus site around parts of the theme. Modules of a site that has none stay as they are; a file
 * in the site's own `theme` goes before.
 */
export function swizzledParts(dir: string, isForeign: boolean, given?: GivenComponents): Plugin {
  const {parts} = findSwizzles(dir, isForeign, given);
  const wanted = new Map(
    Object.entries(PLACES).flatMap(([path, names]) =>
      parts.some(
        ({name}) =>
          names.includes(plainNameOf(name)) || (names === BLOG_PAGES && name.startsWith(LISTS)),
      ) && !existsSync(join(dir, 'theme', basename(path)))
        ? [[toModuleId(join(themeDir, path)), join(themeDir, 'foreign', basename(path))]]
        : [],
    ),
  );
  const names = [...new Set([...wanted.values()].map((file) => basename(file)))];
  const foreignDir = join(themeDir, 'foreign');
  const name = 'wuya:swizzled-parts';
  // The bundler asks for each of some 300 imports what has a hook.
  if (names.length === 0) return {name};
  return {
    name,
    enforce: 'pre',
    resolveId: {
      filter: {id: new RegExp(`(?:^|[\\\\/])(?:${names.map(escapePattern).join('|')})$`)},
      async handler(id, importer, options) {
        // Finding the file of a module asks all plugins once more.
        if (!importer) return undefined;
        if (!isBelow(themeDir, importer) || isBelow(foreignDir, importer)) return undefined;
        const resolved = await this.resolve(id, importer, {...options, skipSelf: true});
        return resolved && wanted.get(toModuleId(resolved.id));
      },
    },
  };
}
