import type {OldFolder} from '../common/migration.ts';

/** What a file of an archive of Joplin is: its kind by the number that Joplin gives it. */
export type ItemKind = 'note' | 'folder' | 'resource' | 'tag' | 'noteTag';

const KINDS: Readonly<Record<string, ItemKind>> = {
  1: 'note',
  2: 'folder',
  4: 'resource',
  5: 'tag',
  6: 'noteTag',
};

/** A file of an archive of Joplin, which has an id for a name: title, text, facts. */
export interface Item {
  readonly id: string;
  readonly kind: ItemKind;
  readonly path: string;
  readonly title: string;
  readonly body: string;
  readonly facts: Readonly<Record<string, string>>;
}

const FILE = /^[\da-f]{32}\.md$/;
/** The facts at the end of a file, the kind last. */
const TYPE = /(?:^|\n)type_: (\d+)\s*$/;

/** Tells whether a folder is an archive of Joplin (`.jex`, unpacked) or a raw export of it. */
export const isJoplinArchive = ({paths, read}: OldFolder): boolean => {
  const first = paths.find((path) => FILE.test(path));
  return first !== undefined && TYPE.test(read(first));
};

/** Reads the items of an archive; those of other kinds, such as older states of notes, are left out. */
export const readItems = ({paths, read}: OldFolder): Item[] =>
  paths.filter((path) => FILE.test(path)).flatMap((path) => readItem(path, read(path)) ?? []);

/** `题\n\n文\n\nid: …\ntype_: 1` → its title, its text and its facts */
function readItem(path: string, text: string): Item | undefined {
  const kind = KINDS[TYPE.exec(text)?.[1] ?? ''];
  if (kind === undefined) return undefined;
  const lines = text.trimEnd().split('\n');
  const blank = lines.findLastIndex((line) => line.trim() === '');
  const facts = new Map<string, string>();
  for (const line of lines.slice(blank + 1)) {
    const [, key, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (key !== undefined) facts.set(key, value.trim());
  }
  const [title = '', ...body] = lines.slice(0, Math.max(blank, 0));
  return {
    id: path.slice(0, -'.md'.length),
    kind,
    path,
    title: title.trim(),
    body: body.join('\n').replace(/^\n+/, ''),
    facts: Object.fromEntries(facts),
  };
}
