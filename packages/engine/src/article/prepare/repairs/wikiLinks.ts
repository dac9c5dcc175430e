import {WIKI} from '../../text/marks.ts';

const LINK = /\\.|(!?)\[\[([^[\]|\n]*?)(?:\\?\|([^[\]\n]*))?\]\]/gs;
/** `^id` at the end of a line names the block before it; after a link or an embed no blank is needed. */
const BLOCK_ID = /(^|[ \t]|>\))\^([a-z\d-]+)[ \t]*$/gim;

/**
 * Makes links and images of Markdown of `[[note]]`, `[[note#heading|words]]` and `![[file]]`, whose address begins with a mark,
 * and anchors of the ids of blocks (`^id`). Takes text without code.
 */
export function markWikiLinks(text: string): string {
  const linked = text.includes('[[')
    ? // oxlint-disable-next-line max-params -- `replace` gives groups by position
      text.replace(LINK, (found, sign: string | undefined, target = '', words?: string) => {
        const wanted = String(target).trim();
        if (sign === undefined || wanted === '') return found;
        const shown = words?.trim() ? words.trim() : sign ? '' : escapeAllSigns(labelOf(wanted));
        return `${sign}[${shown}](<${WIKI}${encode(wanted)}>)`;
      })
    : text;
  return linked.includes('^') ? linked.replace(BLOCK_ID, '$1<a id="^$2"></a>') : linked;
}

/** Returns the words of a link that has none of its own: `note#heading` → `note > heading`, `C#` and `C#/note` as they are. */
export const labelOf = (target: string): string =>
  target
    .split(/#(?![#/]|$)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' > ');

/** Escapes all signs that Markdown may read: `a*b` → `a\*b`. */
export const escapeAllSigns = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Nothing that Markdown or its repairs would read as a sign of theirs. */
const encode = (target: string): string =>
  encodeURIComponent(target).replace(
    /[!'()*_~.-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
