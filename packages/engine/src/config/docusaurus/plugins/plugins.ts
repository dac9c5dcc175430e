import {readFileSync} from 'node:fs';
import {isAbsolute, relative, resolve} from 'node:path';
import {isOutside} from '../../../cache/outside.ts';
import {ContentError} from '../../../errors/contentError.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {
  findOwnPlugin,
  findPackagedPlugin,
  findPluginFile,
  type OwnPlugin,
} from './findOwnPlugin.ts';
import {
  type Notes,
  pick,
  toEntry,
  toList,
  toName,
  toTexts,
  toValues,
  type Values,
} from '../common/notes.ts';
import {noteLostTexts} from '../common/lostOptions.ts';
import {packageOf, toPackageName} from '../common/packageName.ts';
import {thrownText} from '../../../errors/thrownText.ts';

/** Plugins whose work is done here without them. */
const NATIVE_PLUGINS =
  /(?:^|\/)(?:plugin-sitemap|plugin-client-redirects|theme-mermaid|theme-live-codeblock|theme-search-algolia|theme-classic|plugin-content-(?:docs|blog|pages)|plugin-css-cascade-layers|plugin-svgr|plugin-google-(?:gtag|analytics|tag-manager)|plugin-vercel-analytics|plugin-ideal-image|plugin-pwa)$|plugin-sass$|plugin-llms|search-local|search-pagefind|lunr-search|image-zoom|medium-zoom/;

/** Plugins and themes of Docusaurus by the short names that its configurations may use. */
const SHORT_NAMES: Readonly<Record<'plugins' | 'themes', RegExp>> = {
  plugins:
    /^(?:content-(?:docs|blog|pages)|sitemap|client-redirects|ideal-image|pwa|google-(?:gtag|analytics|tag-manager)|debug|svgr|css-cascade-layers|rsdoctor|vercel-analytics)$/,
  themes: /^(?:classic|mermaid|live-codeblock|search-algolia)$/,
};

/**
 * Writes the names of plugins and themes in full, and those of presets too where they are by a path, as `require.resolve` gives it; a plugin in the site's own folder, or a function of the configuration, that
 * extends one of Docusaurus for content has the name of that one.
 * @param dir folder of the site, absolute
 * @example `plugins: ['sitemap', './src/my-blog.js']` → `plugins: ['@docusaurus/plugin-sitemap', '@docusaurus/plugin-content-blog']`
 */
export function withFullNames(config: Values, dir: string): Values {
  const lists = (['plugins', 'themes', 'presets'] as const).flatMap((key) =>
    Array.isArray(config[key]) ? [[key, config[key].map((entry) => toFull(entry, key, dir))]] : [],
  );
  return {...config, ...(Object.fromEntries(lists) as Values)};
}

function toFull(entry: unknown, list: keyof typeof SHORT_NAMES | 'presets', dir: string): unknown {
  if (Array.isArray(entry)) {
    const [plugin, ...options] = entry as readonly unknown[];
    return [toFull(plugin, list, dir), ...options];
  }
  if (typeof entry === 'function') return readExtended(String(entry), BUNDLED) ?? entry;
  if (typeof entry !== 'string') return entry;
  if (list !== 'presets' && SHORT_NAMES[list].test(entry))
    return `@docusaurus/${list.slice(0, -1)}-${entry}`;
  return toPackageName(entry, dir) ?? findExtended(entry, dir) ?? entry;
}

