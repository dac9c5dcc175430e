import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {type OldFolder, toObject, toRelativeLink, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

interface Listed {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly categories: readonly string[];
}

/**
 * Prints the list that the theme vdoing makes of notes on pages without text: of a folder (`pageComponent: Catalogue`), by
 * date (`archivesPage`), by category (`categoriesPage`).
 * @returns undefined for a page that is none of them
 */
export function printListing(
  data: Values,
  path: string,
  {folder, root}: {readonly folder: OldFolder; readonly root: string},
): string | undefined {
  const component = toObject(data['pageComponent']);
  const {path: below, key} = toObject(component['data']);
  const dir = component['name'] === 'Catalogue' ? (toText(below) ?? toText(key)) : undefined;
  if (dir === undefined && data['archivesPage'] !== true && data['categoriesPage'] !== true)
    return undefined;
  const inside = dir === undefined ? root : posix.join(root, dir.replace(/^\/|\/$/g, ''), '/');
  const notes = folder.paths.flatMap((one) =>
    one.startsWith(inside) && one !== path && one.endsWith('.md') ? readListed(one, folder) : [],
  );
  if (dir !== undefined) return printFolder(notes, inside, path);
  if (data['archivesPage'] === true)
    return notes
      .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
      .map((note) => `- ${note.date} ${toItem(note, path)}`.replace('-  ', '- '))
      .join('\n');
  const names = [...new Set(notes.flatMap(({categories}) => categories))];
  return names
    .map((name) => {
      const own = notes.filter(({categories}) => categories.includes(name));
      return `## ${name}\n\n${own.map((note) => `- ${toItem(note, path)}`).join('\n')}`;
    })
    .join('\n\n');
}

/** Tells whether a page shows all tags, which every site here has. */
export const isTagsPage = (text: string): boolean =>
  /^---\n(?:(?!---\n).*\n)*?tagsPage: true\n/.test(text);

function readListed(path: string, {read}: OldFolder): Listed[] {
  if (path.includes('/.')) return [];
  const {data, body} = parseFrontMatter(read(path), path);
  const written: unknown = data['date'];
  if (data['article'] === false || data['home'] === true || data['hidden'] === true) return [];
  const title = toText(data['title']) ?? findContentTitle(body) ?? plainName(path);
  const date = written instanceof Date ? written.toISOString() : (toText(written) ?? '');
  const categories = [data['categories']].flat().filter((one) => typeof one === 'string');
  return [{path, title, date: date.slice(0, 10), categories: categories.slice(-1)}];
}

const plainName = (path: string): string => posix.basename(path, '.md').replace(/^\d+\.\s*/, '');

const toItem = ({path, title}: Listed, from: string): string =>
  `[${title.replace(/[[\]]/g, '\\$&')}](${toRelativeLink(path, from)})`;

/** Prints the notes of a folder as a list, folders as items with lists of their own. */
function printFolder(notes: readonly Listed[], inside: string, from: string): string {
  const sorted = notes.toSorted((a, b) => a.path.localeCompare(b.path, 'zh', {numeric: true}));
  const lines: string[] = [];
  let open: readonly string[] = [];
  for (const note of sorted) {
    const folders = note.path.slice(inside.length).split('/').slice(0, -1);
    for (const [depth, name] of folders.entries())
      if (open.slice(0, depth + 1).join('/') !== folders.slice(0, depth + 1).join('/'))
        lines.push(`${'  '.repeat(depth)}- ${plainName(name)}`);
    lines.push(`${'  '.repeat(folders.length)}- ${toItem(note, from)}`);
    open = folders;
  }
  return lines.join('\n');
}
