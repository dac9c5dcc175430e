import {posix} from 'node:path';
import {toPlainText} from '../../../../content/docs/contentTitle.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {colonsAround} from '../markdown/colonsAround.ts';
import {printLabel} from '../markdown/containers.ts';
import {explainWords} from '../markdown/abbreviations.ts';
import {classify, outsideSpans, endHtmlBlocks, type MarkdownLine} from '../markdown/fences.ts';
import {rewriteMarks} from '../markdown/marks.ts';
import {
  type OldFolder,
  printFrontMatter,
  type ProblemList,
  reportMissing,
} from '../common/migration.ts';
import {findIncluded} from './contents.ts';
import {findNumberedAnchors, keepAnchors} from '../markdown/anchors.ts';

interface NoteContext {
  readonly path: string;
  readonly root: string;
  readonly folder: OldFolder;
  /** Whether ids of headings keep letters other than those of English. */
  readonly isUnicode: boolean;
  readonly problems: ProblemList;
}

/** `!!! note "题"`; the blank may lack, and details need no kind: `???+ "题"`. */
const BLOCK =
  /^(\s*)(!!!|\?\?\?\+?)[ \t]*(?:([\p{L}\p{N}_-]+)(?:[ \t]+[\p{L}\p{N}_-]+)*(?:[ \t]+"(.*)")?|"(.*)")\s*$/u;
const TAB = /^(\s*)===[!+]?\s+"(.*)"\s*$/;

/** Rewrites what extensions of Python-Markdown add: admonitions, tabs, snippets, attributes, keys. */
export function rewriteMkDocsNote(body: string, context: NoteContext): string {
  const included = body
    .split('\n')
    .map((line, i) => includeSnippet(line, i + 1, context))
    .join('\n');
  const text = rewriteBlocks(explainWords(endHtmlBlocks(included)).split('\n'));
  return keepAnchors(text, (title) => slugify(title, context.isUnicode), {beforeCount: '_'});
}

/** Finds the numbers that were ids of headings without a letter of English. */
export const findMkDocsAnchors = (
  text: string,
  isUnicode: boolean,
): Readonly<Record<string, string>> =>
  findNumberedAnchors(text, (title) => slugify(title, isUnicode));

/** Makes the id of a heading as Python-Markdown does, `Hello, World` → `hello-world`; empty where that numbers headings. */
function slugify(text: string, isUnicode: boolean): string {
  const plain = isUnicode ? text : text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return plain
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replace(isUnicode ? /\s/g : /[-\s]+/g, '-');
}

/**
 * Splits what MkDocs reads as front matter without signs around it: `author: 甲`, up to the first blank line.
 * @returns the note with a front matter in YAML; as it is where it has none of this form
 */
export function rewriteMeta(text: string): string {
  if (text.startsWith('---\n')) return text;
  const lines = text.split('\n');
  const data: Record<string, string> = {};
  let count = 0;
  for (const line of lines) {
    const [, key, value = ''] = /^([A-Za-z][\w-]*):\s+(\S.*)$/.exec(line) ?? [];
    if (key === undefined) break;
    data[key.toLowerCase()] = value.trim();
    count++;
  }
  if (count === 0 || lines[count]?.trim() !== '') return text;
  return printFrontMatter(data) + lines.slice(count + 1).join('\n');
}

