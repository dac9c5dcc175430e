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

/** Finds the old anchors of a note with their places in its text. */
export function findOldAnchors(
  anchors: Readonly<Record<string, string>>,
  text: string,
): OldAnchor[] {
  const lines = text.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => /^(['"]?)anchors\1\s*:/.test(line)),
  );
  return Object.entries(anchors).map(([id, target]) => {
    const found = lines.findIndex((line, i) => i >= start && line.includes(id));
    const before =
      found < 0
        ? ''
        : lines[found]!.slice(0, lines[found]!.indexOf(id)).replace(/(?<!['"#])['"#]+$/, '');
    return {id, target, line: (found < 0 ? start : found) + 1, column: before.length + 1};
  });
}
