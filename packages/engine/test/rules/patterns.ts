import {type Source, visit} from './sources.ts';

/** A sign of a pattern: an escape, a class, a group's opening, or a letter. */
const ATOM = /\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|./suy;
/** What matches nothing as well: `)`, `\s*`, `[)]?`, `(?:=(a|b))?`. */
const OPTIONAL = /^(?:\)|(?:\\.|\[(?:\\.|[^\]\\])*\])[*?])*(?:\(\?:.*\)\?)?$/su;
/** A quantifier without an end. */
const ENDLESS = /(?:[*+]|\{\d+,\})\??/y;

/**
 * Lists the patterns that begin in each place of a run and read it to its end from there: `/[ \t]*\n/` takes the square of
 * the time for a line of blanks. `(?<![ \t])[ \t]+` begins at the start of a run alone. A pattern that is nothing but
 * such a run matches where it begins, once.
 * @returns `file: pattern`
 */
export function findRunPatterns(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, program}) => {
    const found: string[] = [];
    visit(program, ({regex}) => {
      if (typeof regex !== 'object' || regex === null) return;
      const {pattern, flags} = regex as {pattern: string; flags: string};
      if (!flags.includes('y') && alternativesOf(pattern).some((one) => beginsWithRun(one, flags)))
        found.push(`${path}: /${pattern}/${flags}`);
    });
    return found;
  });
}

/** Cuts a pattern at its outermost strokes. */
function alternativesOf(pattern: string): string[] {
  const alternatives: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < pattern.length;) {
    const sign = atomAt(pattern, at);
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === '|' && depth === 0) {
      alternatives.push(pattern.slice(start, at));
      start = at + 1;
    }
    at += sign.length;
  }
  return [...alternatives, pattern.slice(start)];
}

function beginsWithRun(alternative: string, flags: string): boolean {
  // A start of a line is in each place of empty lines for what takes those in.
  const start = flags.includes('m') ? /^\^(?=\\s[*+]|\[\\s)/.exec(alternative)?.[0].length : 0;
  const opening = /^(?:\((?:\?:|\?<\w+>)?)*/.exec(alternative.slice(start ?? 0))![0];
  const at = (start ?? 0) + opening.length;
  const atom = atomAt(alternative, at);
  if (atom === '' || /^[\^()$]|^\\[bB]$/.test(atom)) return false;
  ENDLESS.lastIndex = at + atom.length;
  if (!ENDLESS.test(alternative)) return false;
  const rest = alternative.slice(ENDLESS.lastIndex);
  return !OPTIONAL.test(rest);
}

function atomAt(pattern: string, at: number): string {
  ATOM.lastIndex = at;
  return ATOM.exec(pattern)?.[0] ?? '';
}
