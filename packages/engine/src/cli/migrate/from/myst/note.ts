import {append} from '../../../../cache/append.ts';
import {fence} from '../../../../output/machine/markdownText.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {mapProse} from '../markdown/fences.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';
import {printDirective} from './directives.ts';
import {printRole} from './roles.ts';
import {rewriteRst} from './rst.ts';

const OPEN = /^(\s*)(:{3,}(?=\s*\{)|`{3,}|~{3,})\s*\{([\w:-]+)\}\s*(.*)$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
/** Languages of programs in notebooks of Quarto and R Markdown: ` ```{r} ` is code. */
const PROGRAMS =
  /^(?:r|python|julia|bash|sh|sql|js|ojs|d3|stan|rcpp|cpp|c|java|go|rust|perl|ruby)$/i;
/** Directives in directives, at most. */
const MAX_DEPTH = 10;

/** Takes the name of a directive that has no counterpart, and its line where that is known. */
type Report = (line: number | undefined, name: string) => void;

/** What a note needs to know of its site. */
export interface MystSite {
  /** Reads a file that a directive names: code as it is, a note without its front matter; undefined for none. */
  read(written: string, kind: 'code' | 'note'): string | undefined;
  /** Prints what a role says; undefined for what is printed as anywhere. */
  printRole(role: string, words: string): string | undefined;
  /** Colons without a name in braces are code, `%` begins a comment, `+++` parts blocks. */
  readonly isOfSphinx: true;
}

interface Place {
  readonly report: Report;
  readonly isChinese: boolean;
  readonly site: MystSite | undefined;
  readonly depth: number;
  /** Whether it is in a set of tabs. */
  readonly isInTabs: boolean;
}

/** Tells whether a note has directives of MyST, the Markdown of Sphinx and Jupyter Book: ` ```{note} ` or `:::{note}`. */
export const hasDirectives = (text: string): boolean =>
  /^[ \t]*(?::{3,}[ \t]*|`{3,})\{[\w:-]+\}/m.test(text);

/** Rewrites directives of MyST as what they show: admonitions, tabs, cards, code, pictures; what is inside others stays. Roles become words. */
export function rewriteMyst(text: string, report: Report, site?: MystSite): string {
  const isChinese = /\p{Script=Han}/u.test(text);
  const place = {report, isChinese, site, depth: 0, isInTabs: false};
  return mapProse(rewriteBlocks(text.split('\n'), place).join('\n'), (line) =>
    rewriteSigns(line, site),
  );
}

/** Colons that open code: ones without a name, or with that of a language. */
const COLON_CODE = /^(\s*)(:{3,})\s*([\w+#-]*)\s*$/;
const TAB = /^(?:tab|tab-item|group-tab|code-tab)$/;

function rewriteBlocks(lines: readonly string[], place: Place): string[] {
  const {report, depth, site} = place;
  const out: string[] = [];
  const findEnd = createEndFinder(lines);
  let hasOpenTabs = false;
  for (let i = 0; i < lines.length; i++) {
    const [, indent = '', signs = '', name = '', title = ''] = OPEN.exec(lines[i]!) ?? [];
    const isTab = TAB.test(name) && !place.isInTabs;
    if (hasOpenTabs && !isTab && lines[i]!.trim() !== '') {
      out.push('</Tabs>', '');
      hasOpenTabs = false;
    }
    const end = signs === '' ? undefined : findEnd(i, signs);
    const inner = end === undefined ? [] : lines.slice(i + 1, end);
    const line = depth === 0 ? i + 1 : undefined;
    const made =
      end === undefined ? undefined : toLines({name, title: title.trim(), inner, line}, place);
    const isProgram = !signs.startsWith(':') && PROGRAMS.test(name);
    if (made === undefined && end !== undefined && !isProgram) report(line, name);
    if (made === undefined && end !== undefined && signs.startsWith(':')) {
      const body = splitOptions(inner).inner;
      append(out, [
        '',
        ...(depth < MAX_DEPTH ? rewriteBlocks(body, {...place, depth: depth + 1}) : body),
        '',
      ]);
      i = end;
      continue;
    }
    if (made === undefined || end === undefined) {
      const code = site && COLON_CODE.exec(lines[i]!);
      const isCode = code && !isAdmonition(code[3]!);
      const plain = signs === '' ? findEnd(i, isCode ? code[2] : FENCE.exec(lines[i]!)?.[1]) : end;
      const last = plain ?? i;
      append(
        out,
        isCode && plain !== undefined
          ? fence(lines.slice(i + 1, plain).join('\n'), code[3]!).split('\n')
          : lines.slice(i, last + 1).filter((one) => last > i || !(site && OF_SPHINX.test(one))),
      );
      i = last;
      continue;
    }
    if (isTab && !hasOpenTabs) out.push('<Tabs>', '');
    hasOpenTabs ||= isTab;
    append(
      out,
      made.map((one) => (one === '' ? '' : indent + one)),
    );
    i = end;
  }
  if (hasOpenTabs) out.push('</Tabs>', '');
  return out;
}

/** Comments, and what parts the cells of a notebook. */
const OF_SPHINX = /^(?:%(?:\s|$).*|\+\+\+(?:\s.*)?)$/;
const isAdmonition = (name: string): boolean => name !== '' && lookUp(CALLOUTS, name) !== undefined;

/** A line that opens or closes something. */
interface Mark {
  readonly line: number;
  readonly indent: number;
  readonly signs: string;
  /** Whether it has a name or words behind its signs. */
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
    const [, blank = '', signs, rest = ''] = /^(\s*)(:{3,}|`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (signs === undefined) return [];
    return [{line, indent: blank.length, signs, isNamed: rest.trim() !== ''}];
  });
  const ends = new Map<string, ReadonlyMap<number, number>>();
  return (from, signs) => {
    if (signs === undefined) return undefined;
    let known = ends.get(signs);
    if (!known) ends.set(signs, (known = pairMarks(marks, signs)));
    return known.get(from);
  };
}

