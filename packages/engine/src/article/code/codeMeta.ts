/** Options of a code block: the words after its three backticks. */
interface CodeMeta {
  /** Lower-cased; empty when none is written. */
  readonly language: string;
  readonly title?: string;
  /** `lang="js"`: the language of the lines of a diff. */
  readonly diffLanguage?: string;
  /** 1-based numbers of highlighted lines; read when they are asked for, since ranges may be long. */
  readonly highlighted: ReadonlySet<number>;
  /** Number of the first line when lines are numbered, else undefined. */
  readonly firstNumber?: number;
  /** Long code shows its first lines until the reader asks for more. */
  readonly isFolded: boolean;
  /** Long lines are wrapped from the start. */
  readonly isWrapped: boolean;
  /** Code that other generators run in the page. */
  readonly isLive: boolean;
  /** Commands of npm that are shown for other package managers too. */
  readonly isForPackageManagers: boolean;
}

/**
 * Splits what is after the backticks where blanks alone do not: lines may follow the language at once (VitePress, Gatsby),
 * and a title may have no language before it.
 * @example `js{1,3}` → `js` and `{1,3}`, `title="a` and `b"` → no language and `title="a b"`
 */
export function splitInfo(first: string, rest: string): {language: string; meta: string} {
  const at = /\{\d|^title=/.exec(first)?.index;
  if (at === undefined) return {language: first, meta: rest};
  return {language: first.slice(0, at), meta: `${first.slice(at)} ${rest}`.trimEnd()};
}

/** Reads `ts title="src/a.ts" {1,3-5} showLineNumbers=10 fold`. Unknown words are left alone. */
export function parseCodeMeta(language: string, meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const unquoted = meta.replace(/(["']).*?\1/g, '');
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/.exec(unquoted);
  const words = new Set(unquoted.split(/\s+/));
  const [, diffLanguage] = /(?:^|\s)lang=["']?([^\s"']+)/.exec(meta) ?? [];
  return {
    language: language.toLowerCase(),
    ...(title && {title: title[1] ?? title[2] ?? ''}),
    ...(diffLanguage && {diffLanguage}),
    get highlighted() {
      return parseLineRanges(
        /\{([\d,\s-]+)\}/.exec(unquoted.replace(/showLineNumbers=\{\d+\}/, ''))?.[1] ?? '',
      );
    },
    ...(numbers && {firstNumber: Number(numbers[1] ?? 1)}),
    isFolded: words.has('fold'),
    isWrapped: words.has('wrap'),
    isLive: words.has('live'),
    isForPackageManagers: words.has('npm2yarn'),
  };
}

/** Lines beyond it are not highlighted: larger numbers would cost much, and the largest have no next one. */
const LAST_LINE = 10_000;

/** Parses ranges of lines: `1,3-5` → 1, 3, 4, 5. Nonsense is skipped, and so are lines beyond 10,000. */
export function parseLineRanges(text: string): Set<number> {
  const lines = new Set<number>();
  let left = 2 * LAST_LINE; // ranges may overlap
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)\s*(?:-\s*(\d+))?\s*$/.exec(part);
    if (!match) continue;
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? from), LAST_LINE);
    left -= Math.max(0, to - from + 1);
    if (left < 0) break;
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}
