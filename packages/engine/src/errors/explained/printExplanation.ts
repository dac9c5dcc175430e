import {LEVEL_NAMES} from '../format.ts';
import {type Language, pickWords, type Words} from '../language.ts';
import type {ExplainedCode} from './explain.ts';

/** Headings of the parts of an explanation. */
export const EXPLANATION_PARTS = {
  why: ['为什么', 'Why'],
  cure: ['怎么办', 'What to do'],
  example: ['例子', 'Example'],
} as const satisfies Record<string, Words>;

const indent = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');

/** Prints an explanation as the terminal shows it: level, code and message, then why, what to do, an example. */
export function printExplanation(explained: ExplainedCode, language: Language): string {
  const {code, level, what, why, cure, example} = explained;
  const part = (name: keyof typeof EXPLANATION_PARTS, text: string) =>
    `${pickWords(EXPLANATION_PARTS[name], language)}\n${indent(text)}`;
  return [
    `${pickWords(LEVEL_NAMES[level], language)} ${code}\n${indent(what)}`,
    part('why', why.replaceAll('`', '')),
    ...(cure === undefined ? [] : [part('cure', cure)]),
    ...(example === undefined ? [] : [part('example', `${example.file}\n\n${example.text}`)]),
  ].join('\n\n');
}
