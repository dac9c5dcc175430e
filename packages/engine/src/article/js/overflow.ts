/** Signs of which each level of nesting takes at least one. */
const NESTING = /[([{<?=`:]|\b(?:while|if|else|do|yield|extends|new)\b/g;
/** Levels that are left to the parser: it is recursive, and ends the process at some thousand. */
const DEPTH_LIMIT = 500;

/** Words and signs after which code goes on one level deeper without a bracket. A value in quotes, as attributes of tags have, ends there. */
const CHAIN = [
  String.raw`\bfor\s{0,9}\([^()]{0,200}\)`,
  String.raw`\b(?:while|if|with)(?=\s{0,9}\()`,
  String.raw`\b(?:else|do|yield|extends|async)\b`,
  String.raw`\bnew(?=\s{1,9}new\b)`,
  String.raw`=+(?!\s{0,9}["'=])`,
  String.raw`\?+(?!\.)`,
  String.raw`[\w$](?=\s{0,9}:(?!:))`,
  '`',
];
const SIGN = new RegExp(
  String.raw`(?<chain>${CHAIN.join('|')})|(?<end>;(?!\s{0,9}else\b)|,|\n)|</|/>|[([{]|<(?=[A-Za-z>])|[)\]}]`,
  'g',
);
/** The end of a line with which no statement ends, and the beginning of one that goes on with the line before. */
const GOES_ON = /(?:[=?:)]|=>|\b(?:else|do|yield|extends|async|new))[ \t\r]*$/;
const GOES_BACK = /^[ \t]*(?:[=?:]|(?:else|extends)\b)/;
/** Characters of a line that are looked at for that. */
const WINDOW = 20;

/**
 * Finds where code nests deeper than the parser bears; undefined for code that it may have. Only text with many signs is
 * looked at closer. In Markdown a `<` need not open anything, so that tags do not count there, nor does inline code.
 */
export function findOverflow(
  code: string,
  {isMarkdown = false}: {readonly isMarkdown?: boolean} = {},
): number | undefined {
  const levels = code.length < DEPTH_LIMIT ? 0 : (code.match(NESTING)?.length ?? 0);
  if (levels < DEPTH_LIMIT) return undefined;
  const hidden = levels < HIDDEN_LIMIT ? undefined : findHiddenDepth(code);
  if (hidden !== undefined) return hidden;
  let depth = 0;
  let chain = 0;
  for (const {0: sign, index, groups} of code.matchAll(SIGN)) {
    if (groups?.['end'] !== undefined) {
      if (sign !== '\n' || endsStatement(code, index)) chain = 0;
    } else if (groups?.['chain'] !== undefined) {
      if (sign !== '`' || !isMarkdown) chain++;
    } else if (!sign.includes('<') && sign !== '/>') depth += '([{'.includes(sign) ? 1 : -1;
    else if (!isMarkdown) depth += sign === '<' ? 1 : -1;
    if (depth > DEPTH_LIMIT || chain > DEPTH_LIMIT) return index;
    depth = Math.max(depth, 0);
  }
  return undefined;
}

/** Levels that the parser bears: what only seems to be nested that deep has to be fewer. It ended the process at 4,000 (2026-11). */
const HIDDEN_LIMIT = 3000;
/** Comments, texts and patterns, or what looks like them: brackets there close nothing around them. */
const ASIDE = [
  String.raw`/\*(?:[^]*?\*/|[^]*)`,
  String.raw`//[^\n]*`,
  String.raw`'(?:\\.|[^'\\\n])*'?`,
  String.raw`"(?:\\.|[^"\\\n])*"?`,
  '`(?:\\\\[^]|\\$(?!\\{)|[^`\\\\$])*`?',
  String.raw`(?<=[[,=:?{&|!]\s?)/(?:\\.|[^/\\\n])+/`,
  String.raw`(?<=\()/(?:\\.|[^/\\\s[\]])+/`,
].join('|');
const BRACKET = new RegExp(`(?<aside>${ASIDE})|(?<open>[([{])|[)\\]}]`, 'g');

/**
 * Finds where brackets nest deeper than the parser bears though closing ones in comments and texts hide it. What is in these is counted too,
 * as it may be code after all, but closes nothing that was open before.
 */
function findHiddenDepth(code: string): number | undefined {
  let depth = 0;
  for (const {0: sign, index, groups} of code.matchAll(BRACKET)) {
    if (groups?.['aside'] !== undefined) depth += unclosedIn(sign);
    else if (groups?.['open'] !== undefined) depth++;
    else depth = Math.max(depth - 1, 0);
    if (depth > HIDDEN_LIMIT) return index;
  }
  return undefined;
}

/** Counts the brackets of a text that nothing in it closes. */
function unclosedIn(text: string): number {
  let open = 0;
  for (const [sign] of text.matchAll(/[([{]|[)\]}]/g))
    open = Math.max(0, open + ('([{'.includes(sign) ? 1 : -1));
  return open;
}

/** Tells whether a statement may end with a line: an empty one ends all that Markdown holds. */
function endsStatement(code: string, lineEnd: number): boolean {
  const next = code.slice(lineEnd + 1, lineEnd + 1 + WINDOW);
  if (/^[ \t\r]*(?:\n|$)/.test(next)) return true;
  return !GOES_ON.test(code.slice(Math.max(0, lineEnd - WINDOW), lineEnd)) && !GOES_BACK.test(next);
}
