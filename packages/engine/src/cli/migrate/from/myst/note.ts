import {append} from '../../../../cache/append.ts';
import {fence} from '../../../../output/machine/markdownText.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {mapProse} from '../markdown/fences.ts';
import {rewriteRst} from './mystRst.ts';

const OPEN = /^(\s*)(:{3,}(?=\s*\{)|`{3,}|~{3,})\s*\{([\w:-]+)\}\s*(.*)$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const KINDS: Readonly<Record<string, string>> = {
  ...CALLOUTS,
  important: 'info',
  seealso: 'info',
  admonition: 'note',
};
/** Lists of pages, which the sidebar has, and marks for programs. */
const DROPPED = /^(?:toctree|tableofcontents|contents|index|tags)$/;
/** Languages of programs in notebooks of Quarto and R Markdown: ` ```{r} ` is code. */
const PROGRAMS =
  /^(?:r|python|julia|bash|sh|sql|js|ojs|d3|stan|rcpp|cpp|c|java|go|rust|perl|ruby)$/i;
/** Directives in directives, at most. */
const MAX_DEPTH = 10;

/** Takes the name of a directive that has no counterpart, and its line where that is known. */
type Report = (line: number | undefined, name: string) => void;

/** Tells whether a note has directives of MyST, the Markdown of Sphinx and Jupyter Book: ` ```{note} ` or `:::{note}`. */
export const hasDirectives = (text: string): boolean =>
  /^[ \t]*(?::{3,}[ \t]*|`{3,})\{[\w:-]+\}/m.test(text);

/** Rewrites directives of MyST as what they show: admonitions, details, code, pictures; what is inside others stays. Roles become words. */
export function rewriteMyst(text: string, report: Report, depth = 0): string {
  const lines = text.split('\n');
  const out: string[] = [];
  const findEnd = createEndFinder(lines);
  for (let i = 0; i < lines.length; i++) {
    const [, indent = '', signs = '', name = '', title = ''] = OPEN.exec(lines[i]!) ?? [];
    const end = signs === '' ? undefined : findEnd(i, signs);
    const inner = end === undefined ? [] : lines.slice(i + 1, end);
    const made =
      end === undefined
        ? undefined
        : name === 'eval-rst'
          ? printRst(inner, (at, one) => report(depth === 0 ? i + 2 + at : undefined, one), depth)
          : toLines({name, title: title.trim(), written: inner}, report, depth);
    const isProgram = !signs.startsWith(':') && PROGRAMS.test(name);
    if (made === undefined && end !== undefined && !isProgram)
      report(depth === 0 ? i + 1 : undefined, name);
    if (made === undefined && end !== undefined && signs.startsWith(':')) {
      const body = rewriteMyst(splitOptions(inner).inner.join('\n'), report, depth + 1);
      append(out, ['', ...(depth < MAX_DEPTH ? body.split('\n') : inner), '']);
      i = end;
      continue;
    }
    if (made === undefined || end === undefined) {
      const plain = signs === '' ? findEnd(i, FENCE.exec(lines[i]!)?.[1]) : end;
      const last = plain ?? i;
      append(out, lines.slice(i, last + 1));
      i = last;
      continue;
    }
    append(
      out,
      made.map((line) => (line === '' ? '' : indent + line)),
    );
    i = end;
  }
  return depth > 0 ? out.join('\n') : mapProse(out.join('\n'), rewriteSigns);
}

/** A line that opens or closes something. */
interface Mark {
  readonly line: number;
  readonly signs: string;
  /** It has a name or words behind its signs. */
  readonly isNamed: boolean;
}

/**
 * Creates what finds the line that closes a directive or a fence; undefined where none does, or for no signs. What stays open is looked
 * for once: what opens in it with as many signs stays open too, or is closed by what was passed already.
 */
function createEndFinder(
  lines: readonly string[],
): (from: number, signs: string | undefined) => number | undefined {
  const marks = lines.flatMap((text, line): Mark[] => {
    const [, signs, rest = ''] = /^\s*(:{3,}|`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    return signs === undefined ? [] : [{line, signs, isNamed: rest.trim() !== ''}];
  });
  const ends = new Map<string, ReadonlyMap<number, number>>();
  return (from, signs) => {
    if (signs === undefined) return undefined;
    let known = ends.get(signs);
    if (!known) ends.set(signs, (known = pairMarks(marks, signs)));
    return known.get(from);
  };
}

