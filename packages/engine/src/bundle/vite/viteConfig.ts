import {deepSources} from '../modules/deepSources.ts';
import {join} from 'node:path';
import {type InlineConfig, mergeConfig, type UserConfig} from 'vite';
import {type ConfiguredStyles, customStyles} from '../styles/customStyles.ts';
import {generatedFiles} from '../foreign/generatedFiles.ts';
import {type ForeignModulesInput, foreignModules} from '../foreign/foreignModules.ts';
import {jsxInScripts} from '../foreign/jsxCode.ts';
import {shortDialogNames, shortNames, WORKER_OPTIONS} from '../lean/shortFieldNames.ts';
import {yamlModules} from '../foreign/yamlModules.ts';
import {leanPreload} from '../lean/leanPreload.ts';
import {leanReact, type ReactUse} from '../lean/leanReact.ts';
import {leanStyles} from '../lean/leanStyles.ts';
import {boundedReact} from './boundedReact.ts';
import {ownExports} from './ownExports.ts';
import {ownReact} from './ownReact.ts';
import {packageDefaults} from '../foreign/packageDefaults.ts';
import {clientDir, searchDir, themeDir} from '../modules/sources.ts';
import {themeOverrides} from '../theme/themeOverrides.ts';
import {mdxPages} from '../modules/mdxModules.ts';
import type {GivenComponents} from '../../config/docusaurus/theme/swizzles.ts';
import {neutralTsconfig} from '../engineFiles.ts';
import {swizzledParts} from '../theme/swizzles.ts';
import {TARGETS} from '../modules/targets.ts';
import {type LoadModule, virtualModules} from '../theme/virtualModules.ts';

/** Facts of a site that the bundler needs, while building and while serving. */
export interface ViteConfigInput extends ConfiguredStyles {
  readonly dir: string;
  readonly isForeign: boolean;
  readonly baseUrl: string;
  readonly vite: UserConfig;
  /** The site's own stylesheets, absolute. */
  stylesheets(): readonly string[];
  /** The code of a generated module. */
  readonly loadModule: LoadModule;
  /** The code of a file of Markdown, path relative to the site. */
  loadMdx(path: string): Promise<string | undefined> | string | undefined;
  /** Whether the components in `src/theme` are left out. @default false */
  readonly isPlain?: boolean;
  readonly onAbsent?: ForeignModulesInput['onAbsent'];
  /** Components of the site that its options name for pages of the theme. */
  readonly givenComponents?: GivenComponents;
  /** Parts of React that the bundle contains. @default all */
  readonly reactUse?: ReactUse;
}

/** Creates what building and serving have in common. One copy of React, the theme's or the site's components by name. */
export function createViteConfig(input: ViteConfigInput): InlineConfig {
  const {dir, isForeign} = input;
  const foreign = () =>
    foreignModules({
      dir,
      isForeign,
      baseUrl: input.baseUrl,
      aliases: [input.vite.resolve?.alias ?? []].flat() as {find: string | RegExp}[],
      ...(input.onAbsent && {onAbsent: input.onAbsent}),
      ...(input.givenComponents && {givenComponents: input.givenComponents}),
    });
  const own: InlineConfig = {
    root: dir,
    base: input.baseUrl,
    configFile: false,
    envFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'error',
    clearScreen: false,
    cacheDir: join(dir, '.wuya', 'vite'),
    // That of a site made for another generator may extend a package that is not installed.
    ...(isForeign && {tsconfig: neutralTsconfig}),
    oxc: {jsx: {runtime: 'automatic'}},
    plugins: [
      deepSources(),
      ...(isForeign ? [generatedFiles(), packageDefaults()] : []),
      foreign(),
      ...(isForeign ? [] : [jsxInScripts()]),
      yamlModules(isForeign),
      customStyles(input.stylesheets, input),
      leanPreload(),
      leanStyles(),
      ...(input.reactUse ? [leanReact(input.reactUse)] : []),
      ownReact(),
      boundedReact(),
      ownExports(),
      virtualModules(input.loadModule),
      mdxPages(dir, input.loadMdx),
      themeOverrides(dir),
      swizzledParts(dir, isForeign && !input.isPlain, input.givenComponents),
      shortDialogNames(),
    ],
    resolve: {
      alias: aliasesOf(input),
    },
    // What webpack calls it for packages that know Node alone.
    ...(isForeign && {define: {global: 'globalThis'}}),
    // A rule that browsers ignore does not stop a build there: `*zoom: 1`, `:not()`.
    ...(isForeign && {css: {lightningcss: {errorRecovery: true}}}),
    build: {cssTarget: TARGETS, target: TARGETS},
    // As modules workers load their parts when a query needs them.
    worker: {
      format: 'es',
      plugins: () => [...(isForeign ? [foreign()] : []), shortNames()],
      rolldownOptions: WORKER_OPTIONS,
    },
  };
  return mergeConfig(own, input.vite) as InlineConfig;
}

