import {posix} from 'node:path';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {printLabel} from '../containers.ts';
import {classify} from '../fences.ts';
import {
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  type ProblemList,
  toObject,
  toText,
} from '../migration.ts';
import {findIncluded, readContents} from './contents.ts';
import type {Book} from './book.ts';
import {migrateBook} from './migrateBook.ts';
import {readSettings, toRoot} from '../readSettings.ts';

/** GitBook, and HonKit, which has kept its first format. */
export const gitBook: OldTool = {
  name: 'GitBook',
  matches: (folder) =>
    folder.has('SUMMARY.md') || folder.has('.gitbook.yaml') || hasBookJson(folder),
  migrate(folder) {
    const problems: MigrationProblem[] = [];
    const file = ['.gitbook.yaml', 'book.json'].find((name) => folder.has(name)) ?? 'SUMMARY.md';
    const settings = file === 'SUMMARY.md' ? {} : readSettings(folder.read(file), file, problems); // JSON is YAML
    const structure = toObject(settings['structure']);
    const root = toRoot(toText(settings['root']) ?? '.');
    const summary = root + (toText(structure['summary']) ?? 'SUMMARY.md').replace(/^\.\//, '');
    const variables = toObject(settings['variables']);
    const book: Book = {
      root,
      file,
      title: toText(settings['title']),
      tagline: toText(settings['description']),
      locale: toText(settings['language']),
      contents: folder.has(summary)
        ? {
            entries: readContents(folder.read(summary)),
            from: posix.dirname(summary) === '.' ? '' : posix.dirname(summary),
          }
        : undefined,
      isListed: true,
      home: root + (toText(structure['readme']) ?? 'README.md').replace(/^\.\//, ''),
      hasHtmlNames: true,
      isOwn: (path) => path === summary || /(?:^|\/)(?:GLOSSARY|LANGS)\.md$/.test(path),
      rewrite: (body, path, ofNote) => rewriteNote(body, {path, folder, variables}, ofNote),
    };
    return Promise.resolve(migrateBook(folder, book, problems));
  },
};

const hasBookJson = (folder: OldFolder): boolean =>
  folder.has('book.json') && /"(?:gitbook|plugins|structure|root)"/.test(folder.read('book.json'));

interface NoteContext {
  readonly path: string;
  readonly folder: OldFolder;
  readonly variables: Readonly<Record<string, unknown>>;
}

const HINTS: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'tip',
  working: 'note',
  warning: 'warning',
  danger: 'danger',
  tip: 'tip',
  note: 'note',
};

/** What a tag becomes, by its name; tags that mean nothing here are empty. */
const TAGS: Readonly<Record<string, (read: (name: string) => string | undefined) => string>> = {
  hint: (read) => `\n:::${lookUp(HINTS, read('style') ?? '') ?? 'note'}\n`,
  endhint: () => '\n:::\n',
  tabs: () => '<Tabs>\n',
  endtabs: () => '\n</Tabs>',
  tab: (read) => `<TabItem ${printLabel(read('title') ?? '…')}>\n`,
  endtab: () => '\n</TabItem>',
  'code-tabs': () => '<Tabs>\n',
  'endcode-tabs': () => '\n</Tabs>',
  'code-tabs-item': (read) => `<TabItem ${printLabel(read('title') ?? '…')}>\n`,
  'endcode-tabs-item': () => '\n</TabItem>',
  embed: (read) => toLink(read('url')),
  file: (read) => toLink(read('src')),
  'page-ref': (read) => toLink(read('page')),
  ...Object.fromEntries(
    [
      'endembed',
      'endfile',
      'code',
      'endcode',
      'content-ref',
      'endcontent-ref',
      'raw',
      'endraw',
    ].map((name) => [name, () => '']),
  ),
};

const toLink = (address = ''): string => `[${posix.basename(address) || address}](${address})`;

/** Rewrites tags of GitBook outside code: hints, tabs, titles of code, embedded pages and files, variables. */
function rewriteNote(
  body: string,
  {path, folder, variables}: NoteContext,
  problems: ProblemList,
): string {
  let title: string | undefined;
  return classify(body)
    .map(({text, kind}, i) => {
      if (kind === 'open' && title !== undefined) {
        const line = `${text} title="${title}"`;
        title = undefined;
        return line;
      }
      if (kind !== 'prose' || !text.includes('{')) return text;
      return text
        .replace(
          /\{%-?\s*([\w-]+)((?:[^%]|%(?!\}))*?)-?%\}/g,
          (all: string, name: string, rest: string) => {
            const read = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(rest)?.[1];
            if (name === 'code') title = read('title')?.replaceAll('"', "'");
            if (name === 'include')
              return includeFile(/"([^"]+)"/.exec(rest)?.[1] ?? '', path, folder) ?? all;
            const tag = lookUp(TAGS, name);
            if (tag) return tag(read);
            problems.add(
              i + 1,
              `标签 ${all} 会原样显示。`,
              `The tag ${all} is shown as it is written.`,
            );
            return all;
          },
        )
        .replace(/\{\{\s*book\.(\w+)\s*\}\}/g, (all: string, name: string) =>
          variables[name] === undefined ? all : String(variables[name]),
        );
    })
    .join('\n');
}

function includeFile(written: string, from: string, folder: OldFolder): string | undefined {
  const file = findIncluded(written, [posix.dirname(from), ''], folder);
  return file === undefined ? undefined : folder.read(file).trimEnd();
}
