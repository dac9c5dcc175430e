import {NOTE} from '../common/rewrittenNotes.ts';
import {posix} from 'node:path';
import {findContentTitle, toPlainText} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {classify, dropEscapes} from '../markdown/fences.ts';
import {decodePath, type OldFolder, type ProblemList, toText} from '../common/migration.ts';

/** A line of a table of contents, and what is below it. */
export interface Entry {
  readonly label: string;
  /** As it is written; undefined for a heading without a page. */
  readonly href?: string | undefined;
  readonly items: Entry[];
}

/** What a table of contents lists. */
export interface EntryList {
  readonly entries: readonly Entry[];
  /** Folder that its links count from. */
  readonly from: string;
}

/**
 * Reads a table of contents that is kept as a list: `SUMMARY.md` of mdBook and GitBook, `_sidebar.md` of docsify.
 * A heading holds what follows it, but the first `# …`, which is the title of the list.
 * @example `- [甲](a.md)\n  - [乙](b.md)` → `[{label: '甲', href: 'a.md', items: [{label: '乙', href: 'b.md', items: []}]}]`
 */
export function readContents(markdown: string): Entry[] {
  const top: Entry[] = [];
  let part = top;
  let open: {readonly indent: number; readonly entry: Entry}[] = [];
  let hasTitle = false;
  for (const {text, kind} of classify(dropComments(markdown))) {
    if (kind !== 'prose') continue;
    const [, signs, title = ''] = /^(#{1,6})\s+(.*?)\s*$/.exec(text) ?? [];
    if (signs !== undefined) {
      open = [];
      if (signs === '#' && !hasTitle && top.length === 0) hasTitle = true;
      else {
        const entry = readEntry(title);
        top.push(entry);
        part = entry.items;
      }
      continue;
    }
    const [, blank = '', mark, words = ''] = /^(\s*)([-*+]\s+|\d+[.)]\s+)?(.*)$/.exec(text) ?? [];
    if (words === '' || (mark === undefined && !isLink(words.trim()))) continue;
    const indent = blank.replaceAll('\t', '    ').length;
    while (open.length >= MAX_LEVELS || (open.length > 0 && open.at(-1)!.indent >= indent))
      open.pop();
    const entry = readEntry(words);
    (open.at(-1)?.entry.items ?? part).push(entry);
    open.push({indent, entry});
  }
  return top;
}

/** Maximum depth of a table of contents: what is deeper is beside the last that is not, as no sidebar shows that many levels. */
const MAX_LEVELS = 50;

const isLink = (words: string): boolean =>
  words.startsWith('[') && words.endsWith(')') && words.includes('](');

/** Leaves comments of HTML out; one without an end is text. */
function dropComments(markdown: string): string {
  const end = markdown.lastIndexOf('-->') + '-->'.length;
  return markdown.slice(0, end).replace(/<!--[^]*?-->/g, '') + markdown.slice(end);
}

/** Maximum length of a line in which a link is looked for, since the pattern tries each bracket again. */
const MAX_ENTRY = 2000;

/** `**[甲](a.md "title")**` → `{label: '甲', href: 'a.md'}` */
function readEntry(words: string): Entry {
  const [, label, href] =
    /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*(<[^>]*>|(?:[^\s()]|\([^()]*\))*)[^)]*\)/.exec(
      words.slice(0, MAX_ENTRY),
    ) ?? [];
  const path = href === undefined ? undefined : dropEscapes(href.replace(/^<(.*)>$/, '$1'));
  return {label: toPlainText(label ?? words), href: path === '' ? undefined : path, items: []};
}

/** Folder of the notes of a book. */
export interface NoteFinder {
  readonly folder: OldFolder;
  /** Folder of the notes, `` or `docs/`. */
  readonly root: string;
}

/**
 * Finds the note that a link names, from a folder or from the root: `b`, `b.md`, `b.html`, `/b`, `#/b`, `b/`.
 * @param from folder that the link counts from
 * @returns its path in the old folder; undefined for none
 */
export function findNote(
  href: string,
  from: string,
  {folder, root}: NoteFinder,
): string | undefined {
  const path = decodePath(href.replace(/^(?:\.?\/)?#\//, '/'));
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const bare = path.replace(/\.(?:html?|mdx?|markdown)$/i, '');
  const inside = (at: string): string => posix.join(root, at.replace(/^\/+/, ''));
  const bases = path.startsWith('/') ? [inside(bare)] : [posix.join(from, bare), inside(bare)];
  for (const base of bases) {
    const plain = base.replace(/\/$/, '');
    const names = ['.md', '.mdx', '.markdown'].map((end) => plain + end);
    const inFolder = ['README.md', 'readme.md', 'index.md', 'index.mdx'].map((name) =>
      posix.join(base, name).replace(/^\.\//, ''),
    );
    const both = path.endsWith('/') ? [...inFolder, ...names] : [...names, ...inFolder];
    const found = both.find((file) => folder.has(file) && file.startsWith(root));
    if (found !== undefined) return found;
  }
  return undefined;
}

export {NOTE};

/** Returns the id of the doc of a note: `src/a/b.md` → `a/b`. */
export const toDocId = (path: string, root: string): string =>
  path.slice(root.length).replace(NOTE, '');

/** Finds a file that a note names, from one of several folders; undefined for none. @param folders first the one that counts most */
export function findIncluded(
  written: string,
  folders: readonly string[],
  folder: OldFolder,
): string | undefined {
  return folders.map((dir) => posix.join(dir, written)).find((path) => folder.has(path));
}

/** Converts a table of contents to a sidebar. A note is in it once; what names no note is left out, which is a problem. */
export function toSidebar(
  {entries, from}: EntryList,
  finder: NoteFinder,
  problems: ProblemList,
): unknown[] {
  const seen = new Set<string>();
  const convert = ({label, href, items}: Entry): unknown[] => {
    const note = href === undefined ? undefined : findNote(href, from, finder);
    const id = note !== undefined && !seen.has(note) ? toDocId(note, finder.root) : undefined;
    if (note !== undefined) seen.add(note);
    const below = items.flatMap(convert);
    if (below.length > 0)
      return [
        {
          type: 'category',
          label: label || (note && findTitle(note, finder)) || id || '…',
          ...(id !== undefined && {link: {type: 'doc', id}}),
          items: below,
        },
      ];
    if (id !== undefined) return [label === '' ? id : {type: 'doc', id, label}];
    if (href === undefined || note !== undefined) return [];
    if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href)) return [{type: 'link', label, href}];
    problems.add(
      undefined,
      `目录里的 ${href} 没有对应的笔记，已经略过。`,
      `${href} of the table of contents is no note; it was left out.`,
    );
    return [];
  };
  return entries.flatMap(convert);
}

/** Finds the title that a note has in its front matter or as its first heading. */
function findTitle(path: string, {folder}: NoteFinder): string | undefined {
  const {data, body} = parseFrontMatter(folder.read(path), path);
  return toText(data['title']) ?? findContentTitle(body);
}

/** Lists the notes of a table of contents in its order. */
export function listNotes(
  {entries, from}: EntryList,
  finder: NoteFinder,
): {readonly path: string; readonly label: string}[] {
  return entries.flatMap(({label, href, items}) => {
    const path = href === undefined ? undefined : findNote(href, from, finder);
    const below = listNotes({entries: items, from}, finder);
    return [...(path === undefined ? [] : [{path, label}]), ...below];
  });
}
