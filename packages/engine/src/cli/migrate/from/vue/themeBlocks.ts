import {append} from '../../../../cache/append.ts';
import {listCards} from './cards.ts';
import {classify, type MarkdownLine} from '../markdown/fences.ts';

/** The line that opens a block of the themes plume, `::: file-tree title="文件"`, `::: npm-to tabs="npm,yarn"`, or vdoing, `::: cardList 3`. */
const OPEN = /^(\s*)(:{3,})\s*(file-tree|npm-to|cardList|cardImgList)(?![\w-])\s*(.*)$/;
const ITEM = /^(\s*)[-*+]\s+(.*)$/;

/**
 * Rewrites blocks of the theme plume: folders drawn as a list become a drawn tree, commands of npm those of other tools too; cards
 * of the theme vdoing become a list.
 */
export function rewriteThemeBlocks(markdown: string): string {
  if (!/file-tree|npm-to|card(?:Img)?List/.test(markdown)) return markdown;
  const lines = classify(markdown);
  const out: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const [, indent = '', colons = '', name, rest = ''] =
      (line.kind === 'prose' && OPEN.exec(line.text)) || [];
    const end = name === undefined ? -1 : findEnd(lines, at + 1, colons);
    const inner = lines.slice(at + 1, end);
    const block = end < 0 ? undefined : rewriteBlock(name!, inner, indent);
    if (block === undefined) {
      out.push(line.text);
      at += 1;
      continue;
    }
    const title = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(rest);
    const shown = title?.slice(1).find((one) => one !== undefined);
    if (shown) out.push(`${indent}**${shown}**`, '');
    append(out, block);
    at = end + 1;
  }
  return out.join('\n');
}

function rewriteBlock(
  name: string,
  inner: readonly MarkdownLine[],
  indent: string,
): string[] | undefined {
  if (name === 'npm-to') return markCommands(inner);
  return name === 'file-tree' ? drawTree(inner, indent) : listCards(inner, indent);
}

/** Finds the line that closes a block; -1 where another one opens before, or none closes it. */
function findEnd(lines: readonly MarkdownLine[], from: number, colons: string): number {
  const end = lines.findIndex(
    ({text, kind}, i) => i >= from && kind === 'prose' && text.trim().startsWith(':::'),
  );
  return lines[end]?.text.trim() === colons ? end : -1;
}

/** Has each block of shell code offer the other package managers; undefined for a block without any. */
function markCommands(inner: readonly MarkdownLine[]): string[] | undefined {
  if (!inner.some(({kind}) => kind === 'open')) return undefined;
  return inner.map(({text, kind, info = ''}) =>
    kind === 'open' && /^(?:sh|shell|bash|zsh|console)?(?![\w-])/.test(info)
      ? `${text.trimEnd()}${info === '' ? 'bash' : ''} npm2yarn`
      : text,
  );
}

interface Entry {
  readonly depth: number;
  readonly label: string;
}

/** Draws the tree that a list of files says; undefined where there is anything else between its items. */
function drawTree(inner: readonly MarkdownLine[], indent: string): string[] | undefined {
  const columns: number[] = [];
  const entries: Entry[] = [];
  for (const {text, kind} of inner) {
    if (text.trim() === '') continue;
    const [, blank, written] = (kind === 'prose' && ITEM.exec(text)) || [];
    if (blank === undefined || written === undefined) return undefined;
    while (columns.length > 0 && columns.at(-1)! >= blank.length) columns.pop();
    entries.push({depth: columns.length, label: cleanLabel(written)});
    columns.push(blank.length);
  }
  if (entries.length === 0) return undefined;
  const drawn = entries.map(({depth, label}, i) => printBranch(entries, i, depth) + label);
  return ['```text', ...drawn, '```'].map((line) => indent + line);
}

/** `- **src** # 源码`, `- ++ added.md` → what is written without its signs; a comment stays behind its name. */
const cleanLabel = (written: string): string =>
  written
    .trim()
    .replace(/^\*\*(.+?)\*\*/, '$1')
    .replace(/^(\+\+|--)\s+/, (_, sign: string) => (sign === '++' ? '+ ' : '- '));

/** Draws the lines before a name: `│  └─ ` */
function printBranch(entries: readonly Entry[], at: number, depth: number): string {
  const goesOn = (level: number): boolean => {
    const next = entries.slice(at + 1).find((one) => one.depth <= level);
    return next?.depth === level;
  };
  const before = Array.from({length: Math.max(depth - 1, 0)}, (_, i) =>
    goesOn(i + 1) ? '│  ' : '   ',
  );
  return depth === 0 ? '' : `${before.join('')}${goesOn(depth) ? '├─ ' : '└─ '}`;
}
