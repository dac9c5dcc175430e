import {catalogue, type DiagnosticCode} from '../catalogue.ts';
import type {Entry} from '../catalogue/entry.ts';
import {type Language, pickWords} from '../language.ts';
import type {Example, Explanation} from './explanation.ts';
import {explanations} from './explanations.ts';

/** A diagnostic in one language, as the manual and the terminal show it. */
export interface ExplainedCode {
  readonly code: DiagnosticCode;
  readonly level: Entry<unknown>['level'];
  /** The message, with values of an example. */
  readonly what: string;
  readonly why: string;
  /** What to do; undefined when the message says it all. */
  readonly cure: string | undefined;
  readonly example: Example | undefined;
}

/** Returns true for a code of the catalogue. */
export const isCode = (code: string): code is DiagnosticCode => Object.hasOwn(catalogue, code);

/** Explains one code. */
export function explain(code: DiagnosticCode, language: Language): ExplainedCode {
  const {level, text, hint} = catalogue[code] as Entry<unknown>;
  const {params, why, example} = explanations[code] as Explanation<unknown>;
  const cure = hint?.(params);
  return {
    code,
    level,
    what: pickWords(text(params), language),
    why: pickWords(why, language),
    cure: cure && pickWords(cure, language),
    example,
  };
}
