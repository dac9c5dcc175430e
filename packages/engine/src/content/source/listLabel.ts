import {dropControls} from '../../config/schema/dropControls.ts';

/** Characters of a name in lists on other pages: a sidebar is on every page, an author on each of their posts. */
const LABEL_LENGTH = 300;

/** Characters of a sentence or two in such lists. Of 120,000 notes of 310 public sites none has a description of more (2026-11). */
const WORDS_LENGTH = 2500;

/** Shortens the name of a note, category, post, tag or author for lists on other pages; the page itself has all of it. Signs for machines are left out. */
export function toListLabel(name: string): string {
  return cut(name, LABEL_LENGTH);
}

/** Shortens what lists on other pages say of something besides its name. */
export function toListWords(words: string): string {
  return cut(words, WORDS_LENGTH);
}

function cut(written: string, length: number): string {
  const text = dropControls(written);
  if (text.length <= length) return closeDirections(text);
  // No half of a pair: that is no text.
  return closeDirections(`${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`);
}

/** Marks that set the direction of what follows, and those that end it. */
const OPENED = /[\u202A-\u202E\u2066-\u2069]/g;
const [END_EMBEDDING, END_ISOLATE] = ['\u202C', '\u2069'];

/** Ends the directions of writing that a name begins and does not end: what is after it in a line would be turned around too. */
function closeDirections(text: string): string {
  const open: string[] = [];
  for (const [mark] of text.matchAll(OPENED))
    if (mark === END_EMBEDDING) {
      if (open.at(-1) === END_EMBEDDING) open.pop();
    } else if (mark === END_ISOLATE) {
      // It ends what was begun inside as well.
      if (open.includes(END_ISOLATE)) open.length = open.lastIndexOf(END_ISOLATE);
    } else open.push(mark >= '\u2066' ? END_ISOLATE : END_EMBEDDING);
  return open.length === 0 ? text : text + open.toReversed().join('');
}
