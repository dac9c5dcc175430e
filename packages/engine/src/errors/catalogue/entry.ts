import type {DiagnosticLevel} from '../diagnostic.ts';
import type {Words} from '../language.ts';

/** A problem: how serious it is, its text, and what to do. */
export interface Entry<P> {
  readonly level: DiagnosticLevel;
  /** What happened and why: Chinese, English. */
  readonly text: (params: P) => readonly [zh: string, en: string];
  /** What to do next: Chinese, English; undefined when there is nothing useful to say. */
  readonly hint?: (params: P) => readonly [zh: string, en: string] | undefined;
}

/** Returns an entry of the catalogue, its parameters typed: `entry<{dir: string}>({…})`. */
export const entry = <P = Record<never, never>>(e: Entry<P>): Entry<P> => e;

/** Why something failed: in both languages, or in the words of the program that failed. */
export type Reason = string | Words;

/** Returns the Chinese of a reason; that of another program's words is what `translate` makes of them. */
export const zhOf = (
  reason: Reason,
  translate: (words: string) => string = (words) => words,
): string => (typeof reason === 'string' ? translate(reason) : reason[0]);
/** Returns the English of a reason; that of another program's words is what `shorten` makes of them. */
export const enOf = (
  reason: Reason,
  shorten: (words: string) => string = (words) => words,
): string => (typeof reason === 'string' ? shorten(reason) : reason[1]);

/** Puts a space between Chinese text and Latin text that follows it. */
export const spaced = (text: string): string => (/^[\w'"{]/.test(text) ? ` ${text}` : text);

/** Returns the hint for a name that is nearly another: `title` → 是否想写 title？ */
export const didYouMean = (nearest: string | undefined): readonly [string, string] | undefined =>
  nearest === undefined ? undefined : [`是否想写 ${nearest}？`, `Did you mean ${nearest}?`];

/** One line each, with a dash. */
export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

/** `["1.0"]` → `in version "1.0"`. */
export const inVersions = (names: readonly string[]): string =>
  names.length === 1
    ? `in version "${names[0]}"`
    : `in any of the versions ${names.map((name) => `"${name}"`).join(', ')}`;

/** Maximum number of names that are listed; more are counted. */
const MAX_NAMES = 40;

/** Lists names, of many the first alone. */
export const namesOf = (names: readonly string[], comma: string, more: string): string =>
  names.slice(0, MAX_NAMES).join(comma) + (names.length > MAX_NAMES ? more : '');
