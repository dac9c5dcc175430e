import {join} from 'node:path';
import {PLACED_PARTS, STOCK_PARTS} from '../../config/docusaurus/common/stockParts.ts';
import {SILENT_LISTS, STOCK_LISTS} from '../../config/docusaurus/common/listParts.ts';
import {
  AROUND,
  EJECTED,
  findItemTypes,
  findSwizzles,
  type GivenComponents,
  ITEM_TYPES,
  plainNameOf,
  type Swizzle,
} from '../../config/docusaurus/theme/swizzles.ts';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {type BuildReading, createBuildReading} from '../modules/buildReading.ts';
import {readNamedModule} from './foreignCode.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {DOC_HOOK, ORIGINAL, QUIET} from './originalModules.ts';

/** Parts of originals that are not rendered by themselves here: they are the whole original. */
const WHOLE: Readonly<Record<string, string>> = {
  'Footer/Layout': 'Footer',
  'NotFound/Content': 'NotFound',
};

/** What a component that is rewritten puts around or beside the text and ours has itself: it shows what is inside, or nothing. */
const FRAMES = /^(?:BlogLayout|BlogPostItem\/Container|Layout\/Provider|Navbar\/Layout)$/;
const DRAWN =
  /^(?:AnnouncementBar|BackToTopButton|BlogPostItem\/(?:Footer|Header)(?:\/.*)?|BlogPostPage\/(?:Metadata|StructuredData)|BlogPostPaginator|BlogSidebar|ContentVisibility|Doc(?:Breadcrumbs|Item\/(?:Footer|Metadata|Paginator|TOC\/(?:Desktop|Mobile))|Paginator|(?:Page|Root)\/Layout\/Sidebar|VersionBa(?:dge|nner))|EditMetaRow|EditThisPage|ErrorPageContent|Footer|LastUpdated|Navbar|SkipToContent|TOC|TOCCollapsible|TagsListInline|Unlisted)$/;

/** Creates what reads the components in `src/theme`. */
export function createSwizzleReading({
  dir,
  isForeign,
  givenComponents,
}: {
  readonly dir: string;
  readonly isForeign: boolean;
  readonly givenComponents?: GivenComponents;
}): BuildReading<readonly Swizzle[]> {
  return createBuildReading(() => (isForeign ? findSwizzles(dir, givenComponents) : []));
}

/**
 * Finds the module that answers for a part of the theme inside a component of the site which takes its place: `@theme-original/Footer`,
 * and in one that is rewritten the parts that it is made of. Pages of a site whose own layout is around everything have a plain one.
 * Undefined for other modules.
 * @param id with the names that are asked for
 * @param dir folder of the site, absolute
 * @param swizzles components in `src/theme` of the site
 */
