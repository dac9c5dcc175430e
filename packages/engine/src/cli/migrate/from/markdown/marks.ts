/** Code and formulas, where `==` is no sign, and words between two of them, which may contain code. */
const SKIPPED = String.raw`(?<!\`)\`+[^\`]*\`+|\${1,2}[^$\n]+\${1,2}`;
const MARK = new RegExp(
  String.raw`(${SKIPPED})|==(?=[^\s=])((?:\`+[^\`]*\`+|[^\`=]|=(?!=))+)(?<=[^\s=])==`,
  'g',
);

/** Rewrites marked words of a line: `==甲 `a` 乙==` → `<mark>甲 `a` 乙</mark>`. */
export const rewriteMarks = (line: string): string =>
  line.includes('==')
    ? line.replace(MARK, (all, skipped: string | undefined, words: string) =>
        skipped === undefined ? `<mark>${words}</mark>` : all,
      )
    : line;
