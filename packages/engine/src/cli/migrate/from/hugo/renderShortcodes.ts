import type {ProblemList} from '../migration.ts';
import {BLOCK_SHORTCODES} from './blockShortcodes.ts';
import {INLINE_SHORTCODES} from './inlineShortcodes.ts';
import {parseShortcodes, type Shortcode} from './parseShortcodes.ts';
import type {Rendered, ShortcodeRule, ShortcodeSite, ShortcodeUse} from './shortcodeRules.ts';

const RULES: Readonly<Record<string, ShortcodeRule>> = {...BLOCK_SHORTCODES, ...INLINE_SHORTCODES};
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
export function renderShortcodes(text: string, site: ShortcodeSite, problems: ProblemList): string {
  const {all, shown} = parseShortcodes(text);
  if (all.length === 0 && shown.length === 0) return text;
  const edits: Edit[] = shown.map(({start, end, text: plain}) => ({start, end, text: plain}));
  let replaced = 0; // end of the last one that was rewritten as a whole
  for (const one of all) {
    if (one.start < replaced) continue;
    const rendered =
      one.isInCode && !IN_CODE.test(one.name) ? undefined : render(one, text, site, problems);
    if (rendered !== undefined && 'text' in rendered) replaced = one.closeEnd ?? one.openEnd;
    edits.push(...toEdits(one, rendered, text));
  }
  return apply(text, edits);
}

function render(
  one: Shortcode,
  text: string,
  site: ShortcodeSite,
  problems: ProblemList,
): Rendered | undefined {
  const hasEnd = one.closeStart !== undefined;
  const use: ShortcodeUse = {
    ...one,
    name: one.name.toLowerCase(),
    hasEnd,
    inner: hasEnd ? text.slice(one.openEnd, one.closeStart) : '',
    site,
    get: (name, place) =>
      (one.args.named.get(name) ?? (place === undefined ? undefined : one.args.listed[place])) ||
      undefined,
    report: (zh, en) => problems.add(one.line, zh, en),
  };
  const rendered = Object.hasOwn(RULES, use.name) ? RULES[use.name]!(use) : undefined;
  if (rendered === undefined)
    problems.add(
      one.line,
      `短代码 ${one.name} 没有对应的写法，原样留下。`,
      `The shortcode ${one.name} has no counterpart; it was left as it is.`,
    );
  return rendered;
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
    rendered.isBlock ? toLines(made, at, text) : made;
  if ('text' in rendered) {
    const end = closeEnd ?? openEnd;
    return [{start, end, text: place(start, rendered.text)}];
  }
  return tags.map((tag, i) => ({
    ...tag,
    text: place(tag.start, i === 0 ? rendered.open : rendered.close),
  }));
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
