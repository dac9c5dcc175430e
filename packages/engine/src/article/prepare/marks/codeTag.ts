import {type Literal, parseLiteral} from '../../js/literal.ts';
import {unindent} from '../lines/indent.ts';
import type {LineKind} from '../lines/lines.ts';
import type {LineWriter} from './lineWriter.ts';
import {emitLine, type Marking} from './marking.ts';
import {DROPPED_LINE} from '../lines/mdxSigns.ts';
import type {ScannedTag} from './tagScan.ts';

/** Writes `<CodeBlock language="js">…</CodeBlock>` as a fence. @returns the tag it ends with */
export function writeCodeTag(marking: Marking, tag: ScannedTag, writer: LineWriter): ScannedTag {
  const {partner, attributes} = tag;
  const inside = partner
    ? sliceLines(marking.source.lines, tag, partner)
    : String(attributes['children'] ?? '');
  const value = /^\s*\{[^]*\}\s*$/.test(inside)
    ? parseLiteral(inside.trim().slice(1, -1), marking.module.bindings)
    : undefined;
  const lines = toFence(typeof value === 'string' ? value : unindent(inside), attributes);
  const kindOf = (i: number): LineKind =>
    i === 0 ? 'fenceOpen' : i === lines.length - 1 ? 'fenceClose' : 'fence';
  writer.fence(lines, (text, i) =>
    emitLine(marking, text, {origin: {line: tag.line, segments: []}, kind: kindOf(i)}),
  );
  return partner ?? tag;
}

type Attributes = Readonly<Record<string, Literal | undefined>>;

/** Returns the lines of a fence around code, its ticks longer than any in it. */
function toFence(code: string, attributes: Attributes): string[] {
  const longest = [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const ticks = '`'.repeat(longest + 1);
  const info = [languageOf(attributes), ...metaOf(attributes)].join(' ').replace(/[`\n]/g, '');
  return [`${ticks}${info}`, ...code.replace(/^\n|\n[ \t]*$/g, '').split('\n'), ticks];
}

function languageOf({language, className}: Attributes): Literal {
  return language ?? /language-(\S+)/.exec(String(className ?? ''))?.[1] ?? '';
}

/** `{title: 'a.js', showLineNumbers: true}` → `['title="a.js"', 'showLineNumbers']` */
function metaOf({metastring, title, showLineNumbers}: Attributes): string[] {
  return [
    metastring ? String(metastring) : '',
    typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : '',
    showLineNumbers === undefined || showLineNumbers === false
      ? ''
      : showLineNumbers === true
        ? 'showLineNumbers'
        : `showLineNumbers=${String(showLineNumbers)}`,
  ].filter(Boolean);
}

/** Returns the text between the end of one tag and the start of another. */
function sliceLines(lines: readonly string[], from: ScannedTag, to: ScannedTag): string {
  if (from.endLine === to.line) return lines[to.line]!.slice(from.endColumn, to.column);
  return [
    lines[from.endLine]!.slice(from.endColumn),
    ...lines.slice(from.endLine + 1, to.line),
    lines[to.line]!.slice(0, to.column),
  ]
    .filter((line) => line !== DROPPED_LINE)
    .join('\n');
}
