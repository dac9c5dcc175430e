import {posix} from 'node:path';
import {fence} from '../../../../output/machine/markdownText.ts';
import {classify} from '../markdown/fences.ts';
import {type OldFolder, type OldTool, readIfThere, reportMissing} from '../common/migration.ts';
import {toRepositoryLinks} from '../common/outsideLinks.ts';
import type {BookNote} from './book.ts';
import {findIncluded, readContents} from './contents.ts';
import {hasBookJson} from './gitBook.ts';
import {rewriteMdBookBlocks} from './mdBookBlocks.ts';
import {migrateBook} from './migrateBook.ts';
import {toRoot} from '../common/readSettings.ts';

export const mdBook: OldTool = {
  name: 'mdBook',
  matches: (folder) => folder.has('book.toml') || folder.has('book.ini') || isOld(folder),
  migrate(folder) {
    const file = ['book.toml', 'book.ini', 'book.json'].find(folder.has) ?? 'book.toml';
    const settings = readIfThere(folder, file);
    const root = toRoot(readSetting(settings, 'src') ?? 'src');
    const summary = `${root}SUMMARY.md`;
    return Promise.resolve(
      migrateBook(folder, {
        root,
        file,
        title: readSetting(settings, 'title'),
        tagline: readSetting(settings, 'description'),
        locale: readSetting(settings, 'language'),
        url: readAddress(settings),
        extras: {
          favicon: ['svg', 'png'].map((end) => `theme/favicon.${end}`).find(folder.has),
          links: toRepositoryLinks(readSetting(settings, 'git-repository-url')),
        },
        contents: folder.has(summary)
          ? {entries: readContents(folder.read(summary)), from: root}
          : undefined,
        isListed: true,
        hasHtmlNames: true,
        isOwn: (path) => path === summary,
        rewrite: (body, note) => rewriteNote(body, note, folder),
      }),
    );
  },
};

/** Tells whether a book is of mdBook in its first years, which had settings in JSON and notes below `src` without a word of it. */
const isOld = (folder: OldFolder): boolean =>
  folder.has('book.json') &&
  folder.has('src/SUMMARY.md') &&
  !folder.has('SUMMARY.md') &&
  !hasBookJson(folder);

/** Reads the path of the old site, which is all that the settings tell of its address. */
function readAddress(settings: string): string | undefined {
  const path = readSetting(settings, 'site-url');
  return path?.startsWith('/') ? `https://example.com${path}` : path;
}

/** Reads a text of a TOML file, or of JSON, that is on one line: `title = "书"`. */
function readSetting(settings: string, key: string): string | undefined {
  const value = new RegExp(
    `^\\s*"?${key}"?\\s*[=:]\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'([^']*)')`,
    'm',
  ).exec(settings);
  return value?.[1]?.replace(/\\(["\\])/g, '$1') ?? value?.[2];
}

const INCLUDE = /\\?\{\{\s*#(include|rustdoc_include|playground|playpen|title)\s+([^}]+?)\s*\}\}/g;

/** Puts files in the place of `{{#include …}}`, hides what examples of Rust hide, and keeps the language of a fence alone. */
function rewriteNote(body: string, {path, problems}: BookNote, folder: OldFolder): string {
  const included = body
    .split('\n')
    .map((line, i) =>
      line.replace(INCLUDE, (all: string, kind: string, written: string) => {
        if (all.startsWith('\\')) return all.slice(1);
        if (kind === 'title') return '';
        const text = readPart(written.split(/\s/)[0]!, path, folder);
        if (text === undefined) {
          reportMissing(problems, i + 1, written);
          return '';
        }
        return kind.startsWith('play') ? fence(text, 'rust') : text;
      }),
    )
    .join('\n');
  let isRust = false;
  return classify(rewriteMdBookBlocks(included))
    .flatMap(({text, kind, info = ''}) => {
      if (kind === 'open') {
        const [language = ''] = info.split(/[\s,{]/);
        isRust = language === 'rust';
        const title = /\stitle="[^"]*"/.exec(info)?.[0] ?? '';
        return text.slice(0, text.length - info.length).trimEnd() + language + title;
      }
      if (kind !== 'code' || !isRust) return text;
      if (/^\s*#(?:\s|$)/.test(text)) return [];
      return text.replace(/^(\s*)##/, '$1#');
    })
    .join('\n');
}

/** Reads `file.rs`, `file.rs:2:10`, `file.rs:anchor`; undefined where there is no such file. Marks of anchors are left out. */
function readPart(written: string, from: string, folder: OldFolder): string | undefined {
  const [name = '', first, last] = written.split(':');
  const file = findIncluded(name, [posix.dirname(from)], folder);
  if (file === undefined) return undefined;
  const lines = folder.read(file).replace(/\n$/, '').split('\n');
  return pickLines(lines, first, last)
    .filter((line) => !/\bANCHOR(?:_END)?:/.test(line))
    .join('\n');
}

function pickLines(
  lines: readonly string[],
  first: string | undefined,
  last: string | undefined,
): readonly string[] {
  if (first === undefined) return lines;
  if (first !== '' && !/^\d+$/.test(first)) {
    const mark = (name: string) =>
      lines.findIndex((line) => line.trimEnd().endsWith(`${name}: ${first}`));
    const [start, end] = [mark('ANCHOR'), mark('ANCHOR_END')];
    return start < 0 ? lines : lines.slice(start + 1, end < 0 ? undefined : end);
  }
  const start = first === '' ? 0 : Number(first) - 1;
  if (last === undefined) return lines.slice(start, start + 1);
  return lines.slice(start, last === '' ? undefined : Number(last));
}
