import {join} from 'node:path';
import {SILENT_LISTS, STOCK_LISTS} from '../../config/docusaurus/common/listParts.ts';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {PLACED_PARTS, STOCK_PARTS} from '../../config/docusaurus/common/stockParts.ts';
import {
  findItemTypes,
  ITEM_TYPES,
  plainNameOf,
  type Swizzle,
} from '../../config/docusaurus/theme/swizzles.ts';
import {AROUND, EJECTED} from '../../config/docusaurus/theme/rewrittenParts.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {ORIGINAL} from './originalModules.ts';

/** A part of the theme that a module imports. */
export interface AskedPart {
  /** `theme` for the plain name, where the site's own goes before. */
  readonly kind: 'theme' | 'theme-init' | 'theme-original';
  /** As Docusaurus calls it: `Footer/Links`. */
  readonly name: string;
  /** The module that imports it, absolute. */
  readonly importer: string;
  /** The component in `src/theme` that this module is; undefined for other modules. */
  readonly asking: Swizzle | undefined;
  /** Folder of the site, absolute. */
  readonly dir: string;
  readonly swizzles: readonly Swizzle[];
  /** Names of these. */
  readonly taken: readonly string[];
  /** The site has a component of this name, wherever it is rendered. */
  readonly hasOwn: boolean;
  /** The site's own is not meant: it has none, or the original is asked for. */
  readonly isFree: boolean;
}

/** @returns id of the module that answers; undefined to ask the next rule, null where nothing answers */
type Rule = (asked: AskedPart) => string | null | undefined;

/** Parts of the sidebar that a component of the site renders inside itself. */
const SIDEBAR_PARTS: Readonly<Record<string, string>> = {
  'DocSidebarItem/Category': 'CategoryItem',
  'DocSidebarItem/Link': 'LinkItem',
};

/** Parts of the footer that a component of the site may place. */
const FOOTER_PARTS: Readonly<Record<string, string>> = {
  'Footer/Copyright': 'Copyright',
  'Footer/Layout': 'Layout',
  'Footer/LinkItem': 'LinkItem',
  'Footer/Links': 'Links',
  'Footer/Links/MultiColumn': 'Links',
  'Footer/Links/Simple': 'Links',
  'Footer/Logo': 'Logo',
};

/** Parts of the bar that a component of the site may place, as they are called here. */
const NAVBAR_PARTS: Readonly<Record<string, string>> = {
  Logo: 'Logo',
  'Navbar/ColorModeToggle': 'ColorModeToggle',
  'Navbar/Logo': 'NavbarLogo',
  'Navbar/MobileSidebar/Toggle': 'MenuToggle',
  SearchBar: 'SearchButton',
};

/** Parts in whose place ours is in any case: a button would open another menu, a field would ask another search. */
const ALWAYS_OWN = /^(?:Navbar\/MobileSidebar\/Toggle|SearchBar)$/;

/** Parts that ours has in its menu. */
const IN_MENU = /^(?:Navbar\/MobileSidebar(?!\/Toggle)|DocSidebar\/Mobile)/;

/** Parts of originals that are not rendered by themselves here: they are the whole original. */
const WHOLE: Readonly<Record<string, string>> = {
  'NotFound/Content': 'NotFound',
};

/** What a component that is rewritten puts around or beside the text and ours has itself: it shows what is inside, or nothing. */
const FRAMES = /^(?:BlogLayout|BlogPostItem\/Container|Layout\/Provider|Navbar\/Layout)$/;
const DRAWN =
  /^(?:AnnouncementBar|BackToTopButton|BlogPostItem\/(?:Footer|Header)(?:\/.*)?|BlogPostPage\/(?:Metadata|StructuredData)|BlogPostPaginator|BlogSidebar|ContentVisibility|Doc(?:Breadcrumbs|Item\/(?:Footer|Metadata|Paginator|TOC\/(?:Desktop|Mobile))|Paginator|(?:Page|Root)\/Layout\/Sidebar|VersionBa(?:dge|nner))|EditMetaRow|EditThisPage|ErrorPageContent|Footer|LastUpdated|Navbar|SkipToContent|TOC|TOCCollapsible|TagsListInline|Unlisted)$/;

const FRAME = `${ORIGINAL}frame:`;
const FRAMED = `${ORIGINAL}framed:`;
const NOTHING = `${ORIGINAL}nothing:`;

