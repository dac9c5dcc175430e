import {compareText} from './compareText.ts';
import {type DiagnosticCode, type DiagnosticParams, catalogue} from './catalogue.ts';

/** Place of a problem. Lines and columns count from 1; `file` is relative to the site, with `/`. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export type DiagnosticLevel = 'error' | 'warning' | 'notice';

/** A fix that needs no judgement: a text and what takes its place. */
export interface Fix {
  /** An address at the place or shortly after it. */
  readonly written: string;
  readonly replacement: string;
  /** Whether `written` is exactly at the place and need not be an address. */
  readonly isAtPlace?: boolean;
}

/** One problem: permanent code, place, and the same text in Chinese and English. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly level: DiagnosticLevel;
  readonly place?: Place;
  readonly zh: string;
  readonly en: string;
  readonly hint?: {readonly zh: string; readonly en: string};
  readonly fix?: Fix;
  /** Further files that have the problem, besides that of the place. */
  readonly alsoIn?: readonly string[];
}

interface DiagnosticOptions {
  readonly place?: Place;
  readonly alsoIn?: readonly string[];
  /** Replaces the catalogue's level where the site's configuration decides. */
  readonly level?: DiagnosticLevel;
  readonly fix?: Fix | undefined;
}

/** Makes the diagnostic of one code from its parameters; the texts come from the catalogue. */
export function createDiagnostic<C extends DiagnosticCode>(
  code: C,
  params: DiagnosticParams<C>,
  options: DiagnosticOptions = {},
): Diagnostic {
  const entry = catalogue[code] as {
    level: DiagnosticLevel;
    text: (p: DiagnosticParams<C>) => readonly [string, string];
    hint?: (p: DiagnosticParams<C>) => readonly [string, string] | undefined;
  };
  const shown = onOneLine(params);
  const [zh, en] = entry.text(shown).map(shortenRuns) as [string, string];
  const hint = entry.hint?.(shown)?.map(shortenRuns) as [string, string] | undefined;
  return {
    code,
    level: options.level ?? entry.level,
    ...(options.place && {place: options.place}),
    zh,
    en,
    ...(hint && {hint: {zh: hint[0], en: hint[1]}}),
    ...(options.fix && {fix: options.fix}),
    ...(options.alsoIn && options.alsoIn.length > 0 && {alsoIn: options.alsoIn}),
  };
}

/** Parameters that are printed in lines of their own: reasons of other programs, code, values as they are written. */
const IN_LINES = new Set(
  'code diff en example item original output reason replacement text value values zh'.split(' '),
);

/** Maximum number of characters of a name or an address that a message quotes. */
const LONGEST_NAME = 500;
/** Characters of what is told in lines of its own, and of a whole message. */
const LONGEST_TEXT = 8000;
/** Maximum number of values of a list that a message quotes. */
const MOST_VALUES = 40;
/** Maximum number of signs without a space between them that a message quotes. */
const LONG_RUN = 1000;

/**
 * Keeps names and addresses, which authors write, short and on one line: what follows could pass for a line of the command,
 * and a configuration or a note can hold a megabyte of them.
 */
function onOneLine<P>(params: P): P {
  const show = (value: unknown): unknown => {
    if (typeof value === 'string')
      return shorten(value.replace(/\r\n?|\n/g, String.raw`\n`), LONGEST_NAME);
    if (!Array.isArray(value)) return value;
    const shown = value.slice(0, MOST_VALUES).map(show);
    return value.length > MOST_VALUES ? [...shown, '…'] : shown;
  };
  return Object.fromEntries(
    Object.entries(params as Record<string, unknown>).map(([name, value]) => [
      name,
      IN_LINES.has(name) ? value : show(value),
    ]),
  ) as P;
}

/** Cuts what is too long to be read, such as a picture that is an address (`data:image/png;base64,…` of a megabyte). */
function shortenRuns(text: string): string {
  const cut =
    text.length <= LONG_RUN
      ? text
      : text.replace(/\S+/g, (run) => (run.length > LONG_RUN ? shorten(run, LONGEST_NAME) : run));
  return shorten(cut, LONGEST_TEXT);
}

/** Leaves out the middle of a text that is longer than `most`. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor(most / 5);
  return `${text.slice(0, most - end)}…${text.slice(-end)}`;
}

/** Sorts by file, line and column, problems without a place first, and drops exact repeats. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((d) => [JSON.stringify([d.code, d.place, d.zh]), d]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.place?.file ?? '', b.place?.file ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compareText(a.code, b.code),
  );
}
