import {dropControls} from '../../config/schema/dropControls.ts';

/**
 * Noncharacters that stand in for Markdown's own signs while a note is parsed. No text may contain them
 * (Unicode 23.7), so putting them in and taking them out loses nothing an author wrote.
 */

/** Between a run of `*` or `~~` and punctuation: lets Chinese emphasis open and close. Dropped from the output. */
export const FLANK = '\uFDD0';
/** A lone `~`, which is a range (3~5) in Chinese, not strikethrough. */
export const TILDE = '\uFDD1';
/** Before the number of a directive: an admonition or component that opens or closes here. Travels in an HTML comment. */
export const DIRECTIVE = '\uFDD2';
/** Around the number of a reference (link or image) that is resolved once all pages are known. */
export const REF_OPEN = '\uFDD3';
export const REF_CLOSE = '\uFDD4';
/** Before the address of a `[[link]]`: a name that the whole site resolves. */
export const WIKI = '\uFDD5';
/** Around a piece of a module that needs nothing of what its author wrote as code, and around a long text in it. In comments. */
export const PIECE = '\uFDD6';
export const LONG_TEXT = '\uFDD7';
/** The dollar of `\$` in a formula, where the parser would end it. */
export const DOLLAR = '\uFDD8';
const WIKI_IN_URL = new RegExp(`^(?:${WIKI}|%EF%B7%95)`);

const PLAIN: Readonly<Record<string, string>> = {[FLANK]: '', [TILDE]: '~', [DOLLAR]: '$'};
const IN_TEXT = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const IN_URL = /%EF%B7%9([01])/g;

/** Puts the author's own characters back into text. */
export function restoreText(text: string): string {
  return text.replace(IN_TEXT, (mark) => PLAIN[mark]!);
}

/** Restores an address like `restoreText` does a text, where marks may be percent-encoded. */
export function restoreUrl(url: string): string {
  const plain = restoreText(url);
  return plain.includes('%EF%B7%9')
    ? plain.replace(IN_URL, (_, n) => (n === '0' ? '' : '~'))
    : plain;
}

/** Removes what a source should not have: noncharacters, so that they cannot act as marks, and control characters. */
export function dropMarks(text: string): string {
  const kept = dropControls(text);
  return /[\uFDD0-\uFDD8]/.test(kept) ? kept.replace(/[\uFDD0-\uFDD8]/g, '') : kept;
}

/** Reads what a `[[link]]` names from its address: `note#heading`; undefined for any other address. */
export function readWikiTarget(url: string): string | undefined {
  return WIKI_IN_URL.test(url) ? decodeURIComponent(url.replace(WIKI_IN_URL, '')) : undefined;
}
