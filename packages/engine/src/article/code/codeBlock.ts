import {parseCodeMeta} from './codeMeta.ts';
import {escapeAttribute, escapeText} from '../html/escape.ts';
import {CHEVRON_DOWN_ICON} from '../html/icons.ts';
import {HIGHLIGHT, type MagicComment, readMagicComments} from './magicComments.ts';
import {toGrammarName} from './languages.ts';
import {readDiff} from './diffLines.ts';
import {type CodeNotes, signOf} from './codeNotes.ts';
import {markPrompt} from './prompts.ts';
import {type ArticleTexts, fillText} from '../text/texts.ts';

/** A code block of an article, before highlighting. */
export interface CodeBlock {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  /** Classes that magic comments gave to lines, which are numbered from 1. */
  readonly classes: readonly (readonly [line: number, classes: readonly string[]])[];
  /** Whether it is what the block before it prints: both are shown as one piece. */
  readonly isOutput?: true;
  /** Notes on its lines, which the list after it holds. */
  readonly notes?: CodeNotes;
  /** What of it has no colours, since its note has more code than is coloured: its long lines, or all of them. */
  readonly plain?: 'longLines' | 'lines';
}

/** Turns code into one HTML string a line (tokens as `<span class>`, punctuation bare), without the signs of a diff; plain text for languages it does not know. */
export interface Highlight {
  (language: string, code: string): readonly string[];
}

const DIFF_CLASSES = {'+': ' add', '-': ' del', ' ': ''} as const;

/** Maximum number of lines of folded code that is shown whole. */
const FOLD_LIMIT = 15;

/** A block of code as its fence says. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/**
 * Tells whether a code block is output: a block of `text` right after code, or after other output of it: what the code
 * prints.
 */
export function isOutputOf(block: CodeBlock, before: CodeBlock): boolean {
  const [language, languageBefore] = [block, before].map((one) =>
    toGrammarName(parseCodeMeta(one.language, one.meta).language),
  );
  const isCode = languageBefore !== 'text' && languageBefore !== '' && languageBefore !== 'diff';
  return language === 'text' && (isCode || before.isOutput === true);
}

/** Reads a fence: its magic comments are taken out, unless it names lines itself. */
export function createCodeBlock(
  {language, meta, code}: Fence,
  comments: readonly MagicComment[],
): CodeBlock {
  const {highlighted, language: name} = parseCodeMeta(language, meta);
  if (highlighted.size > 0) return {language, meta, code, classes: []};
  const {code: left, classes} = readMagicComments(code, name, comments);
  return {language, meta, code: left, classes: [...classes]};
}

/** Renders a whole code block: bar with title and language when there is a title, copy button, one `span.ln` a line. */
export function renderCodeBlock(
  block: CodeBlock,
  highlight: Highlight,
  texts: ArticleTexts,
): string {
  const meta = parseCodeMeta(block.language, block.meta);
  const {highlighted} = meta;
  const code = block.code.replace(/\n$/, '');
  const isDiff = toGrammarName(meta.language) === 'diff';
  const language = meta.language || 'text';
  const signs = isDiff ? readDiff(code) : [];
  const lines = highlight(language, code).map((html, i) => ({
    html: markPrompt(language, html),
    className: DIFF_CLASSES[signs[i]?.sign ?? ' '],
  }));
  const marked = new Map(block.classes);
  const notes = new Map(block.notes);
  const isFolded = meta.isFolded && lines.length > FOLD_LIMIT;
  const classes = [
    'code',
    'theme-code-block',
    `language-${escapeAttribute(language)}`,
    isDiff && 'diff',
    !lines.some(({html}) => html.includes('<')) && 'plain',
    meta.firstNumber !== undefined && 'numbered',
    isFolded && 'fold',
    meta.isWrapped && 'wrapped',
    block.isOutput && 'output',
  ];
  const start =
    meta.firstNumber === undefined || meta.firstNumber === 1
      ? ''
      : ` style="counter-reset:l ${meta.firstNumber - 1}"`;
  const copy = `<button class="copy" type="button">${escapeText(texts.copy)}</button>`;
  const kind = block.isOutput
    ? `<span class="result">${escapeText(texts.codeOutput)}</span>`
    : `<span class="lang">${escapeText(language)}</span>`;
  // authors who call the output what its mark says it is
  const title = block.isOutput && meta.title === texts.codeOutput ? '' : (meta.title ?? '');
  const bar =
    meta.title === undefined && !block.isOutput
      ? copy
      : `<div class="code-bar"><span>${escapeText(title)}</span>${kind}${copy}</div>`;
  const body = lines.map(({html, className}, i) => {
    const ofLine = [
      ...(highlighted.has(i + 1) ? [HIGHLIGHT.className] : []),
      ...(marked.get(i + 1) ?? []),
    ];
    const names = ofLine
      .map((name) => (name === HIGHLIGHT.className ? `hl ${name}` : name))
      .join(' ');
    const ofAll = `ln${className}${names && ` ${escapeAttribute(names)}`}`;
    const note = notes.get(i + 1);
    const sign = note === undefined ? '' : `<b class=cn> ${signOf(note)}</b>`;
    return `<span class=${ofAll.includes(' ') ? `"${ofAll}"` : ofAll}>${html}${sign}\n</span>`;
  });
  const label = escapeAttribute(
    block.isOutput ? texts.codeOutput : fillText(texts.codeLabel, {language}),
  );
  const unfold = isFolded
    ? `<button class="unfold" type="button" aria-expanded="false">${CHEVRON_DOWN_ICON}${escapeText(fillText(texts.codeExpand, {count: lines.length}))}</button>`
    : '';
  // A group by its label, no landmark: blocks of one language share their label.
  return `<div class="${classes.filter(Boolean).join(' ')}">${bar}<pre tabindex="0" role="group" aria-label="${label}"${start}><code>${body.join('')}</code></pre>${unfold}</div>`;
}
