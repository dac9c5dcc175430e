import {posix} from 'node:path';
import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {createMatcher} from '../../../../content/source/glob.ts';
import {toObject, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

interface Note {
  /** Path from the root of the language: `docs/v3/_index.md`. */
  readonly own: string;
  readonly language: unknown;
  readonly data: Values;
}

/**
 * Completes the front matter of notes by what the `_index.md` of folders around them, and the settings of the site, hand down in
 * `cascade`. What is nearer counts, and what a note says itself counts most.
 * @param settings `cascade` of the configuration
 */
export function cascadeValues<T extends Note>(notes: readonly T[], settings: unknown): T[] {
  const given = new Map<unknown, Map<string, Values[]>>();
  for (const {own, language, data} of notes) {
    const parts = toParts(data['cascade']);
    if (parts.length === 0 || !/(?:^|\/)_index\.md$/.test(own)) continue;
    const ofLanguage = given.get(language) ?? new Map<string, Values[]>();
    given.set(language, ofLanguage.set(posix.dirname(own), parts));
  }
  const ofSite = toParts(settings);
  if (given.size === 0 && ofSite.length === 0) return [...notes];
  return notes.map((note) => {
    const around = listFolders(note.own).flatMap((dir) => given.get(note.language)?.get(dir) ?? []);
    const values = [...ofSite, ...around]
      .filter((part) => isMeant(part, note.own))
      .map(({_target: _old, target: _new, ...rest}) => lowerKeys(rest));
    return values.length === 0
      ? note
      : {...note, data: Object.assign({}, ...values, note.data) as Values};
  });
}

const toParts = (value: unknown): Values[] =>
  [value].flat().filter((one): one is Values => isPlainObject(one));

/** Lists the folders around a note, the outermost first: `a/b/c.md` → `.`, `a`, `a/b`. */
function listFolders(own: string): string[] {
  const dir = posix.dirname(own);
  return dir === '.' ? ['.'] : [...listFolders(dir), dir];
}

/** Tells whether values are meant for a note: those with a target name its path or whether it is a list. */
function isMeant(part: Values, own: string): boolean {
  const {path, kind} = toObject(part['_target'] ?? part['target']);
  const address = own.replace(/(?:^|\/)_?index\.md$|\.md$/, '');
  const pattern = toText(path)?.replace(/^\{?\//, (start) => start.replace('/', ''));
  if (pattern !== undefined && !createMatcher([pattern])(address)) return false;
  const isList = /(?:^|\/)_index\.md$/.test(own);
  return toText(kind) === undefined || (kind === 'page') !== isList;
}

const lowerKeys = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]));
