import {escapePattern} from '../shared/escapePattern.ts';

/**
 * Tests paths with `/` against patterns: `*` and `?` stay inside a folder, `**` crosses folders, `{a,b}` is a choice.
 * A pattern without any of these means a file, or all of a folder.
 */
export function createMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map(toExpression);
  return (path) => expressions.some((expression) => expression.test(path));
}

function toExpression(pattern: string): RegExp {
  const text = pattern.replace(/^\.?\//, '');
  if (!/[*?{]/.test(text)) return new RegExp(`^${escapePattern(text.replace(/\/$/, ''))}(?:/|$)`);
  let depth = 0;
  const source = text.replace(/\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g, (sign) => {
    if (sign === '{') depth++;
    if (sign === '}' && depth-- <= 0) depth = 0;
    return sign === ',' && depth === 0 ? ',' : (SIGNS[sign] ?? `\\${sign}`);
  });
  return new RegExp(`^${source}$`);
}

const SIGNS: Readonly<Record<string, string>> = {'**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]', '{': '(?:', '}': ')', ',': '|'};
