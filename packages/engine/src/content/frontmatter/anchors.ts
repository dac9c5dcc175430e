import type {FieldReader} from './fields.ts';

/** An id that a section of a note had before: links to it still lead there. */
export interface OldAnchor {
  readonly id: string;
  /** The id that the section has. */
  readonly target: string;
  /** Where the file says so. */
  readonly line: number;
  readonly column: number;
}

const withoutHash = (id: string): string => id.trim().replace(/^#/, '');

/** `anchors`: old id → id, with or without `#`. */
export const anchorsField: FieldReader<Readonly<Record<string, string>>> = {
  expects: [
    '旧锚点到新锚点的对象，例如 {old: new}',
    'an object of old ids and the ids they lead to, like {old: new}',
  ],
  read(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value).map(([id, target]) => [
      withoutHash(id),
      typeof target === 'string' || typeof target === 'number' ? withoutHash(String(target)) : '',
    ]);
    return entries.every(([id, target]) => id && target && !/\s/.test(id))
      ? (Object.fromEntries(entries) as Record<string, string>)
      : undefined;
  },
};

/** How many ids may be looked for once more from the beginning: those that YAML writes otherwise, and keys that are numbers, which come first. */
const MAX_MISSES = 100;

/** Finds the old anchors of a note with their places in its text, which is read once: each id is looked for behind the one before. */
export function findOldAnchors(
  anchors: Readonly<Record<string, string>>,
  text: string,
): OldAnchor[] {
  const field = /^(['"]?)anchors\1\s*:/m.exec(text);
  const start = field?.index ?? 0;
  const first = start + (field?.[0].length ?? 0);
  const end = text.indexOf('\n---', start);
  const fields = end < 0 ? text : text.slice(0, end);
  const lineOf = createLineFinder(fields);
  let from = first;
  let misses = 0;
  const find = (id: string): number => {
    if (misses > MAX_MISSES) return -1;
    const ahead = fields.indexOf(id, from);
    if (ahead >= 0) return ahead;
    misses++;
    return fields.indexOf(id, first);
  };
  return Object.entries(anchors).map(([id, target]) => {
    const found = find(id);
    let at = found < 0 ? start : found;
    if (found >= 0) from = at + id.length;
    const {line, begin} = lineOf(at);
    while (at > begin && `'"#`.includes(fields[at - 1]!)) at--;
    return {id, target, line, column: at - begin + 1};
  });
}

/** Creates what tells the line of a place, and where that begins; places one behind the other cost one reading in all. */
function createLineFinder(text: string): (at: number) => {line: number; begin: number} {
  const endFrom = (begin: number): number => {
    const found = text.indexOf('\n', begin);
    return found < 0 ? text.length : found;
  };
  const first = endFrom(0);
  let [line, begin, end] = [1, 0, first];
  return (at) => {
    if (at < begin) [line, begin, end] = [1, 0, first];
    while (end < at) {
      line++;
      begin = end + 1;
      end = endFrom(begin);
    }
    return {line, begin};
  };
}
