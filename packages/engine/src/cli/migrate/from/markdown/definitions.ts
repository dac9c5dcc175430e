import {append} from '../../../../cache/append.ts';
import {classify, type MarkdownLine} from './fences.ts';

/** `: meaning` below a term, and what follows the colon. */
const MEANING = /^ {0,3}:[ \t]+(\S.*)$/;
/** What begins another block, and so is no term. */
const NO_TERM = /^(?:\s|[#>|<:]|[-*+]\s|\d+[.)]\s|={3,}|-{3,}|!!!|\?\?\?)/;
/** What Markdown may read in a line. */
const SIGNS = /[`*_[\]<>&\\$~!{}]/;

/**
 * Rewrites lists of definitions, which PHP Markdown brought and kramdown, Python-Markdown and Hugo read, as HTML.
 * @example `甲\n: 意思` → `<dl>\n<dt>甲</dt>\n<dd>\n\n意思\n\n</dd>\n</dl>`
 */
export function rewriteDefinitions(text: string): string {
  if (!/^ {0,3}:[ \t]+\S/m.test(text)) return text;
  const lines = classify(text);
  const out: string[] = [];
  let isOpen = false;
  for (let i = 0; i < lines.length; i++) {
    const terms = takeTerms(lines, i);
    if (terms === 0) {
      if (isOpen && lines[i]!.text.trim() !== '') {
        out.push('</dl>', '');
        isOpen = false;
      }
      out.push(lines[i]!.text);
      continue;
    }
    if (!isOpen && out.at(-1)?.trim()) out.push('');
    if (!isOpen) out.push('<dl>');
    isOpen = true;
    append(
      out,
      lines.slice(i, i + terms).flatMap(({text: term}) => printTerm(term.trim())),
    );
    i = takeMeanings(lines, i + terms, out) - 1;
  }
  if (isOpen) out.push('</dl>', '');
  return out.join('\n');
}

/** Maximum number of lines of terms; more are a paragraph. */
const MAX_TERMS = 5;

/** Counts the lines of terms that begin here: those above a meaning, at most one empty line between. 0 for none. */
function takeTerms(lines: readonly MarkdownLine[], from: number): number {
  let end = from;
  if (isTerm(lines[from - 1])) return 0;
  while (end - from <= MAX_TERMS && isTerm(lines[end])) end++;
  if (end === from || end - from > MAX_TERMS) return 0;
  const next = lines[end]?.text.trim() === '' ? end + 1 : end;
  const isMeant = lines[next]?.kind === 'prose' && MEANING.test(lines[next].text);
  return isMeant ? end - from : 0;
}

const isTerm = (line: MarkdownLine | undefined): boolean =>
  line?.kind === 'prose' && line.text.trim() !== '' && !NO_TERM.test(line.text);

const printTerm = (term: string): string[] =>
  SIGNS.test(term) ? ['<dt>', '', term, '', '</dt>'] : [`<dt>${term}</dt>`];

/** Writes the meanings of a term, each with the lines below it that are as deep. @returns the line after them */
function takeMeanings(lines: readonly MarkdownLine[], from: number, out: string[]): number {
  let i = from;
  for (;;) {
    let start = i;
    while (lines[start]?.text.trim() === '') start++;
    const first =
      lines[start]?.kind === 'prose' ? MEANING.exec(lines[start]!.text)?.[1] : undefined;
    if (first === undefined) return i;
    const inner = [first];
    for (i = start + 1; i < lines.length; i++) {
      const {text, kind} = lines[i]!;
      const isLazy = inner.at(-1) !== '' && isTerm(lines[i]);
      if (kind === 'prose' && text.trim() !== '' && !/^(?: {2,}|\t)/.test(text) && !isLazy) break;
      inner.push(text.replace(/^(?: {1,4}|\t)/, ''));
    }
    while (inner.at(-1)?.trim() === '') inner.pop();
    append(out, ['<dd>', '', ...inner, '', '</dd>']);
  }
}