const EXTENDED =
  /(?:require\(|from|import\()\s*['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]/;

/** What names its types alone: `import type {BlogContent} from '…'`, `import {type BlogContent} from '…'`, `/** @type {import('…').Options} *\/` */
const TYPES =
  /\b(?:import|export)\s+type\b[^;'"]*['"][^'"]*['"]|\bimport\s*\{\s*type\b[^,}]*(?:,\s*type\b[^,}]*)*,?\s*\}\s*from\s*['"][^'"]*['"]|\btypeof\s+import\([^)]*\)|\bimport\([^)]*\)\s*\.\s*[A-Z]\w*/g;

/** What `require('@docusaurus/plugin-content-blog')` is in a function once the configuration is bundled: `require_plugin_content_blog()` */
const BUNDLED = /plugin_content_(docs|blog|pages)/;

/** Finds the plugin for content that a file of the site extends; undefined for other names. */
function findExtended(name: string, dir: string): string | undefined {
  if (!name.startsWith('.') && !isAbsolute(name)) return undefined;
  const file = findPluginFile(resolve(dir, name));
  return file && readExtended(readFileSync(file, 'utf8'), EXTENDED);
}

/** Its folder is known when it has run: it makes what is in there. `default(context, {...options, path: generated})` */
const OWN_FOLDER = /\(\s*\w+,\s*\{\s*\.\.\.\w+,[^{}]*\bpath\b\s*[:,]/;

function readExtended(code: string, pattern: RegExp): string | undefined {
  const kind = OWN_FOLDER.test(code) ? undefined : pattern.exec(code.replace(TYPES, ''))?.[1];
  return kind && `@docusaurus/plugin-content-${kind}`;
}

/**
 * Finds the options of a plugin that is used without the preset; undefined when it is not, or it is a second one of its
 * kind.
 */
export function findPlugin(config: Values, name: string): unknown {
  const entry = toList(config['plugins']).find(
    (one) => Array.isArray(one) && isPackage(one[0], name) && !isSecond(toEntry(one).options),
  );
  return entry && (entry as unknown[])[1];
}

/** Tells whether a plugin is a package of that name, with or without a scope; a folder of the site's own may have any name. */
export function isPackage(plugin: unknown, name: string): boolean {
  return typeof plugin === 'string' && plugin.endsWith(name) && !isOwnPath(plugin);
}

/** Tells whether the site has a theme beside the preset's. */
export function hasTheme(config: Values, name: string): boolean {
  return toList(config['themes']).some((entry) => toName(toEntry(entry).plugin).endsWith(name));
}

/** Tells whether a plugin with these options is beside the first one of its kind. */
export function isSecond({id}: Values): boolean {
  return id !== undefined && id !== 'default';
}

/** Names plugins that do not run here. */
export function notePlugins(config: Values, dir: string, notes: Notes): void {
  for (const list of ['plugins', 'themes'] as const) {
    for (const [i, entry] of toList(config[list]).entries()) {
      if (!entry) continue;
      const {plugin, options} = toEntry(entry);
      if (isPackage(plugin, 'plugin-llms'))
        noteLostTexts(options, {path: `${list}[${i}][1]`, notes});
      const name = typeof plugin === 'function' ? plugin.name || 'function' : toName(plugin);
      if (findRunPlugin(plugin, dir, list) || isNative(name)) continue;
      const [shown, advice] = isOwnPath(plugin)
        ? [toLocalName(dir, plugin), NOT_MADE]
        : [name, adviseOn(plugin)];
      notes.ignorePlugin(`${list}[${i}]`, shown, isSearchTheme(plugin, list) ? undefined : advice);
    }
  }
}

/** Tells whether a plugin is a file or folder of the site. */
const isOwnPath = (plugin: unknown): plugin is string =>
  typeof plugin === 'string' && (plugin.startsWith('.') || isAbsolute(plugin));

/** `/site/plugins/a` → `./plugins/a` */
function toLocalName(dir: string, plugin: string): string {
  const local = relative(dir, resolve(dir, plugin)).replaceAll('\\', '/');
  return isOutside(local) ? local : `./${local}`;
}

const NOT_MADE = [
  '找不到它的文件。如果它要由站点的脚本生成（package.json 里的 scripts），先运行那个脚本。',
  'Its file is not there. If a script of the site makes it (scripts in package.json), run that first.',
] as const;

/** Says what lets a plugin, theme or preset run: one of a package does where it is installed. */
export function adviseOn(plugin: unknown): readonly [zh: string, en: string] | undefined {
  if (typeof plugin !== 'string' || plugin.startsWith('@docusaurus/') || isOwnPath(plugin))
    return undefined;
  const name = packageOf(plugin);
  return [
    `没有安装这个包。运行 npm install ${name}，它的页面、数据和别名就会有。`,
    `Its package is not installed. Run npm install ${name}, and its pages, data and aliases are there.`,
  ];
}

/** Tells whether the work of a plugin is done here without it. */
function isNative(name: string): boolean {
  return NATIVE_PLUGINS.test(name.replace(/^@[\w-]+\//, '/'));
}

/** Finds a plugin or theme that runs here: one of the site's own, or of a package that is installed and whose work is not done here anyway. */
export function findRunPlugin(
  plugin: unknown,
  dir: string,
  list: 'plugins' | 'themes',
): OwnPlugin | undefined {
  const own = findOwnPlugin(plugin, dir);
  if (own || typeof plugin !== 'string' || isNative(plugin)) return own;
  if (plugin.startsWith('@docusaurus/') || isSearchTheme(plugin, list)) return undefined;
  return findPackagedPlugin(plugin, dir, list === 'themes' ? 'theme' : 'plugin');
}

/** Lists the folders of plugins and themes that run here, absolute: their code reads the configuration. */
export function listReaders(config: Values, dir: string): string[] {
  return (['plugins', 'themes'] as const).flatMap((list) =>
    toList(config[list]).flatMap((entry) => {
      const folder = findRunPlugin(toEntry(entry).plugin, dir, list)?.folder;
      return folder === undefined || folder === dir ? [] : [folder];
    }),
  );
}

/** Tells whether a theme is the field and the index of another search: ours takes its place. */
function isSearchTheme(plugin: unknown, list: 'plugins' | 'themes'): boolean {
  return list === 'themes' && /search/.test(toName(plugin));
}

/** Old addresses that lead to a page. @param path of the page below the base URL: `/docs/intro` */
export type RedirectMaker = (path: string) => readonly string[];

/** @throws {ContentError} CFG-005 where a function of the configuration throws */
function tryToRun<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const reason = `createRedirects: ${thrownText(error)}`;
    throw new ContentError([createDiagnostic('CFG-005', {reason})], {cause: error});
  }
}

/** Gives the forms in which a page has its address there; where the site says nothing, those of folders end with a slash. */
function formsOf(path: string, trailingSlash: unknown): string[] {
  if (path === '/') return [path];
  if (trailingSlash === undefined) return [path, `${path}/`];
  return [trailingSlash === true ? `${path}/` : path];
}

/**
 * Converts old addresses that are listed, and what makes them of the pages: `createRedirects`, `fromExtensions`,
 * `toExtensions`.
 */
export function toRedirects(
  config: Values,
  notes: Notes,
): {listed: unknown[]; make: RedirectMaker | undefined} {
  const entries = toList(config['plugins']).map(toEntry);
  const index = entries.findIndex(({plugin}) => isPackage(plugin, 'client-redirects'));
  const {options = {}} = entries[index] ?? {};
  const create = options['createRedirects'];
  const [from, to] = ['fromExtensions', 'toExtensions'].map((key) =>
    toTexts(options[key], `plugins[${index}][1].${key}`, notes),
  );
  const make: RedirectMaker = (path) => [
    ...(path === '/' ? [] : from!.map((ending) => `${path}.${ending}`)),
    ...to!.flatMap((ending) =>
      path.endsWith(`.${ending}`) ? [path.slice(0, -1 - ending.length)] : [],
    ),
    ...(typeof create === 'function'
      ? formsOf(path, config['trailingSlash'])
          .flatMap((form) => tryToRun(() => (create as (path: string) => unknown)(form)))
          .filter((one) => typeof one === 'string')
      : []),
  ];
  return {
    listed: toList(options['redirects']).map((redirect) =>
      pick(toValues(redirect), ['from', 'to']),
    ),
    make: typeof create === 'function' || from!.length + to!.length > 0 ? make : undefined,
  };
}
