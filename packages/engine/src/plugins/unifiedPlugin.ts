/** What a plugin does to a tree: changes it, or returns (or hands to `next`) another one. */
export type Transformer = (tree: never, file: never, next?: (error?: Error | null, tree?: unknown) => void) => unknown;

/** A plugin of remark or rehype: called once with its options and a processor as `this`. */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown;

/** How a plugin stands in the configuration: itself, with options, as a preset, or nothing. */
export type UnifiedEntry = UnifiedPlugin | readonly [plugin: UnifiedPlugin, ...options: unknown[]] | {readonly plugins: readonly UnifiedEntry[]} | null | undefined | false;

/** What some plugins do, in order. */
export interface AttachedPlugins {
  readonly transformers: readonly {readonly name: string; readonly transform: Transformer}[];
  /** Plugins that want another parser: their signs are never read. */
  readonly extending: readonly string[];
}

/** The failure of a plugin. `cause` is what it threw. */
export class PluginError extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), {cause});
    this.name = 'PluginError';
    this.plugin = plugin;
  }
}

const EXTENSIONS = ['micromarkExtensions', 'fromMarkdownExtensions'];

/**
 * Calls the plugins with their options, as unified does: the last options of a plugin that stands twice count, `false` in
 * their place leaves it out.
 * @param list name of the option, for plugins without a name
 * @throws {PluginError} when one fails at that
 */
export function attachPlugins(entries: readonly UnifiedEntry[], list: string): AttachedPlugins {
  const wanted = new Map<UnifiedPlugin, readonly unknown[]>();
  const add = (entry: UnifiedEntry): void => {
    if (!entry) return;
    if (typeof entry === 'function') wanted.set(entry, wanted.get(entry) ?? []);
    else if ('plugins' in entry) entry.plugins.forEach(add);
    else wanted.set(entry[0], entry.slice(1));
  };
  entries.forEach(add);
  const data: Record<string, unknown> = {};
  const processor = createProcessor(data, add);
  const transformers: {name: string; transform: Transformer}[] = [];
  const extending: string[] = [];
  let number = 0;
  // A plugin may add others, which the map then visits after it.
  for (const [plugin, options] of wanted) {
    const name = plugin.name || `${list}[${number}]`;
    number++;
    if (options[0] === false) continue;
    const before = countExtensions(data);
    const transform = attempt(name, () => plugin.apply(processor, (options[0] === true ? options.slice(1) : options) as never[]));
    if (countExtensions(data) > before) extending.push(name);
    if (typeof transform === 'function') transformers.push({name, transform: transform as Transformer});
  }
  return {transformers, extending};
}

/** The part of a processor of unified that plugins use. */
function createProcessor(data: Record<string, unknown>, add: (entry: UnifiedEntry) => void): never {
  const processor = {
    data(key?: string | Readonly<Record<string, unknown>>, ...value: unknown[]): unknown {
      if (key === undefined) return data;
      if (typeof key === 'string' && value.length === 0) return data[key];
      Object.assign(data, typeof key === 'string' ? {[key]: value[0]} : key);
      return processor;
    },
    use(entry: UnifiedEntry, ...options: unknown[]): unknown {
      add(typeof entry === 'function' && options.length > 0 ? [entry, ...options] : entry);
      return processor;
    },
    freeze: (): unknown => processor,
  };
  return processor as never;
}

const countExtensions = (data: Readonly<Record<string, unknown>>): number =>
  EXTENSIONS.reduce((sum, key) => sum + (Array.isArray(data[key]) ? data[key].length : 0), 0);

function attempt<T>(plugin: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new PluginError(plugin, error);
  }
}
