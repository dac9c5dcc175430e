import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SiteData} from '@wuya/theme/types';
import {seenLanguages} from './seenLanguages.ts';
import type {Plugin} from 'vite';
import type {LiveLibrary} from '../../article/code/liveLibrary.ts';
import type {PluginContent} from '../../config/docusaurus/plugins/pluginContent.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {ownItemPath} from '../../document/ownNavItems.ts';
import {POST_LISTS, type SiteLists} from '../foreign/listModules.ts';
import {quoteModule, toModuleId} from '../modules/moduleId.ts';
import {hasMain} from '../modules/hasMain.ts';
import {clientDir, themeDir} from '../modules/sources.ts';
import {LATE} from '../../kinds/page/pageStyles.ts';
import {mdxIdOf} from '../modules/mdxModules.ts';
import {asJson, IS_TRANSLATION, printSearchModule, type PrintValue} from './searchModule.ts';
import {partsOf} from './siteParts.ts';
import {hasSwizzles, printLoaders, printSwizzledParts, type Swizzles} from './swizzles.ts';

/** What the generated modules of one site are made from. `componentPaths` are relative to the site. */
export interface VirtualInput extends SiteLists {
  readonly dir: string;
  site(): SiteData;
  componentPaths(): readonly string[];
  /** MDX pages, relative to the site. */
  mdxPaths(): readonly string[];
  search(): SiteConfig['search'];
  companion(): SiteConfig['themeConfig']['companion'];
  graph(): SiteConfig['graph'];
  /** What runs live code; undefined where none runs. */
  live(): LiveLibrary | undefined;
  /** The site's own, absolute. */
  stylesheets(): readonly string[];
  /** Texts that its components and MDX pages ask for by id. */
  ownTexts(): Readonly<Record<string, string>>;
  /** Components of such a site that take the place of parts of the theme. */
  swizzles(): Swizzles;
  /** Modules of such a site that run once in the browser, absolute. */
  clientModules(): readonly string[];
  /** The configuration of a site made for another generator, as its components see it; undefined for other sites. */
  foreignConfig(): Readonly<Record<string, unknown>> | undefined;
  /** What plugins of such a site give to all components. */
  pluginData(): PluginContent['globalData'];
  /** Prints data of the site. @default as JSON */
  readonly print?: PrintValue;
}

/** `virtual:wuya/site`: the data all pages share. The browser finds the brand in its document, and what sections say of themselves in pages. */
function siteModule(input: VirtualInput, side: ModuleSide): string {
  const {brandHtml, ...site} = input.site();
  const sections = site.sections.map(({id, label, water, href}) => ({id, label, water, href}));
  const {print = asJson} = input;
  return `export const site = ${side === 'client' ? print('CLIENT_SITE', {...site, sections}) : print('SERVER_SITE', {...site, brandHtml})};`;
}

/** `virtual:wuya/pages`: how to load each component page, by its path. */
function pagesModule(input: VirtualInput): string {
  const isForeign = input.foreignConfig() !== undefined;
  const lines = input.componentPaths().map((path) => {
    const file = join(input.dir, path);
    const page = `import(${quoteModule(file)})`;
    if (!isForeign && !hasMain(file))
      return `${JSON.stringify(path)}: () => Promise.all([${page}, import('@wuya/theme/pages/OwnPage')]).then(([page, {withPage}]) => ({...page, default: withPage(page.default)})),`;
    return isForeign && asksForProps(file)
      ? `${JSON.stringify(path)}: () => Promise.all([${page}, import('@wuya/theme/mdx')]).then(([page, {withConfig}]) => ({...page, default: withConfig(page.default)})),`
      : `${JSON.stringify(path)}: () => ${page},`;
  });
  const loadTable = input.mdxPaths().length === 0 ? 'null' : "() => import('virtual:wuya/mdx')";
  // Those of a Docusaurus site that only browsers can render.
  const late =
    isForeign && lines.length > 0
      ? `for (const [name, load] of Object.entries(pages)) pages['${LATE}' + name] = () => Promise.all([load(), import('@wuya/theme/pages/latePage')]).then(([page, {latePage}]) => ({...page, default: latePage(page.default)}));\n`
      : '';
  return `export const pages = {${lines.join('\n')}};\n${late}export const loadMdxTable = ${loadTable};`;
}

/** Tells whether a page of a Docusaurus site may use what all pages are given: the configuration, their address. */
const asksForProps = (file: string): boolean =>
  /\b(?:config|location|history|match)\b/.test(readFileSync(file, 'utf8'));

