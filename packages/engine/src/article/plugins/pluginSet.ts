import {readFileSync} from 'node:fs';
import type {HastPluginEntry, MdastPluginEntry} from 'satteri';
import {hashOf} from '../../cache/hash.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {DocsOptions} from '../../config/options/docs.ts';
import {fileIn, translatedFolderOf} from '../../content/docs/collection.ts';
import {namePlugins} from './satteriPlugin.ts';
import type {UnifiedEntry} from '../../config/schema/unifiedEntry.ts';

/** The writer's plugins for a note, in the order of their stages. */
export interface PluginSet {
  readonly mdast: readonly MdastPluginEntry[];
  readonly remark: readonly UnifiedEntry[];
  readonly hast: readonly HastPluginEntry[];
  readonly rehype: readonly UnifiedEntry[];
  /** Changes with the plugins, their options and the files of the configuration. */
  readonly key: string;
  /** Folder of the site. */
  readonly dir: string;
}

/** Finds the plugins for a file of the site, by its path; undefined for none. */
export type PluginLookup = (path: string) => PluginSet | undefined;

/** The plugins of a site, by the kind of page: those of `markdown` come first. */
export function createPluginLookup({
  dir,
  config,
  dependencies,
}: Pick<LoadedConfig, 'dir' | 'config' | 'dependencies'>): PluginLookup {
  const {markdown, docs, blog, pages} = config;
  const mdast = namePlugins(markdown.mdastPlugins, 'mdastPlugins');
  const hast = namePlugins(markdown.hastPlugins, 'hastPlugins');
  const files = (): string => hashOf(...dependencies.flatMap((path) => [path, readFileSync(path)]));
  const createSet = (
    own:
      | {
          readonly remarkPlugins: readonly UnifiedEntry[];
          readonly rehypePlugins: readonly UnifiedEntry[];
        }
      | false,
  ): PluginSet | undefined => {
    const remark = [...markdown.remarkPlugins, ...(own ? own.remarkPlugins : [])];
    const rehype = [...markdown.rehypePlugins, ...(own ? own.rehypePlugins : [])];
    if (![mdast, hast, remark, rehype].some((list) => list.some(Boolean))) return undefined;
    return {mdast, hast, remark, rehype, key: hashOf(files(), print([remark, rehype])), dir};
  };
  const sets = {blog: createSet(blog), pages: createSet(pages)};
  const docsSets = docs.map((own) => ({isOwn: createNoteTest(own), set: createSet(own)}));
  const none = createSet(false);
  const isIn = (path: string, options: {readonly path: string} | false): boolean =>
    options !== false && path.startsWith(`${options.path}/`);
  return (path) => {
    if (isIn(path, blog)) return sets.blog;
    if (isIn(path, pages)) return sets.pages;
    const own = docsSets.find(({isOwn}) => isOwn(path)) ?? docsSets[0];
    return own ? own.set : none;
  };
}

/** Makes the test whether a path is one of a note of a collection, of an older version of one or of a translation. */
function createNoteTest({id, path}: DocsOptions): (file: string) => boolean {
  const folders = [`${path}/`, `${fileIn(id, 'versioned_docs')}/`];
  const translated = `/${translatedFolderOf(id)}/`;
  return (file) =>
    folders.some((folder) => file.startsWith(folder)) ||
    (file.startsWith('i18n/') && file.includes(translated));
}

/** Options that come from elsewhere than the files, like the environment, change the text of this. */
function print(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'function' ? String(part) : part instanceof RegExp ? String(part) : part,
      ) ?? ''
    );
  } catch {
    return ''; // options that contain themselves: their files are known
  }
}
