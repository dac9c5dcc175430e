import {append} from '../../cache/append.ts';
import {type PluginReport, REPORTS} from '../parse/reports.ts';
import {PluginError} from './pluginError.ts';

interface Context {
  readonly data: Record<string, unknown>;
  getDiagnostics(): readonly Omit<PluginReport, 'plugin'>[];
}

type Visit = (node: unknown, context: Context) => unknown;

/**
 * Wraps plugins so that a failure names the plugin, and what they report is gathered.
 * @param list name of the option, for factories without a name
 */
export function namePlugins<T>(entries: readonly T[], list: string): T[] {
  return entries.map((entry, i) => nameEntry(entry, `${list}[${i}]`) as T);
}

function nameEntry(entry: unknown, name: string): unknown {
  if (Array.isArray(entry)) return entry.map((item) => nameEntry(item, name));
  if (typeof entry === 'function')
    return (context: unknown) =>
      nameEntry(
        attempt(entry.name || name, () => (entry as (context: unknown) => unknown)(context)),
        entry.name || name,
      );
  if (typeof entry !== 'object' || entry === null) return entry;
  const plugin = entry as Readonly<Record<string, unknown>> & {
    readonly name: string;
    readonly after?: Visit;
  };
  const wrapped = Object.fromEntries(
    Object.entries(plugin).map(([key, value]) => [key, wrapVisitors(value, plugin, plugin.name)]),
  );
  const after: Visit = (root, context) => {
    const gather = (): void => {
      const reports = (context.data[REPORTS] ??= []) as PluginReport[];
      append(
        reports,
        context
          .getDiagnostics()
          .map(({message, severity}) => ({plugin: plugin.name, message, severity})),
      );
    };
    const result = (wrapped['after'] as Visit | undefined)?.(root, context);
    return result instanceof Promise ? result.then(gather) : gather();
  };
  return {...wrapped, after};
}

/** Wraps visitors, so that what they throw names their plugin. A visitor is a function, `{filter, visit}`, or a list of these. */
function wrapVisitors(value: unknown, plugin: unknown, name: string): unknown {
  if (typeof value === 'function')
    return (...given: unknown[]) =>
      attempt(name, () => (value as (...given: unknown[]) => unknown).apply(plugin, given));
  if (Array.isArray(value)) return value.map((item) => wrapVisitors(item, plugin, name));
  if (typeof value === 'object' && value !== null && 'visit' in value)
    return {...value, visit: wrapVisitors(value.visit, value, name)};
  return value;
}

function attempt(plugin: string, run: () => unknown): unknown {
  const fail = (error: unknown): never => {
    throw new PluginError(plugin, error);
  };
  try {
    const result = run();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (error) {
    return fail(error);
  }
}
