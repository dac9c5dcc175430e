import {isPlainObject} from './plainObject.ts';
import type {Schema, SchemaParts} from './schema.ts';

/** Options that a lone text stands for in the place of an object: `docs: 'notes'`, `logo: 'logo.svg'`, `colorMode: 'dark'`, `footer: '© 2026'`. */
const MAIN_OPTIONS = ['path', 'src', 'defaultMode', 'legal'];

/**
 * Finds what a wrong value was meant to be and prints it as it is written in code: `'true'` → `true`, `'a.css'` → `['a.css']`,
 * `'notes'` → `{path: 'notes'}`; undefined where the schema takes none of it.
 */
export function findRightValue(schema: Schema<unknown>, value: unknown): string | undefined {
  // A list or an object that is still to come.
  if (schema.parts && value instanceof Promise) return 'await …';
  const right = listCandidates(value, schema.parts).find((one) => isTaken(schema, one));
  return right === undefined ? undefined : printShortCode(right);
}

/** Tells whether a schema takes a value without a remark. */
export function isTaken(schema: Schema<unknown>, value: unknown): boolean {
  let isSound = true;
  schema.parse(value, '', () => (isSound = false));
  return isSound;
}

/** Reads what is in quotes and needs none; undefined for other values. */
export function unquoted(value: unknown): boolean | number | undefined {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

function listCandidates(value: unknown, parts: SchemaParts | undefined): unknown[] {
  const isLone = ['string', 'number', 'boolean'].includes(typeof value);
  if (parts?.kind === 'list') return isLone ? [[value]] : listPairs(value, parts.item);
  if (parts?.kind === 'object') {
    if (typeof value !== 'string' || unquoted(value) !== undefined)
      return value === true ? [{}] : [];
    const keys = MAIN_OPTIONS.filter((key) => Object.hasOwn(parts.fields, key));
    return keys.flatMap((key) => [{[key]: value}, {[key]: [value]}]);
  }
  const plain = unquoted(value);
  if (plain !== undefined) return [plain];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'string'
    ? [value[0]]
    : [];
}

/** Makes a list of an object whose keys lead to its values: `{'/a': '/b/'}` → `[{from: '/a', to: '/b/'}]`. */
function listPairs(value: unknown, {parts}: Schema<unknown>): unknown[] {
  const hasSides =
    parts?.kind === 'object' && ['from', 'to'].every((key) => Object.hasOwn(parts.fields, key));
  return hasSides && isPlainObject(value)
    ? [Object.entries(value).map(([from, to]) => ({from, to}))]
    : [];
}

/** Maximum length of code in a message: longer code makes none clearer. */
const MAX_CODE_LENGTH = 80;

function printShortCode(value: unknown): string | undefined {
  const code = printCode(value);
  return code.length > MAX_CODE_LENGTH ? undefined : code;
}

/** Prints a value as it is written in code; `printValue` prints it as it is in a message. */
function printCode(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(printCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([key, own]) => `${key}: ${printCode(own)}`)
    .join(', ')}}`;
}