export function findOriginal(
  id: string,
  importer: string | undefined,
  dir: string,
  swizzles: readonly Swizzle[],
): string | undefined {
  const {from, names} = readNamedModule(id);
  const taken = swizzles.map(({name}) => name);
  const [, kind, name = ''] = /^@(theme|theme-original|theme-init)\/(.+)$/.exec(from) ?? [];
  const asking = swizzles.find(
    ({file}) => importer !== undefined && toModuleId(file) === toModuleId(importer),
  );
  if (kind === undefined) {
    if (asking?.isEjected && names.some((one) => DOC_HOOK.test(one)))
      return `${ORIGINAL}hooks:${id}`;
    return asking && names.some((one) => QUIET.test(one)) ? `${ORIGINAL}quiet:${id}` : undefined;
  }
  if (SIDEBAR_PARTS[name] && (kind !== 'theme' || !hasOwn(name, dir)))
    return `${ORIGINAL}sidebar:${SIDEBAR_PARTS[name]}`;
  // One that an option names may render the page of the theme by its plain name.
  if (asking && !asking.isEjected && plainNameOf(asking.name) === name && isAsWhole(name))
    return ORIGINAL + name;
  if (kind !== 'theme' && taken.includes(name) && !STOCK_PARTS[name])
    return STOCK_LISTS[name] ? `${ORIGINAL}listed:${name}:original:${name}` : ORIGINAL + name;
  if (asking?.isEjected) return partOf(asking, name, dir) ?? findStock(kind, name, dir, swizzles);
  if (kind === 'theme' && isBesideTaken(importer, swizzles) && !hasOwn(name, dir)) {
    if (name === 'DocItem/Content' || FRAMES.test(name)) return `${ORIGINAL}frame:`;
    if (DRAWN.test(name)) return `${ORIGINAL}nothing:`;
  }
  if (kind !== 'theme' || !hasOwn(name, dir)) {
    if (STOCK_LISTS[name]) return `${ORIGINAL}list:${name}`;
    if (SILENT_LISTS.test(name)) return `${ORIGINAL}nothing:`;
    if (name === 'MDXContent') return `${ORIGINAL}frame:`;
  }
  if (name === ITEM_TYPES && hasOwnItems(taken)) {
    const own = kind === 'theme' ? findModuleFile(join(dir, 'src/theme', name)) : undefined;
    return own ?? `${ORIGINAL}types:`;
  }
  const isOfTypes = name.startsWith('NavbarItem/') && !hasOwnItems(taken);
  if (isOfTypes) return findNavbarItem(name, importer, dir) ?? findStock(kind, name, dir, swizzles);
  if (name === 'Layout' && taken.includes(name)) return `${ORIGINAL}page:Layout`;
  if (FOOTER_PARTS[name] !== undefined && !hasOwn(name, dir)) return ORIGINAL + FOOTER_PARTS[name];
  // Ours brings the site's own with it.
  if (name === 'Navbar/Search' && kind === 'theme') return `${ORIGINAL}frame:`;
  if (name === 'NavbarItem' && kind === 'theme' && isInBar(importer, dir))
    return `${ORIGINAL}navbar:${name}`;
  const stock = findStock(kind, name, dir, swizzles);
  if (stock !== undefined) return stock;
  // The menu of narrow windows, and what puts the sidebar there, are around it already.
  if (IN_MENU.test(name) && (kind !== 'theme' || !hasOwn(name, dir))) return `${ORIGINAL}nothing:`;
  if (isOwnPart(name, taken, dir)) return `${ORIGINAL}navbar:${NAVBAR_PARTS[name]}`;
  if (PLACED_PARTS[name] && !hasOwn(name, dir)) return `${ORIGINAL}stock:${name}`;
  const whole = WHOLE[name];
  return whole !== undefined && taken.includes(whole) && !hasOwn(name, dir)
    ? ORIGINAL + whole
    : undefined;
}

/** Finds a part that we have with its own properties; one of the site's own goes before where the plain name is asked for. */
function findStock(
  kind: string,
  name: string,
  dir: string,
  swizzles: readonly Swizzle[],
): string | undefined {
  if (STOCK_PARTS[name] === undefined) return undefined;
  if (kind !== 'theme') return `${ORIGINAL}stock:${name}`;
  if (hasOwn(name, dir)) return undefined;
  // One that a theme in a package brings.
  return swizzles.find((one) => one.name === name)?.file ?? `${ORIGINAL}stock:${name}`;
}

/** Whether our part is rendered as a whole inside the component of the site, not with properties that it gives. */
const isAsWhole = (name: string): boolean => !STOCK_LISTS[name] && !STOCK_PARTS[name];

/** Whether components of the site render items of the navbar. */
const hasOwnItems = (taken: readonly string[]): boolean =>
  taken.some((name) => /^NavbarItem(?:\/|$)/.test(name));

/** Whether a module is of a package whose component is taken: what it puts around the text ours has. */
function isBesideTaken(importer = '', swizzles: readonly Swizzle[]): boolean {
  const packageOf = (file: string) =>
    /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(toModuleId(file))?.[0];
  const own = packageOf(importer);
  return own !== undefined && swizzles.some(({file}) => packageOf(file) === own);
}

