import {posix} from 'node:path';
import {findContentTitle} from '../../../../../content/docs/contentTitle.ts';
import {
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  toRelativeLink,
} from '../../common/migration.ts';
import type {BookNote} from '../book.ts';
import {listNotes} from '../contents.ts';
import {migrateBook} from '../migrateBook.ts';
import {rewriteBlocks} from './blocks.ts';
import {readToc} from './contents.ts';
import {rewriteFrameworks} from './frameworks.ts';
import {type D2lLabel, placeLabels} from './labels.ts';
import {type Literature, openLiterature} from './literature.ts';
import {linkReferences} from './references.ts';
import {type D2lSettings, isD2l, readD2lSettings} from './settings.ts';
import {dropSlideMarks} from './slideMarks.ts';

/** The tool of *Dive into Deep Learning* and of books made like it. */
export const d2lBook: OldTool = {
  name: 'd2lbook',
  matches: isD2l,
  migrate: (folder) => Promise.resolve(migrate(folder)),
};

function migrate(folder: OldFolder): Migration {
  const settings = readD2lSettings(folder);
  const problems: MigrationProblem[] = [];
  const home = `${settings.index}.md`;
  const entries = readToc(home, folder);
  const listed = listNotes({entries, from: ''}, {folder, root: ''}).map(({path}) => path);
  const paths = [...new Set([...(folder.has(home) ? [home] : []), ...listed])];
  const isChinese = /^zh/i.test(settings.locale ?? '');
  const literature = openLiterature(paths, folder, isChinese);
  const labels = new Map<string, D2lLabel>();
  for (const path of paths) {
    const {labels: found} = placeLabels(dropSlideMarks(folder.read(path)), path, isChinese);
    for (const [name, label] of found) if (!labels.has(name)) labels.set(name, label);
  }
  const context = {settings, folder, labels, literature, isChinese};
  return migrateBook(
    folder,
    {
      root: '',
      file: settings.file,
      title: settings.title,
      locale: settings.locale,
      contents: entries.length > 0 ? {entries, from: ''} : undefined,
      isListed: true,
      home,
      isFirstHome: false,
      hasHtmlNames: true,
      isOwn: settings.isLeftOut,
      rewrite: (body, note) => rewriteNote(body, note, context),
    },
    problems,
  );
}

interface Context {
  readonly settings: D2lSettings;
  readonly folder: OldFolder;
  readonly labels: ReadonlyMap<string, D2lLabel>;
  readonly literature: Literature;
  readonly isChinese: boolean;
}

function rewriteNote(
  body: string,
  {path, problems}: BookNote,
  {settings, folder, labels, literature, isChinese}: Context,
): string {
  const toLink = (file: string): string => toRelativeLink(file, path);
  const placed = placeLabels(dropSlideMarks(body), path, isChinese).body;
  const missing = new Set<string>();
  const toTitle = (file: string): string => readTitle(file, folder) ?? file;
  const blocks = rewriteBlocks(placed, {
    toLink: (name) => {
      const file = posix.join(posix.dirname(path), `${name}.md`);
      return `[${toTitle(file)}](${toLink(file)})`;
    },
    list: () => literature.print(),
  });
  const linked = linkReferences(blocks, {
    file: path,
    isChinese,
    labels,
    toLink,
    toTitle,
    cite: (keys, isInText) => literature.cite(keys, {from: path, isInText}),
    report: (name) => void missing.add(name),
  });
  for (const name of missing)
    problems.add(
      undefined,
      `没有名叫 ${name} 的标签，引用它的地方只剩这个名字。`,
      `There is no label ${name}; where it is referred to is its name alone.`,
    );
  return rewriteFrameworks(linked, settings.tabs);
}

/** Reads the title of a note; undefined where it has none. */
function readTitle(file: string, folder: OldFolder): string | undefined {
  if (!folder.has(file)) return undefined;
  const text = dropSlideMarks(folder.read(file));
  return findContentTitle(rewriteBlocks(text, {toLink: () => '', list: () => ''}));
}
