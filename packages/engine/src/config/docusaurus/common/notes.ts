import {printValue} from '../../schema/schema.ts';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {DEFAULT_COLLECTION} from '../../options/collection.ts';
import type {Words} from '../../../errors/language.ts';
import type {ConfigProblem} from '../../siteConfig.ts';
import {toPlainObject as toValues} from '../../schema/plainObject.ts';

/** An object whose keys are not known yet. */
export type Values = Readonly<Record<string, unknown>>;

/** Collects what of a foreign configuration has no counterpart here. */
export interface Notes {
  readonly all: readonly ConfigProblem[];
  add(path: string, diagnostic: Diagnostic): void;
  /** CFG-200: the option at `path` has no effect. `advice` says what to do instead: Chinese, English. */
  ignore(path: string, advice?: readonly [zh: string, en: string]): void;
  /** CFG-220: a plugin that does not run here. */
  ignorePlugin(path: string, name: string, advice?: readonly [zh: string, en: string]): void;
  /** CFG-230: a navbar item that cannot be rendered. */
  ignoreItem(path: string, type: string, advice?: readonly [zh: string, en: string]): void;
}

/** Creates a list of what is noteworthy in a translated configuration. */
export function createNotes(): Notes {
  const all: ConfigProblem[] = [];
  const add = (option: string, diagnostic: Diagnostic): void => void all.push({option, diagnostic});
  return {
    all,
    add,
    ignore: (path, advice) =>
      add(path, createDiagnostic('CFG-200', {path, ...(advice && {advice})})),
    ignorePlugin: (path, name, advice) =>
      add(path, createDiagnostic('CFG-220', {name, ...(advice && {advice})})),
    ignoreItem: (path, type, advice) =>
      add(path, createDiagnostic('CFG-230', {type, ...(advice && {advice})})),
  };
}

export {toValues};

/** Returns the id of a set of notes, a blog or another plugin, which its options need not name. */
export function idOf({id}: Values): string {
  return typeof id === 'string' ? id : DEFAULT_COLLECTION;
}

/** Keeps what JSON can hold of values: no functions, none of the stand-ins of packages. Nothing of what refers to itself. */
export function toPlainData(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      try {
        const json = JSON.stringify(value) as string | undefined;
        return json === undefined ? [] : [[key, JSON.parse(json) as unknown]];
      } catch {
        return [];
      }
    }),
  );
}

/** Returns the value if it is a list, else an empty one. */
export function toList(value: unknown): readonly unknown[] {
  // A hole, as in `[a, , b]`, is `undefined`: `map` would keep it, and what follows would find it.
  return Array.isArray(value) ? Array.from(value as unknown[]) : [];
}

/** Reads a plugin or preset as lists of them name it: alone, or with its options. */
export function toEntry(entry: unknown): {readonly plugin: unknown; readonly options: Values} {
  const [written, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  // `require('./plugin.ts')` of a module with a default export.
  const {default: own} = toValues(written);
  const plugin = typeof own === 'function' ? own : written;
  // Neither a name nor a function: named as messages print it, since not every object can be text.
  const isOdd = typeof plugin === 'object' && plugin !== null;
  return {plugin: isOdd ? printValue(plugin) : plugin, options: toValues(options)};
}

/** Returns a text, and a number as one; undefined for all else, of which `String` would make words of its own or throw. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the texts of a list that an option has; all else in it, and what is no list, is left out and noted: CFG-002. */
export function toTexts(value: unknown, path: string, notes: Notes): readonly string[] {
  const leaveOut = (at: string, expected: Words, wrong: unknown): void =>
    notes.add(
      at,
      createDiagnostic(
        'CFG-002',
        {path: at, expected, value: printValue(wrong)},
        {level: 'warning'},
      ),
    );
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) leaveOut(path, ['文字的列表', 'a list of texts'], value);
  return toList(value).flatMap((one, i) => {
    if (typeof one === 'string') return [one];
    leaveOut(`${path}[${i}]`, ['文字', 'text'], one);
    return [];
  });
}

/** Picks the named values that are there, under the same names. */
export function pick(values: Values, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Notes each key that says something and is not among the known ones. */
export function ignoreOthers(
  values: Values,
  known: readonly string[],
  {path, notes}: {readonly path: string; readonly notes: Notes},
): void {
  for (const [key, value] of Object.entries(values))
    if (!isEmpty(value) && !known.includes(key)) notes.ignore(path === '' ? key : `${path}.${key}`);
}

/**
 * Names what is written where a name is expected: text as it is, anything else as messages print it. `String` throws for an object
 * without a prototype.
 */
export const toName = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'function' ? String(value) : printValue(value);
