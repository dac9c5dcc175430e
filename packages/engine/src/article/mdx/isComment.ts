/** Each comment ends in one place: else many of them before a value would be divided in every way. */
const COMMENTS = /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*|\/\/[^\n]*(?:\n\s*|$))*$/;

/** Tells whether what is in braces is nothing but comments: ` /* a *\/ // b`. */
export function isComment(code: string): boolean {
  return COMMENTS.test(code);
}
