import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {toEntry, toList, toValues, type Values} from './notes.ts';

/** A plugin of Docusaurus that brings plugins of PostCSS: Tailwind is taken into sites that way. */
type PluginFactory = (context: Values, options: Values) => unknown;

/**
 * Finds the plugins of PostCSS that plugins of a configuration bring.
 * @param value the configuration as its file exports it
 * @param dir folder of the site, absolute
 * @returns functions that give plugins, as PostCSS takes them
 */
export async function findPostcssPlugins(value: unknown, dir: string): Promise<readonly unknown[]> {
  const config = toValues(value);
  const found: unknown[] = [];
  for (const entry of toList(config['plugins'])) {
    const {plugin, options} = toEntry(entry);
    const factory = findFactory(plugin, dir);
    if (factory === undefined) continue;
    const context = {siteDir: dir, siteConfig: config, baseUrl: config['baseUrl'], outDir: 'dist'};
    const made = toValues(await factory(context, options));
    const configure = made['configurePostCss'];
    if (typeof configure !== 'function') continue;
    const given = {plugins: [] as unknown[]};
    const answer = toValues((configure as (options: unknown) => unknown)(given) ?? given);
    found.push(...toList(answer['plugins']));
  }
  return found
    .filter(Boolean)
    .map((plugin) => Object.assign(() => toPlugin(plugin), {postcss: true}));
}

/** Whether a plugin of the site's own brings plugins of PostCSS. */
export function bringsPostcss(plugin: unknown, dir: string): boolean {
  return findFactory(plugin, dir) !== undefined;
}

/** The function that a plugin is, where it is the site's own and its text tells of PostCSS: no other is run. */
function findFactory(plugin: unknown, dir: string): PluginFactory | undefined {
  if (typeof plugin === 'function')
    return /configurePostCss/.test(Function.prototype.toString.call(plugin))
      ? (plugin as PluginFactory)
      : undefined;
  if (typeof plugin !== 'string' || !/^[./]/.test(plugin)) return undefined;
  try {
    const require = createRequire(join(dir, 'docusaurus.config.js'));
    const file = require.resolve(resolve(dir, plugin));
    if (!readFileSync(file, 'utf8').includes('configurePostCss')) return undefined;
    const module = require(file) as {readonly default?: unknown};
    const factory = module.default ?? module;
    return typeof factory === 'function' ? (factory as PluginFactory) : undefined;
  } catch {
    return undefined; // what it needs is not installed
  }
}

/** The plugin itself, or what a function that makes one makes. */
function toPlugin(plugin: unknown): unknown {
  return typeof plugin === 'function' && 'postcss' in plugin && plugin.postcss === true
    ? (plugin as unknown as () => unknown)()
    : plugin;
}
