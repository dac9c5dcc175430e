import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {ConfigProblem} from '../../siteConfig.ts';
import {findOwnPlugin, type RunModule} from './findOwnPlugin.ts';
import {idOf, toEntry, toList, toName, toText, toValues, type Values} from '../common/notes.ts';
import {
  dataFileOf,
  metadataBySource,
  type PluginFolders,
  type PluginPage,
  routeProblem,
  toGlobalData,
  writeData,
  writePluginPages,
} from './pluginPages.ts';

/** What a plugin that adds to the one for posts makes of them. */
export interface GivenContent {
  /** What components of every page may ask for; undefined for nothing. */
  readonly data: unknown;
  /** What it adds to the metadata of posts, by their addresses. */
  readonly ofPosts: Readonly<Record<string, Values>>;
  /** Pages of its own. */
  readonly pages: readonly PluginPage[];
  readonly problems: readonly ConfigProblem[];
}

/** A plugin of the site that adds to Docusaurus' own for posts: what it gives to components is made of these. */
export interface ContentGiver {
  /** Name under which components ask for it. */
  readonly name: string;
  readonly id: string;
  /**
   * Gives what it has for components.
   * @param content as Docusaurus' own plugin makes it
   * @throws what the plugin throws
   */
  give(content: BlogContent): Promise<GivenContent>;
}

/** What is looked at of the content that such a plugin is given. */
export interface BlogContent {
  readonly blogPosts: readonly {readonly metadata: Values & {readonly permalink: string}}[];
}

const NAME = 'docusaurus-plugin-content-blog';

/**
 * Finds the plugins of a configuration that add to the one for posts, as sites do that show the latest of them on their home page.
 * @param value the configuration as its file exports it
 * @param named the same with the names of plugins in full, by which those that add to one of Docusaurus are called like that
 */
export function findContentGivers(
  value: unknown,
  named: Values,
  {
    folders,
    run,
    context,
  }: {
    readonly folders: PluginFolders;
    readonly run: RunModule;
    /** What Docusaurus tells a plugin. */
    readonly context: Values;
  },
): ContentGiver[] {
  const full = toList(named['plugins']);
  return toList(toValues(value)['plugins']).flatMap((entry, i): ContentGiver[] => {
    const {plugin, options} = toEntry(entry);
    const own = findOwnPlugin(plugin, folders.dir);
    if (!own || toEntry(full[i]).plugin !== '@docusaurus/plugin-content-blog') return [];
    const load = async (): Promise<unknown> =>
      own.factory ?? loadBeside(own.file) ?? (await run(own.file)).value;
    return [
      {
        name: NAME,
        id: idOf(options),
        async give(content) {
          const {data, ofPosts, ...made} = await contentLoaded(await load(), {
            content,
            context,
            options,
            folder: join(folders.cacheDir, NAME, idOf(options)),
          });
          const {pages, left} = writePages(made, {content, options, folders});
          const diagnostic = routeProblem(own.name, left);
          const problems = left.length > 0 ? [{option: `plugins[${i}]`, diagnostic}] : [];
          return {data, ofPosts, pages, problems};
        },
      },
    ];
  });
}

/** What Docusaurus' own plugin is for one that adds to it: it makes nothing. */
const OWN = {
  default: async () => ({
    name: NAME,
    loadContent: async () => undefined,
    contentLoaded: async () => undefined,
  }),
};

/** What Node loads modules of CommonJS by. */
const LOAD = '_load';

type Load = (name: string, ...rest: readonly unknown[]) => unknown;

/** Loads a module of CommonJS for which Docusaurus' own plugin is one that makes nothing, installed or not; undefined for others. */
function loadBeside(file: string): unknown {
  if (!/\.c?js$/.test(file)) return undefined;
  const require = createRequire(file);
  const node = require('node:module') as Record<typeof LOAD, Load>;
  const load = node[LOAD];
  node[LOAD] = (name, ...rest) =>
    name === '@docusaurus/plugin-content-blog' ? OWN : load.call(node, name, ...rest);
  try {
    return require(file) as unknown;
  } catch {
    return undefined; // an ES module, or one that lacks other packages
  } finally {
    node[LOAD] = load;
  }
}

