/** Parts that are longer than a line of a phone, on the levels of a sidebar from the second on: titles break at blanks and punctuation alone. */
const WIDE_PARTS = [11, 9, 7, 5, 3].map((room) => new RegExp(`[^\\s\\p{P}]{${room}}\\S`, 'u'));
/** Writing that breaks between any two characters; words of others do not. */
const UNSPACED = /\p{Lo}/u;

/**
 * Returns the class of a title that may break inside its parts, because a line of a phone has no room for one of them.
 * @param level that of a sidebar, of which deeper ones are narrower
 */
export function classOfPart(text: string, level = 1): 'wide-part' | undefined {
  const wide = WIDE_PARTS[Math.min(Math.max(level - 2, 0), WIDE_PARTS.length - 1)]!;
  return wide.test(text) && UNSPACED.test(text) ? 'wide-part' : undefined;
}