/** Parts of the bar that a component of the site may place, as they are called here. */
const NAVBAR_PARTS: Readonly<Record<string, string>> = {
  Logo: 'Logo',
  'Navbar/ColorModeToggle': 'ColorModeToggle',
  'Navbar/Logo': 'NavbarLogo',
  'Navbar/MobileSidebar/Toggle': 'MenuToggle',
  SearchBar: 'SearchButton',
};

/** Parts of the sidebar that a component of the site renders inside itself. */
const SIDEBAR_PARTS: Readonly<Record<string, string>> = {
  DocSidebarItems: 'DocSidebarItems',
  'DocSidebarItem/Category': 'CategoryItem',
  'DocSidebarItem/Link': 'LinkItem',
};

/** Parts of the footer that a component of the site may place. */
const FOOTER_PARTS: Readonly<Record<string, string>> = {
  'Footer/Copyright': 'footer:Copyright',
  'Footer/LinkItem': 'footer:LinkItem',
  'Footer/Links': 'footer:Links',
  'Footer/Links/MultiColumn': 'footer:Links',
  'Footer/Links/Simple': 'footer:Links',
  'Footer/Logo': 'footer:Logo',
};

const hasOwn = (name: string, dir: string): boolean =>
  findModuleFile(join(dir, 'src/theme', name)) !== undefined;

/** Parts that ours has in its menu. */
const IN_MENU = /^(?:Navbar\/MobileSidebar(?!\/Toggle)|DocSidebar\/Mobile)/;

/** Whether a module is of the bar that a site puts together: items in it have what our styles know them by. */
const isInBar = (importer = '', dir: string): boolean =>
  toModuleId(importer).startsWith(toModuleId(join(dir, 'src/theme/Navbar/')));

/** Parts that ours knows alone: the button of another menu, a field of another search. */
const ALWAYS_OWN = /^(?:Navbar\/MobileSidebar\/Toggle|SearchBar)$/;

/** Whether ours is asked for: the site has no such component, or one that is around ours. */
function isOwnPart(name: string, taken: readonly string[], dir: string): boolean {
  if (NAVBAR_PARTS[name] === undefined) return false;
  return !hasOwn(name, dir) || ALWAYS_OWN.test(name) || (taken.includes(name) && name !== 'Logo');
}

/** Items of the navbar that are links; the table of the types holds others too, which ours draws. */
function findNavbarItem(
  name: string,
  importer: string | undefined,
  dir: string,
): string | undefined {
  const itemTypes = findItemTypes(dir);
  if (!itemTypes || findModuleFile(join(dir, 'src/theme', name)) !== undefined) return undefined;
  if (/^NavbarItem\/(?:Default)?Navbar(?:Item|NavLink)$/.test(name)) return `${ORIGINAL}link:`;
  return importer !== undefined && toModuleId(importer) === toModuleId(itemTypes.file)
    ? `${ORIGINAL}nothing:`
    : undefined;
}

/**
 * Finds what is in the place of a part of the theme inside a component that is rewritten. One for posts is rendered in lists too, where
 * all of its parts are there.
 */
function partOf(asking: Swizzle, name: string, dir: string): string | undefined {
  const part = partOfPage(asking, name);
  return part !== undefined && asking.name === 'BlogPostItem' && STOCK_LISTS[name]
    ? `${ORIGINAL}listed:${name}:${part.slice(ORIGINAL.length)}:${findModuleFile(join(dir, 'src/theme', name)) ?? ''}`
    : part;
}

function partOfPage(asking: Swizzle, name: string): string | undefined {
  const own = plainNameOf(asking.name);
  // The bar and the footer are around it already.
  if (name === 'Layout') return `${ORIGINAL}frame:`;
  if (name === EJECTED[own] && own !== 'Layout' && own !== 'DocItem/Footer')
    return AROUND.includes(own) ? `${ORIGINAL}frame:` : `${ORIGINAL}text:${own}`;
  if (FRAMES.test(name)) return `${ORIGINAL}frame:`;
  return DRAWN.test(name) ? `${ORIGINAL}nothing:` : undefined;
}
