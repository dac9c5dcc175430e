import {classifyLines, type LineKind} from '../lines/lines.ts';
import {continuation, prefixOf} from '../lines/indent.ts';
import {FLANK} from '../../text/marks.ts';

/** One formula in a line of its own: `$$x$$`. */
const WHOLE = /^\$\$(?!\$)((?:\\.|[^$\\])+)\$\$[ \t]*$/;
const OPENING = /^\$\$(?!\$)((?:\\.|[^$\\])*)$/;
const CLOSING = /^((?:\\.|[^$\\])*)\$\$[ \t]*$/;
/** Signs alone on their line: a formula without anything in it. The parser takes them for an opening one and all below for the formula. */
const EMPTY = /^\${4,}[ \t]*$/;
/** Three alone on their line, as remark-math reads them; the parser takes the third for a part of the formula. */
const THREE = /^\${3}[ \t]*$/;
/** A comment of TeX, which ends with its line. */
const COMMENT = /(?<!\\)%/;

/**
 * Brings formulas between `$$` into the form that the parser reads: the signs alone on their lines, `$$x$$` on a line of its
 * own with a mark that it is one. Other tools read both; the parser takes what follows an opening `$$` for a name, and all up
 * to the end of the note for the formula. As many lines as before: what was beside a sign joins the line inside.
 *
 * `['$$\\begin{align}', 'a', '\\end{align}$$']` → `['$$', '\\begin{align} a \\end{align}', '$$']`
 */
export function separateDisplayMath(
  lines: readonly string[],
  kinds: readonly LineKind[] = classifyLines(lines),
): readonly string[] {
  if (!lines.some((line) => line.includes('$$'))) return lines;
  const out = [...lines];
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'text' || !lines[i]!.includes('$$')) continue;
    const prefix = prefixOf(lines[i]!);
    const rest = lines[i]!.slice(prefix.length);
    if (EMPTY.test(rest)) {
      const end = findOwnEnd(lines, kinds, i);
      if (end === undefined) out[i] = prefix.trimEnd();
      else i = end;
      continue;
    }
    if (THREE.test(rest)) {
      const end = findOwnEnd(lines, kinds, i);
      if (end === undefined || lines.slice(i + 1, end).some((line) => line.includes('$$')))
        continue;
      out[i] = `${prefix}$$`;
      out[end] = lines[end]!.replace(/\${3}[ \t]*$/, () => '$$');
      i = end;
      continue;
    }
    const whole = WHOLE.exec(rest)?.[1];
    if (whole !== undefined) out[i] = `${prefix}$$${FLANK}${whole}$$`;
    const first = OPENING.exec(rest)?.[1]?.trim();
    if (first === undefined) continue;
    const end = findEnd(lines, kinds, i);
    if (end === undefined) continue;
    separate(out, {start: i, end, prefix, first});
    i = end;
  }
  return out;
}

/** Finds the line that closes a formula: text before its sign or none, no empty line before it unless the opening sign is alone. */
function findEnd(
  lines: readonly string[],
  kinds: readonly LineKind[],
  start: number,
): number | undefined {
  const mayHoldBlanks = /\$\$[ \t]*(?:\\begin\{|$)/.test(lines[start]!);
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i]!;
    if (kinds[i] !== 'text' || (line.trim() === '' && !mayHoldBlanks)) return undefined;
    if (line.includes('$$')) return CLOSING.test(line) ? i : undefined;
  }
  return undefined;
}

/** Returns a line without the signs of quotes and lists before it. */
const toSigns = (line: string): string => line.slice(prefixOf(line).length).trim();

/** Finds the line that closes a formula between three dollars or more: as many, below lines that are not empty. */
function findOwnEnd(
  lines: readonly string[],
  kinds: readonly LineKind[],
  start: number,
): number | undefined {
  const signs = toSigns(lines[start]!);
  for (let i = start + 1; i < lines.length; i++) {
    if (kinds[i] !== 'text' || lines[i]!.trim() === '') return undefined;
    if (toSigns(lines[i]!) === signs) return i === start + 1 ? undefined : i;
  }
  return undefined;
}

interface Formula {
  readonly start: number;
  readonly end: number;
  readonly prefix: string;
  /** What is behind the opening sign. */
  readonly first: string;
}

/** Puts the signs of a formula alone on their lines. */
function separate(out: string[], {start, end, prefix, first}: Formula): void {
  const blanks = /^[ \t>]*/.exec(out[end]!)![0];
  const last = CLOSING.exec(out[end]!.slice(blanks.length))![1]!.trim();
  // Deeper than the opening sign by four blanks it would be part of the formula.
  const aligned = continuation(prefix);
  const closing = `${blanks.length > aligned.length ? aligned : blanks}$$`;
  if (first === '' && last === '') {
    out[end] = closing;
    return;
  }
  if (COMMENT.test(first) || (last !== '' && COMMENT.test(out[end - 1]!))) return;
  if (end === start + 1) {
    out[start] = `${prefix}$$${FLANK}${`${first} ${last}`.trim()}$$`;
    out[end] = blanks.trimEnd();
    return;
  }
  out[start] = `${prefix}$$`;
  out[end] = closing;
  const opening = /^[ \t>]*/.exec(out[start + 1]!)![0];
  if (first !== '')
    out[start + 1] =
      `${opening || blanks}${first} ${out[start + 1]!.slice(opening.length)}`.trimEnd();
  if (last !== '') out[end - 1] = `${out[end - 1]!.trimEnd() || blanks.trimEnd()} ${last}`;
}
