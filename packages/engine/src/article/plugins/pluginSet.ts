import {readFileSync} from 'node:fs';
import type {HastPluginEntry, MdastPluginEntry} from 'satteri';
import {hashOf} from '../../cache/hash.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {translatedFolderOf, translationFolders} from '../../config/translations.ts';
import {fileIn} from '../../content/source/collection.ts';
import {WorkingFolder} from '../../cache/workingFolder.ts';
import {namePlugins} from './satteriPlugin.ts';
import type {UnifiedEntry} from '../../config/schema/unifiedEntry.ts';

/** The author's plugins for a note, in the order of their stages. */
export interface PluginSet {
  readonly mdast: readonly MdastPluginEntry[];
  readonly remark: readonly UnifiedEntry[];
  readonly hast: readonly HastPluginEntry[];
  readonly rehype: readonly UnifiedEntry[];
  /** Changes with the plugins, their options and the files of the configuration. */
  readonly key: string;
  /** Folder of the site. */
  readonly dir: string;
  /** Packages of the configuration that are not installed: plugins may fail for want of them. */
  readonly missing?: readonly string[];
  /** Where they run; default where the process does. */
  readonly folder?: WorkingFolder | undefined;
}

/** Finds the plugins for a file of the site, by its path; undefined for none. */
export type PluginLookup = (path: string) => PluginSet | undefined;

/** Gathers the plugins of a site, by the kind of page: those of `markdown` come first. */
export function createPluginLookup({
  dir,
  config,
  dependencies,
  foreign,
}: Pick<LoadedConfig, 'dir' | 'config' | 'dependencies' | 'foreign'>): PluginLookup {
  const folder = foreign && new WorkingFolder(dir);
  const {markdown, docs, blog, pages} = config;
  const mdast = namePlugins(markdown.mdastPlugins, 'mdastPlugins');
  const hast = namePlugins(markdown.hastPlugins, 'hastPlugins');
  const files = (): string => hashOf(...dependencies.flatMap((path) => [path, readFileSync(path)]));
  const createSet = (
    own: {
      readonly remarkPlugins?: readonly UnifiedEntry[];
      readonly rehypePlugins?: readonly UnifiedEntry[];
    } = {},
  ): PluginSet | undefined => {
    const remark = [...markdown.remarkPlugins, ...(own.remarkPlugins ?? [])];
    const rehype = [...markdown.rehypePlugins, ...(own.rehypePlugins ?? [])];
    if (![mdast, hast, remark, rehype].some((list) => list.some(Boolean))) return undefined;
    return {
      mdast,
      hast,
      remark,
      rehype,
      key: hashOf(files(), print([remark, rehype])),
      dir,
      missing: foreign?.missingPackages ?? [],
      folder,
    };
  };
  const docsSets = docs.map((own) => ({
    isOwn: createTest(
      config,
      [own.path, fileIn(own.id, 'versioned_docs')],
      translatedFolderOf(own.id),
    ),
    set: createSet(own),
  }));
  const sets = [
    ...blog.map((own) => ({
      isOwn: createTest(config, [own.path], translatedFolderOf(own.id, 'blog')),
      set: createSet(own),
    })),
    ...pages.map((own) => ({
      isOwn: createTest(config, [own.path], translatedFolderOf(own.id, 'pages')),
      set: createSet(own),
    })),
    ...docsSets,
  ];
  const other = docsSets[0] ?? {set: createSet()};
  return (path) => (sets.find(({isOwn}) => isOwn(path)) ?? other).set;
}

/** Tells whether a path is one of a file of a set of pages. */
type OwnTest = (file: string) => boolean;

/**
 * Makes the test for a file of a set of pages, of an older version of one or of a translation.
 * @param folders of the site; the first is the one that translations may be named by
 * @param translated name of the folder of its translations
 */
function createTest(
  config: LoadedConfig['config'],
  folders: readonly [string, ...string[]],
  translated: string,
): OwnTest {
  const all = [
    ...folders,
    ...translationFolders(config).flatMap((own) => [
      `${own}/${translated}`,
      `${own}/${folders[0]}`,
    ]),
  ];
  return (file) => all.some((folder) => file.startsWith(`${folder}/`));
}

/** Prints the options of a plugin. Those that come from elsewhere than the files, like the environment, change this text. */
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