const partOfSidebar: Rule = ({name, isFree}) =>
  SIDEBAR_PARTS[name] && isFree ? `${ORIGINAL}sidebar:${SIDEBAR_PARTS[name]}` : undefined;

/** One that an option names may render the page of the theme by its plain name. */
const wholeInItsOwn: Rule = ({name, asking}) =>
  asking && !asking.isEjected && plainNameOf(asking.name) === name && isAsWhole(name)
    ? ORIGINAL + name
    : undefined;

/** The contents of narrow windows, inside the component of the site that is around them. */
const narrowContents: Rule = ({name, taken, isFree, asking}) =>
  name === 'TOCCollapsible' &&
  isFree &&
  (taken.includes(name) || asking?.name === 'DocItem/TOC/Mobile')
    ? `${ORIGINAL}contents:`
    : undefined;

const originalOfTaken: Rule = ({kind, name, taken}) => {
  if (kind === 'theme' || !taken.includes(name) || STOCK_PARTS[name]) return undefined;
  return STOCK_LISTS[name] ? `${ORIGINAL}listed:${name}:original:${name}` : ORIGINAL + name;
};

const placedPart: Rule = ({name, hasOwn}) =>
  PLACED_PARTS[name] && !hasOwn ? `${ORIGINAL}stock:${name}` : undefined;

const partOfRewritten: Rule = (asked) =>
  asked.asking?.isEjected
    ? (listedPart(asked, asked.asking) ?? stockPart(asked) ?? placedPart(asked) ?? null)
    : undefined;

/** Returns what a component of a package puts around the text ours has. */
const besideTaken: Rule = ({kind, name, importer, swizzles, hasOwn}) => {
  if (kind !== 'theme' || hasOwn || !isBesideTaken(importer, swizzles)) return undefined;
  if (name === 'DocItem/Content' || FRAMES.test(name)) return FRAME;
  return DRAWN.test(name) ? NOTHING : undefined;
};

const partOfLists: Rule = ({name, isFree}) => {
  if (!isFree) return undefined;
  if (STOCK_LISTS[name]) return `${ORIGINAL}list:${name}`;
  if (SILENT_LISTS.test(name)) return NOTHING;
  return name === 'MDXContent' ? FRAME : undefined;
};

const typesOfItems: Rule = ({kind, name, dir, taken}) => {
  if (name !== ITEM_TYPES || !hasOwnItems(taken)) return undefined;
  const own = kind === 'theme' ? findModuleFile(join(dir, 'src/theme', name)) : undefined;
  return own ?? `${ORIGINAL}types:`;
};

/** Items that the site's table of types alone renders: links; the others in it ours renders. */
const itemOfTypes: Rule = (asked) =>
  asked.name.startsWith('NavbarItem/') && !hasOwnItems(asked.taken)
    ? (findNavbarItem(asked) ?? stockPart(asked) ?? null)
    : undefined;

const layoutAroundAll: Rule = ({name, taken}) =>
  name === 'Layout' && taken.includes(name) ? `${ORIGINAL}page:Layout` : undefined;

const partOfFooter: Rule = ({name, hasOwn}) =>
  FOOTER_PARTS[name] !== undefined && !hasOwn
    ? `${ORIGINAL}footer:${FOOTER_PARTS[name]}`
    : undefined;

/** Ours brings the site's own with it. */
const roomOfSearch: Rule = ({kind, name}) =>
  name === 'Navbar/Search' && kind === 'theme' ? FRAME : undefined;

/** Items in a bar that a site puts together have what our styles know them by; those in its menu are no part of the bar. */
const itemInBar: Rule = ({kind, name, importer, dir}) => {
  if (name !== 'NavbarItem' || kind !== 'theme') return undefined;
  const bar = toModuleId(join(dir, 'src/theme/Navbar/'));
  const id = toModuleId(importer);
  return id.startsWith(bar) && !id.startsWith(`${bar}MobileSidebar/`)
    ? `${ORIGINAL}navbar:${name}`
    : undefined;
};

/** Returns a part that we have with its own properties; one of the site's own goes before where the plain name is asked for. */
const stockPart: Rule = ({kind, name, swizzles, hasOwn}) => {
  if (STOCK_PARTS[name] === undefined) return undefined;
  if (kind !== 'theme') return `${ORIGINAL}stock:${name}`;
  if (hasOwn) return undefined;
  // One that a theme in a package brings.
  return swizzles.find((one) => one.name === name)?.file ?? `${ORIGINAL}stock:${name}`;
};

