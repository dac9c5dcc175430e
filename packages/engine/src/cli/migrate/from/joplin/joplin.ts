import {keepFreeName} from '../common/freeName.ts';
import {posix} from 'node:path';
import {compareText} from '../../../../errors/compareText.ts';
import {keepLineBreaks} from '../../editors/lineBreaks.ts';
import {markdownFolder} from '../book/markdownFolder.ts';
import {mapProse} from '../markdown/fences.ts';
import {
  createProblemList,
  type MigratedFile,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printFrontMatter,
  toRelativeLink,
} from '../common/migration.ts';
import {isJoplinArchive, type Item, readItems} from './items.ts';

/** What Joplin exports whole: a file with an id for a name for each note, notebook, tag and picture. It becomes a folder of Markdown, which then is migrated. */
export const joplin: OldTool = {
  name: 'Joplin',
  matches: isJoplinArchive,
  async migrate(folder) {
    const found: MigrationProblem[] = [];
    const {view, originals} = createView(folder, found);
    const {files, problems} = await markdownFolder.migrate(view);
    const toWhole = (file: MigratedFile): MigratedFile =>
      'copyOf' in file ? {copyOf: originals.get(file.copyOf) ?? file.copyOf} : file;
    return {
      files: new Map([...files].map(([path, file]) => [path, toWhole(file)])),
      problems: [...found, ...problems],
    };
  },
};

/** An id of an item in an address: `:/0123…#节` */
const ADDRESS = /:\/([\da-f]{32})(?=[#)"'\s]|$)/g;

/** Shows notes and pictures by their names, in the folders of their notebooks. */
function createView(
  folder: OldFolder,
  found: MigrationProblem[],
): {view: OldFolder; originals: ReadonlyMap<string, string>} {
  const items = readItems(folder);
  const notes = items.filter((item) => item.kind === 'note' && isShown(item, found));
  const files = new Map(folder.paths.map((path) => [posix.parse(path).name, path]));
  const shown = nameItems(items, notes, files);
  const tags = readTags(items);
  const texts = new Map(
    notes.map((note) => [shown.get(note.id)!, printItem(note, shown, tags.get(note.id) ?? [])]),
  );
  const originals = new Map(
    items
      .filter(({kind, id}) => kind === 'resource' && shown.has(id))
      .map(({id}) => [shown.get(id)!, files.get(id)!]),
  );
  const has = (path: string): boolean => texts.has(path) || originals.has(path);
  return {
    originals,
    view: {
      paths: [...texts.keys(), ...originals.keys()].sort(compareText),
      has,
      read: (path) => texts.get(path) ?? folder.read(originals.get(path) ?? path),
      run: (path) => folder.run(path),
    },
  };
}

/** Tells whether a note is shown: one in the trash is not, one that is encrypted or a copy of two states cannot be. */
function isShown({facts, path, title}: Item, found: MigrationProblem[]): boolean {
  if (Number(facts['deleted_time'] ?? 0) > 0 || facts['is_conflict'] === '1') return false;
  if (facts['encryption_applied'] !== '1') return true;
  createProblemList(path, found).add(
    undefined,
    `笔记${title && `「${title}」`}加了密，没有带过来；在 Joplin 里解密后再导出。`,
    'The note is encrypted and was not brought over; decrypt it in Joplin and export again.',
  );
  return false;
}

/** Gives notes and pictures their paths: by title, two of one name with a number. @param files of the archive by their ids */
function nameItems(
  items: readonly Item[],
  notes: readonly Item[],
  files: ReadonlyMap<string, string>,
): Map<string, string> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (path: string, ending: string): string => {
    const isTaken = (one: string): boolean => taken.has(one.toLowerCase());
    const name = keepFreeName(path + ending, (number) => `${path}-${number}${ending}`, isTaken);
    taken.add(name.toLowerCase());
    return name;
  };
  const dirOf = (id: string, depth = 0): string => {
    const parent = byId.get(id);
    if (parent?.kind !== 'folder' || depth > MAX_DEPTH) return '';
    return posix.join(dirOf(parent.facts['parent_id'] ?? '', depth + 1), toName(parent.title));
  };
  for (const note of notes)
    names.set(
      note.id,
      take(posix.join(dirOf(note.facts['parent_id'] ?? ''), toName(note.title)), '.md'),
    );
  for (const {id, kind, title} of items) {
    const file = kind === 'resource' ? files.get(id) : undefined;
    if (file === undefined || file.endsWith(`${id}.md`)) continue;
    const {name} = posix.parse(toName(title || id));
    names.set(id, take(`resources/${name}`, posix.extname(file)));
  }
  return names;
}

/** Notebooks in one another are no deeper; more go round in circles. */
const MAX_DEPTH = 20;

/** Returns a title as a name of a file. */
const toName = (title: string): string =>
  title
    .replace(/[/\\:*?"<>|#%]+/g, '-')
    .replace(/^[\s._]+|(?<![\s.])[\s.]+$/g, '')
    .slice(0, 100) || 'note';

/** Reads the tags of notes by the id of the note. */
function readTags(items: readonly Item[]): Map<string, string[]> {
  const labels = new Map(
    items.flatMap(({id, kind, title}) => (kind === 'tag' ? [[id, title]] : [])),
  );
  const tags = new Map<string, string[]>();
  for (const {kind, facts} of items) {
    const label = kind === 'noteTag' ? labels.get(facts['tag_id'] ?? '') : undefined;
    const id = facts['note_id'] ?? '';
    if (label !== undefined) tags.set(id, [...(tags.get(id) ?? []), label]);
  }
  return tags;
}

/** Prints a note as Markdown with front matter, its links by path. Joplin shows line breaks as they are. */
function printItem(
  {id, title, body, facts}: Item,
  shown: ReadonlyMap<string, string>,
  tags: readonly string[],
): string {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(facts['user_updated_time'] ?? '')?.[0];
  const front = printFrontMatter({
    title,
    ...(tags.length > 0 && {tags}),
    ...(date !== undefined && {last_update: {date}}),
  });
  const own = shown.get(id)!;
  const linked = mapProse(body, (line) =>
    line.replace(ADDRESS, (all: string, target: string) => {
      const path = shown.get(target);
      return path === undefined ? all : toRelativeLink(path, own);
    }),
  );
  return `${front}${keepLineBreaks(linked).trimEnd()}\n`;
}
