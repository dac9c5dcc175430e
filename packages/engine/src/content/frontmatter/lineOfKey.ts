import {escapePattern} from '../../config/schema/escapePattern.ts';

/**
 * Finds the line (from 1) on which YAML or JSON gives a key its value: of several the least indented one. A key that begins no
 * line is looked for as a text; 1 where that is nowhere either.
 */
export function lineOfKey(text: string, key: string): number {
  const lines = text.split('\n');
  const written = new RegExp(`^[\\s{]*(['"]?)${escapePattern(key)}\\1[ \\t]*:`);
  const indents = lines.map((line) =>
    written.test(line) ? line.search(/[^\s{]/) : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...indents);
  return Number.isFinite(least)
    ? indents.indexOf(least) + 1
    : lines.findIndex((line) => line.includes(key)) + 1 || 1;
}
