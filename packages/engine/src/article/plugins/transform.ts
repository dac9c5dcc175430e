import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {VFile} from 'vfile';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {thrownText} from '../../errors/thrownText.ts';
import {PluginError} from './pluginError.ts';
import type {WorkingFolder} from '../../cache/workingFolder.ts';
import {attachPlugins} from './unifiedPlugin.ts';
import {findWrongNode} from './wrongNode.ts';
import type {UnifiedEntry} from '../../config/schema/unifiedEntry.ts';

/** The file of a note as plugins get it. */
export interface PluginFile {
  /** Folder of the site. */
  readonly dir: string;
  /** Relative to it. */
  readonly path: string;
  /** The text that the positions of the tree belong to. */
  readonly text: string;
  /** Plugins that fail are left out; default false. */
  readonly mayFail?: boolean;
  /** Where plugins run; default where the process does. */
  readonly folder?: WorkingFolder | undefined;
}

export interface PluginMessage {
  readonly plugin: string;
  readonly reason: string;
  /** In the text that the tree was made from. */
  readonly place?: {readonly line: number; readonly column: number} | undefined;
}

/** A tree after plugins. */
export interface Transformed<T> {
  readonly tree: T;
  /** Name of the plugin that ran last; that of the list where none did. */
  readonly lastPlugin: string;
  readonly messages: readonly PluginMessage[];
  /** Names of the plugins that failed and were left out. */
  readonly leftOut: readonly string[];
}

/** A list of plugins in the configuration. */
interface PluginList {
  readonly name: 'remarkPlugins' | 'rehypePlugins';
  readonly entries: readonly UnifiedEntry[];
}

/**
 * Runs plugins of unified over a tree, one after the other.
 * @throws {PluginError} when one fails that is not left out
 */
export async function transformTree<T extends object>(
  tree: T,
  list: PluginList,
  file: PluginFile,
): Promise<Transformed<T>> {
  const work = () => transformHere(tree, list, file);
  return file.folder ? file.folder.run(work) : work();
}

async function transformHere<T extends object>(
  tree: T,
  {name: list, entries}: PluginList,
  {dir, path, text, mayFail}: PluginFile,
): Promise<Transformed<T>> {
  const {processor, begun, leftOut} = attachPlugins(entries, list, mayFail);
  const file = new VFile({
    path: join(dir, path),
    cwd: dir,
    value: text,
    data: {frontMatter: readFrontMatter(join(dir, path))},
  });
  let result: unknown;
  try {
    result = await processor.run(tree as Parameters<typeof processor.run>[0], file);
  } catch (error) {
    throw new PluginError(begun.at(-1)?.name ?? list, error);
  }
  const lastPlugin = begun.at(-1)?.name ?? list;
  const wrong = findWrongNode(result);
  if (wrong !== undefined) throw new PluginError(lastPlugin, new TypeError(wrong));
  // A plugin may have put anything in their place.
  const messages = listOf(file.messages).map((message, i) => ({
    plugin: begun.findLast((step) => step.messages <= i)?.name ?? list,
    reason: thrownText(message.reason),
    place: startOf(message.place),
  }));
  return {tree: result as T, lastPlugin, messages, leftOut};
}

/** Reads a list of objects; what is none is left out. */
const listOf = (values: unknown): Partial<Record<'reason' | 'place', unknown>>[] =>
  Array.isArray(values)
    ? values.filter((value) => typeof value === 'object' && value !== null)
    : [];

/** Returns what is in the file now, for plugins that look at it; nothing when there is no file. */
function readFrontMatter(path: string): Readonly<Record<string, unknown>> {
  return existsSync(path)
    ? parseFrontMatter(
        readFileSync(path, 'utf8')
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n'),
        path,
      ).data
    : {};
}

/** Reads the beginning of a place of VFile, a point or a range. */
export function startOf(place: unknown): {line: number; column: number} | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  const {line, column, start} = place as {line?: unknown; column?: unknown; start?: unknown};
  if (start !== undefined) return startOf(start);
  return typeof line === 'number' && typeof column === 'number' ? {line, column} : undefined;
}
