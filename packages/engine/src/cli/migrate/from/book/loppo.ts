import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  toObject,
  toText,
} from '../common/migration.ts';
import {readSettings, readYamlFile, toRoot} from '../common/readSettings.ts';
import {mapProse, outsideSpans} from '../markdown/fences.ts';
import type {Entry} from './contents.ts';
import {migrateBook} from './migrateBook.ts';

const CONTENTS = 'chapters.yml';
const SETTINGS = 'loppo.yml';

/** The tool of the books of wangdoc: notes in a folder, a list of them in `chapters.yml`. */
export const loppo: OldTool = {
  name: 'loppo',
  matches: (folder) => folder.has(SETTINGS),
  migrate(folder) {
    const problems: MigrationProblem[] = [];
    const config = folder.has(SETTINGS)
      ? readSettings(folder.read(SETTINGS), SETTINGS, problems)
      : {};
    const root = toRoot(toText(config['dir']) ?? 'docs');
    const listed = folder.has(CONTENTS)
      ? readYamlFile(folder.read(CONTENTS), CONTENTS, problems)
      : undefined;
    if (listed === undefined)
      createProblemList(SETTINGS, problems).add(
        undefined,
        `没有 ${CONTENTS}，侧栏按文件夹排。`,
        `There is no ${CONTENTS}; the sidebar is that of the folders.`,
      );
    const entries = readChapters(listed);
    return Promise.resolve(
      migrateBook(
        folder,
        {
          root,
          file: folder.has(CONTENTS) ? CONTENTS : SETTINGS,
          title: readTitle(folder) ?? toText(config['site']),
          contents: entries.length > 0 ? {entries, from: root} : undefined,
          hasHtmlNames: true,
          rewrite: escapeHeadings,
        },
        problems,
      ),
    );
  },
};

/** Reads the title that the script of the package gives: `loppo --site "HTML 教程"` → `HTML 教程` */
function readTitle(folder: OldFolder): string | undefined {
  const written = folder.has('package.json') ? folder.read('package.json') : '';
  return /\bloppo\b[^\n]*?--site[ =]\\"([^"\\]+)\\"/.exec(written)?.[1];
}

/**
 * Reads the list of chapters. A folder, `basic/: 入门`, holds the notes below it that follow.
 * @example `[{'a/': '甲'}, {'a/b.md': '乙'}]` → `[{label: '甲', items: [{label: '乙', href: 'a/b.md', items: []}]}]`
 */
function readChapters(listed: unknown): Entry[] {
  const top: Entry[] = [];
  const open: {readonly dir: string; readonly items: Entry[]}[] = [{dir: '', items: top}];
  const pairs = (Array.isArray(listed) ? listed : []).flatMap((one: unknown) =>
    Object.entries(toObject(one)),
  );
  for (const [path, words] of pairs) {
    while (!path.startsWith(open.at(-1)!.dir)) open.pop();
    const isFolder = path.endsWith('/');
    const label = typeof words === 'number' ? String(words) : (toText(words) ?? path);
    const entry: Entry = {label, ...(!isFolder && {href: path}), items: []};
    open.at(-1)!.items.push(entry);
    if (isFolder) open.push({dir: path, items: entry.items});
  }
  return top;
}

/** Headings of these books name elements of HTML as words: `# <a>` → `# \<a>` */
const escapeHeadings = (body: string): string =>
  mapProse(body, (line) =>
    /^#{1,6}\s/.test(line)
      ? outsideSpans(line, (part) => part.replace(/<(?=\/?[a-z][\w-]*>)/gi, '\\<'))
      : line,
  );
