import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {findNearest} from '../../errors/nearest.ts';
import {dropControls} from './dropControls.ts';
import {findCounterpart, saysOtherwise} from './foreignOptions.ts';
import {hasOptions, kindOf} from './plainObject.ts';
import {findRightValue, isTaken, unquoted} from './rightValue.ts';

/** Collects problems while a value is read. `path` names the option. */
export interface Report {
  (path: string, diagnostic: Diagnostic): void;
}

/** Reads one unknown value into `Out`, reporting what is wrong and going on with a usable value. */
export interface Schema<Out> {
  /** What is expected: `['文字', 'text']`. */
  readonly expects: Words;
  readonly isRequired: boolean;
  /** Its parts, for code that lists options; undefined for a single value. */
  readonly parts?: SchemaParts;
  /** `path` names the option in messages, e.g. `themeConfig.navbar.items[2].label`. */
  parse(value: unknown, path: string, report: Report): Out;
}

/** The options of an object, the items of a list or record, the kinds of value that are possible. */
export type SchemaParts =
  | {readonly kind: 'object'; readonly fields: Readonly<Record<string, Schema<unknown>>>}
  | {readonly kind: 'list' | 'record'; readonly item: Schema<unknown>}
  | {readonly kind: 'either'; readonly of: readonly Schema<unknown>[]}
  | {readonly kind: 'values'; readonly values: readonly unknown[]};

export type Infer<S> = S extends Schema<infer Out> ? Out : never;

/** Prints a value as it is in a message: short, on one line. */
export function printValue(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'function';
  const unlikeJson = printUnlikeJson(value);
  if (unlikeJson !== undefined) return unlikeJson;
  let text: string;
  try {
    text =
      (JSON.stringify(value, (_, inner: unknown) => printUnlikeJson(inner) ?? inner) as
        | string
        | undefined) ?? String(value);
  } catch {
    // It holds itself, is too deep, or is a number that JSON has no form for.
    text = typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : String(value);
  }
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Kinds of objects that JSON prints as empty ones. */
const NOT_JSON = ['Map', 'Promise', 'RegExp', 'Set'];

/** Prints a value for which JSON has no form, or another one's: `NaN` would be `null`. */
function printUnlikeJson(value: unknown): string | undefined {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Date && Number.isNaN(value.getTime())) return 'Invalid Date';
  if (typeof value === 'object' && value !== null && NOT_JSON.includes(kindOf(value)))
    return kindOf(value);
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : undefined;
}

/** Reports a value that a schema does not take, with what it was meant to be. */
function reportWrong(
  schema: Schema<unknown>,
  {value, path, report}: {value: unknown; path: string; report: Report},
): void {
  const right = path ? findRightValue(schema, value) : undefined;
  report(
    path,
    createDiagnostic('CFG-002', {
      path: path || 'config',
      expected: schema.expects,
      value: printValue(value),
      ...(right !== undefined && {right}),
    }),
  );
}

function leaf<Out>(
  expects: Words,
  fallback: Out,
  matches: (value: unknown) => boolean,
): Schema<Out> {
  return {
    expects,
    isRequired: true,
    parse(value, path, report) {
      // Pages, feeds and terminals get texts. Where signs that nobody sees are in a path or an address, that says so itself.
      const plain = typeof value === 'string' ? dropControls(value) : value;
      if (matches(value) && matches(plain)) return plain as Out;
      reportWrong(this, {value, path, report});
      return fallback;
    },
  };
}

