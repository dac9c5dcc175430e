import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {compareNames} from '../../../../content/docs/nameOrder.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {isExcluded} from '../../../../content/source/scan.ts';
import {escapeMarkdown} from '../../../../output/machine/markdownText.ts';
import {rewritePandoc} from '../markdown/pandoc.ts';
import {isOfPandoc} from '../markdown/pandocBlocks.ts';
import {isUnpublished} from './drafts.ts';
import {type OldFolder, titleFor, toRelativeLink, toText} from './migration.ts';
import {NOTE} from './rewrittenNotes.ts';

/** Maximum number of notes on the home page; more are in the sidebar alone, and the page lists folders. */
const LISTED = 200;

const INDEX = /^(?:index|readme)\.(?:mdx?|markdown)$/i;

/** Where the notes are that a home page lists. */
interface ListedNotes {
  readonly folder: Pick<OldFolder, 'read'>;
  /** Folder of the notes, `` or `docs/`. */
  readonly root: string;
  /** Whether no tool is known, so that any field by which a note says that it is not public makes a draft of it. */
  readonly isOfAnyTool: boolean;
}

/** A folder of notes; paths count from the root. */
interface Folder {
  readonly path: string;
  readonly notes: string[];
  readonly folders: Map<string, Folder>;
}

/**
 * Makes a home page of links where no note answers for the root: notes by their titles, each folder at the root a section, or, where
 * there are many notes, a line that says how many it has.
 * @returns undefined where a note answers for it
 */
export function listHome(
  notes: readonly string[],
  finder: ListedNotes,
  {title, language}: {readonly title: string | undefined; readonly language: string},
): string | undefined {
  const own = notes.map((path) => path.slice(finder.root.length));
  if (own.some((path) => INDEX.test(path))) return undefined;
  const shown = own.filter((path) => !isExcluded(path) && !isHidden(path, finder));
  const root: Folder = {path: '', notes: [], folders: new Map()};
  for (const path of shown) folderAt(root, posix.dirname(path)).notes.push(path);
  const folders = sortFolders(root);
  const isLong = shown.length > LISTED;
  const list = [
    ...sortNotes(root).map((path) => printItem(titleOf(path, finder), path)),
    ...(isLong ? folders.map((one) => countFolder(one, language.startsWith('zh'))) : []),
  ].join('\n');
  const sections = isLong
    ? []
    : folders.map((one) => `## ${escapeMarkdown(nameOf(one.path))}\n\n${listFolder(one, finder)}`);
  const heading = escapeMarkdown((title ?? titleFor(language)).replace(/\s+/g, ' '));
  return `${[`# ${heading}`, list, ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Finds the folder of a path, and makes those that are missing. */
function folderAt(root: Folder, dir: string): Folder {
  let folder = root;
  for (const name of dir === '.' ? [] : dir.split('/')) {
    const below = folder.folders.get(name) ?? {
      path: posix.join(folder.path, name),
      notes: [],
      folders: new Map<string, Folder>(),
    };
    folder.folders.set(name, below);
    folder = below;
  }
  return folder;
}

const nameOf = (path: string): string => posix.basename(path).replace(NOTE, '');

const sortFolders = ({folders}: Folder): Folder[] =>
  [...folders.values()].sort((a, b) => compareNames(a.path, b.path));

/** Sorts the notes of a folder as its sidebar has them, its own page first. */
const sortNotes = ({notes}: Folder): string[] =>
  [...notes].sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || compareNames(a, b));

const isIndex = (path: string): boolean => INDEX.test(posix.basename(path));

const printItem = (words: string, path: string, indent = ''): string =>
  `${indent}- [${escapeMarkdown(words)}](${toRelativeLink(path.replace(NOTE, '.md'), 'index.md')})`;

const readNote = (path: string, {folder, root}: ListedNotes) =>
  parseFrontMatter(folder.read(root + path), path);

/** Tells whether a note is a draft, or becomes one. */
function isHidden(path: string, finder: ListedNotes): boolean {
  const {data} = readNote(path, finder);
  return data['draft'] === true || isUnpublished(data, finder.isOfAnyTool);
}

/** Returns the title that a note has in its front matter. */
const writtenTitle = (path: string, finder: ListedNotes): string | undefined =>
  toText(readNote(path, finder).data['title']);

/** Returns the title that a note has in its front matter or as its first heading, else the name of its file. */
function titleOf(path: string, finder: ListedNotes): string {
  const {data, body} = readNote(path, finder);
  const shown = isOfPandoc(body) ? rewritePandoc(body) : body;
  return toText(data['title']) ?? findContentTitle(shown) ?? nameOf(path);
}

/** Lists the notes of a folder, and below the names of its folders those of theirs. */
function listFolder(folder: Folder, finder: ListedNotes, indent = ''): string {
  const notes = sortNotes(folder).map((path) => printItem(titleOf(path, finder), path, indent));
  const below = sortFolders(folder).flatMap((one) => {
    const index = one.notes.find(isIndex);
    const name = (index && writtenTitle(index, finder)) ?? nameOf(one.path);
    const rest = {...one, notes: one.notes.filter((path) => path !== index)};
    const head =
      index === undefined ? `${indent}- ${escapeMarkdown(name)}` : printItem(name, index, indent);
    return [head, listFolder(rest, finder, `${indent}  `)];
  });
  return [...notes, ...below].filter((line) => line !== '').join('\n');
}

/** Names a folder with the number of its notes, and leads to the first of them. */
function countFolder(folder: Folder, isChinese: boolean): string {
  const all = (one: Folder): string[] => [...sortNotes(one), ...sortFolders(one).flatMap(all)];
  const [first = '', ...others] = all(folder);
  const count = others.length + 1;
  const words = isChinese ? `（${count} 篇）` : count === 1 ? ' (1 note)' : ` (${count} notes)`;
  return `${printItem(nameOf(folder.path), first)}${words}`;
}
