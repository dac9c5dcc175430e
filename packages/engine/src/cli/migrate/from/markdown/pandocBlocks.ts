import {classify, type MarkdownLine} from './fences.ts';

/** Signs that Pandoc writes and no editor does: classes of spans and code, blocks of another language. */
const SIGNS =
  /^#{1,6} .*\{#[^{}]*\.unnumbered\}|\]\{(?:\.(?:underline|mark|smallcaps|spurious-link|todo|done)\b|#[\w-]+ \.anchor\b|style=")|`\{\.verbatim\}|^[ \t]*`{3,} ?\{=(?:html|latex|tex)\}/m;

/** Tells whether a note was printed by Pandoc: from Word, Org, LaTeX or HTML. */
export const isOfPandoc = (body: string): boolean => SIGNS.test(body);

/** A line of a verse: `| 床前明月光`. */
const VERSE = /^\|(?: (?:.*[^|\s])?)?$/;
/** An item of a list that is not numbered by digits: `a.  甲`, `(1) 甲`, `iv. 甲`. */
const ITEM = /^(\s*)(?:\([a-z\d]{1,4}\) |[a-z]\. {2}|[A-Z]\. {2}|[a-z]\) {2}|[ivx]{2,4}\. ?)(?=\S)/;
/** The last line of a table. */
const TABLE_END = /^\s*(?:\|.*\||\+[-=+:]+\+|-{3,}(?: +-{3,})*)\s*$/;

/**
 * Rewrites blocks that Pandoc reads beside Markdown: verses and lists by letters keep their lines, blocks of HTML and formulas of LaTeX
 * are what they hold, captions lose their colon, lines of one backslash go.
 */
export function rewritePandocBlocks(body: string): string {
  const lines = classify(body);
  const out: string[] = [];
  let raw: 'html' | 'latex' | undefined;
  let lastText = '';
  for (const [i, {text, kind, info}] of lines.entries()) {
    const language = kind === 'open' ? /^\{=(html|latex|tex)\}$/.exec(info ?? '')?.[1] : undefined;
    if (language !== undefined) {
      raw = language === 'html' ? 'html' : 'latex';
      if (out.at(-1)?.trim() !== '') out.push('');
    } else if (raw !== undefined && kind === 'close') {
      raw = undefined;
      out.push('');
    } else if (raw !== undefined) {
      if (text.trim() !== '<!-- -->') out.push(text);
    } else if (kind !== 'prose') out.push(text);
    else {
      out.push(rewriteLine(text, lines[i + 1], lastText));
      if (text.trim() !== '') lastText = text;
    }
  }
  return out.join('\n');
}

function rewriteLine(text: string, next: MarkdownLine | undefined, last: string): string {
  if (text.trim() === '\\') return '';
  if (VERSE.test(text))
    return text.slice(2) + (next?.kind === 'prose' && VERSE.test(next.text) ? '\\' : '');
  const indent = ITEM.exec(text)?.[1];
  if (indent !== undefined && next?.kind === 'prose' && ITEM.exec(next.text)?.[1] === indent)
    return `${text}\\`;
  return TABLE_END.test(last) ? text.replace(/^ {0,3}: (?=\S)/, '') : text;
}
