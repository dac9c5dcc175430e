import {createFenceReader} from '../../../content/source/fences.ts';

/** A tag that begins a block of HTML, which CommonMark takes as it is up to the next blank line (CommonMark 4.6, 6). */
const BLOCK_TAG =
  /^[ \t]*(?:>[ \t]*)*<\/?(?:address|article|aside|blockquote|body|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s>/])/i;

/** Any other tag alone in its line begins one too, but for those that go on with a paragraph (CommonMark 4.6, 7). */
const LONE_TAG =
  /^[ \t]*(?:>[ \t]*)*<\/?(?!(?:pre|script|style|textarea)\b)[a-z][a-z\d-]*(?:\s[^<>]*|\/)?>[ \t]*$/i;

/** A link, a picture, code, strong or emphasized text. */
const INLINE =
  /(?:!\[\]|\[[^\]\n]+\])\([^)\n]+\)|\*\*[^*\s]|`[^`\n]+`|(?<![\w*\\])\*[^\s*][^*\n]*\*|(?<![\w\\])_[^\s_][^_\n]*_(?!\w)/;

/**
 * Tells whether a text has Markdown beside tags of blocks: MDX reads it, CommonMark shows its signs.
 * @example `<p>**a**</p>` and `<li>[b](b.md)</li>`, `<br />\n**c**`, but not `<p>\n\n**a**\n\n</p>`
 */
export function hasTextInHtml(body: string): boolean {
  if (!body.includes('<')) return false;
  const kindOf = createFenceReader();
  let isHtml = false;
  let isParagraph = false;
  return body.split('\n').some((line) => {
    if (kindOf(line) !== 'text' || line.trim() === '') {
      isHtml = false;
      isParagraph = false;
      return false;
    }
    isHtml ||= BLOCK_TAG.test(line) || (!isParagraph && LONE_TAG.test(line));
    isParagraph = !/^#{1,6}\s/.test(line);
    return isHtml && INLINE.test(line.replaceAll(/<[^<>]*>/g, ' '));
  });
}