/** `--8<-- "a.md"` on a line of its own, in code too, becomes the file. */
function includeSnippet(
  line: string,
  number: number,
  {path, root, folder, problems}: NoteContext,
): string {
  const [, blank = '', name] = /^(\s*)-{1,}8<-{1,}\s+"([^":]+)(?::[^"]*)?"\s*$/.exec(line) ?? [];
  if (name === undefined) return line;
  const file = findIncluded(name, ['', root, posix.dirname(path)], folder);
  if (file !== undefined)
    return folder
      .read(file)
      .trimEnd()
      .split('\n')
      .map((text) => blank + text)
      .join('\n');
  reportMissing(problems, number, name);
  return '';
}

/** Rewrites blocks whose text is indented below their first line, and those inside them. */
function rewriteBlocks(lines: readonly string[]): string {
  const out: string[] = [];
  const kinds = classify(lines.join('\n'));
  const formulas = findFormulas(kinds);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const {kind, info = ''} = kinds[i]!;
    if (kind !== 'prose') {
      out.push(kind === 'open' ? rewriteInfo(line, info) : line);
      continue;
    }
    if (formulas.has(i)) {
      out.push(line);
      continue;
    }
    const block = BLOCK.exec(line);
    const tab = TAB.exec(line);
    if (!block && !tab) {
      out.push(rewriteLine(line));
      continue;
    }
    const indent = (block ?? tab)![1]!;
    const {inner, end} = readInner(lines, i + 1, indent);
    const text = rewriteBlocks(inner).replace(/^\n+|(?<!\n)\n+$/g, '');
    if (block) for (const one of printBlock(block, text)) out.push(indentLines(one, indent));
    else {
      const isFirst = !isTabBefore(lines, i, indent);
      const isLast = !TAB.test(lines[skipBlank(lines, end)] ?? '');
      const item = `<TabItem ${printLabel(toLabel(tab![2]!))}>\n\n${text}\n\n</TabItem>\n`;
      const whole = `${isFirst ? '<Tabs>\n\n' : ''}${item}${isLast ? '\n</Tabs>\n' : ''}`;
      out.push(indentLines(whole, indent));
    }
    i = end - 1;
  }
  return out.join('\n');
}

/** Finds the lines of formulas of several lines; `$$` in code, or without an end, begins none. */
function findFormulas(lines: readonly MarkdownLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let start: number | undefined;
  lines.forEach(({text, kind}, i) => {
    if (kind !== 'prose') return;
    let count = 0;
    if (text.includes('$$'))
      outsideSpans(text, (part) => {
        count += part.split('$$').length - 1;
        return part;
      });
    if (count % 2 === 0) return;
    if (start !== undefined) for (let at = start; at <= i; at++) found.add(at);
    start = start === undefined ? i : undefined;
  });
  return found;
}

/** Reads the lines of a block, without what they are indented by. */
function readInner(
  lines: readonly string[],
  start: number,
  indent: string,
): {readonly inner: readonly string[]; readonly end: number} {
  const width = indent.length;
  let end = start;
  for (let i = start; i < lines.length; i++) {
    const line = lines[i]!.replaceAll('\t', '    ');
    if (line.trim() === '') continue;
    if (/^\s*/.exec(line)![0].length < width + 4) break;
    end = i + 1;
  }
  const inner = lines
    .slice(start, end)
    .map((line) => line.replaceAll('\t', '    ').slice(width + 4));
  return {inner, end};
}

/** Converts the label of a tab to text: `:material-apple: **macOS**[^1]` → `macOS` */
const toLabel = (written: string): string =>
  toPlainText(written.replace(ICON, '').replace(/\[\^[^\]]+\]/g, '')).trim() || written;

function skipBlank(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]!.trim() === '') at++;
  return at;
}

/** Tells whether the block before a tab is a tab too. */
function isTabBefore(lines: readonly string[], at: number, indent: string): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (line.trim() === '') continue;
    const own = /^\s*/.exec(line)![0].length;
    if (own >= indent.length + 4) continue;
    return TAB.test(line) && own === indent.length;
  }
  return false;
}

/** `!!! note "题"` → an admonition, `??? note "题"` → details. */
function printBlock(block: RegExpExecArray, text: string): string[] {
  const [, , sign = '', name = '', titled, alone] = block;
  const title = titled ?? alone;
  if (sign.startsWith('?')) {
    const open = sign.endsWith('+') ? ' open' : '';
    return [`<details${open}>\n<summary>${title || name}</summary>\n\n${text}\n\n</details>\n`];
  }
  const colons = colonsAround(text);
  const kind = lookUp(CALLOUTS, name.toLowerCase());
  // A kind of the site's own is its title, as Python-Markdown shows it.
  const label = title ?? (kind === undefined ? name[0]?.toUpperCase() + name.slice(1) : '');
  return [`${colons}${kind ?? 'note'}${label && `[${label}]`}\n\n${text}\n\n${colons}\n`];
}

const indentLines = (text: string, indent: string): string =>
  indent === ''
    ? text
    : text
        .split('\n')
        .map((line) => (line === '' ? line : indent + line))
        .join('\n');

