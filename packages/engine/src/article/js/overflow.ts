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

/** What is said of code that nests deeper than the parser bears. */
export const TOO_DEEP = 'nested too deep';

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
  const hidden = levels < HIDDEN_LIMIT ? undefined : findHiddenDepth(code, isMarkdown);
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
  String.raw`(?<=[[,=:?{&|!]\s?)/(?:\\.|[^/\\\n])+/`,
  String.raw`(?<=\()/(?:\\.|[^/\\\s[\]])+/`,
].join('|');
const BRACKET = new RegExp(`(?<aside>${ASIDE})|(?<open>[([{])|[)\\]}\`]`, 'g');
/** A line that may begin code outside of braces. */
const STATEMENT = /^[ \t]*(?:import|export)\b/m;
/** The text of a template up to its end or to code in it. */
const TEMPLATE_TEXT = /(?:\\[^]|\$(?!\{)|[^`\\$])*/y;

/**
 * Finds where brackets nest deeper than the parser bears though closing ones in comments and texts hide it. What is in these is counted too,
 * as it may be code after all, but closes nothing that was open before. A backtick of Markdown says nothing of those below an empty line, and
 * as it may be one alone, long paragraphs are also read as if they began in a template.
 */
function findHiddenDepth(code: string, isMarkdown: boolean): number | undefined {
  const parts = isMarkdown ? code.split(/(?<=\n[ \t]*\n)/) : [code];
  let depth = 0;
  let start = 0;
  for (const part of parts) {
    const isText = isMarkdown && !STATEMENT.test(part);
    const count = countDepth(part, {depth, isTemplate: false, isText});
    const over =
      count.over ??
      (isMarkdown && part.length > HIDDEN_LIMIT
        ? countDepth(part, {depth: 0, isTemplate: true, isText: false}).over
        : undefined);
    if (over !== undefined) return start + over;
    depth = count.depth;
    start += part.length;
  }
  return undefined;
}

/** Where a counting begins: how deep, whether in a template, and whether it is text of Markdown, where code is in braces alone. */
interface Beginning {
  readonly depth: number;
  readonly isTemplate: boolean;
  readonly isText: boolean;
}

/** Counts how deep brackets nest. */
function countDepth(
  code: string,
  from: Beginning,
): {readonly depth: number; /** Where that is too deep. */ readonly over?: number} {
  /** Code in templates that is open: how deep it is, and how many braces are open in it. */
  const frames: {readonly depth: number; braces: number}[] = [];
  let {depth, isTemplate} = from;
  const [bracket, template] = [new RegExp(BRACKET), new RegExp(TEMPLATE_TEXT)];
  for (let at = 0; at < code.length;) {
    if (isTemplate) {
      template.lastIndex = at;
      const text = template.exec(code)![0];
      depth += unclosedIn(text);
      at += text.length;
      isTemplate = false;
      if (code[at] === '$') frames.push({depth: ++depth, braces: 0});
      at += code[at] === '$' ? 2 : 1;
    } else {
      // The brackets of links are no code, and of `(https://a.b)` the end is no comment.
      if (from.isText && depth === 0) at = code.indexOf('{', at);
      if (at < 0) break;
      bracket.lastIndex = at;
      const found = bracket.exec(code);
      if (!found) break;
      const {0: sign, index, groups} = found;
      at = index + sign.length;
      const frame = frames.at(-1);
      if (groups?.['aside'] !== undefined) depth += unclosedIn(sign);
      else if (sign === '`') isTemplate = true;
      else if (groups?.['open'] !== undefined) {
        depth++;
        if (frame && sign === '{') frame.braces++;
      } else if (frame && sign === '}' && frame.braces-- === 0) {
        frames.pop();
        depth--;
        isTemplate = true;
      } else depth = Math.max(depth - 1, frame?.depth ?? 0);
    }
    if (depth > HIDDEN_LIMIT) return {depth, over: at - 1};
  }
  return {depth};
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
