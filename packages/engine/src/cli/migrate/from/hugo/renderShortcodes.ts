import {append} from '../../../../cache/append.ts';
import {type ProblemList, shiftLines} from '../common/migration.ts';
import {BLOCK_SHORTCODES} from './blockShortcodes.ts';
import {INLINE_SHORTCODES} from './inlineShortcodes.ts';
import {parseShortcodes, type Shortcode} from './parseShortcodes.ts';
import type {Rendered, ShortcodeRule, ShortcodeSite, ShortcodeUse} from './shortcodeRules.ts';

const RULES: Readonly<Record<string, ShortcodeRule>> = {...BLOCK_SHORTCODES, ...INLINE_SHORTCODES};
/** Tells whether a shortcode is known by its name. */
export const isKnownShortcode = (name: string): boolean => Object.hasOwn(RULES, name.toLowerCase());

/** What shows the Markdown of another file. */
const INCLUDES = /^(?:readfile|include|include-markdown)$/;

/** What authors put into code too, where Hugo runs all. */
const IN_CODE = /^(?:param|siteparam|ref|relref)$/i;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Rewrites the shortcodes of a note: `{{< hint info >}}` → `:::info`. One without a counterpart stays as it is written, as
 * text, and what it holds is rewritten; it is a problem of the note.
 */
export const renderShortcodes = (
  text: string,
  site: ShortcodeSite,
  problems: ProblemList,
): string => renderInside(text, {site, problems, depth: 0});

interface Rendering {
  readonly site: ShortcodeSite;
  readonly problems: ProblemList;
  /** How many shortcodes the text is inside of. */
  readonly depth: number;
}

/** Maximum depth of shortcodes in shortcodes: deeper ones stay as they are written. */
const MAX_DEPTH = 20;
/** What a file that is included counts for: files may include each other, and each more than once. */
const INCLUDED_DEPTH = 7;

function renderInside(text: string, rendering: Rendering): string {
  const {all, shown} = parseShortcodes(text);
  if (all.length === 0 && shown.length === 0) return text;
  const edits: Edit[] = shown.map(({start, end, text: plain}) => ({start, end, text: plain}));
  let replaced = 0; // end of the last one that was rewritten as a whole
  for (const one of all) {
    if (one.start < replaced) continue;
    const rendered =
      one.isInCode && !IN_CODE.test(one.name) ? undefined : render(one, text, rendering);
    if (rendered !== undefined && 'text' in rendered) replaced = one.closeEnd ?? one.openEnd;
    append(edits, toEdits(one, rendered, text));
  }
  return apply(text, edits);
}

function render(
  one: Shortcode,
  text: string,
  {site, problems, depth}: Rendering,
): Rendered | undefined {
  const hasEnd = one.closeStart !== undefined;
  const inner = hasEnd ? text.slice(one.openEnd, one.closeStart) : '';
  const use: ShortcodeUse = {
    ...one,
    name: one.name.toLowerCase(),
    hasEnd,
    inner,
    site,
    get: (name, place) =>
      (one.args.named.get(name) ?? (place === undefined ? undefined : one.args.listed[place])) ||
      undefined,
    report: (zh, en) => problems.add(one.line, zh, en),
  };
  const rule = Object.hasOwn(RULES, use.name) ? RULES[use.name] : undefined;
  const whole = rule?.(use);
  // What is around its content leaves that in its place; what takes it elsewhere takes it as it is rendered.
  const isTaken = whole !== undefined && 'text' in whole && /\{\{(?:[<%]|&lt;)/.test(whole.text);
  const ofInner = shiftLines(problems, one.line - 1);
  const rendered =
    isTaken && depth < MAX_DEPTH
      ? rule!({...use, inner: renderInside(inner, {site, problems: ofInner, depth: depth + 1})})
      : whole;
  if (rendered !== undefined && 'text' in rendered && INCLUDES.test(use.name) && !hasEnd)
    return {...rendered, text: renderIncluded(rendered.text, one.line, {site, problems, depth})};
  if (rendered === undefined)
    problems.add(
      one.line,
      `短代码 ${one.name} 没有对应的写法，原样留下。`,
      `The shortcode ${one.name} has no counterpart; it was left as it is.`,
    );
  return rendered;
}

/** Rewrites what a note includes; its problems are those of the line that includes it. */
function renderIncluded(text: string, line: number, {site, problems, depth}: Rendering): string {
  if (depth + INCLUDED_DEPTH > MAX_DEPTH) return text;
  const ofLine: ProblemList = {...problems, add: (_, zh, en) => problems.add(line, zh, en)};
  return renderInside(text, {site, problems: ofLine, depth: depth + INCLUDED_DEPTH});
}

function toEdits(one: Shortcode, rendered: Rendered | undefined, text: string): Edit[] {
  const {start, openEnd, closeStart, closeEnd} = one;
  const tags = [
    {start, end: openEnd},
    ...(closeStart === undefined ? [] : [{start: closeStart, end: closeEnd!}]),
  ];
  if (rendered === undefined) {
    if (one.isInCode) return [];
    // `{{<a>}}` would be a tag of HTML.
    return tags.map((tag) => ({
      ...tag,
      text: text.slice(tag.start, tag.end).replace(/^\{\{<(?=[/\w])/, '{{\\<'),
    }));
  }
  const place = (at: number, made: string): string =>
    rendered.isBlock || isAloneInHtml(one, text) ? toLines(made, at, text) : made;
  if ('text' in rendered) {
    const end = closeEnd ?? openEnd;
    return [{start, end, text: place(start, rendered.text)}];
  }
  return tags.map((tag, i) => ({
    ...tag,
    text: place(tag.start, i === 0 ? rendered.open : rendered.close),
  }));
}

/** Tells whether a shortcode is a whole line right below a line of HTML, where Markdown is not read. */
function isAloneInHtml({start, openEnd, closeEnd}: Shortcode, text: string): boolean {
  const before = text.slice(Math.max(0, start - 1000), start);
  const after = text.slice(closeEnd ?? openEnd, (closeEnd ?? openEnd) + 100);
  return (
    /^[ \t]*<\/?[a-z][^\n]*>[ \t]*\n[ \t]*$/im.test(before.split('\n').slice(-2).join('\n')) &&
    /^[ \t]*(?:\n|$)/.test(after)
  );
}

/** Puts a block on lines of its own, as deep as the line that it begins on: in a list, in a quote. */
function toLines(made: string, at: number, text: string): string {
  const before = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 200), at);
  const [, blank = '', mark = '', rest = ''] =
    /^((?:\s|>)*)((?:[-*+]|\d+[.)])\s+)?(.*)$/s.exec(before) ?? [];
  const indent = blank + ' '.repeat(mark.length);
  const isFirst = rest === '';
  const lines = made.split('\n');
  const isItem = lines[0]!.startsWith('- ');
  const all = [
    ...(isFirst && (mark !== '' || isItem) ? [] : ['']),
    ...(isFirst ? [] : ['']),
    ...lines,
  ];
  return `${all.map((line, i) => (i === 0 ? line : indent + line)).join('\n')}${isItem ? '' : `\n${indent}`}`;
}

function apply(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let out = '';
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}