/** The menu of narrow windows, and what puts the sidebar there, are around it already. */
const partOfMenu: Rule = ({name, isFree}) => (IN_MENU.test(name) && isFree ? NOTHING : undefined);

const partOfNavbar: Rule = ({name, taken, hasOwn}) => {
  if (NAVBAR_PARTS[name] === undefined) return undefined;
  // The site has no such component, or one that is around ours.
  const isOurs = !hasOwn || ALWAYS_OWN.test(name) || (taken.includes(name) && name !== 'Logo');
  return isOurs ? `${ORIGINAL}navbar:${NAVBAR_PARTS[name]}` : undefined;
};

/** Returns what is around every page already: a page that is put together without a layout asks for it. */
const partOfFrame: Rule = ({name, hasOwn}) => {
  if (hasOwn) return undefined;
  if (/^(?:Footer|Navbar)$/.test(name)) return FRAMED;
  return /^(?:AnnouncementBar|SkipToContent)$/.test(name) ? NOTHING : undefined;
};

const wholeOfPart: Rule = ({name, taken, hasOwn}) => {
  const whole = WHOLE[name];
  return whole !== undefined && taken.includes(whole) && !hasOwn ? ORIGINAL + whole : undefined;
};

/** All rules, in the order in which they are asked. */
const RULES: readonly Rule[] = [
  partOfSidebar,
  wholeInItsOwn,
  narrowContents,
  originalOfTaken,
  partOfRewritten,
  besideTaken,
  partOfLists,
  typesOfItems,
  itemOfTypes,
  layoutAroundAll,
  partOfFooter,
  roomOfSearch,
  itemInBar,
  stockPart,
  partOfMenu,
  partOfNavbar,
  wholeOfPart,
  placedPart,
  partOfFrame,
];

/** Asks the rules for the module that answers for a part of the theme; undefined where none does. */
export function answerPart(asked: AskedPart): string | undefined {
  for (const rule of RULES) {
    const answer = rule(asked);
    if (answer !== undefined) return answer ?? undefined;
  }
  return undefined;
}

/** Tells whether our part is rendered as a whole inside the component of the site, not with properties that it gives. */
const isAsWhole = (name: string): boolean => !STOCK_LISTS[name] && !STOCK_PARTS[name];

/** Tells whether components of the site render items of the navbar. */
const hasOwnItems = (taken: readonly string[]): boolean =>
  taken.some((name) => /^NavbarItem(?:\/|$)/.test(name));

/** Tells whether a module is of a package whose component is taken. */
function isBesideTaken(importer: string, swizzles: readonly Swizzle[]): boolean {
  const packageOf = (file: string) =>
    /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(toModuleId(file))?.[0];
  const own = packageOf(importer);
  return own !== undefined && swizzles.some(({file}) => packageOf(file) === own);
}

function findNavbarItem({name, importer, dir, hasOwn}: AskedPart): string | undefined {
  const itemTypes = findItemTypes(dir);
  if (!itemTypes || hasOwn) return undefined;
  if (/^NavbarItem\/(?:Default)?Navbar(?:Item|NavLink)$/.test(name)) return `${ORIGINAL}link:`;
  return toModuleId(importer) === toModuleId(itemTypes.file) ? NOTHING : undefined;
}

/** Finds what is in the place of a part inside a component that is rewritten. One for posts is rendered in lists too, where all of its parts are there. */
function listedPart({name, dir}: AskedPart, asking: Swizzle): string | undefined {
  const part = partOfPage(name, asking);
  return part !== undefined && asking.name === 'BlogPostItem' && STOCK_LISTS[name]
    ? `${ORIGINAL}listed:${name}:${part.slice(ORIGINAL.length)}:${findModuleFile(join(dir, 'src/theme', name)) ?? ''}`
    : part;
}

function partOfPage(name: string, asking: Swizzle): string | undefined {
  const own = plainNameOf(asking.name);
  // The bar and the footer are around it already.
  if (name === 'Layout') return FRAME;
  if (name === EJECTED[own] && own !== 'Layout' && own !== 'DocItem/Footer')
    return AROUND.includes(own) ? FRAME : `${ORIGINAL}text:${own}`;
  if (FRAMES.test(name)) return FRAME;
  return DRAWN.test(name) ? NOTHING : undefined;
}
