import type {Element} from 'hast';
import {textOf} from '../../html/nodes.ts';
import {restoreDirectives} from '../../prepare/directives.ts';
import {joinCjkLines} from '../../text/cjk.ts';
import {restoreText} from '../../text/marks.ts';
import type {Out} from './out.ts';

/** Gives all text in an element as the author wrote it: code and formulas may hold what was taken for a tag. */
export function wordsOf(element: Element, out: Out): string {
  return restoreDirectives(restoreText(textOf(element)), out.context.directives);
}

const EXCERPT_LENGTH = 160;

/** Shortens the text of a paragraph to one line of at most 160 characters: `一段\n话` → `一段话`. */
export function toExcerpt(text: string): string {
  const line = joinCjkLines(text.trim(), '', '').replace(/\s+/g, ' ');
  const chars = [...line];
  return chars.length > EXCERPT_LENGTH ? `${chars.slice(0, EXCERPT_LENGTH - 1).join('')}…` : line;
}
