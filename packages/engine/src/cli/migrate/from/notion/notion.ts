import {posix} from 'node:path';
import {compareText} from '../../../../errors/compareText.ts';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {migrateBook} from '../book/migrateBook.ts';
import {mapAddresses} from '../book/noteLinks.ts';
import type {Entry} from '../book/contents.ts';
import {decodePath, encodePath, type OldFolder, type OldTool} from '../common/migration.ts';
import type {PublishedFolder} from '../common/rewrites.ts';
import {isNotionExport, nameFiles, type NotionNames, type NotionPage} from './names.ts';
import {readProperties, rewriteAsides, rewriteLanguages} from './note.ts';
import {parseCsv, printTable} from './table.ts';

/** What Notion exports as Markdown and CSV: a tree of pages whose names end in an id, and databases. */
export const notion: OldTool = {
  name: 'Notion',
  matches: isNotionExport,
  migrate(folder) {
    const names = nameFiles(folder);
    const view = createView(folder, names);
    const columnsOf = createColumns(folder, names);
    const home = names.pages.find(({shown}) => shown === 'index.md');
    return Promise.resolve(
      migrateBook(view, {
        root: '',
        file: home?.original ?? '.',
        title: home && findContentTitle(view.read('index.md')),
        contents: {entries: listPages('', view, names), from: ''},
        isFirstHome: false,
        readMeta: (text, path) => readProperties(text, columnsOf(path)),
        rewrite: (body, {original}) =>
          mapAddresses(rewriteLanguages(rewriteAsides(body)), (href) =>
            moveLink(href, original, names),
          ),
      }),
    );
  },
};

/** Shows the pages by their names, and a database as a note with its table. */
function createView(folder: OldFolder, {pages, shownOf}: NotionNames): PublishedFolder {
  const originals = new Map([...shownOf].map(([original, shown]) => [shown, original]));
  const tables = new Map(
    pages.filter((page) => page.isTable).map((page) => [page.shown, page] as const),
  );
  const originalOf = (path: string): string => originals.get(path) ?? path;
  return {
    paths: [...originals.keys()].sort(compareText),
    originalOf,
    has: (path) => originals.has(path),
    read: (path) => {
      const table = tables.get(path);
      return table ? printDatabase(table, folder, pages) : folder.read(originalOf(path));
    },
    run: (path) => folder.run(path),
  };
}

/** Reads rows of the table of a database; the copy with all of them where there is one. */
function readRows(table: NotionPage, folder: OldFolder): string[][] {
  const all = table.original.replace(/\.csv$/, '_all.csv');
  return parseCsv(folder.read(folder.has(all) ? all : table.original));
}

/** Prints a database: its name, and its table with links to the pages of its rows. */
function printDatabase(table: NotionPage, folder: OldFolder, pages: readonly NotionPage[]): string {
  const dir = posix.dirname(table.shown);
  const title = dir === '.' ? posix.basename(table.shown, '.md') : posix.basename(dir);
  const rows = pages.filter(
    (page) => page !== table && isBelow(page, dir) && table.shown.endsWith('index.md'),
  );
  const byTitle = new Map<string, NotionPage[]>();
  for (const page of rows) {
    const name = page.isTable ? undefined : findContentTitle(folder.read(page.original));
    if (name !== undefined) byTitle.set(name, [...(byTitle.get(name) ?? []), page]);
  }
  const link = (name: string, cell: string): string => {
    const page = byTitle.get(name.trim())?.shift();
    return page === undefined ? cell : `[${cell}](${encodePath(`/${page.shown}`)})`;
  };
  return `# ${title}\n\n${printTable(readRows(table, folder), link)}\n`;
}

/** Tells whether a page is right below that of a folder: in it, or the first page of a folder in it. */
const isBelow = ({shown}: NotionPage, dir: string): boolean => {
  const at = posix.dirname(shown);
  return at === dir ? !shown.endsWith('index.md') : isFirstOf(shown) && posix.dirname(at) === dir;
};

const isFirstOf = (shown: string): boolean => posix.basename(shown) === 'index.md';

/** Creates what tells the columns that a page has as the row of a database; none for other pages. */
function createColumns(
  folder: OldFolder,
  {pages}: NotionNames,
): (shown: string) => readonly string[] {
  const columns = new Map(
    pages
      .filter((page) => page.isTable)
      .map((page) => [posix.dirname(page.shown), readRows(page, folder)[0] ?? []] as const),
  );
  return (shown) => {
    const at = posix.dirname(shown);
    return columns.get(isFirstOf(shown) ? posix.dirname(at) : at) ?? [];
  };
}

/** Lists the pages of a folder in the order in which its first page names them, then by name. */
function listPages(dir: string, view: PublishedFolder, names: NotionNames): Entry[] {
  const first = posix.join(dir, 'index.md');
  const text = view.has(first) ? view.read(first) : '';
  const below = names.pages.filter((page) => page.shown !== first && isBelow(page, dir || '.'));
  const places = new Map<NotionPage, number>();
  mapAddresses(text, (href) => {
    const page = findPage(href, view.originalOf(first), names);
    if (page !== undefined && !places.has(page)) places.set(page, places.size);
    return href;
  });
  const placeOf = (page: NotionPage): number => places.get(page) ?? Infinity;
  const entries = below
    .sort((a, b) => Math.sign(placeOf(a) - placeOf(b)) || compareText(a.shown, b.shown))
    .map(({shown}): Entry => {
      const items = isFirstOf(shown) ? listPages(posix.dirname(shown), view, names) : [];
      return {label: '', href: encodePath(`/${shown}`), items};
    });
  return dir === '' && view.has(first)
    ? [{label: '', href: '/index.md', items: []}, ...entries]
    : entries;
}

/** Finds the page that a link of another leads to: its file, or its address at Notion. */
function findPage(href: string, from: string, names: NotionNames): NotionPage | undefined {
  const [, id = ''] =
    /^https:\/\/(?:www\.)?notion\.(?:so|site)\/(?:[^?#]*[-/])?([\da-f]{32})(?:[?#].*)?$/.exec(
      href,
    ) ?? [];
  if (id !== '') return names.byId.get(id);
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(href)) {
    const shown = href.startsWith('/') ? decodePath(href.slice(1)) : '';
    return names.byShown.get(shown);
  }
  const path = posix.join(posix.dirname(from), decodePath(href));
  const original = path.replace(/_all\.csv$/, '.csv');
  return names.byOriginal.get(original);
}

/** Makes a link count from the root of the new site; one that leads to nothing here stays. */
function moveLink(href: string, from: string, names: NotionNames): string {
  const page = findPage(href, from, names);
  if (page !== undefined) return encodePath(`/${page.shown}`);
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(href)) return href;
  const shown = names.shownOf.get(posix.join(posix.dirname(from), decodePath(href)));
  return shown === undefined ? href : encodePath(`/${shown}`);
}
