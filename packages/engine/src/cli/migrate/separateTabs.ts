import {keepFreeName} from './from/common/freeName.ts';
import {mapProse} from './from/markdown/fences.ts';
import type {MigratedFile} from './from/common/migration.ts';
import {isWrittenNote, mapBodies} from './writtenNotes.ts';

const TAG = /<(\/?)Tabs\b[^>]*>|<TabItem value="([^"]*)"/g;

/** Gives each tab of a group a value of its own, as here each has to have; other tools allow two with one label. */
export function separateTabs(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  return mapBodies(files, {
    isWanted: (text, path) => isWrittenNote(path) && text.includes('<TabItem value="'),
    rewrite: ({body}) => {
      const open: Set<string>[] = [];
      return mapProse(body, (line) =>
        line.replace(TAG, (tag, end: string | undefined, value: string | undefined) => {
          const group = open.at(-1);
          if (value !== undefined) return group ? printItem(value, group) : tag;
          if (tag.endsWith('/>')) return tag;
          if (end === '') open.push(new Set());
          else open.pop();
          return tag;
        }),
      );
    },
  });
}

function printItem(value: string, group: Set<string>): string {
  const own = keepFreeName(
    value,
    (number) => `${value}-${number}`,
    (one) => group.has(one),
  );
  group.add(own);
  return `<TabItem value="${own}"`;
}