/** What such a plugin made. */
interface Made extends Pick<GivenContent, 'data' | 'ofPosts'> {
  readonly routes: readonly unknown[];
  /** What was made for pages, by its file. */
  readonly files: ReadonlyMap<string, unknown>;
}

const NOTHING: Made = {data: undefined, ofPosts: {}, routes: [], files: new Map()};

/**
 * Makes the plugin and tells it of the content.
 * @param folder for its data, absolute
 */
async function contentLoaded(
  module: unknown,
  {
    content,
    context,
    options,
    folder,
  }: Readonly<Record<'context' | 'options', Values>> & {
    readonly content: BlogContent;
    readonly folder: string;
  },
): Promise<Made> {
  const factory = toValues(module)['default'] ?? module;
  if (typeof factory !== 'function') return NOTHING;
  const plugin = toValues(await (factory as (...given: unknown[]) => unknown)(context, options));
  if (typeof plugin['contentLoaded'] !== 'function') return NOTHING;
  let given: unknown;
  const ofPosts: Record<string, Values> = {};
  const routes: unknown[] = [];
  const files = new Map<string, unknown>();
  const own = new Map(content.blogPosts.map(({metadata}) => [metadata.permalink, metadata]));
  const actions = {
    addRoute: (route: unknown) => void routes.push(route),
    createData: async (name: string, data: unknown) => {
      const metadata = readMetadata(data);
      const known = own.get(toName(metadata['permalink']));
      const added = Object.entries(metadata).filter(([field]) => known && !(field in known));
      if (added.length > 0) ofPosts[known!.permalink] = Object.fromEntries(added);
      const file = dataFileOf(folder, name);
      files.set(file, data);
      return file;
    },
    setGlobalData: (data: unknown) => void (given = data),
  };
  const allContent = {[NAME]: {[idOf(options)]: content}};
  await (plugin['contentLoaded'] as (input: Values) => unknown)({content, allContent, actions});
  const data = given === undefined ? undefined : toGlobalData(given);
  return {data, ofPosts, routes, files};
}

/** Writes the pages that a plugin adds to those of Docusaurus' own, which are made here without it. */
function writePages(
  {routes, files}: Pick<Made, 'routes' | 'files'>,
  {
    content,
    options,
    folders,
  }: {
    readonly content: BlogContent;
    readonly options: Values;
    readonly folders: PluginFolders;
  },
): ReturnType<typeof writePluginPages> {
  const bare = (path: unknown): string => toName(path).replace(/\/$/, '');
  const base = bare(`${folders.baseUrl}${toText(options['routeBasePath']) ?? 'blog'}`);
  const known = new Set(content.blogPosts.map(({metadata}) => bare(metadata.permalink)));
  const added = routes.filter((route) => {
    const path = bare(toValues(route)['path']);
    const rest = path.startsWith(base) ? path.slice(base.length) : undefined;
    return !known.has(path) && !(rest !== undefined && USUAL.test(rest));
  });
  if (added.length > 0) for (const [file, data] of files) writeData(file, data);
  const metadataOf = metadataBySource(content.blogPosts);
  const all = added.map((route) => writePluginPages(route, {...folders, metadataOf}));
  return {pages: all.flatMap(({pages}) => pages), left: all.flatMap(({left}) => left)};
}

/** Addresses below a blog that it has anyway. */
const USUAL = /^(?:\/page\/\d+|\/archive|\/(?:tags|authors)(?:\/.*)?)?$/;

/** Reads the data that a plugin makes for a page, which for a post is its metadata: Docusaurus' own plugin writes it as JSON. */
function readMetadata(data: unknown): Values {
  if (typeof data !== 'string') return toValues(toGlobalData(data));
  try {
    return toValues(JSON.parse(data));
  } catch {
    return {}; // another kind of file
  }
}