/** Puts a space before Latin text that follows Chinese. */
const gap = (text: string): string => (/^[\w'"{]/.test(text) ? ` ${text}` : text);

export const text = (): Schema<string> => leaf(['文字', 'text'], '', (v) => typeof v === 'string');

export const flag = (): Schema<boolean> =>
  leaf(['true 或 false', 'true or false'], false, (v) => typeof v === 'boolean');
export const anyFunction = <F>(): Schema<F> =>
  leaf<F>(['函数', 'a function'], (() => undefined) as F, (v) => typeof v === 'function');
export const unchecked = <T>(expects: Words): Schema<T> =>
  leaf<T>(expects, {} as T, (v) => typeof v === 'object' && v !== null);

export const integer = (min: number, max: number): Schema<number> =>
  leaf(
    [`${min} 到 ${max} 的整数`, `a whole number from ${min} to ${max}`],
    min,
    (v) => Number.isInteger(v) && (v as number) >= min && (v as number) <= max,
  );

/** Accepts one of these values alone. */
export function oneOf<const T extends readonly (string | boolean | null)[]>(
  values: T,
): Schema<T[number]> {
  const written = values.map((v) => JSON.stringify(v));
  return {
    ...leaf<T[number]>([written.join(' 或 '), written.join(' or ')], values[0]!, (v) =>
      values.includes(v as never),
    ),
    parts: {kind: 'values', values},
  };
}

/** Reads a value by a function of its own; what that does not accept becomes undefined. */
export const valueThat = <T>(expects: Words, holds: (value: unknown) => boolean): Schema<T> =>
  leaf<T>(expects, undefined as T, holds);

/** Accepts text for which `holds` is true; `expects` words that rule. */
export function textThat(expects: Words, holds: (value: string) => boolean): Schema<string> {
  return leaf(expects, '', (v) => typeof v === 'string' && holds(v));
}

/** Accepts a list, each item by its schema. */
export function arrayOf<T>(item: Schema<T>): Schema<readonly T[]> {
  return {
    expects: [`列表，每项为${gap(item.expects[0])}`, `a list of ${item.expects[1]}`],
    parts: {kind: 'list', item},
    isRequired: true,
    parse(value, path, report) {
      // Not `map`, which passes over holes: `[a, , b]`.
      if (Array.isArray(value))
        return Array.from(value, (v, i) => item.parse(v, `${path}[${i}]`, report));
      reportWrong(this, {value, path, report});
      return [];
    },
  };
}

/** Accepts an object with any keys, each value by its schema. */
export function recordOf<T>(item: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return {
    expects: [`对象，每个值为${gap(item.expects[0])}`, `an object of ${item.expects[1]}`],
    parts: {kind: 'record', item},
    isRequired: true,
    parse(value, path, report) {
      if (hasOptions(value)) {
        return Object.fromEntries(
          Object.entries(value).map(([k, v]) => [k, item.parse(v, `${path}.${k}`, report)]),
        );
      }
      reportWrong(this, {value, path, report});
      return {};
    },
  };
}

/** Replaces `undefined` by a default, which is not checked again. */
export function withDefault<T, const D>(schema: Schema<T>, fallback: D): Schema<T | D> {
  return {
    expects: schema.expects,
    ...(schema.parts && {parts: schema.parts}),
    isRequired: false,
    parse: (value, path, report) =>
      value === undefined ? fallback : schema.parse(value, path, report),
  };
}

export const optional = <T>(schema: Schema<T>): Schema<T | undefined> =>
  withDefault(schema, undefined);

/** Chooses schema `a` for values that look like one of its own (`accepts`), else `b`. */
export function either<A, B>(
  accepts: (value: unknown) => boolean,
  a: Schema<A>,
  b: Schema<B>,
): Schema<A | B> {
  return {
    expects: [`${a.expects[0]}，或${gap(b.expects[0])}`, `${a.expects[1]}, or ${b.expects[1]}`],
    parts: {kind: 'either', of: [a, b]},
    isRequired: a.isRequired && b.isRequired,
    parse(value, path, report) {
      const plain = accepts(value) ? undefined : unquoted(value);
      if (plain === undefined || !accepts(plain) || isTaken(b, value))
        return accepts(value) ? a.parse(value, path, report) : b.parse(value, path, report);
      reportWrong({...this, parts: undefined}, {value, path, report});
      return a.parse(plain, path, report);
    },
  };
}

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Shape<F extends Fields> = {readonly [K in keyof F]: Infer<F[K]>};

/** Accepts an object with exactly these keys. Unknown keys are errors that name the nearest known one. */
export function object<const F extends Fields>(fields: F): Schema<Shape<F>> {
  const names = Object.keys(fields);
  const isLong = names.length > 8; // all of them would bury the rest of a message
  const named = isLong ? names.slice(0, 5) : names;
  return {
    expects: [
      `含 ${named.join('、')} ${isLong ? '等选项' : ''}的对象`,
      `an object with ${named.join(', ')}${isLong ? ' and others' : ''}`,
    ],
    parts: {kind: 'object', fields},
    isRequired: true,
    parse(value, path, report) {
      const isObject = hasOptions(value);
      if (!isObject) reportWrong(this, {value, path, report});
      const input = isObject ? value : {};
      const at = (key: string) => (path ? `${path}.${key}` : key);
      for (const key of Object.keys(input)) {
        if (Object.hasOwn(fields, key)) continue;
        const nearest = findNearest(key, Object.keys(fields));
        const counterpart = findCounterpart(at(key), input[key]);
        report(
          at(key),
          createDiagnostic('CFG-001', {
            path: at(key),
            ...(counterpart !== undefined && {counterpart}),
            ...(nearest !== undefined && {nearest: at(nearest)}),
          }),
        );
      }
      const entries = Object.entries(fields).map(([key, schema]) => {
        if (isObject && input[key] === undefined && schema.isRequired) {
          if (!saysOtherwise(input, {path, options: [key]}))
            report(path, createDiagnostic('CFG-004', {path: at(key), expected: schema.expects}));
          return [key, undefined] as const;
        }
        return [
          key,
          isObject || !schema.isRequired ? schema.parse(input[key], at(key), report) : undefined,
        ] as const;
      });
      return Object.fromEntries(entries) as Shape<F>;
    },
  };
}

/** Accepts an optional object whose own fields all have defaults: leaving it out equals `{}`. */
export function section<const F extends Fields>(fields: F): Schema<Shape<F>> {
  const inner = object(fields);
  return {
    expects: inner.expects,
    parts: {kind: 'object', fields},
    isRequired: false,
    parse: (value, path, report) => inner.parse(value === undefined ? {} : value, path, report),
  };
}
