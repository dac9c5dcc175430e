import {type PluggableList, type Processor, unified} from 'unified';
import type {VFile} from 'vfile';
import type {UnifiedEntry, UnifiedPlugin} from '../../config/schema/unifiedEntry.ts';
import {PluginError} from './pluginError.ts';

/** A processor of unified with its plugins attached. */
export interface AttachedPlugins {
  readonly processor: Processor;
  /** Transformers that began, in order: the name of each plugin, and how many messages the file had by then. */
  readonly begun: readonly {readonly name: string; readonly messages: number}[];
  /** Plugins that want another parser: their signs are never read. */
  readonly extending: readonly string[];
}

type Use = (value: unknown, ...options: unknown[]) => Processor;
type Transform = (tree: object, file: VFile, ...next: unknown[]) => unknown;

const EXTENSIONS = ['micromarkExtensions', 'fromMarkdownExtensions'];

/**
 * Attaches plugins to a processor of unified; their failures and messages can be told apart by name.
 * @param list name of the option, for plugins without a name
 * @throws {PluginError} when one fails at that
 */
export function attachPlugins(entries: readonly UnifiedEntry[], list: string): AttachedPlugins {
  const processor = unified();
  const begun: {name: string; messages: number}[] = [];
  const extending: string[] = [];
  const wrapped = new Map<unknown, unknown>();

  const wrapPlugin = (plugin: UnifiedPlugin): unknown => {
    const known = wrapped.get(plugin);
    if (known) return known;
    const name = plugin.name || `${list}[${wrapped.size}]`;
    const attach = function attach(this: Processor, ...options: unknown[]): unknown {
      const before = countExtensions(this);
      const transform = attempt(name, () => plugin.apply(this as never, options as never[]));
      if (countExtensions(this) > before) extending.push(name);
      return typeof transform === 'function'
        ? wrapTransform(transform as Transform, (messages) => begun.push({name, messages}))
        : undefined;
    };
    wrapped.set(plugin, attach);
    return attach;
  };
  const wrapEntry = (entry: UnifiedEntry): unknown => {
    if (typeof entry === 'function') return wrapPlugin(entry);
    if (!entry || !('plugins' in entry)) return entry && [wrapPlugin(entry[0]), ...entry.slice(1)];
    return {...entry, plugins: wrapList(entry.plugins)};
  };
  const wrapList = (all: readonly UnifiedEntry[]): unknown[] => all.filter(Boolean).map(wrapEntry);

  // Plugins that add others do so through this one too.
  const use = processor.use.bind(processor) as Use;
  const useNamed: Use = (value, ...options) =>
    use(
      Array.isArray(value) ? wrapList(value as UnifiedEntry[]) : wrapEntry(value as UnifiedEntry),
      ...options,
    );
  Object.assign(processor, {use: useNamed});
  processor.use(entries as PluggableList).freeze();
  return {processor, begun, extending};
}

/** The same transformer, of as many parameters: with three, unified waits for a call of the last. */
function wrapTransform(transform: Transform, begin: (messages: number) => void): Transform {
  const run: Transform = (tree, file, ...next) => {
    begin(file.messages.length);
    return transform(tree, file, ...next);
  };
  return Object.defineProperty(run, 'length', {value: transform.length});
}

const countExtensions = (processor: Processor): number => {
  const data = processor.data() as Readonly<Record<string, unknown>>;
  return EXTENSIONS.reduce(
    (sum, key) => sum + (Array.isArray(data[key]) ? data[key].length : 0),
    0,
  );
};

function attempt<T>(plugin: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new PluginError(plugin, error);
  }
}