/** `virtual:wuya/mdx`: what loads the articles of MDX pages. A module of its own: other pages do without. */
function mdxModule(input: VirtualInput): string {
  const lines = input
    .mdxPaths()
    .map(
      (path) =>
        `${JSON.stringify(path)}: () => import(${JSON.stringify(mdxIdOf(join(input.dir, path)))}),`,
    );
  const below = input.graph().notes ? "() => import('@wuya/theme/parts/withBelow')" : 'null';
  return `import {articleLoader} from '@wuya/theme/parts/articleLoader';
export const loadArticle = articleLoader({pages: {${lines.join('\n')}}, loadBelow: ${below}});`;
}

/** `virtual:wuya/parts`: the parts of the theme that the configuration asks for, so that other sites do not load them. */
function partsModule(input: VirtualInput, side: ModuleSide): string {
  const site = input.site();
  const notice = printNotice(input);
  const names = partsOf(site).filter((name) => name !== NOTICE || notice !== undefined);
  const swizzles = input.swizzles();
  const custom = site.navItems.flatMap((item) => (item.kind === 'custom' ? item.name : []));
  const own = [...new Set(custom)].filter((name) => !swizzles.ownTypes.includes(name));
  const members = [
    ...names.map((name) => (name === NOTICE ? notice! : name)),
    ...(own.length > 0
      ? [`ownItems: {${own.map((name, i) => `${JSON.stringify(name)}: Own${i}`).join(', ')}}`]
      : []),
  ];
  return [
    // Each part has styles of its own; those of the site come after them all.
    ...names.map((name) => `import {${name}} from '@wuya/theme/parts/${name}';`),
    ...input.stylesheets().map((file) => `import ${quoteModule(file)};`),
    ...own.map(
      (name, i) =>
        `import {NavbarItem as Own${i}} from ${quoteModule(join(input.dir, ownItemPath(name)))};`,
    ),
    ...(side === 'client' ? startOwnModules(input.clientModules()) : []),
    hasSwizzles(swizzles) && side === 'client'
      ? printSwizzledParts(swizzles, members)
      : `export const parts = {${members.join(', ')}};`,
  ].join('\n');
}

const NOTICE = 'TranslationNotice';

/** Prints the member for what pages without a translation say; undefined where none can be, as in the default language unless others share its bundle. */
function printNotice({print = asJson, ...input}: VirtualInput): string | undefined {
  const {languages, locale} = input.site();
  if (languages === undefined) return undefined;
  const isTranslation = print(IS_TRANSLATION, locale !== languages[0]!.locale);
  if (isTranslation === 'false') return undefined;
  return isTranslation === 'true' ? NOTICE : `${NOTICE}: ${isTranslation} && ${NOTICE}`;
}

/** Starts modules of the site in the browser: on the server none of them runs, since they may touch the page at once. */
function startOwnModules(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  return [
    `import {startClientModules} from ${quoteModule(join(clientDir, 'foreign/clientModules.ts'))};`,
    `startClientModules([${files.map((file) => `() => import(${quoteModule(file)})`).join(', ')}]);`,
  ];
}

/** `virtual:wuya/companion`: what accompanies a reader, with what the site wants of it. */
function companionModule(input: VirtualInput): string {
  const {peek: _, ...options} = input.companion();
  const isWanted = Object.values(options).some((one) => one !== undefined && one !== false);
  const {print = asJson} = input;
  return `export const loadCompanion = ${
    isWanted
      ? `(site, sign) => import('@wuya/theme/companion/start').then(({startCompanion}) => startCompanion(site, ${print('COMPANION', options)}, sign))`
      : 'null'
  };`;
}

/** `virtual:wuya/peek`: the cards of links. A module of its own: it comes with what opens pages, not with the first script. */
function peekModule(input: VirtualInput): string {
  return `export const loadPeek = ${
    input.companion().peek
      ? "(input) => import('@wuya/theme/companion/peek/start').then(({startPeek}) => startPeek(input))"
      : 'null'
  };`;
}

/** `virtual:wuya/graph`: styles that only pages with such a picture load. */
function graphModule(input: VirtualInput): string {
  const {notes, path} = input.graph();
  return `export const loadGraphStyles = ${
    notes || path !== false ? "() => import('@wuya/theme/wuya-graph.css')" : 'null'
  };`;
}

/** Module of the theme that gets the texts of the site. */
const OWN_TEXTS = toModuleId(join(themeDir, 'mdx/ownTexts.ts'));
/** Module of the theme that gets the classes of texts: sites style theirs by `.markdown`, as nearly half of those for Docusaurus do. */
const ARTICLE_CLASS = toModuleId(join(themeDir, 'article/articleClass.ts'));
/** Module of the theme that gets the configuration of a Docusaurus site. */
const FOREIGN_CONFIG = toModuleId(join(themeDir, 'mdx/foreignConfig.ts'));
/** Module of the theme that gets lists of notes. */
const DOC_LISTS = toModuleId(join(themeDir, 'mdx/docListData.ts'));
/** Module of the theme that gets the code which runs live code. The server renders none. */
const LIVE_CODE = toModuleId(join(themeDir, 'article/loadLiveCode.ts'));

