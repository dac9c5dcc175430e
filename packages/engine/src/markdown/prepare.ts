import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {ADMONITION_NAMES, isAdmonition} from './admonitionTypes.ts';
import {endOfCodeSpan, markEmphasis} from './emphasis.ts';
import {COLON, dropMarks, FLANK, TILDE} from './marks.ts';

export interface PreparedSource {
  /** What the parser gets: the lines of the body, and a few empty ones put in. */
  readonly text: string;
  /** Indexes, from 0, of the lines of `text` that the body does not have. */
  readonly addedLines: readonly number[];
  readonly hasDirectives: boolean;
  /** Something in it looks like an HTML tag or comment. */
  readonly hasHtml: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

interface Fence {
  readonly marker: string;
  readonly quote: string;
}

const FENCE_LINE = /^((?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;
const CONTAINER_LINE = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*([\w\p{L}-]*)(.*)$/u;
const BARE_URL = /(?<![\w<("'=[\]/@.-])(?:https?:\/\/|www\.)[^\s<>`，。！？；：、（）《》「」『』【】“”‘’…—]+(?=[，。！？；：、（）《》「」『』【】“”‘’…—])/g;

/**
 * Repairs what Chinese text and CommonMark disagree on, before parsing: emphasis beside full-width punctuation,
 * ranges (3~5), addresses followed by ，。, admonition titles. Code is left alone.
 * @param firstLine line of the body's first line in the file, from 1
 */
export function prepareSource(body: string, file: string, firstLine: number): PreparedSource {
  const lines = dropMarks(body).split('\n');
  const diagnostics: Diagnostic[] = [];
  const containers: {name: string; size: number; line: number; isKnown: boolean}[] = [];
  const out: string[] = [];
  const addedLines: number[] = [];
  let hasDirectives = false;
  let hasHtml = false;
  let fence: Fence | undefined;
  let blockStart = 0;

  const endBlock = (end: number): void => {
    if (end > blockStart) {
      const block = repairInline(lines.slice(blockStart, end).join('\n'));
      hasHtml ||= /<(?:[a-z][a-z\d-]*[\s/>]|!--|\/[a-z])/i.test(block);
      out.push(...block.split('\n'));
    }
    blockStart = end + 1;
  };

  lines.forEach((line, i) => {
    if (fence) {
      out.push(line);
      blockStart = i + 1;
      if (closesFence(line, fence)) fence = undefined;
      return;
    }
    const opening = FENCE_LINE.exec(line);
    if (opening && !(opening[2]!.startsWith('`') && opening[3]!.includes('`'))) {
      endBlock(i);
      out.push(line);
      fence = {marker: opening[2]!, quote: opening[1]!};
      return;
    }
    const container = line.includes(':::') && !isTooDeep(lines, i) ? CONTAINER_LINE.exec(line) : null;
    if (container) {
      endBlock(i);
      const [, prefix = '', colons = '', name = '', rest = ''] = container;
      const place = {file, line: firstLine + i, column: prefix.length + 1};
      if (name === '' && rest.trim() === '') {
        const index = containers.findLastIndex((c) => c.size <= colons.length);
        const closed = index < 0 ? undefined : containers.splice(index)[0];
        if (closed?.isKnown && lines[i - 1]?.includes('|')) {
          addedLines.push(out.length); // else the parser takes the line for a row of the table above it
          out.push(prefix.trimEnd());
        }
        out.push(!closed || closed.isKnown ? line : prefix + COLON.repeat(colons.length));
        hasDirectives ||= Boolean(closed?.isKnown);
        return;
      }
      const isKnown = isAdmonition(name);
      if (name) containers.push({name, size: colons.length, line: firstLine + i, isKnown});
      if (isKnown) {
        hasDirectives = true;
        out.push(prefix + colons + name + toDirectiveLabel(rest));
        return;
      }
      if (name) {
        const nearest = findNearest(name, ADMONITION_NAMES);
        diagnostics.push(createDiagnostic('MD-140', {type: name, known: ADMONITION_NAMES, ...(nearest && {nearest})}, {place}));
      }
      out.push(prefix + COLON.repeat(colons.length) + repairInline(line.slice(prefix.length + colons.length)));
      return;
    }
    if (line.trim() === '') {
      endBlock(i);
      out.push(line);
    }
  });
  if (!fence) endBlock(lines.length);
  for (const {name, line, isKnown} of containers) {
    if (isKnown) diagnostics.push(createDiagnostic('MD-141', {type: name}, {place: {file, line, column: 1}}));
  }
  return {text: out.join('\n'), addedLines, hasDirectives, hasHtml, diagnostics};
}

/** True for a line four blanks deep that is in no list or footnote: indented code, or text that goes on. */
function isTooDeep(lines: readonly string[], index: number): boolean {
  if (!/^(?: {4}| {0,3}\t)/.test(lines[index]!)) return false;
  for (let i = index - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (/^[ \t>]*(?:[-*+]|\d{1,9}[.)]|\[\^[^\]]+\]:)[ \t]/.test(line)) return false;
    if (line.trim() !== '' && !/^[ \t]{2}/.test(line)) return true;
  }
  return true;
}

function closesFence(line: string, fence: Fence): boolean {
  const trimmed = line.replace(/^(?:[ \t]*>)*/, '').trim();
  return trimmed.startsWith(fence.marker) && (fence.marker.startsWith('`') ? /^`+$/ : /^~+$/).test(trimmed);
}

/** ` 标题` → `[标题]`; a label or attributes stay as they are. */
function toDirectiveLabel(rest: string): string {
  const title = rest.trim();
  if (title === '' || title.startsWith('{') || /^\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\]\s*(?:\{[^{}]*\})?$/.test(title)) return title;
  const attributes = /\s*(\{[^{}]*\})$/.exec(title)?.[1] ?? '';
  const label = attributes ? title.slice(0, -attributes.length).trim() : title;
  const repaired = repairInline(label);
  return `[${hasBalancedBrackets(repaired) ? repaired : repaired.replace(/[[\]]/g, '\\$&')}]${attributes}`;
}

function hasBalancedBrackets(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/\\.|[[\]]/g)) {
    if (bracket === '[') depth++;
    if (bracket === ']' && --depth < 0) return false;
  }
  return depth === 0;
}

function repairInline(block: string): string {
  if (!/[*~]|https?:|www\.|\{\/\*|<!--/.test(block)) return block;
  return outsideCode(markEmphasis(normaliseHeadingIds(block)), (text) =>
    text.replace(BARE_URL, wrapUrl).replace(/\\.|~+/gs, (run) => (run === '~' ? TILDE : run)),
  );
}

// `## 标题 {/* #id */}` and `## 标题 <!-- #id -->` become `## 标题 {#id}`.
function normaliseHeadingIds(block: string): string {
  if (!/^[ \t>]*#{1,6}[ \t]/m.test(block)) return block;
  return block.replace(
    /^([ \t>]*#{1,6}[ \t].*?)[ \t]*(?:\{\/\*[ \t]*#([^\s*}]+)[ \t]*\*\/\}|<!--[ \t]*#([^\s>]+?)[ \t]*-->)[ \t]*$/gm,
    (_, heading: string, mdxId?: string, htmlId?: string) => `${heading} {#${mdxId ?? htmlId}}`,
  );
}

/** An address ends before full-width punctuation; `<…>`, or a link for one without scheme, says so to the parser. */
function wrapUrl(url: string): string {
  const end = /[*_~.,;:!?)"'\uFDD0]+$/.exec(url)?.index ?? url.length;
  const address = url.slice(0, end);
  return (url.startsWith('www.') ? `[${address}](<http://${address}>)` : `<${address}>`) + url.slice(end);
}

/** Applies `change` to the parts of a block that are not in code spans. */
function outsideCode(block: string, change: (text: string) => string): string {
  if (!block.includes('`')) return change(block);
  let out = '';
  let from = 0;
  const tick = /\\.|`+/gs;
  for (let match = tick.exec(block); match; match = tick.exec(block)) {
    if (match[0].startsWith('\\')) continue;
    const end = endOfCodeSpan(block, match.index, match[0].length);
    if (end > match.index + match[0].length) {
      out += change(block.slice(from, match.index)) + block.slice(match.index, end);
      from = end;
    }
    tick.lastIndex = end;
  }
  return out + change(block.slice(from));
}

/** Column of the file for a column of the prepared line: what was put in does not count. */
export function toSourceColumn(preparedLine: string, sourceLine: string, column: number): number {
  let source = 0;
  for (let i = 0; i < column - 1 && i < preparedLine.length; i++) {
    const c = preparedLine[i]!;
    if (c === sourceLine[source] || c === TILDE || c === COLON) source++;
    else if (c !== FLANK && c !== '<' && c !== '>') source++;
  }
  return source + 1;
}