/** Lines further in than that are inside something, as code in an item of a list is. */
const MAX_INDENT = 3;

/** Pairs lines that open with those that close them, by number, among the ones with so many signs: only colons nest. */
function pairMarks(marks: readonly Mark[], signs: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: Mark[] = [];
  const isOfColons = signs.startsWith(':');
  for (const mark of marks) {
    const {line, indent, signs: found, isNamed} = mark;
    if (!found.startsWith(signs)) continue;
    const isLone = open.length === 0; // colons without a name that close nothing begin code
    const closes = (last: Mark | undefined): boolean =>
      !isNamed && last !== undefined && (isOfColons || last.indent >= indent - MAX_INDENT);
    while (closes(open.at(-1))) {
      ends.set(open.pop()!.line, line);
      if (isOfColons) break;
    }
    if (isNamed || isLone || !isOfColons) open.push(mark);
  }
  return ends;
}

interface Written {
  readonly name: string;
  readonly title: string;
  readonly inner: readonly string[];
  readonly line: number | undefined;
}

function toLines(
  {name, title, inner: written, line}: Written,
  place: Place,
): readonly string[] | undefined {
  const {report, depth, isChinese, site} = place;
  if (depth > MAX_DEPTH) return undefined;
  if (name === 'eval-rst')
    return rewriteRst(written, {
      report: (at, one) => report(line === undefined ? undefined : line + 1 + at, one),
      print: (directive, inner) =>
        toLines({...directive, inner, line: undefined}, {...place, report: () => undefined}),
    });
  const {options, inner} = splitOptions(written);
  const isInTabs = /^(?:tabs|tab-set)$/.test(name);
  return printDirective(
    {name, title, options, inner},
    {
      isChinese,
      below: (lines = inner) => rewriteBlocks(lines, {...place, depth: depth + 1, isInTabs}),
      read: (path, kind) => site?.read(path, kind),
    },
  );
}

/** Splits off options between the name of a directive and its text: `:name: x`, or `name: x` between lines of `---`. */
function splitOptions(lines: readonly string[]): {
  options: ReadonlyMap<string, string>;
  inner: readonly string[];
} {
  const options = new Map<string, string>();
  const isYaml = lines[0]?.trim() === '---';
  const form = isYaml ? /^\s*([\w-]+):\s*(.*)$/ : /^\s*:([\w-]+):\s*(.*)$/;
  let at = isYaml ? 1 : 0;
  for (; at < lines.length; at++) {
    const [, key, value = ''] = form.exec(lines[at]!) ?? [];
    if (key === undefined) break;
    options.set(key, value.trim());
  }
  return {options, inner: lines.slice(isYaml && lines[at]?.trim() === '---' ? at + 1 : at)};
}

/** `(target)=` is an anchor; {kbd}`a` a key, {doc}`a` and other roles are the words in them. */
function rewriteSigns(line: string, site: MystSite | undefined): string {
  const target = /^\(([^()\s]+)\)=\s*$/.exec(line)?.[1];
  if (target !== undefined) return `<a id="${target}"></a>\n`;
  return replaceNamed(
    line,
    /\{(?<role>[\w:-]+)\}(?<sign>`+)(?<words>.*?)\k<sign>(?!`)/g,
    ({role = '', sign = '', words = ''}) =>
      site?.printRole(role, words) ?? printRole(role, words) ?? sign + words + sign,
  );
}
