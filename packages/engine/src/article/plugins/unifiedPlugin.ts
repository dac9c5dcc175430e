import {types} from 'node:util';
import {type PluggableList, type Processor, unified} from 'unified';
import type {VFile} from 'vfile';
import type {UnifiedEntry, UnifiedPlugin} from '../../config/schema/unifiedEntry.ts';
import {missingPackageOf} from '../../config/docusaurus/common/missingPackage.ts';
import {isNativePlugin} from '../../config/docusaurus/plugins/pluginOptions.ts';
import {thrownText} from '../../errors/thrownText.ts';
import {PluginError} from './pluginError.ts';
import {findWrongNode} from './wrongNode.ts';

/** A processor of unified with its plugins attached. */
interface AttachedPlugins {
  readonly processor: Processor;
  /** Transformers that began, in order: the name of each plugin, and how many messages the file had by then. */
  readonly begun: readonly {readonly name: string; readonly messages: number}[];
  /** Plugins that want another parser: their signs are never read. */
  readonly extending: readonly string[];
  /** Names of the plugins that failed and were left out. */
  readonly leftOut: readonly string[];
}

type Use = (value: unknown, ...options: unknown[]) => Processor;
type Transform = (tree: object, file: VFile, ...next: unknown[]) => unknown;

const EXTENSIONS = ['micromarkExtensions', 'fromMarkdownExtensions'];

/**
 * Attaches plugins to a processor of unified; their failures and messages can be told apart by name.
 * @param list name of the option, for plugins without a name
 * @param mayFail whether a plugin that fails is left out, and the tree stays what it was before it
 * @throws {PluginError} when one fails at that and may not
 */
export function attachPlugins(
  entries: readonly UnifiedEntry[],
  list: string,
  mayFail = false,
): AttachedPlugins {
  const processor = unified();
  const begun: {name: string; messages: number}[] = [];
  const extending: string[] = [];
  const leftOut: string[] = [];
  const wrapped = new Map<unknown, unknown>();

  const wrapPlugin = (plugin: UnifiedPlugin): unknown => {
    const known = wrapped.get(plugin);
    if (known) return known;
    const name = plugin.name || `${list}[${wrapped.size}]`;
    const attach = function attach(this: Processor, ...options: unknown[]): unknown {
      const before = countExtensions(this);
      const leaveOut = mayFail ? () => leftOut.push(name) : undefined;
      const transform = attempt(name, leaveOut, () =>
        plugin.apply(this as never, options as never[]),
      );
      if (countExtensions(this) > before) extending.push(name);
      const missing = missingPackageOf(transform);
      if (missing !== undefined) {
        if (!isNativePlugin(missing)) leftOut.push(name);
        return undefined;
      }
      if (typeof transform !== 'function') return undefined;
      const whole = wrapTransform(transform as Transform, (messages) =>
        begun.push({name, messages}),
      );
      return leaveOut && whole.length < 3 ? orUntouched(whole, leaveOut) : whole;
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
  return {processor, begun, extending, leftOut};
}

/** Returns the same transformer, of as many parameters: with three, unified waits for a call of the last. */
function wrapTransform(transform: Transform, begin: (messages: number) => void): Transform {
  const run: Transform = (tree, file, ...next) => {
    begin(file.messages.length);
    try {
      const made = transform(tree, file, ...next);
      return made instanceof Promise ? made.catch(throwError) : made;
    } catch (error) {
      return throwError(error);
    }
  };
  return Object.defineProperty(run, 'length', {value: transform.length});
}

/** Throws what a transformer threw as an error: unified takes `null` for none, and asks a proxy, which may throw again. */
function throwError(thrown: unknown): never {
  throw thrown && !types.isProxy(thrown) ? thrown : new Error(thrownText(thrown));
}

const countExtensions = (processor: Processor): number => {
  const data = processor.data() as Readonly<Record<string, unknown>>;
  return EXTENSIONS.reduce(
    (sum, key) => sum + (Array.isArray(data[key]) ? data[key].length : 0),
    0,
  );
};

/** Returns the same transformer, which gives the tree as it was where it fails. */
function orUntouched(transform: Transform, leaveOut: () => void): Transform {
  return async (tree, file) => {
    const before = structuredClone(tree);
    try {
      const made = (await transform(tree, file)) ?? tree;
      if (findWrongNode(made) === undefined) return made;
    } catch {
      // What it wanted is not there.
    }
    leaveOut();
    return before;
  };
}

/** @throws {PluginError} where the plugin cannot be left out */
function attempt<T>(
  plugin: string,
  leaveOut: (() => void) | undefined,
  run: () => T,
): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!leaveOut) throw new PluginError(plugin, error);
    leaveOut();
    return undefined;
  }
}
