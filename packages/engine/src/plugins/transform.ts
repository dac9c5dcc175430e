import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {VFile} from 'vfile';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {attachPlugins, PluginError, type Transformer, type UnifiedEntry} from './unifiedPlugin.ts';

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
export async function transformTree<T extends object>(tree: T, entries: readonly UnifiedEntry[], list: string, {dir, path, text}: PluginFile): Promise<{tree: T; messages: readonly PluginMessage[]}> {
  const {transformers} = attachPlugins(entries, list);
  const file = new VFile({path: join(dir, path), cwd: dir, value: text, data: {frontMatter: readFrontMatter(join(dir, path))}});
  const messages: PluginMessage[] = [];
  let current = tree;
  for (const {name, transform} of transformers) {
    const known = file.messages.length;
    try {
      current = ((await run(transform, current, file)) as T | undefined) ?? current;
    } catch (error) {
      throw new PluginError(name, error);
    }
    messages.push(...file.messages.slice(known).map((message) => ({plugin: name, reason: message.reason, place: startOf(message.place)})));
  }
  return {tree: current, messages};
}

/** What stands in the file now, for plugins that look at it; nothing when there is no file. */
function readFrontMatter(path: string): Readonly<Record<string, unknown>> {
  return existsSync(path) ? parseFrontMatter(readFileSync(path, 'utf8').replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), path).data : {};
}

/** Calls a transformer in each of the ways that unified knows: a result, a promise, or a third parameter that is called. */
async function run(transform: Transformer, tree: object, file: VFile): Promise<unknown> {
  const call = transform as unknown as (tree: object, file: VFile, next?: (error?: Error | null, tree?: unknown) => void) => unknown;
  const result = await (call.length < 3
    ? call(tree, file)
    : new Promise((done, fail) => {
        const returned = call(tree, file, (error, next) => (error ? fail(error) : done(next)));
        if (returned instanceof Promise) returned.then(done, fail);
        else if (returned !== undefined && returned !== null) done(returned);
      }));
  if (result instanceof Error) throw result;
  return result;
}

/** The beginning of a place of VFile, a point or a range. */
export function startOf(place: unknown): {line: number; column: number} | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  const {line, column, start} = place as {line?: unknown; column?: unknown; start?: unknown};
  if (start !== undefined) return startOf(start);
  return typeof line === 'number' && typeof column === 'number' ? {line, column} : undefined;
}
