import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {VFile} from 'vfile';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {PluginError} from './pluginError.ts';
import {attachPlugins} from './unifiedPlugin.ts';
import type {UnifiedEntry} from '../../config/schema/unifiedEntry.ts';

/** What plugins get to know of a note. */
export interface PluginFile {
  /** Folder of the site. */
  readonly dir: string;
  /** Relative to it. */
  readonly path: string;
  /** The text that the positions of the tree belong to. */
  readonly text: string;
}

export interface PluginMessage {
  readonly plugin: string;
  readonly reason: string;
  /** In the text that the tree was made from. */
  readonly place?: {readonly line: number; readonly column: number} | undefined;
}

/**
 * Runs plugins of unified over a tree, one after the other.
 * @throws {PluginError} when one fails
 */
export async function transformTree<T extends object>(
  tree: T,
  entries: readonly UnifiedEntry[],
  list: string,
  {dir, path, text}: PluginFile,
): Promise<{tree: T; messages: readonly PluginMessage[]}> {
  const {processor, begun} = attachPlugins(entries, list);
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
  const plugin = begun.at(-1)?.name ?? list;
  const wrong = findWrongNode(result);
  if (wrong !== undefined) throw new PluginError(plugin, new TypeError(wrong));
  const messages = file.messages.map((message, i) => ({
    plugin: begun.findLast((step) => step.messages <= i)?.name ?? list,
    reason: message.reason,
    place: startOf(message.place),
  }));
  return {tree: result as T, messages};
}

/** How deep a tree of a plugin may be: what holds itself has no end. */
const TREE_LIMIT = 5000;

/** Says what makes a plugin's result no tree; undefined for a tree. */
function findWrongNode(root: unknown): string | undefined {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > TREE_LIMIT) return `the tree is deeper than ${TREE_LIMIT} nodes`;
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null) return `a node is ${String(node)}`;
      const {type, tagName, children, value} = node as Record<string, unknown>;
      if (typeof type !== 'string') return 'a node has no type';
      if (type === 'element' && typeof tagName !== 'string') return 'an element has no tagName';
      if (type === 'element' && !Array.isArray(children)) return 'an element has no children';
      if (type === 'text' && typeof value !== 'string') return 'a text has no value';
      if (Array.isArray(children)) for (const child of children) next.push(child);
    }
    level = next;
  }
  return undefined;
}

/** What stands in the file now, for plugins that look at it; nothing when there is no file. */
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

/** The beginning of a place of VFile, a point or a range. */
export function startOf(place: unknown): {line: number; column: number} | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  const {line, column, start} = place as {line?: unknown; column?: unknown; start?: unknown};
  if (start !== undefined) return startOf(start);
  return typeof line === 'number' && typeof column === 'number' ? {line, column} : undefined;
}
