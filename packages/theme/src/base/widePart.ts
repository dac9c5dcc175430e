/**
 * Returns the class of a title that may break inside its parts, because a line of a phone has no room for one of them:
 * titles break at blanks and punctuation alone. Words of writing with blanks between them need none.
 * @param level that of a sidebar, of which deeper ones are narrower
 */
export function classOfPart(text: string, level = 1): 'wide-part' | undefined {
  const room = Math.max(3, Math.min(11, 15 - 2 * level));
  if (text.length <= room) return undefined; // most are short, and each link of a sidebar asks
  const wide = new RegExp(`(?=\\S*\\p{Lo})[^\\s\\p{P}]{${room}}\\S`, 'u');
  return wide.test(text) ? 'wide-part' : undefined;
}
