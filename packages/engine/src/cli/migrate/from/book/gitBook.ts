import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {classify, outsideSpans} from '../markdown/fences.ts';
import {dropAttributes, reportShortcodes} from '../markdown/templateTags.ts';
import {
  decodePath,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  type ProblemList,
  toObject,
  toText,
} from '../common/migration.ts';
import {type Entry, findIncluded, NOTE, readContents} from './contents.ts';
import type {Book} from './book.ts';
import {readGitBookExtras} from './bookExtras.ts';
import {rewriteCards} from './gitBookCards.ts';
import {GITBOOK_TAGS} from './gitBookTags.ts';
import {migrateBook} from './migrateBook.ts';
import {readSettings, toRoot} from '../common/readSettings.ts';

/** GitBook, and HonKit, which has kept its first format. */
export const gitBook: OldTool = {
  name: 'GitBook',
  matches: (folder) =>
    folder.has('.gitbook.yaml') ||
    hasBookJson(folder) ||
    findSummary(folder, SUMMARY) !== undefined,
  migrate(folder) {
    const problems: MigrationProblem[] = [];
    const written = ['.gitbook.yaml', 'book.json'].find((name) => folder.has(name));
    // JSON is YAML
    const settings =
      written === undefined ? {} : readSettings(folder.read(written), written, problems);
    const structure = toObject(settings['structure']);
    const root = toRoot(toText(settings['root']) ?? '.');
    const named = root + (toText(structure['summary']) ?? SUMMARY).replace(/^\.\//, '');
    const summary = findSummary(folder, named);
    const variables = {
      ...toObject(settings['variables']),
      ...readVariables(folder, root, problems),
    };
    const home = root + (toText(structure['readme']) ?? 'README.md').replace(/^\.\//, '');
    const book: Book = {
      root,
      file: written ?? summary ?? SUMMARY,
      title: toText(settings['title']) ?? readTitle(folder, home),
      tagline: toText(settings['description']),
      locale: toText(settings['language']),
      contents:
        summary === undefined
          ? undefined
          : {
              entries: readContents(folder.read(summary)),
              from: posix.dirname(summary) === '.' ? '' : posix.dirname(summary),
            },
      isListed: true,
      extras: readGitBookExtras(settings, root),
      home,
      hasHtmlNames: true,
      isOwn: (path) => path === summary || /(?:^|\/)(?:GLOSSARY|LANGS)\.md$/.test(path),
      rewrite: (body, {path, problems: ofNote}) =>
        rewriteGitBookNote(body, {path, folder, variables}, ofNote),
    };
    return Promise.resolve(migrateBook(folder, book, problems));
  },
};

/** Returns what a book without settings is called: as its first page. */
const readTitle = (folder: OldFolder, home: string): string | undefined =>
  folder.has(home) ? findContentTitle(parseFrontMatter(folder.read(home), home).body) : undefined;

const SUMMARY = 'SUMMARY.md';

/**
 * Finds the list of the notes, in whatever case its name is, as GitBook does. One in another case than that of GitBook may be
 * a note: it leads to half of the others at least.
 */
function findSummary(folder: OldFolder, path: string): string | undefined {
  if (folder.has(path)) return path;
  const other = folder.paths.find((one) => one.toLowerCase() === path.toLowerCase());
  if (other === undefined) return undefined;
  const count = (entries: readonly Entry[]): number =>
    entries
      .map(({href, items}) => {
        const file = href && posix.join(posix.dirname(other), decodePath(href));
        return count(items) + (file && file !== other && folder.has(file) ? 1 : 0);
      })
      .reduce((sum, one) => sum + one, 0);
  const noteCount = folder.paths.filter((one) => NOTE.test(one)).length;
  return count(readContents(folder.read(other))) * 2 >= noteCount ? other : undefined;
}

/** Tells whether a folder has settings of GitBook in JSON. */
export const hasBookJson = (folder: OldFolder): boolean =>
  folder.has('book.json') && /"(?:gitbook|plugins|structure|root)"/.test(folder.read('book.json'));

interface NoteContext {
  readonly path: string;
  readonly folder: OldFolder;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Tells whether a note that is none of GitBook has its tags, as notes that were exported from it have. */
export const hasGitBookTags = (body: string): boolean =>
  /^[ \t]*\{% *(?:hint|tabs|content-ref|stepper|page-ref) /m.test(body);

/** Rewrites tags of GitBook outside code: hints, tabs, titles of code, embedded pages and files, variables. */
export function rewriteGitBookNote(
  body: string,
  {path, folder, variables}: NoteContext,
  problems: ProblemList,
): string {
  reportShortcodes(body, problems);
  let title: string | undefined;
  const rewriteTagOn =
    (line: number) =>
    (all: string, name: string, rest: string): string => {
      const read = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(rest)?.[1];
      if (name === 'code') title = read('title')?.replaceAll('"', "'");
      if (name === 'include')
        return includeFile(/"([^"]+)"/.exec(rest)?.[1] ?? '', path, folder) ?? all;
      if (name === 'if')
        problems.add(
          line,
          `条件 ${all} 没有对应的写法，里面的内容总是显示。`,
          `The condition ${all} has no counterpart; what is inside it is always shown.`,
        );
      const tag = lookUp(GITBOOK_TAGS, name);
      if (tag) return tag(read);
      problems.add(line, `标签 ${all} 会原样显示。`, `The tag ${all} is shown as it is written.`);
      return all;
    };
  const rewriteText = (part: string, line: number): string =>
    part
      .replace(TAG, rewriteTagOn(line))
      .replace(/\{\{\s*book\.(\w+)\s*\}\}/g, (all: string, name: string) =>
        variables[name] === undefined ? all : String(variables[name]),
      );
  const lines = classify(body).map(({text, kind}, i) => {
    if (kind === 'open' && title !== undefined) {
      const line = `${text} title="${title}"`;
      title = undefined;
      return line;
    }
    if (kind !== 'prose') return text;
    const filled = rewriteCards(text).replace(
      /<code class="expression">\s*space\.vars\.(\w+)\s*<\/code>/g,
      (all: string, name: string) =>
        variables[name] === undefined ? all : String(variables[name]),
    );
    return filled.includes('{') ? outsideSpans(filled, (part) => rewriteText(part, i + 1)) : filled;
  });
  return dropAttributes(lines.join('\n'));
}

const TAG = /(?<!\{)\{%-?\s*(@?[\w/-]+)((?:[^%]|%(?!\}))*?)-?%\}/g;

function includeFile(written: string, from: string, folder: OldFolder): string | undefined {
  const file = findIncluded(written, [posix.dirname(from), ''], folder);
  return file === undefined ? undefined : folder.read(file).trimEnd();
}

/** Reads the variables of a space, which its pages show as `space.vars.x`. */
function readVariables(folder: OldFolder, root: string, problems: MigrationProblem[]) {
  const file = `${root}.gitbook/vars.yaml`;
  return folder.has(file) ? readSettings(folder.read(file), file, problems) : {};
}