function liveModule(input: VirtualInput, side: ModuleSide): string {
  const library = side === 'client' ? input.live() : undefined;
  if (library === undefined) return 'export const loadLiveCode = null;';
  const load = (path: string) => `import(${quoteModule(path)})`;
  const own = (name: string) => load(join(themeDir, 'article', name));
  const parts = [
    own('LiveCode.tsx'),
    load(library.module),
    ...(library.scope ? [load(library.scope)] : []),
  ];
  return `export const loadLiveCode = (article, signal) => ${own('startLiveCode.ts')}.then(({startLiveCode}) => startLiveCode(article, signal, () => Promise.all([${parts.join(', ')}])));`;
}

const MODULES: Readonly<Record<string, (input: VirtualInput, side: ModuleSide) => string>> = {
  'virtual:wuya/site': siteModule,
  'virtual:wuya/pages': pagesModule,
  'virtual:wuya/companion': companionModule,
  'virtual:wuya/peek': peekModule,
  'virtual:wuya/graph': graphModule,
  'virtual:wuya/parts': partsModule,
  'virtual:wuya/search': printSearchModule,
  'virtual:wuya/mdx': mdxModule,
  'virtual:wuya/swizzles': (input, side) =>
    side === 'client' ? '' : printLoaders(input.swizzles()),
  [LIVE_CODE]: liveModule,
  [toModuleId(join(themeDir, 'base/storeSuffix.ts'))]: ({print = asJson, ...input}) => {
    const {storeSuffix} = input.site();
    // Languages, of which each may have its own, share their bundle; where there is none, code is left out.
    return `export const STORE_SUFFIX = ${storeSuffix ? print('STORE_SUFFIX', storeSuffix) : "''"};`;
  },
  [ARTICLE_CLASS]: ({foreignConfig}) =>
    `export const ARTICLE_CLASS = 'prose theme-doc-markdown${foreignConfig() ? ' markdown' : ''}';`,
  [OWN_TEXTS]: ({print = asJson, ...input}) =>
    `export const ownTexts = ${print('OWN_TEXTS', input.ownTexts())};`,
  [POST_LISTS]: ({print = asJson, ...input}) =>
    `export const postLists = ${print('POST_LISTS', input.postLists())};`,
  [DOC_LISTS]: ({print = asJson, ...input}) =>
    `export const docLists = ${print('DOC_LISTS', input.docLists())};`,
  [FOREIGN_CONFIG]: ({print = asJson, ...input}) =>
    [
      // As texts: the name of a hole that no module asks for is left as a statement, where an object would be a block.
      `export const foreignConfig = /* @__PURE__ */ JSON.parse(${print('FOREIGN_CONFIG', JSON.stringify(input.foreignConfig() ?? {}))});`,
      `export const siteLanguages = /* @__PURE__ */ JSON.parse(${print('LANGUAGES', JSON.stringify(input.foreignConfig() ? seenLanguages(input.site()) : null))});`,
      `export const pluginData = /* @__PURE__ */ JSON.parse(${print('PLUGIN_DATA', JSON.stringify(input.pluginData()))});`,
      `export const isSlashless = ${input.site().isSlashless === true};`,
    ].join('\n'),
};

/** Code of the generated modules by id, for the client and for the server. */
export interface PrintedModules {
  readonly client: Readonly<Record<string, string>>;
  readonly server: Readonly<Record<string, string>>;
}

/** Prints all generated modules of a site. */
export function printModules(input: VirtualInput): PrintedModules {
  const print = (side: ModuleSide) =>
    Object.fromEntries(Object.entries(MODULES).map(([id, module]) => [id, module(input, side)]));
  return {client: print('client'), server: print('server')};
}

/** Where a module runs. */
type ModuleSide = 'client' | 'server';

/** Gives the code of a generated module. */
export interface LoadModule {
  (id: string, side: ModuleSide): string | undefined;
}

/** Prints the generated modules when they are asked for, of a site that changes meanwhile. */
export function printOnDemand(input: VirtualInput): LoadModule {
  return (id, side) => MODULES[id]?.(input, side);
}

/** Serves the generated modules to the bundler. */
export function virtualModules(load: LoadModule): Plugin {
  return {
    name: 'wuya:virtual',
    resolveId: {
      filter: {id: /^virtual:/},
      handler: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    },
    load: {
      filter: {id: Object.keys(MODULES).map((id) => new RegExp(`^\\0?${escapePattern(id)}$`))},
      handler(id) {
        const side = this.environment.name === 'client' ? 'client' : 'server';
        return load(id.replace(/^\0/, ''), side);
      },
    },
  };
}
