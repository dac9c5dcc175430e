import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {Part} from './book.ts';

/** Prints the contents of a book as nested lists. @param hrefOf address of a chapter */
export function printContents(parts: readonly Part[], hrefOf: (chapter: number) => string): string {
  const items = parts.map(({number, label, chapter, parts: inner}) => {
    const text = `<span class="number">${number}</span>${escapeText(label)}`;
    const entry =
      chapter === undefined
        ? `<span>${text}</span>`
        : `<a href="${escapeAttribute(hrefOf(chapter))}">${text}</a>`;
    return `<li>${entry}${inner.length > 0 ? printContents(inner, hrefOf) : ''}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}
