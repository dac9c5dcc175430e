/** Gives the width of a text as it is set. */
export interface Measure {
  (text: string): number;
}

/** Where a line of a title may end best: behind punctuation, with what closes it, and at blanks. */
const PHRASE =
  /[^，、。：；！？…—\s]+(?:[，、。：；！？…—\s]+["”’』」）》】]*)?|[，、。：；！？…—\s]+["”’』」）》】]*/g;
/** Signs that begin no line, and signs that end none. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}—…·]+$/u;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/**
 * Breaks a text into lines of a width: behind punctuation and at blanks, in a phrase that is too long between words, in a
 * word that is too long anywhere. Lines do not begin with what closes and do not end with what opens.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (piece: string): boolean => measure(piece.trimEnd()) <= width;
  const add = (piece: string, ways: readonly ((piece: string) => readonly string[])[]): void => {
    if (fits(line + piece)) {
      line += piece;
      return;
    }
    const [split, ...rest] = ways;
    if (split && !fits(piece)) {
      for (const part of split(piece)) add(part, rest);
      return;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
  };
  const finer = [splitBy('word'), splitBy('grapheme')];
  for (const phrase of text.trim().match(PHRASE) ?? []) add(phrase, finer);
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** Splits a phrase into words or characters, each with the signs that belong to it. `用“闭包”藏状态` → 用, “闭包”, 藏, 状态 */
function splitBy(granularity: 'word' | 'grapheme'): (phrase: string) => string[] {
  const segmenter = new Intl.Segmenter('zh', {granularity});
  return (phrase) => {
    const parts: string[] = [];
    let opening = '';
    for (const {segment} of segmenter.segment(phrase)) {
      if (OPENING.test(segment)) opening += segment;
      else if (parts.length > 0 && opening === '' && CLOSING.test(segment))
        parts.push(parts.pop()! + segment);
      else {
        parts.push(opening + segment);
        opening = '';
      }
    }
    return opening === '' ? parts : [...parts, opening];
  };
}

/** Keeps as many lines; the last one then ends with a sign that more was written. */
export function limitLines(
  lines: readonly string[],
  {
    count,
    width,
    measure,
  }: {readonly count: number; readonly width: number; readonly measure: Measure},
): readonly string[] {
  if (lines.length <= count) return lines;
  const last = [...lines[count - 1]!];
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop();
  return [
    ...lines.slice(0, count - 1),
    `${last.join('').replace(/(?<![，、。：；\s])[，、。：；\s]+$/, '')}…`,
  ];
}
