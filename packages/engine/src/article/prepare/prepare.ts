import type {Diagnostic} from '../../errors/diagnostic.ts';
import {separateDisplayMath} from './repairs/displayMath.ts';
import {spellAltFormulas} from './repairs/altFormulas.ts';
import type {MarkedLines} from './marks/marking.ts';
import {markDirectives, mayHaveDirectives} from './marks/markLines.ts';
import {createCodeSpans} from './lines/codeSpans.ts';
import {markEmphasis} from './repairs/emphasis.ts';
import {limitSigns} from './repairs/denseText.ts';
import {limitPadding} from './repairs/paddedCells.ts';
import {classifyLines} from './lines/lines.ts';
import {separateListsFromCode} from './repairs/listsAfterCode.ts';
import {outdentEnds} from './repairs/outdentEnds.ts';
import {findSlips} from './slips/slips.ts';
import {markWikiLinks} from './repairs/wikiLinks.ts';
import type {Literal} from '../js/literal.ts';
import {DIRECTIVE, DOLLAR, dropMarks, FLANK} from '../text/marks.ts';
import {markTildes} from './repairs/tildes.ts';

export interface PreparedSource {
  /** What the parser gets. */
  readonly text: string;
  /** Lines of the body with the marks of directives, before the repairs; undefined when there are none. */
  readonly marked?: MarkedLines;
  /** Whether something in it looks like an HTML tag or comment. */
  readonly hasHtml: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** An address that ends before full-width punctuation: the parser takes what follows for a part of it. */
const BARE_URL = {
  run: /(?<![\w<("'=[\]/@.-])(?:https?:\/\/|www\.)[^\s<>`，。！？；：、（）《》「」『』【】“”‘’…—]+/g,
  end: /[，。！？；：、（）《》「」『』【】“”‘’…—]/,
};
/** An address that ends a cell of a table: the parser takes the rest of the row for a part of it. */
const CELL_URL = {
  run: /(?<![\w<("'=[\]/@.-])(?:https?:\/\/|www\.)(?:\\\||[^\s<>`|\\])+/g,
  end: /\|/,
};
/** The line below the head of a table. */
const TABLE_RULE = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[-:| \t]*$/m;
/**
 * Addresses that GFM links where the parser sees only what follows the colon. The part after `/` is a resource of an
 * XMPP address.
 */
const BARE_ADDRESS =
  /(?<![\w<("'=[\]/@.:+-])(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?<![-_])(?![\w-])|xmpp:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?<![-_])(?![\w-])(?:\/[\w@.]+)?)/g;
/** A scheme before full-width punctuation is no address: GFM would take what follows for one. */
const NO_HOST = /\bhttps?:(?=\/\/[，。！？；：、（）《》「」『』【】“”‘’…—])/g;
const HTML = /<(?:[a-z][a-z\d-]*(?:[\s/>]|$)|!--|\/[a-z])/i;
const MARK_LINE = new RegExp(`<!--${DIRECTIVE}\\d+-->$`);

export interface SourceToPrepare {
  readonly body: string;
  readonly file: string;
  /** Line of the body's first line in the file, from 1. */
  readonly firstLine: number;
  /** Whether `$…$` is a formula. */
  readonly hasMath: boolean;
  /** Whether the site reads no formulas, and a note with one gets a notice. */
  readonly isMathOff?: boolean | undefined;
  /** Whether `[[note]]` is a link. */
  readonly hasWikiLinks?: boolean | undefined;
  /** Whether `~old~` is struck through, as in Docusaurus. */
  readonly hasSingleTilde?: boolean | undefined;
  /** What `props` stands for in a partial. */
  readonly props?: Literal | undefined;
  /** Texts of the site by id, for `translate()`. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
  /** Names of admonitions besides the known ones. */
  readonly admonitions?: readonly string[] | undefined;
  /** Whether the note is MDX for its site: then `{"…"}` is a text. */
  readonly readsMdx?: boolean | undefined;
  /** Finds the lines of a prepared text, from 0, that are code to the parser. */
  readonly findCodeLines?: ((text: string) => ReadonlySet<number>) | undefined;
}

const mayHaveValues = (
  source: string,
  {props, readsMdx}: Pick<SourceToPrepare, 'props' | 'readsMdx'>,
): boolean =>
  (props !== undefined && source.includes('{')) || (readsMdx === true && /\{\s*["'`]/.test(source));

/**
 * Makes the text for the parser: directives and components are marked, and what Chinese text and CommonMark disagree on
 * is repaired: emphasis beside full-width punctuation, ranges (3~5), addresses followed by ，。. Code is left alone.
 */
export function prepareSource({
  body,
  file,
  firstLine,
  hasMath,
  isMathOff = false,
  hasWikiLinks,
  hasSingleTilde,
  props,
  messages,
  admonitions,
  readsMdx,
  findCodeLines,
}: SourceToPrepare): PreparedSource {
  const source = dropMarks(body);
  const ownLines = source.split('\n');
  const sourceKinds = classifyLines(ownLines);
  const sourceLines = separateListsFromCode(
    hasMath ? separateDisplayMath(ownLines, sourceKinds) : ownLines,
    sourceKinds,
  );
  const isMarked =
    mayHaveDirectives(source, sourceKinds) || mayHaveValues(source, {props, readsMdx});
  const marked = isMarked
    ? markDirectives({
        lines: outdentEnds(sourceLines),
        kinds: sourceKinds,
        file,
        firstLine,
        props,
        messages,
        admonitions,
        readsMdx,
      })
    : undefined;
  const {lines, kinds} = marked ?? {lines: sourceLines, kinds: sourceKinds};
  const inline = {hasMath, hasWikiLinks, hasSingleTilde};
  const out: string[] = [];
  let hasHtml = marked !== undefined && marked.directives.length > 0;
  let blockStart = 0;
  const endBlock = (end: number): void => {
    if (end > blockStart) {
      const block = repairInline(lines.slice(blockStart, end).join('\n'), inline);
      hasHtml ||= HTML.test(block);
      out.push(block);
    }
    if (end < lines.length) out.push(lines[end]!);
    blockStart = end + 1;
  };
  lines.forEach((line, i) => {
    const kind = kinds[i]!;
    if (
      kind === 'text' || kind === 'unclosed'
        ? line.trim() === '' || (marked && MARK_LINE.test(line))
        : true
    ) {
      hasHtml ||= kind === 'opaque';
      endBlock(i);
    }
  });
  endBlock(lines.length);
  const placeAt = (sourceLine: number) => ({file, line: firstLine + sourceLine});
  const placeOf = (line: number) => placeAt(marked?.origins[line]?.line ?? line);
  const shown = limitSigns(out.join('\n'), placeOf, findCodeLines);
  const limited = limitPadding(shown.text, placeOf, findCodeLines);
  return {
    text: limited.text,
    ...(marked && {marked}),
    hasHtml,
    diagnostics: [
      ...(marked?.diagnostics ?? []),
      ...findSlips(ownLines, sourceKinds, {placeOf: placeAt, isMathOff}),
      ...shown.diagnostics,
      ...limited.diagnostics,
    ],
  };
}

/** Repairs what is inside a block. In MDX `<` opens a tag, so that addresses become links there. */
export function repairInline(
  text: string,
  {
    hasMath,
    hasWikiLinks = false,
    hasSingleTilde = false,
    isMdx = false,
  }: Pick<SourceToPrepare, 'hasMath' | 'hasWikiLinks' | 'hasSingleTilde'> & {
    readonly isMdx?: boolean;
  },
): string {
  const linked = hasWikiLinks ? outsideCode(text, markWikiLinks) : text;
  const block = hasMath && linked.includes('$') ? outsideCode(linked, readDollars) : linked;
  if (!/[*~]|https?:|www\.|\{\/\*|<!--|mailto:|xmpp:/.test(block)) return block;
  const isTable = TABLE_RULE.test(block);
  return outsideCode(markEmphasis(normaliseHeadingIds(block)), (part) =>
    markTildes(
      wrapUrls(
        (isTable ? wrapUrls(part, CELL_URL, isMdx) : part).replace(NO_HOST, (scheme) =>
          scheme.replace(':', '\\:'),
        ),
        BARE_URL,
        isMdx,
      ).replace(BARE_ADDRESS, (url) => wrapUrl(url, isMdx)),
      hasSingleTilde,
    ),
  );
}

const readDollars = (text: string): string => spellAltFormulas(escapePrices(text));

/**
 * Escapes dollars that are prices.
 * A formula has no blank inside its dollars and no digit after them; other dollars are prices. Dollars alone on their lines
 * are signs of formulas: `$` around lines of one, `$$` around one with empty lines, of which only a part is in this block.
 * `\$` in a formula is a dollar, as KaTeX and MathJax have it: the parser would end the formula there. It would take
 * `$$a$$$$b$$` for one formula too.
 */
function escapePrices(text: string): string {
  return text.replace(
    /\\.|\$\$[^]*?\$\$|\$\n(?<=^[ \t>]*\$\n)[^$]*\n[ \t>]*\$(?=[ \t]*$)|\$(?<=^[ \t>]*\$)\$+(?=[ \t]*$)|\$(?![\s$])(?:\\.|[^$\\])*?(?:\\\S|[^\s$\\])\$(?![\d$])|\$/gms,
    (found, at: number) => {
      if (found === '$') return '\\$';
      if (!found.startsWith('$')) return found;
      const isTouched = found.endsWith('$$') && text.startsWith('$$', at + found.length);
      return found.replace(ESCAPE, keepDollar) + (isTouched ? FLANK : '');
    },
  );
}

const ESCAPE = /\\[^]/g;
const keepDollar = (escape: string): string => (escape === '\\$' ? `\\${DOLLAR}` : escape);

// `## 标题 {/* #id */}` and `## 标题 <!-- #id -->` become `## 标题 {#id}`.
function normaliseHeadingIds(block: string): string {
  if (!/^[ \t>]*#{1,6}[ \t]/m.test(block)) return block;
  return block
    .replace(
      /^([ \t>]*#{1,6}[ \t].*?)[ \t]*\{[ \t]*\/\*[ \t]*#([^\s*}]+)[ \t]*\*\/[ \t]*\}[ \t]*$/gm,
      '$1 {#$2}',
    )
    .replace(/^([ \t>]*#{1,6}[ \t].*?)[ \t]*<!--[ \t]*#([^\s>]+?)[ \t]*-->[ \t]*$/gm, '$1 {#$2}');
}

/**
 * Wraps the addresses that end where the parser would go on. A run of signs is taken whole, whatever it ends with: asked for
 * its end by the pattern, it would be read again from each address in it.
 */
function wrapUrls(text: string, {run, end}: typeof BARE_URL, isMdx: boolean): string {
  return text.replace(run, (url: string, at: number) =>
    end.test(text.charAt(at + url.length)) && !isInLabel(text, url, at) ? wrapUrl(url, isMdx) : url,
  );
}

/** Maximum length of the label of a link. */
const MAX_LABEL = 200;

/** Tells whether an address is in the label of a link, which holds no other: `[见 https://a.example/b](b.md)，`. */
function isInLabel(text: string, url: string, at: number): boolean {
  if (/\][([]/.test(url)) return true;
  const before = text.slice(Math.max(0, at - MAX_LABEL), at);
  const after = text.slice(at + url.length, at + url.length + MAX_LABEL);
  return before.lastIndexOf('[') > before.lastIndexOf(']') && /^[^[\]]*\][([]/.test(after);
}

/** Wraps an address in what ends it. An address ends before full-width punctuation; `<…>`, or a link for one without scheme or with a stroke in it, says so to the parser. */
function wrapUrl(url: string, isMdx: boolean): string {
  const end = endOfUrl(url);
  const address = url.slice(0, end);
  const whole = url.startsWith('www.') ? `http://${address}` : address;
  const target = whole.replaceAll('\\|', '%7C');
  return (
    (target === address && !isMdx ? `<${address}>` : `[${address}](<${target}>)`) + url.slice(end)
  );
}

/** Finds where an address ends before the punctuation behind it, as GFM does: `)` belongs to it if it has the `(` as well. */
function endOfUrl(url: string): number {
  let unopened = url.split(')').length - url.split('(').length;
  let end = url.length;
  for (; end > 0; end--) {
    const sign = url[end - 1]!;
    if (sign === ')' && unopened-- <= 0) break;
    if (!TRAILING.includes(sign)) break;
  }
  return end;
}

const TRAILING = `*_~.,;:!?)"'\uFDD0`;

/** Applies `change` to the parts of a block that are not in code spans. */
function outsideCode(block: string, change: (text: string) => string): string {
  if (!block.includes('`')) return change(block);
  let out = '';
  let from = 0;
  const tick = /\\.|`+/gs;
  const endOfCodeSpan = createCodeSpans(block);
  for (let match = tick.exec(block); match; match = tick.exec(block)) {
    if (match[0].startsWith('\\')) continue;
    const end = endOfCodeSpan(match.index, match[0].length);
    if (end > match.index + match[0].length) {
      out += change(block.slice(from, match.index)) + block.slice(match.index, end);
      from = end;
    }
    tick.lastIndex = end;
  }
  return out + change(block.slice(from));
}
