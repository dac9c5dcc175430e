import {parseCodeMeta} from './codeMeta.ts';
import {escapeAttribute, escapeText} from './html.ts';
import {COPY_ICON} from './icons.ts';
import {type ArticleTexts, fillText} from './texts.ts';

/** A code block of an article, before highlighting. */
export interface CodeBlock {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/** Turns code into one HTML string a line (tokens as `<span class>`); plain text for languages it does not know. */
export interface Highlight {
  (language: string, code: string): readonly string[];
}

/** The whole block: bar with title and language when there is a title, copy button, one `span.ln` a line. */
export function renderCodeBlock(block: CodeBlock, highlight: Highlight, texts: ArticleTexts): string {
  const meta = parseCodeMeta(block.language, block.meta);
  const code = block.code.replace(/\n$/, '');
  const isDiff = meta.language === 'diff';
  const language = meta.language || 'text';
  const lines = isDiff ? renderDiffLines(code) : highlight(language, code).map((html) => ({html, className: ''}));
  const classes = ['code', 'theme-code-block', `language-${escapeAttribute(language)}`, isDiff && 'diff', meta.firstNumber !== undefined && 'numbered'];
  const start = meta.firstNumber === undefined || meta.firstNumber === 1 ? '' : ` style="counter-reset:l ${meta.firstNumber - 1}"`;
  const copy = `<button class="copy" type="button">${COPY_ICON}${escapeText(texts.copy)}</button>`;
  const bar = meta.title === undefined ? copy : `<div class="code-bar"><span>${escapeText(meta.title)}</span><span class="lang">${escapeText(language)}</span>${copy}</div>`;
  const body = lines.map(({html, className}, i) => {
    const isHighlighted = meta.highlighted.has(i + 1);
    const lineClass = `ln${className}${isHighlighted ? ' hl theme-code-block-highlighted-line' : ''}`;
    return `<span class="${lineClass}">${html}\n</span>`;
  });
  const label = escapeAttribute(fillText(texts.codeLabel, {language}));
  return `<div class="${classes.filter(Boolean).join(' ')}">${bar}<pre tabindex="0" aria-label="${label}"${start}><code>${body.join('')}</code></pre></div>`;
}

function renderDiffLines(code: string): {html: string; className: string}[] {
  return code.split('\n').map((line) => {
    const sign = line[0];
    const className = sign === '+' ? ' add' : sign === '-' ? ' del' : '';
    return {html: escapeText(/^[+\- ]/.test(line) ? line.slice(1) : line), className};
  });
}