/** Lists other names of modules: those of the site, of the theme, the search and the client. */
export function aliasesOf({dir, isForeign}: Pick<ViteConfigInput, 'dir' | 'isForeign'>) {
  const [theme, search, client] = [themeDir, searchDir, clientDir].map(literally) as [
    string,
    string,
    string,
  ];
  return [
    {find: /^@wuya\/theme$/, replacement: join(theme, 'index.ts')},
    {find: isForeign ? /^~?@site\// : /^@site\//, replacement: `${literally(dir)}/`},
    // The mark of webpack before the names of packages, in stylesheets that others import and in those of Sass and Less.
    ...(isForeign ? [{find: /^~(?=[@\w])/, replacement: ''}] : []),
    {find: /^@wuya\/theme\/mdx$/, replacement: join(theme, 'mdx/index.ts')},
    {find: /^@wuya\/theme\/home$/, replacement: join(theme, 'home.ts')},
    {find: /^@wuya\/theme\/types$/, replacement: join(theme, 'types.ts')},
    {find: /^@wuya\/theme\/head\/(.+)$/, replacement: join(theme, 'head/$1.ts')},
    {find: /^@wuya\/theme\/pathname$/, replacement: join(theme, 'pathname.ts')},
    {find: /^@wuya\/theme\/messages$/, replacement: join(theme, 'messages/index.ts')},
    {find: /^@wuya\/theme\/([\w-]+\.css)$/, replacement: join(theme, 'styles/$1')},
    {
      find: /^@wuya\/theme\/(components|slots)\/(\w+)$/,
      replacement: join(theme, '$1/$2.tsx'),
    },
    {find: /^@wuya\/theme\/parts\/(.+)$/, replacement: join(theme, 'parts/$1.ts')},
    {find: /^@wuya\/theme\/foreign\/(.+)$/, replacement: join(theme, 'foreign/$1.tsx')},
    {find: /^@wuya\/theme\/companion\/(.+)$/, replacement: join(theme, 'companion/$1.ts')},
    {find: /^@wuya\/theme\/pages\/(.+)$/, replacement: join(theme, 'pages/$1.tsx')},
    {find: /^@wuya\/theme\/search\/([A-Z]\w+)$/, replacement: join(theme, 'search/$1.tsx')},
    {find: /^@wuya\/theme\/search\/([a-z]\w+)$/, replacement: join(theme, 'search/$1.ts')},
    {find: /^@wuya\/search\/client$/, replacement: join(search, 'client.ts')},
    {find: /^@wuya\/search\/thread$/, replacement: join(search, 'thread/threadedIndex.ts')},
    {
      find: /^@wuya\/search\/(threadHost|siteIndex)$/,
      replacement: join(search, 'thread/$1.ts'),
    },
    {find: /^@wuya\/search\/hosted$/, replacement: join(search, 'hosted/index.ts')},
    {find: /^@wuya\/client$/, replacement: join(client, 'index.tsx')},
  ];
}

/** Writes a path as what a pattern finds is replaced by: `$` begins the name of a group. */
const literally = (path: string): string => path.replaceAll('$', '$$$$');
