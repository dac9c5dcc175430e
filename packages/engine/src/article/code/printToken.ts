import {escapeText} from '../html/escape.ts';

/** Prints a part of a line of code with the class of its colour; punctuation, which has none, and blanks are bare. */
export function printToken(tokenClass: string, text: string): string {
  const html = escapeText(text);
  return tokenClass === '' || text.trim() === '' ? html : wrap(tokenClass, html);
}

/** Puts HTML into an element with the class of a colour. */
export function wrap(tokenClass: string, html: string): string {
  return `<span class=${tokenClass}>${html}</span>`;
}
