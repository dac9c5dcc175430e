import {classify} from './fences.ts';

const MARK =
  /(?:(?<!\s)\s+)?(?:\/\/|#|--|;|%|<!--|\/\*)\s*\[!code\s+(highlight|focus|warning|error|\+\+|--)(?::(\d+))?\]\s*(?:-->|\*\/)?\s*$/;

/** Rewrites marks in code, `// [!code highlight]`, into lines that the fence names: ` ```js {2} `. */
export function rewriteCodeMarks(text: string): string {
  const lines = classify(text);
  const out: string[] = [];
  let open = -1;
  let marked: number[] = [];
  let number = 0;
  for (const {text: line, kind} of lines) {
    if (kind === 'open') {
      open = out.push(line) - 1;
      marked = [];
      number = 0;
      continue;
    }
    if (kind === 'close' && open >= 0 && marked.length > 0)
      out[open] = addLines(
        out[open]!,
        [...new Set(marked)].sort((a, b) => a - b),
      );
    if (kind === 'code') {
      number++;
      const mark = MARK.exec(line);
      if (mark) {
        const count = Number(mark[2] ?? 1);
        const isAlone = line.slice(0, mark.index).trim() === '';
        for (let i = 0; i < count; i++) marked.push(number + i);
        if (isAlone) {
          number--;
          continue;
        }
        out.push(line.slice(0, mark.index));
        continue;
      }
    }
    out.push(line);
  }
  return out.join('\n');
}

function addLines(fence: string, numbers: readonly number[]): string {
  const known = /\{([\d,\s-]+)\}/;
  return known.test(fence)
    ? fence.replace(known, (_, lines: string) => `{${lines},${numbers.join(',')}}`)
    : `${fence} {${numbers.join(',')}}`;
}
