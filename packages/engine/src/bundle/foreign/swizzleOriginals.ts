import {join} from 'node:path';
import {answerThemeModule} from '../../article/mdx/themeModules.ts';
import {PLACED_PARTS, STOCK_PARTS} from '../../config/docusaurus/common/stockParts.ts';
import {SILENT_LISTS, STOCK_LISTS} from '../../config/docusaurus/common/listParts.ts';
import {
  EJECTED,
  findItemTypes,
  findSwizzles,
  type GivenComponents,
  plainNameOf,
  type Swizzle,
} from '../../config/docusaurus/theme/swizzles.ts';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {type BuildReading, createBuildReading} from '../modules/buildReading.ts';
import {readNamedModule} from './foreignCode.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';

/** Begins the id of a module that stands for a part of ours inside a component of the site. */
export const ORIGINAL = '\0wuya:original:';

/** Parts of originals that are not rendered by themselves here: they are the whole original. */
const WHOLE: Readonly<Record<string, string>> = {
  'Footer/Layout': 'Footer',
  'NotFound/Content': 'NotFound',
};

/** What a component that is rewritten puts around or beside the text and ours has itself: it shows what is inside, or nothing. */
const FRAMES = /^(?:BlogLayout|BlogPostItem\/Container|Layout\/Provider|Navbar\/Layout)$/;
const DRAWN =
  /^(?:AnnouncementBar|BackToTopButton|BlogPostItem\/(?:Footer|Header)(?:\/.*)?|BlogPostPage\/(?:Metadata|StructuredData)|BlogPostPaginator|BlogSidebar|ContentVisibility|Doc(?:Breadcrumbs|Item\/(?:Footer|Metadata|Paginator|TOC\/(?:Desktop|Mobile))|Paginator|Root\/Layout\/Sidebar|VersionBa(?:dge|nner))|EditMetaRow|EditThisPage|ErrorPageContent|Footer|LastUpdated|Navbar|SkipToContent|TOC|TOCCollapsible|TagsListInline|Unlisted)$/;

/** Names of Docusaurus that say nothing to a page here and are missed by nobody. */
const QUIET =
  /^(?:(?:AnnouncementBar|ColorMode|Doc|Navbar|PluginHtmlClassName|ScrollController)Provider|DocsPreferredVersionContextProvider|ThemeClassNames|useKeyboardNavigation)$/;

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
  if (asking?.isEjected) return partOf(asking, name, dir) ?? findStock(kind, name, dir);
  if (kind === 'theme' && isBesideTaken(importer, swizzles) && !hasOwn(name, dir)) {
    if (name === 'DocItem/Content' || FRAMES.test(name)) return `${ORIGINAL}frame:`;
    if (DRAWN.test(name)) return `${ORIGINAL}nothing:`;
  }
  if (kind !== 'theme' || !hasOwn(name, dir)) {
    if (STOCK_LISTS[name]) return `${ORIGINAL}list:${name}`;
    if (SILENT_LISTS.test(name)) return `${ORIGINAL}nothing:`;
    if (name === 'MDXContent') return `${ORIGINAL}frame:`;
  }
  const isOfTypes = name.startsWith('NavbarItem/') && !hasOwnItems(taken);
  if (isOfTypes) return findNavbarItem(name, importer, dir) ?? findStock(kind, name, dir);
  if (name === 'Layout' && taken.includes(name)) return `${ORIGINAL}page:Layout`;
  if (FOOTER_PARTS[name] !== undefined && !hasOwn(name, dir)) return ORIGINAL + FOOTER_PARTS[name];
  // Ours brings the site's own with it.
  if (name === 'Navbar/Search' && kind === 'theme') return `${ORIGINAL}frame:`;
  if (name === 'NavbarItem' && kind === 'theme' && isInBar(importer, dir))
    return `${ORIGINAL}navbar:${name}`;
  const stock = findStock(kind, name, dir);
  if (stock !== undefined) return stock;
  if (isOwnPart(name, taken, dir)) return `${ORIGINAL}navbar:${NAVBAR_PARTS[name]}`;
  if (PLACED_PARTS[name] && !hasOwn(name, dir)) return `${ORIGINAL}stock:${name}`;
  const whole = WHOLE[name];
  return whole !== undefined && taken.includes(whole) && !hasOwn(name, dir)
    ? ORIGINAL + whole
    : undefined;
}

