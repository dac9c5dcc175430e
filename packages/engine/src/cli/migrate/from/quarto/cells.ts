import {append} from '../../../../cache/append.ts';
import {printAdmonition} from '../mdx/components.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {classify, type MarkdownLine} from '../markdown/fences.ts';

/** A fence that is run: `{r name, echo=FALSE}`, `{python}`. */
const CELL = /^\{(=?[\w.+-]+)[ ,]*(.*)\}$/;

/** Names of engines that highlighters know by another. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Rcpp: 'cpp',
  ojs: 'js',
  node: 'js',
  bash: 'bash',
  sh: 'bash',
  dot: 'dot',
  comment: '',
  verbatim: '',
  embed: '',
};

interface Cells {
  readonly text: string;
  /** How many of them showed what they print or draw. */
  readonly resultCount: number;
}

/**
 * Writes cells of code as blocks of code, without their options; those that were not shown are left out, but for the pictures
 * that they put in: `knitr::include_graphics("a.png")`.
 */
export function rewriteCells(body: string): Cells {
  const lines = classify(body);
  const out: string[] = [];
  let resultCount = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const cell = line.kind === 'open' ? readCell(lines, i) : undefined;
    if (cell === undefined) {
      out.push(line.kind === 'open' ? plainInfo(line) : line.text);
      continue;
    }
    i = cell.end;
    append(out, printCell(cell));
    if (cell.hasResult) resultCount++;
  }
  return {text: out.join('\n'), resultCount};
}

interface Cell {
  readonly engine: string;
  /** Its options as they are written, on the fence and in lines `#| key: value`. */
  readonly option: (name: string) => string | undefined;
  readonly code: readonly string[];
  /** What is before its fence: blanks of a list. */
  readonly indent: string;
  readonly fence: string;
  /** Index of its last line. */
  readonly end: number;
  readonly hasResult: boolean;
  /** Its code is not shown. */
  readonly isHidden: boolean;
}

function readCell(lines: readonly MarkdownLine[], at: number): Cell | undefined {
  const {text, info = ''} = lines[at]!;
  const [, engine, written = ''] = CELL.exec(info) ?? [];
  if (engine === undefined || /^[.#]/.test(engine)) return undefined;
  const close = lines.findIndex(({kind}, i) => i > at && kind === 'close');
  const end = close < 0 ? lines.length - 1 : close;
  const inner = lines.slice(at + 1, close < 0 ? undefined : close).map((one) => one.text);
  const notes = inner.filter((one) => COMMENT.test(one)).map((one) => one.replace(COMMENT, ''));
  const option = (name: string): string | undefined => {
    const key = name.replaceAll('.', '[.-]');
    const ofLine = notes.map((one) => new RegExp(`^${key}: *(.*)$`).exec(one)?.[1]).find(Boolean);
    const ofFence = new RegExp(`(?:^|[ ,])${key} *= *("[^"]*"|'[^']*'|[^,]*)`).exec(written)?.[1];
    return (ofLine ?? ofFence)?.trim().replace(/^(["'])(.*)\1$/, '$2');
  };
  const isOff = (name: string): boolean => /^(?:F|FALSE|false)$/.test(option(name) ?? '');
  const code = inner.filter((one) => !COMMENT.test(one));
  return {
    engine,
    option,
    code,
    indent: /^\s*/.exec(text)![0],
    fence: /`{3,}|~{3,}/.exec(text)![0],
    end,
    hasResult:
      !isOff('include') &&
      !isOff('eval') &&
      /^(?:r|python|julia|ojs|Rcpp)$/.test(engine) &&
      drawsOrPrints(code),
    isHidden: isOff('echo') || isOff('include'),
  };
}

/** A line of options in a cell. */
const COMMENT = /^\s*(?:#|\/\/|%%|--)\| ?/;

/** Cells that load packages, assign or show a picture alone have no result. */
const drawsOrPrints = (code: readonly string[]): boolean =>
  code.some(
    (line) =>
      line.trim() !== '' &&
      !/^\s*(?:#|library\(|import |from |source\(|options\(|set\.seed|(?:knitr::)?include_graphics|knitr::opts|[\w.]+ *(?:<-|=)|[)}\]])/.test(
        line,
      ),
  );

function printCell({engine, option, code, indent, fence, hasResult, isHidden}: Cell): string[] {
  if (engine === '=html') return code.map((line) => line.trim());
  if (engine.startsWith('=')) return [];
  if (/^block2?$/.test(engine)) {
    const kind = (option('type') ?? 'note').replace(/^rmd/, '');
    return ['', ...printAdmonition(CALLOUTS[kind] ?? 'note', undefined, code)];
  }
  const pictures = code.flatMap((line) =>
    [...line.matchAll(/include_graphics\(\s*(?:path *= *)?["']([^"']+)["']/g)].map(
      ([, path]) => `${indent}![${option('fig.cap') ?? option('fig.alt') ?? ''}](${path!})`,
    ),
  );
  if (pictures.length > 0 && !hasResult) return ['', ...pictures, ''];
  if (isHidden || code.every((line) => line.trim() === '')) return pictures;
  const title = option('filename');
  const name = LANGUAGES[engine] ?? engine;
  const shown = `${indent}${fence}${name}${title === undefined ? '' : ` title="${title}"`}`;
  return [shown, ...dropEdges(code), indent + fence, ...pictures];
}

/** Leaves out empty lines at both ends, where the options were. */
function dropEdges(code: readonly string[]): readonly string[] {
  const isFull = (line: string): boolean => line.trim() !== '';
  return code.slice(code.findIndex(isFull), code.findLastIndex(isFull) + 1);
}

/** `{.python filename="a.py"}` → `python title="a.py"`, `python {.x}` → `python` */
function plainInfo({text, info = ''}: MarkdownLine): string {
  const [, language, rest = ''] = /^\{?\.?([\w+-]+)\s*\{?([^{}]*)\}$/.exec(info) ?? [];
  if (language === undefined) return text;
  const title = /filename="([^"]*)"/.exec(rest)?.[1];
  const shown = language + (title === undefined ? '' : ` title="${title}"`);
  return text.slice(0, text.lastIndexOf(info)) + shown;
}
