import {append} from '../../../../cache/append.ts';
import {fence} from '../../../../output/machine/markdownText.ts';
import {printLabel} from '../markdown/containers.ts';

/** A directive of reStructuredText: `.. code-tab:: python 标签`, and what is indented below it. */
interface Directive {
  readonly name: string;
  readonly title: string;
  readonly inner: readonly string[];
  /** Number of its line in the text, from 0. */
  readonly at: number;
}

interface Rewriter {
  /** Prints a directive that Markdown has too; undefined for one that it does not have. */
  print(directive: Directive, inner: readonly string[]): readonly string[] | undefined;
  /** Takes the name of one without a counterpart, and its line in the text, from 0. */
  report(at: number, name: string): void;
}

const OPEN = /^(\s*)\.\. ([\w:-]+)::\s*(.*)$/;
const TAB = /^(?:code-tab|tab|group-tab|tab-item)$/;
const TABS = /^(?:tabs|tab-set)$/;
const CODE = /^(?:code|code-block|sourcecode)$/;
/** Maximum depth of directives in directives. */
const MAX_DEPTH = 10;

/**
 * Rewrites reStructuredText as Markdown: tabs, code, what `print` knows, and words. A directive without a counterpart is shown as it is
 * written, as code.
 */
export function rewriteRst(
  lines: readonly string[],
  {print, report}: Rewriter,
  {offset, depth}: {readonly offset: number; readonly depth: number} = {offset: 0, depth: 0},
): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, indent, name = '', title = ''] = OPEN.exec(lines[i]!) ?? [];
    if (indent === undefined || depth === MAX_DEPTH) {
      out.push(rewriteWords(lines[i]!));
      continue;
    }
    const end = findEnd(lines, i, indent.length);
    const directive = {
      name,
      title: title.trim(),
      inner: dedent(lines.slice(i + 1, end)),
      at: offset + i,
    };
    const below = (): readonly string[] =>
      rewriteRst(directive.inner, {print, report}, {offset: directive.at + 1, depth: depth + 1});
    const made = toLines(directive, below) ?? print(directive, CODE.test(name) ? [] : below());
    if (made === undefined) report(directive.at, name);
    append(out, ['', ...(made ?? toFence(dedent(lines.slice(i, end)), 'rst')), '']);
    i = end - 1;
  }
  return out;
}

function toLines(
  {name, title, inner}: Directive,
  below: () => readonly string[],
): readonly string[] | undefined {
  if (CODE.test(name)) return toCode(title, inner);
  if (TABS.test(name)) {
    const items = inner.some((line) => {
      const [, indent, child = ''] = OPEN.exec(line) ?? [];
      return indent === '' && TAB.test(child); // tabs that hold nothing but tabs are none of their own
    });
    return items ? ['<Tabs>', ...below(), '</Tabs>'] : below();
  }
  if (!TAB.test(name)) return undefined;
  const [, language = '', label = ''] =
    name === 'code-tab' ? (/^(\S*)\s*(.*)$/.exec(title) ?? []) : [];
  const shown = name === 'code-tab' ? toCode(language, inner) : below();
  return [`<TabItem ${printLabel(label || language || title)}>`, '', ...shown, '', '</TabItem>'];
}

/** Returns the code, without the options in front of it: `:linenos:`. */
function toCode(language: string, inner: readonly string[]): readonly string[] {
  const first = inner.findIndex((line) => !/^:[\w-]+:/.test(line) && line.trim() !== '');
  const lines = inner.slice(Math.max(0, first));
  while (lines.at(-1)?.trim() === '') lines.pop();
  return toFence(lines, language);
}

const toFence = (lines: readonly string[], language: string): readonly string[] =>
  fence(lines.join('\n'), language).split('\n');

/** Finds where what is indented below a line ends. */
function findEnd(lines: readonly string[], from: number, indent: number): number {
  let end = from + 1;
  for (let i = end; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.trim() === '') continue;
    if (line.search(/\S/) <= indent) break;
    end = i + 1;
  }
  return end;
}

function dedent(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const least = filled.reduce((min, line) => Math.min(min, line.search(/\S/)), Infinity);
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(least)));
}

/** Signs within a line: ``` ``a`` ```, `` `甲 <b>`_ ``, `` :func:`a` ``. */
const rewriteWords = (line: string): string =>
  line
    .replace(/(?<!`)`([^`<>]+?)\s*<([^<>`\s]+)>`__?/g, '[$1]($2)')
    .replace(/:[\w:-]+:`([^`]+)`/g, '`$1`');
