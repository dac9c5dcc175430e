import {classify} from './fences.ts';

const MARK =
  /(?:(?<!\s)\s+)?(?:\/\/|#|--|;|%|<!--|\/\*)\s*\[!code\s+(?:(highlight|hl|focus|warning|error|\+\+|--)(?::(\d+))?|word:[^\]]*)\]\s*(?:-->|\*\/|\*\/\})?\s*$/;

/** A block of code while it is read. */
interface Block {
  /** Index of its fence among the lines written. */
  readonly open: number;
  /** What is before its fence: blanks, signs of quotes. */
  readonly indent: string;
  readonly marked: Set<number>;
  /** Signs of a diff by the number of the line. */
  readonly signs: Map<number, string>;
  count: number;
}

/**
 * Rewrites marks in code: `// [!code highlight]` into lines that the fence names, ` ```js {2} `, `// [!code ++]` and
 * `// [!code --]` into a diff, ` ```diff lang="js" `, and so what Starlight
 * writes in the fence. Marks of single words go.
 */
export function rewriteCodeMarks(text: string): string {
  const out: string[] = [];
  let block: Block | undefined;
  for (const {text: line, kind} of classify(text)) {
    if (kind === 'open') {
      const indent = /^[\s>]*/.exec(line)![0];
      block = {open: out.length, indent, marked: new Set(), signs: new Map(), count: 0};
      out.push(readAttributes(readPandoc(line), block));
      continue;
    }
    if (kind === 'close' && block) finish(block, out);
    if (kind !== 'code' || !block) {
      out.push(line);
      continue;
    }
    const mark = MARK.exec(line);
    const left = mark ? line.slice(0, mark.index) : line;
    const isAlone = mark !== null && left.trim() === '';
    if (mark?.[1] !== undefined)
      for (let i = 0; i < Number(mark[2] ?? 1); i++) addMark(mark[1], block.count + 1 + i, block);
    if (isAlone) continue;
    block.count++;
    out.push(left);
  }
  return out.join('\n');
}

/**
 * Reads the attributes of Pandoc, Quarto and R Markdown on a fence: ` ```{.python .input n=1} ` and ` ```{r, echo=FALSE} ` →
 * ` ```python `, ` ```r `. Numbers of lines (`{2-4}`) stay.
 */
function readPandoc(fence: string): string {
  const [, signs, language, rest = ''] =
    /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*[`~]{3,})\s*\{\s*(?:#[\w-]+\s+)?\.?([a-z][\w+#-]*)(?=[\s,}])([^{}]*)\}\s*$/i.exec(
      fence,
    ) ?? [];
  if (signs === undefined || language === undefined) return fence;
  const [, title] = /(?:^|[\s,])(?:filename|title|caption)\s*=\s*"([^"]*)"/.exec(rest) ?? [];
  const [, first] = /(?:^|\s)startFrom\s*=\s*"?(\d+)/i.exec(rest) ?? [];
  const hasNumbers = /(?:^|\s)\.(?:numberLines|number-lines|line-numbers)\b/i.test(rest);
  return [
    signs + language,
    hasNumbers && `showLineNumbers${first === undefined ? '' : `=${first}`}`,
    title !== undefined && `title="${title}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

const KINDS: Readonly<Record<string, string>> = {ins: '++', del: '--', mark: 'highlight'};

/** Takes the lines that a fence of Expressive Code names, `ins={2} del={3-4} mark={1}`, and leaves the rest; those for single words go. */
function readAttributes(fence: string, block: Block): string {
  return fence.replace(
    /(?<!\s)\s+(ins|del|mark)=(?:\{([^}]*)\}|"[^"]*"|'[^']*'|\/(?:[^/\\]|\\.)*\/)/g,
    (_, name: string, lines = '') => {
      for (const [, from = '', to = from] of lines
        .replace(/(["']).*?\1\s*:\s*/g, '')
        .matchAll(/(\d+)(?:-(\d+))?/g))
        for (let line = Number(from); line <= Math.min(Number(to), MAX_LINE); line++)
          addMark(KINDS[name]!, line, block);
      return '';
    },
  );
}

/** No block of code in a note is longer. */
const MAX_LINE = 10_000;

function addMark(kind: string, line: number, {marked, signs}: Block): void {
  if (kind === '++' || kind === '--') signs.set(line, kind[0]!);
  else marked.add(line);
}

/** Writes what was marked into the fence, and the signs of a diff before the lines. */
function finish({open, indent, marked, signs}: Block, out: string[]): void {
  if (marked.size > 0)
    out[open] = addLines(
      out[open]!,
      [...marked].sort((a, b) => a - b),
    );
  if (signs.size === 0) return;
  out[open] = out[open]!.replace(
    /^([\s>]*[`~]{3,}\s*)([^\s{[:]*)/,
    (_, before: string, name: string) => `${before}diff${name === '' ? '' : ` lang="${name}"`}`,
  ).replace(/^([\s>]*[`~]{3,}\s*diff(?: lang="[^"]*")?)(?=[{[])/, '$1 ');
  for (let i = open + 1; i < out.length; i++) {
    const line = out[i]!;
    const at = line.startsWith(indent) ? indent.length : 0;
    if (line.length > at)
      out[i] = line.slice(0, at) + (signs.get(i - open) ?? ' ') + line.slice(at);
  }
}

function addLines(fence: string, numbers: readonly number[]): string {
  const known = /\{([\d,\s-]+)\}/;
  return known.test(fence)
    ? fence.replace(known, (_, lines: string) => `{${lines},${numbers.join(',')}}`)
    : `${fence} {${numbers.join(',')}}`;
}
