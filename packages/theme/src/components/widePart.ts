/** A part that is longer than a line of a phone: titles break at blanks and punctuation alone. */
const WIDE_PART = /[^\s\p{P}]{11}\S/u;

/** Returns the class of a title that may break inside its words, because a line of a phone has no room for one of its parts. */
export function classOfPart(text: string): 'wide-part' | undefined {
  return WIDE_PART.test(text) ? 'wide-part' : undefined;
}
