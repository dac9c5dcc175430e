import {join} from 'node:path';
import {type InlineConfig, mergeConfig} from 'vite';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import {lazyStyles} from './lazyStyles.ts';
import {customStyles} from './customStyles.ts';
import {foreignModules} from './foreignModules.ts';
import {leanReact} from './leanReact.ts';
import {ownReact} from './ownReact.ts';
import {clientDir, searchDir, themeDir} from './sources.ts';
import {themeOverrides} from './themeOverrides.ts';
import {strictPages} from './strictPages.ts';
import {type VirtualInput, virtualModules} from './virtualModules.ts';

/** The oldest browsers the design supports; keeps newer syntax from being lowered further. */
const CSS_TARGET = ['chrome109', 'safari15.4', 'firefox102'];
const JS_TARGET = ['chrome109', 'safari15.4', 'firefox102'];

/** What building and serving have in common. One copy of React, the theme's or the site's components by name. */
export function createViteConfig(site: LoadedConfig, input: VirtualInput): InlineConfig {
  const own: InlineConfig = {
    root: site.dir,
    base: site.config.baseUrl,
    configFile: false,
    envFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'error',
    clearScreen: false,
    cacheDir: join(site.dir, '.wuya', 'vite'),
    oxc: {jsx: {runtime: 'automatic'}},
    plugins: [
      foreignModules({dir: site.dir, isForeign: isForeignConfig(site.file)}),
      customStyles(input.stylesheets),
      leanReact(),
      ownReact(),
      lazyStyles(site.config.baseUrl),
      virtualModules(input),
      strictPages(site.dir, input.loadStrict),
      themeOverrides(site.dir),
    ],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: [
        {find: /^@wuya\/theme$/, replacement: join(themeDir, 'index.ts')},
        {find: /^@site\//, replacement: `${site.dir}/`},
        {find: /^@wuya\/theme\/mdx$/, replacement: join(themeDir, 'mdx/index.ts')},
        {find: /^@wuya\/theme\/home$/, replacement: join(themeDir, 'home.ts')},
        {find: /^@wuya\/theme\/types$/, replacement: join(themeDir, 'types.ts')},
        {find: /^@wuya\/theme\/messages$/, replacement: join(themeDir, 'messages/index.ts')},
        {find: /^@wuya\/theme\/core\.css$/, replacement: join(themeDir, 'styles/core.css')},
        {find: /^@wuya\/theme\/parts\/(.+)$/, replacement: join(themeDir, 'parts/$1.ts')},
        {find: /^@wuya\/theme\/pages\/(.+)$/, replacement: join(themeDir, 'pages/$1.tsx')},
        {find: /^@wuya\/theme\/search\/([A-Z]\w+)$/, replacement: join(themeDir, 'search/$1.tsx')},
        {find: /^@wuya\/theme\/search\/([a-z]\w+)$/, replacement: join(themeDir, 'search/$1.ts')},
        {find: /^@wuya\/search\/client$/, replacement: join(searchDir, 'client.ts')},
        {find: /^@wuya\/search\/thread$/, replacement: join(searchDir, 'thread/threadedIndex.ts')},
        {find: /^@wuya\/search\/(threadHost|siteIndex)$/, replacement: join(searchDir, 'thread/$1.ts')},
        {find: /^@wuya\/search\/hosted$/, replacement: join(searchDir, 'hosted/index.ts')},
        {find: /^@wuya\/client$/, replacement: join(clientDir, 'index.tsx')},
      ],
    },
    build: {cssTarget: CSS_TARGET, target: JS_TARGET},
  };
  return mergeConfig(own, site.config.vite) as InlineConfig;
}
