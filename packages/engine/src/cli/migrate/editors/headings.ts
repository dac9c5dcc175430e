/** Signs of a heading below the first level that no blank follows, or a full-width one. */
const TIGHT = /^( {0,3}#{2,6})(?:\u3000[ \t\u3000]*|(?=[^\s#]))/;

/** Tells whether a text may have headings without a blank after their signs. */
export const mayHaveTightHeadings = (text: string): boolean =>
  /^ {0,3}#{2,6}[^\s#]|^ {0,3}#{2,6}\u3000/m.test(text);

/**
 * Puts a blank after the signs of a heading, which Typora, Hexo and GitBook do without. One sign alone may begin a tag and stays.
 * @example '##闭包' → '## 闭包', '#闭包' → '#闭包'
 */
export const spaceHeading = (line: string): string => line.replace(TIGHT, '$1 ');