/** Finds a part that we have with its own properties; one of the site's own goes before where the plain name is asked for. */
function findStock(kind: string, name: string, dir: string): string | undefined {
  const isOurs = STOCK_PARTS[name] !== undefined && (kind !== 'theme' || !hasOwn(name, dir));
  return isOurs ? `${ORIGINAL}stock:${name}` : undefined;
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

const DOC_HOOK = /^use(?:Doc|BlogPost)$/;

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
    return `${ORIGINAL}text:${own}`;
  if (FRAMES.test(name)) return `${ORIGINAL}frame:`;
  return DRAWN.test(name) ? `${ORIGINAL}nothing:` : undefined;
}

const FOREIGN = (file: string): string =>
  JSON.stringify(toModuleId(join(themeDir, 'foreign', file)));

/** Prints the module of an original. @param id what is behind {@link ORIGINAL} */
export function printOriginal(id: string): string {
  const [, kind, rest = ''] =
    /^(page|hooks|link|list|listed|sidebar|stock|footer|navbar|quiet|text|frame|nothing):(.*)$/.exec(
      id,
    ) ?? [];
  switch (kind) {
    case 'page':
      return `export {Layout as default} from '@wuya/theme/mdx';`;
    case 'frame':
      return `export {Frame as default} from ${FOREIGN('ejected.tsx')};`;
    case 'link':
      return `export {ItemLink as default} from ${FOREIGN('ItemLink.tsx')};`;
    case 'list':
      return `export {${printListPart(rest)} as default} from ${listFile(rest)};`;
    case 'sidebar':
      return `export {${rest} as default} from ${FOREIGN('sidebar/items.tsx')};`;
    case 'listed':
      return printListed(rest);
    case 'stock':
      return printStock(rest);
    case 'footer':
      return `export {${rest} as default} from ${FOREIGN('Footer.tsx')};`;
    case 'navbar':
      return `export {${rest} as default} from ${FOREIGN('navbarParts.tsx')};`;
    case 'nothing':
      return 'export default () => null;';
    case 'text':
      return `import {textOf} from ${FOREIGN('ejected.tsx')};\nexport default textOf(${JSON.stringify(rest)});`;
    case 'quiet': {
      const {from, names} = readNamedModule(rest);
      return answerThemeModule(from, names).code;
    }
    case 'hooks':
      return printHooks(rest);
    default:
      return `import {originalOf} from ${FOREIGN('Swizzled.tsx')};\nexport default originalOf(${JSON.stringify(id)});`;
  }
}

function printStock(name: string): string {
  const [file, own] = (STOCK_PARTS[name] ?? PLACED_PARTS[name])!;
  return `export {${own} as default} from ${FOREIGN(`${file}.tsx`)};`;
}

const printListPart = (name: string): string => STOCK_LISTS[name]![1];
const listFile = (name: string): string => FOREIGN(`blog/${STOCK_LISTS[name]![0]}.tsx`);

/** Prints a part that is one in lists of posts, the site's own or ours, and another on the page of a post. */
function printListed(rest: string): string {
  const [, name = '', kind = '', of = '', own = ''] =
    /^([^:]+):([^:]+):([^:]*)(?::(.*))?$/.exec(rest) ?? [];
  const listed = own
    ? `import Listed from ${JSON.stringify(own)};`
    : `import {${printListPart(name)} as Listed} from ${listFile(name)};`;
  const elsewhere = {
    text: `textOf(${JSON.stringify(of)})`,
    original: `originalOf(${JSON.stringify(of)})`,
    frame: 'Frame',
  };
  return [
    listed,
    `import {Frame, inLists, textOf} from ${FOREIGN('ejected.tsx')};`,
    `import {originalOf} from ${FOREIGN('Swizzled.tsx')};`,
    `export default inLists(Listed, ${elsewhere[kind as keyof typeof elsewhere] ?? '() => null'});`,
  ].join('\n');
}

/** Answers names of a module of Docusaurus for a component that is rewritten: contents are beside the text already. */
function printHooks(id: string): string {
  const {from, names} = readNamedModule(id);
  const hooks = names.filter((name) => DOC_HOOK.test(name));
  const others = names.filter((name) => !DOC_HOOK.test(name));
  return [
    ...hooks.map(
      (name) =>
        `export {${name === 'useDoc' ? 'useDocWithoutToc' : 'useBlogPostWithoutToc'} as ${name}} from ${FOREIGN('ejected.tsx')};`,
    ),
    ...(others.length > 0 ? [answerThemeModule(from, others).code] : []),
  ].join('\n');
}

/** Names that nobody is told of when they are missing. */
export function listMissed(id: string): readonly string[] {
  const {from, names} = readNamedModule(id);
  return answerThemeModule(from, names).absent.filter((name) => !QUIET.test(name));
}
