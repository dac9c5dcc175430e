import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {printValue} from '../../config/schema/schema.ts';
import {findScriptScheme} from '../../config/schema/scriptAddress.ts';
import type {Words} from '../../errors/language.ts';
import {editDistance} from '../../errors/nearest.ts';
import type {FrontMatter} from './frontMatter.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';

/** Reads one kind of value; undefined means "not of that kind". */
export interface FieldReader<T> {
  readonly expects: Words;
  /** The value is where an address does in the page. */
  readonly isAddress?: boolean;
  /** Without a letter it would be an invisible link or heading: it counts as not written, like `null`. */
  readonly isName?: boolean;
  read(value: unknown): T | undefined;
  /** Reads what other readers take for a value of that kind, and how to write it. */
  guess?(value: unknown): {readonly value: T; readonly as: string} | undefined;
  /** Writes what a value of another kind likely means the way it is read: `是` → `true`. Undefined where that is not plain. */
  rewrite?(value: unknown): string | undefined;
}

/** Text; numbers, booleans and dates count as the text they were written as. */
export const textField: FieldReader<string> = {
  expects: ['文字', 'text'],
  read: (v) =>
    typeof v === 'string'
      ? v
      : typeof v === 'number' || typeof v === 'boolean'
        ? String(v)
        : toIsoDate(v),
};
/** Text that readers see as a name, or that the page is known by. */
export const nameField: FieldReader<string> = {...textField, isName: true};
/** Text that the page puts into a link or a picture; `true` and `false` are none. */
export const addressField: FieldReader<string> = {
  ...textField,
  isAddress: true,
  read: (v) => (typeof v === 'boolean' ? undefined : textField.read(v)),
};
/** True or false, also in quotes, as Docusaurus reads it: `"true"` → true. */
export const flagField: FieldReader<boolean> = {
  expects: ['true 或 false', 'true or false'],
  read(v) {
    const word = typeof v === 'string' ? v.trim().toLowerCase() : v;
    return word === true || word === 'true'
      ? true
      : word === false || word === 'false'
        ? false
        : undefined;
  },
  rewrite(v) {
    const word = toWord(v).toLowerCase();
    if (/^(?:yes|on|y|1|是|对|真|开)$/.test(word)) return 'true';
    return /^(?:no|off|n|0|否|不|不是|假|关)$/.test(word) ? 'false' : undefined;
  },
};
/** A number, also in quotes, as Docusaurus reads it: `"2"` → 2. */
export const numberField: FieldReader<number> = {
  expects: ['数字', 'a number'],
  read(v) {
    const value =
      typeof v === 'string' && /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(v) ? Number(v) : v;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  },
  rewrite(v) {
    const plain = toPlainDigits(v);
    return /^\d{1,9}$/.test(plain) ? String(Number(plain)) : undefined;
  },
};
export const levelField: FieldReader<number> = {
  expects: ['2 到 6 的整数', 'a whole number from 2 to 6'],
  read(v) {
    const value = numberField.read(v);
    return value !== undefined && Number.isInteger(value) && value >= 2 && value <= 6
      ? value
      : undefined;
  },
};
export const textListField: FieldReader<readonly string[]> = {
  expects: ['文字的列表', 'a list of texts'],
  read(v) {
    const items =
      typeof v === 'string'
        ? v
            .split(',')
            .map((s) => s.trim())
            .filter(Boolean)
        : Array.isArray(v)
          ? v.map((x) => textField.read(x))
          : [undefined];
    return items.every((x) => x !== undefined) ? (items as string[]) : undefined;
  },
};

export const objectField: FieldReader<Readonly<Record<string, unknown>>> = {
  expects: ['对象', 'an object'],
  read: (v) => (isPlainObject(v) ? v : undefined),
};

/** Tells whether a value says nothing: a key without one, a name without a letter. */
export function isUnsaid(field: FieldReader<unknown>, value: unknown): boolean {
  return value === null
    ? field.read(null) === undefined
    : field.isName === true && typeof value === 'string' && value.trim() === '';
}

/** Allows `null`, which stays `null`; `false` likely means it. */
export function nullable<T>(field: FieldReader<T>): FieldReader<T | null> {
  const [zh, en] = field.expects;
  return {
    ...field,
    expects: [`${zh}，或 null`, `${en} or null`],
    read: (v) => (v === null ? null : v === false ? undefined : field.read(v)),
    rewrite: (v) => (v === false ? 'null' : field.rewrite?.(v)),
  };
}

type Fields = Readonly<Record<string, FieldReader<unknown>>>;
export type FieldValues<F extends Fields> = {
  readonly [K in keyof F]?: F[K] extends FieldReader<infer T> ? T : never;
};

/**
 * Reads the known keys of a front matter. A wrong type is an error at the key's line; an unknown key is kept
 * without a word, unless it is one letter away from a known key.
 */
