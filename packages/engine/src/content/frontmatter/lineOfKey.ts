import {escapePattern} from '../../config/schema/escapePattern.ts';

/**
 * Finds the line (from 1) on which YAML or JSON gives a key its value: of several the least indented one. A key that begins no
 * line is looked for as a text; 1 where that is nowhere either.
 */
export function lineOfKey(text: string, key: string): number {
  return createKeyLines(text)(key);
}

/** A key that needs no quotes, and what the pattern of a line finds as a whole. */
const PLAIN_KEY = /^[^\s'":{]+$/;
const LINE = /^([\s{]*)(['"]?)([^\s'":{]+)\2[ \t]*:/;

/** Creates what finds the lines of keys as `lineOfKey` does, for many keys of one text. */
export function createKeyLines(text: string): (key: string) => number {
  let known: ReadonlyMap<string, number> | undefined;
  return (key) => {
    const line = PLAIN_KEY.test(key)
      ? (known ??= readKeyLines(text)).get(key)
      : findLeastIndented(text, key);
    return line ?? (text.split('\n').findIndex((one) => one.includes(key)) + 1 || 1);
  };
}

function readKeyLines(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, {readonly line: number; readonly indent: number}>();
  text.split('\n').forEach((one, index) => {
    const [, {length: indent} = '', , key] = LINE.exec(one) ?? [];
    if (key !== undefined && indent < (found.get(key)?.indent ?? Number.POSITIVE_INFINITY))
      found.set(key, {line: index + 1, indent});
  });
  return new Map([...found].map(([key, {line}]) => [key, line]));
}

function findLeastIndented(text: string, key: string): number | undefined {
  const written = new RegExp(`^([\\s{]*)(['"]?)${escapePattern(key)}\\2[ \\t]*:`);
  let least = Number.POSITIVE_INFINITY;
  let line: number | undefined;
  text.split('\n').forEach((one, index) => {
    const indent = written.exec(one)?.[1]!.length ?? Number.POSITIVE_INFINITY;
    if (indent < least) [least, line] = [indent, index + 1];
  });
  return line;
}
