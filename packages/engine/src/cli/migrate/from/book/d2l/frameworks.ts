import {append} from '../../../../../cache/append.ts';
import {classify, type MarkdownLine} from '../../markdown/fences.ts';

/** Marks the frameworks of a block of code in its first line. */
const OF_CODE = /^\s*(?:#\s*@tab|%%tab)\s+([\w, -]+?)\s*$/;
const OF_TEXT = /^\s*:begin_tab:`([^`]+)`\s*$/;
const END = /^\s*:end_tab:\s*$/;
/** Loads the extension of notebooks that shows one framework of several. */
const LOADS = /^\s*(?:%load_ext d2lbook\.tab|tab\.interact_select\(.*\))\s*$/;

/** A piece of a note and the frameworks that it is for; none for a piece that all readers see. */
interface Piece {
  readonly tabs: readonly string[];
  readonly lines: readonly string[];
  readonly isCode: boolean;
}

/**
 * Puts what is for one framework into tabs: blocks of code that begin with `#@tab pytorch`, text between `:begin_tab:` and `:end_tab:`.
 * In a note that has such blocks one without a mark is for the first framework.
 * @param frameworks in the order of the tabs
 */
export function rewriteFrameworks(body: string, frameworks: readonly string[]): string {
  if (frameworks.length === 0 || !/@tab|%%tab|:begin_tab:/.test(body)) return body;
  const out: string[] = [];
  let group: Piece[] = [];
  let blanks: string[] = [];
  const close = (): void => {
    if (group.length > 0) {
      if (out.at(-1)?.trim()) out.push('');
      append(out, printTabs(group, frameworks));
      if (blanks.length === 0) out.push('');
    }
    group = [];
    append(out, blanks.splice(0));
  };
  for (const piece of split(classify(body), frameworks)) {
    if (piece.tabs.length > 0) {
      if (group.length === 0) append(out, blanks);
      blanks = [];
      group.push(piece);
    } else if (!piece.isCode && piece.lines.every((line) => line.trim() === ''))
      append(blanks, piece.lines);
    else {
      close();
      append(out, piece.lines);
    }
  }
  close();
  return out.join('\n');
}

function split(lines: readonly MarkdownLine[], frameworks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < lines.length; i++) {
    const {text, kind, info = ''} = lines[i]!;
    const named = kind === 'prose' ? OF_TEXT.exec(text)?.[1] : undefined;
    const isBlock = named !== undefined || kind === 'open';
    const found = !isBlock
      ? i
      : lines.findIndex(
          (line, at) =>
            at > i && (named === undefined ? line.kind === 'close' : END.test(line.text)),
        );
    const end = found < 0 ? lines.length - 1 : found;
    const inner = lines.slice(i, end + 1).map((line) => line.text);
    if (named !== undefined) {
      const shown = found < 0 ? inner.slice(1) : inner.slice(1, -1);
      pieces.push({tabs: readList(named, frameworks), lines: shown, isCode: false});
    } else if (kind === 'open') append(pieces, readBlock(inner, info, frameworks));
    else pieces.push({tabs: [], lines: inner, isCode: false});
    i = end;
  }
  return pieces;
}

/** Reads a block of code, with its fence; nothing for one that only loads the tabs of a notebook. */
function readBlock(lines: string[], info: string, frameworks: readonly string[]): Piece[] {
  const marks = lines.flatMap((line) => OF_CODE.exec(line)?.[1] ?? []);
  const code = lines.filter((line) => !OF_CODE.test(line) && !LOADS.test(line));
  const isEmpty = code.length < lines.length && code.slice(1, -1).every((line) => !line.trim());
  if (isEmpty) return [];
  const isCell = /^\{\.\w+ \.input\b/.test(info);
  const tabs =
    marks[0] !== undefined ? readList(marks[0], frameworks) : isCell ? [frameworks[0]!] : [];
  const isBranched = code.some((line) => BRANCH.test(line));
  if (tabs.length === 0 && isBranched) return [{tabs: frameworks, lines: code, isCode: true}];
  return [{tabs, lines: code, isCode: true}];
}

/** Lists what a mark names; nothing where that is all. */
function readList(written: string, frameworks: readonly string[]): string[] {
  const names = written.split(',').map((name) => name.trim());
  if (names.includes('all')) return [];
  const known = frameworks.filter((name) => names.includes(name));
  return known.length > 0 ? known : names;
}

function printTabs(group: readonly Piece[], frameworks: readonly string[]): string[] {
  const named = new Set(group.flatMap(({tabs}) => tabs));
  const order = frameworks.filter((name) => named.has(name));
  append(
    order,
    [...named].filter((name) => !order.includes(name)),
  );
  return [
    '<Tabs groupId="framework">',
    ...order.flatMap((name) => [
      `<TabItem value="${name}" label="${name}">`,
      ...group
        .filter(({tabs}) => tabs.includes(name))
        .flatMap(({lines, isCode}) => ['', ...(isCode ? pickBranch(lines, name) : lines)]),
      '',
      '</TabItem>',
    ]),
    '</Tabs>',
  ];
}

const BRANCH = /^(\s*)(?:el)?if\b(.*\btab\.selected\(.*\)\s*:)/;

/** Keeps of `if tab.selected('jax'):` what is for one framework, without the condition. */
function pickBranch(lines: readonly string[], name: string): string[] {
  let indent = -1;
  let isKept = true;
  return lines.flatMap((line) => {
    const [, before, names = ''] = BRANCH.exec(line) ?? [];
    if (before !== undefined) {
      indent = before.length;
      isKept = names.split(/[,\s'"]+/).includes(name);
      return [];
    }
    const isBlank = line.trim() === '';
    if (indent >= 0 && !isBlank && line.search(/\S/) <= indent) indent = -1;
    if (indent < 0) return [line];
    return isKept ? [isBlank ? line : line.slice(4)] : [];
  });
}