export function readFields<const F extends Fields>(
  fields: F,
  frontMatter: FrontMatter,
  file: string,
): {values: FieldValues<F>; diagnostics: readonly Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(frontMatter.data)) {
    const place: Place = {file, line: frontMatter.keyLines.get(key) ?? 1, column: 1};
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) {
      const nearest = findField(key, Object.keys(fields));
      if (nearest !== undefined && !Object.hasOwn(frontMatter.data, nearest))
        diagnostics.push(createDiagnostic('FM-010', {key, nearest}, {place}));
      continue;
    }
    if (isUnsaid(field, value)) continue;
    const read = field.read(value);
    const guessed = read === undefined ? field.guess?.(value) : undefined;
    if (guessed) {
      values[key] = guessed.value;
      diagnostics.push(
        createDiagnostic('FM-008', {key, value: printValue(value), as: guessed.as}, {place}),
      );
    } else if (read === undefined)
      diagnostics.push(
        createDiagnostic(
          'FM-001',
          {key, expected: field.expects, value: printValue(value), right: field.rewrite?.(value)},
          {place},
        ),
      );
    else if (field.isAddress && typeof read === 'string' && findScriptScheme(read) !== undefined)
      diagnostics.push(createDiagnostic('LN-054', {href: read}, {place}));
    else values[key] = read;
  }
  return {values: values as FieldValues<F>, diagnostics};
}

/** What authors call fields in Chinese. */
const CHINESE_NAMES: Readonly<Record<string, string>> = {
  标题: 'title',
  标签: 'tags',
  日期: 'date',
  时间: 'date',
  作者: 'authors',
  描述: 'description',
  摘要: 'description',
  简介: 'description',
  关键词: 'keywords',
  关键字: 'keywords',
  草稿: 'draft',
  图片: 'image',
  封面: 'image',
  地址: 'slug',
};

/** Finds the field that an unknown one is: a letter away, in other letters (`Sidebar-Position`), or by its Chinese name. */
function findField(key: string, known: readonly string[]): string | undefined {
  const name = Object.hasOwn(CHINESE_NAMES, key)
    ? CHINESE_NAMES[key]!
    : key.toLowerCase().replaceAll('-', '_');
  if (known.includes(name)) return name;
  if (key.length <= 3) return undefined;
  // A letter may be two characters. Data that was put there by a program may have 100,000 keys.
  const near = known.filter((field) => Math.abs(field.length - key.length) <= 2);
  return near.find((field) => editDistance(key, field, 2) === 1);
}

/** Reads a single value as it is written; no word for a list or an object, which may have a `toString` of its own. */
const toWord = (value: unknown): string =>
  typeof value === 'object' && !(value instanceof Date) ? '' : String(value).trim();

/** Writes full-width digits as plain ones: `２０２４年` → `2024年` */
const toPlainDigits = (value: unknown): string =>
  toWord(value).replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** Writes a date of another form as year-month-day: `2024年1月5日`, `2024.1.5`, `20240105` → `2024-01-05`; undefined for none. */
export function rewriteDate(value: unknown): string | undefined {
  const [, year, month, day] =
    /^(\d{4})(?:[年.／－_–—-]\s*(\d{1,2})[月.／－_–—-]\s*(\d{1,2})(?!\d)|(\d{2})(\d{2})$)/
      .exec(toPlainDigits(value))
      ?.filter((part) => part !== undefined) ?? [];
  return day === undefined ? undefined : toIsoDate(`${year}-${month}-${day}`);
}

/** Converts a date, or a text that begins like one, to `2025-03-18`; undefined for anything else. */
export function toIsoDate(value: unknown): string | undefined {
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return value.toISOString().slice(0, 10);
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(value);
  if (!match) return undefined;
  const iso = `${match[1]}-${match[2]!.padStart(2, '0')}-${match[3]!.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/**
 * Reads what YAML 1.1 and JavaScript take for a date though it is none of the calendar, or not written as one: `06/29/2022` and
 * `Jun 29, 2022` → `2022-06-29`, `2022-06-31` → `2022-07-01`, `2022-06-029` → `2022-06-29`. Undefined for anything else.
 */
export function guessDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, year, month, day] = /^(\d{4})-0{0,2}(\d{1,2})-0{0,2}(\d{1,2})(?!\d)/.exec(value) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  if (usYear !== undefined) return toIsoDate(`${usYear}-${usMonth}-${usDay}`);
  const time =
    year !== undefined
      ? Date.UTC(Number(year), Number(month) - 1, Number(day))
      : /[a-z]{3}/i.test(value) && /\b\d{4}\b/.test(value)
        ? Date.parse(`${value} UTC`)
        : Number.NaN;
  return Number.isNaN(time) ? undefined : toIsoDate(new Date(time));
}

const DATE_AND_TIME =
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Converts a date, or a text like `2025-03-18` or `2025-03-18 16:30+08:00`, to `2025-03-18T08:30:00.000Z`; a text without
 * a zone is UTC, anything else gives undefined.
 */
export function toIsoTime(value: unknown): string | undefined {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  const match = typeof value === 'string' ? DATE_AND_TIME.exec(value.trim()) : null;
  const day = match && toIsoDate(match[1]);
  if (!match || day === undefined) return undefined;
  const [, , hour = '0', minute = '00', second = '00', zone = 'Z'] = match;
  const time = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
