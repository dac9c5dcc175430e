import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';

/** Collects problems while a value is read. `path` names the option. */
export interface Report {
  (path: string, diagnostic: Diagnostic): void;
}

/** Reads one unknown value into `Out`, reporting what is wrong and going on with a usable value. */
export interface Schema<Out> {
  /** What is expected, in words a person writes: `text`, `true or false`. */
  readonly expects: string;
  readonly isRequired: boolean;
  /** `path` names the option in messages, e.g. `themeConfig.navbar.items[2].label`. */
  parse(value: unknown, path: string, report: Report): Out;
}

export type Infer<S> = S extends Schema<infer Out> ? Out : never;

/** A value as it stands in a message: short, on one line. */
export function printValue(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function leaf<Out>(expects: string, fallback: Out, matches: (value: unknown) => boolean): Schema<Out> {
  return {
    expects,
    isRequired: true,
    parse(value, path, report) {
      if (matches(value)) return value as Out;
      report(path, createDiagnostic('CFG-002', {path, expected: expects, value: printValue(value)}));
      return fallback;
    },
  };
}

export const text = (): Schema<string> => leaf('text', '', (v) => typeof v === 'string');
export const flag = (): Schema<boolean> => leaf('true or false', false, (v) => typeof v === 'boolean');
export const anyFunction = <F>(): Schema<F> => leaf<F>('a function', (() => undefined) as F, (v) => typeof v === 'function');
export const unchecked = <T>(expects: string): Schema<T> => leaf<T>(expects, {} as T, (v) => typeof v === 'object' && v !== null);

export const integer = (min: number, max: number): Schema<number> =>
  leaf(`a whole number from ${min} to ${max}`, min, (v) => Number.isInteger(v) && (v as number) >= min && (v as number) <= max);

export function oneOf<const T extends readonly (string | boolean | null)[]>(values: T): Schema<T[number]> {
  const expects = values.map((v) => JSON.stringify(v)).join(' or ');
  return leaf<T[number]>(expects, values[0]!, (v) => values.includes(v as never));
}

/** A value of the reader's own kind; what is none becomes undefined. */
export const valueThat = <T>(expects: string, holds: (value: unknown) => boolean): Schema<T> => leaf<T>(expects, undefined as T, holds);

/** Text in which the reader's own rule holds; `expects` words the rule. */
export function textThat(expects: string, holds: (value: string) => boolean): Schema<string> {
  return leaf(expects, '', (v) => typeof v === 'string' && holds(v));
}

export function arrayOf<T>(item: Schema<T>): Schema<readonly T[]> {
  return {
    expects: `a list of ${item.expects}`,
    isRequired: true,
    parse(value, path, report) {
      if (Array.isArray(value)) return value.map((v, i) => item.parse(v, `${path}[${i}]`, report));
      report(path, createDiagnostic('CFG-002', {path, expected: this.expects, value: printValue(value)}));
      return [];
    },
  };
}

export function recordOf<T>(item: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return {
    expects: `an object of ${item.expects}`,
    isRequired: true,
    parse(value, path, report) {
      if (isPlainObject(value)) {
        return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, item.parse(v, `${path}.${k}`, report)]));
      }
      report(path, createDiagnostic('CFG-002', {path, expected: this.expects, value: printValue(value)}));
      return {};
    },
  };
}

/** `undefined` gives the default, which is not checked again. */
export function withDefault<T, const D>(schema: Schema<T>, fallback: D): Schema<T | D> {
  return {
    expects: schema.expects,
    isRequired: false,
    parse: (value, path, report) => (value === undefined ? fallback : schema.parse(value, path, report)),
  };
}

export const optional = <T>(schema: Schema<T>): Schema<T | undefined> => withDefault(schema, undefined);

/** The first schema whose values look like this one (`accepts`), else the last. */
export function either<A, B>(accepts: (value: unknown) => boolean, a: Schema<A>, b: Schema<B>): Schema<A | B> {
  return {
    expects: `${a.expects}, or ${b.expects}`,
    isRequired: a.isRequired && b.isRequired,
    parse: (value, path, report) => (accepts(value) ? a.parse(value, path, report) : b.parse(value, path, report)),
  };
}

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Shape<F extends Fields> = {readonly [K in keyof F]: Infer<F[K]>};

/** An object with exactly these keys. Unknown keys are errors that name the nearest known one. */
export function object<const F extends Fields>(fields: F): Schema<Shape<F>> {
  return {
    expects: `an object with ${Object.keys(fields).join(', ')}`,
    isRequired: true,
    parse(value, path, report) {
      const isObject = isPlainObject(value);
      if (!isObject) report(path, createDiagnostic('CFG-002', {path: path || 'config', expected: this.expects, value: printValue(value)}));
      const input = isObject ? value : {};
      const at = (key: string) => (path ? `${path}.${key}` : key);
      for (const key of Object.keys(input)) {
        if (Object.hasOwn(fields, key)) continue;
        const nearest = findNearest(key, Object.keys(fields));
        report(at(key), createDiagnostic('CFG-001', {path: at(key), ...(nearest !== undefined && {nearest: at(nearest)})}));
      }
      const entries = Object.entries(fields).map(([key, schema]) => {
        if (isObject && input[key] === undefined && schema.isRequired) {
          report(path, createDiagnostic('CFG-004', {path: at(key), expected: schema.expects}));
          return [key, undefined] as const;
        }
        return [key, isObject || !schema.isRequired ? schema.parse(input[key], at(key), report) : undefined] as const;
      });
      return Object.fromEntries(entries) as Shape<F>;
    },
  };
}

/** An optional object whose own fields all have defaults: leaving it out equals `{}`. */
export function section<const F extends Fields>(fields: F): Schema<Shape<F>> {
  const inner = object(fields);
  return {
    expects: inner.expects,
    isRequired: false,
    parse: (value, path, report) => inner.parse(value === undefined ? {} : value, path, report),
  };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
