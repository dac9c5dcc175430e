import {posix} from 'node:path';
import {createMatcher} from '../../../../content/source/glob.ts';
import type {Entry} from '../book/contents.ts';
import type {OldFolder} from '../common/migration.ts';
import {splitTarget} from '../myst/roles.ts';

/** A list of pages in a note or in reStructuredText. */
interface Toctree {
  readonly caption: string | undefined;
  readonly isGlob: boolean;
  readonly isReversed: boolean;
  readonly lines: readonly string[];
}

/** Maximum depth of pages below pages. */
const MAX_LEVELS = 20;
/** Maximum number of lines of a list of pages. */
const MAX_LINES = 2000;
const ENDINGS = ['.md', '.rst', '.txt', '.markdown', '.ipynb'] as const;

/** Reads the sidebar that lists of pages make, from the first page of a site on: a caption holds the pages of its list. */
export function readToctrees(folder: OldFolder, root: string, first: string): Entry[] {
  const seen = new Set<string>([first]);
  const below = (file: string, depth: number): {caption: string | undefined; items: Entry[]}[] =>
    depth > MAX_LEVELS || !/\.(?:md|rst|txt|markdown)$/.test(file)
      ? []
      : findToctrees(folder.read(file)).map((tree) => ({
          caption: tree.caption,
          items: listPages(tree, file).flatMap((page) => toEntry(page, file, depth)),
        }));
  const listPages = (tree: Toctree, from: string): Page[] => {
    const pages = tree.lines.flatMap((line) =>
      tree.isGlob && /[*?[]/.test(line)
        ? findAll(line, from, {folder, root}).filter((path) => !seen.has(path))
        : [line],
    );
    const listed = pages.map((line) => readPage(line));
    return tree.isReversed ? listed.reverse() : listed;
  };
  const toEntry = ({label, target}: Page, from: string, depth: number): Entry[] => {
    if (target === 'self') return [];
    if (/^[a-z]+:\/\//i.test(target)) return [{label: label || target, href: target, items: []}];
    const file = findFile(target, from, {folder, root});
    if (file === undefined)
      return /^(?:genindex|modindex|search)$/.test(target)
        ? []
        : [{label, href: toHref(target, from, root), items: []}];
    if (seen.has(file)) return [];
    seen.add(file);
    const items = below(file, depth + 1).flatMap((one) => one.items);
    if (file.endsWith('.md') || file.endsWith('.markdown'))
      return [{label, href: `/${file.slice(root.length)}`, items}];
    // Pages of other formats do not come along, what is below them does.
    return items.length === 0 ? [] : [{label: label || readRstTitle(folder.read(file)), items}];
  };
  return below(first, 0).flatMap(({caption, items}) =>
    caption === undefined || items.length === 0 ? items : [{label: caption, items}],
  );
}

interface Page {
  /** Empty where it is called as its note. */
  readonly label: string;
  readonly target: string;
}

function readPage(line: string): Page {
  const {text, target} = splitTarget(line);
  return {label: text ?? '', target};
}

/** The line that begins a list of pages: its indentation, and the signs that end it where it is one of Markdown. */
const HEAD = /^(\s*)(?:(`{3,}|:{3,}|~{3,})\s*\{toctree\}\s*$|\.\. toctree::)/;

/** Finds the lists of pages of a text: ` ```{toctree} `, `:::{toctree}` and `.. toctree::`. */
function findToctrees(text: string): Toctree[] {
  if (!text.includes('toctree')) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    const [, indent, signs] = HEAD.exec(line) ?? [];
    if (indent === undefined) return [];
    const near = lines.slice(i + 1, i + 1 + MAX_LINES);
    const end = near.findIndex((one) =>
      signs === undefined
        ? one.trim() !== '' && one.search(/\S/) <= indent.length
        : one.trim() === signs,
    );
    return [readToctree(end < 0 ? near : near.slice(0, end))];
  });
}

function readToctree(lines: readonly string[]): Toctree {
  const options = new Map<string, string>();
  const pages: string[] = [];
  for (const line of lines) {
    const text = line.trim();
    const option =
      /^:([\w-]+):\s*(.*)$/.exec(text) ?? (pages.length === 0 ? YAML.exec(text) : null);
    const [, key, value = ''] = option ?? [];
    if (key !== undefined) options.set(key, value.replace(/^(["'])(.*)\1$/, '$2'));
    else if (text !== '' && text !== '---' && !text.startsWith('%')) pages.push(text);
  }
  return {
    caption: options.get('caption') || undefined,
    isGlob: options.has('glob'),
    isReversed: options.has('reversed'),
    lines: pages,
  };
}

/** An option between lines of `---`. */
const YAML =
  /^(caption|maxdepth|numbered|hidden|name|glob|titlesonly|includehidden|reversed):\s*(.*)$/;

interface Place {
  readonly folder: OldFolder;
  readonly root: string;
}

const toBase = (target: string, from: string, root: string): string =>
  target.startsWith('/') ? root + target.slice(1) : posix.join(posix.dirname(from), target);

const toHref = (target: string, from: string, root: string): string =>
  `/${toBase(target, from, root).slice(root.length)}`;

function findFile(target: string, from: string, {folder, root}: Place): string | undefined {
  const base = toBase(target, from, root);
  return [base, ...ENDINGS.map((ending) => base + ending)].find(
    (path) => folder.has(path) && ENDINGS.some((ending) => path.endsWith(ending)),
  );
}

/** Lists the notes that a pattern names, as the list would. */
function findAll(pattern: string, from: string, {folder, root}: Place): string[] {
  const base = toBase(pattern, from, root);
  const isNamed = createMatcher([base, ...ENDINGS.map((ending) => base + ending)]);
  return folder.paths
    .filter((path) => ENDINGS.some((ending) => path.endsWith(ending)) && isNamed(path))
    .map((path) => `/${path.slice(root.length)}`);
}

/** Reads the title of reStructuredText: a line with a line of signs below it. */
function readRstTitle(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line, i) => line.trim() !== '' && /^([=\-~*#^"])\1{2,}\s*$/.test(lines[i + 1] ?? ''),
  );
  return lines[at]?.trim() ?? '…';
}