/** `py title="a.py" linenums="1" hl_lines="2 3"` → `py {2,3} showLineNumbers title="a.py"` */
function rewriteInfo(line: string, info: string): string {
  if (info === '') return line;
  const inner = info.replace(/^\{\s*(.*?)\s*\}$/, '$1');
  const language = /^\.?([\w+#-]+)(?=\s|$|\{)/.exec(inner)?.[1] ?? '';
  const read = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(inner)?.[1];
  const [marked, title] = [read('hl_lines'), read('title')];
  const parts = [
    language,
    ...(marked ? [`{${marked.trim().split(/\s+/).join(',')}}`] : []),
    ...(read('linenums') ? ['showLineNumbers'] : []),
    ...(title ? [`title="${title}"`] : []),
  ];
  return line.slice(0, line.lastIndexOf(info)) + parts.join(' ').trim();
}

function rewriteLine(line: string): string {
  if (/^\s*\[TOC\]\s*$/i.test(line)) return '<TOCInline toc={toc} />';
  if (/^\s*\{:?\s*[.#][^}]*\}\s*$/.test(line)) return '';
  const at = /^#{1,6}\s/.test(line) && line.trimEnd().endsWith('}') ? line.lastIndexOf('{') : -1;
  if (at > 0) {
    const id = /#([^\s}]+)/.exec(line.slice(at))?.[1];
    return line.slice(0, at).trimEnd() + (id ? ` {#${id}}` : '');
  }
  const tag = /^(\s*)<(\w+)([^>]*?)\smarkdown(?:="\w*")?([^>]*)>\s*$/.exec(line);
  if (tag) return `${tag[1]}<${tag[2]}${tag[3]}${tag[4]}>\n`;
  return outsideSpans(rewriteCritic(rewriteMarks(line)), (part) =>
    part
      .split(MATH)
      .map((piece, i) => (i % 2 === 0 ? rewriteInline(piece) : piece))
      .join(''),
  );
}

/** Rewrites marks of changes: `{++a++}`, `{--a--}`, `{~~a~>b~~}`, `{>>a<<}`; of `{==a==}` the braces are left. */
function rewriteCritic(line: string): string {
  if (!/\{(?:\+\+|--|~~|<mark>|>>)/.test(line)) return line;
  const tag = (name: string, words: string): string =>
    words === '' ? '' : `<${name}>${words}</${name}>`;
  return outsideSpans(line, (part) =>
    part
      .replace(/\{(?=<mark>)|(?<=<\/mark>)\}/g, '')
      .replace(/\{\+\+([^{}]*)\+\+\}/g, (_, words: string) => tag('ins', words))
      .replace(/\{--([^{}]*)--\}/g, (_, words: string) => tag('del', words))
      .replace(
        /\{~~([^{}]*?)~>([^{}]*)~~\}/g,
        (_, before: string, after: string) => tag('del', before) + tag('ins', after),
      )
      .replace(/\{>>([^{}]*)<<\}/g, (_, words: string) => tag('em', words.trim())),
  );
}

const MATH = /(\${1,2}[^$\n]+\${1,2})/;
const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[^\s"{}]+))`;
const ATTRIBUTES = new RegExp(
  String.raw`(?<=\]\([^()\n]*\)|\*\*)\{:?\s*${ATTRIBUTE}(?:\s+${ATTRIBUTE})*\s*\}`,
  'g',
);

/** Icons of Material, with their attributes. */
const ICON = /:(?:material|fontawesome|octicons|simple)-[\w-]+:(?:\{[^}]*\})?\s?/g;

function rewriteInline(text: string): string {
  return text
    .replace(ATTRIBUTES, '')
    .replace(/\^\^([^^\s](?:[^^]*[^^\s])?)\^\^/g, '<ins>$1</ins>')
    .replace(/\+\+([a-z][\w-]*(?:\+[\w"-]+)*)\+\+/g, (_, keys: string) =>
      keys
        .split('+')
        .map((key) => `<kbd>${key.replaceAll('"', '')}</kbd>`)
        .join('+'),
    )
    .replace(ICON, '');
}