/** Pairs lines that open with those that close them, by number, among the ones with so many signs: only colons nest. */
function pairMarks(marks: readonly Mark[], signs: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let open: number[] = [];
  for (const {line, signs: found, isNamed} of marks) {
    if (!found.startsWith(signs)) continue;
    if (!isNamed) {
      const closed = signs.startsWith(':') ? open.splice(-1) : open.splice(0);
      for (const from of closed) ends.set(from, line);
    }
    if (isNamed || !signs.startsWith(':')) open.push(line);
  }
  return ends;
}

function toLines(
  {
    name,
    title,
    written,
  }: {readonly name: string; readonly title: string; readonly written: readonly string[]},
  report: Report,
  depth: number,
): readonly string[] | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (DROPPED.test(name)) return [];
  const {options, inner} = splitOptions(written);
  const code = /^(?:code|code-block|code-cell|sourcecode)$/.test(name);
  if (code) {
    const lines = options.get('emphasize-lines');
    const caption = options.get('caption')?.replaceAll('"', "'");
    const info = [
      title,
      ...(lines ? [`{${lines}}`] : []),
      ...(caption ? [`title="${caption}"`] : []),
    ].join(' ');
    return fence(inner.join('\n'), info.trim()).split('\n');
  }
  if (name === 'mermaid' || name === 'math') return fence(inner.join('\n'), name).split('\n');
  if (name === 'image') return [`![${options.get('alt') ?? ''}](${title})`];
  if (name === 'figure')
    return [`![${options.get('alt') ?? inner.join(' ').trim()}](${title})`, '', ...inner];
  const body = rewriteMyst(inner.join('\n'), report, depth + 1).split('\n');
  if (name === 'dropdown')
    return ['<details>', `<summary>${title || '…'}</summary>`, '', ...body, '', '</details>'];
  const kind = lookUp(KINDS, name);
  if (kind === undefined) return undefined;
  const most = Math.max(2, ...body.map((line) => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0));
  const colons = ':'.repeat(most + 1);
  const isTitled = title !== '' && name === 'admonition';
  return [
    `${colons}${kind}${isTitled ? `[${title}]` : ''}`,
    '',
    ...(title === '' || isTitled ? [] : [title]),
    ...body,
    '',
    colons,
  ];
}

/** Prints reStructuredText that a note holds: its directives have the names of those of MyST. */
const printRst = (
  lines: readonly string[],
  report: (at: number, name: string) => void,
  depth: number,
): readonly string[] =>
  rewriteRst(lines, {
    report,
    print: ({name, title}, inner) =>
      toLines({name, title, written: inner}, () => undefined, depth + 1),
  });

/** Splits off options between the name of a directive and its text: `:name: x`. */
function splitOptions(lines: readonly string[]): {
  options: ReadonlyMap<string, string>;
  inner: readonly string[];
} {
  const options = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at++) {
    const [, key, value = ''] = /^\s*:([\w-]+):\s*(.*)$/.exec(lines[at]!) ?? [];
    if (key === undefined) break;
    options.set(key, value.trim());
  }
  return {options, inner: lines.slice(at)};
}

/** `(target)=` is an anchor; {kbd}`a` a key, {doc}`a` and other roles are the words in them. */
function rewriteSigns(line: string): string {
  const target = /^\(([^()\s]+)\)=\s*$/.exec(line)?.[1];
  if (target !== undefined) return `<a id="${target}"></a>\n`;
  return line.replace(
    /\{([\w:-]+)\}(`+)(.*?)\2(?!`)/g,
    (_, role: string, sign: string, words: string) => {
      if (role === 'kbd') return `<kbd>${words}</kbd>`;
      const [, text, href] = /^(.*?)\s*<([^<>]+)>$/.exec(words) ?? [];
      if (role === 'doc')
        return `[${text ?? words}](${(href ?? words).replace(/(?:\.md)?$/, '.md')})`;
      if (role === 'math') return `$${words}$`;
      if (/^(?:ref|term|numref|any|eq|cite.*)$/.test(role)) return text ?? words;
      return sign + words + sign;
    },
  );
}
