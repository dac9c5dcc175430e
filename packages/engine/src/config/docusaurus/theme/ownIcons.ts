import {readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {isFile} from '../../../cache/files.ts';
import {escapePattern} from '../../schema/escapePattern.ts';

/** Stylesheets that one imports, those of those counted: more are none of a person's. */
const FILE_LIMIT = 100;

/**
 * Finds out whether the stylesheets of a site draw something at elements of a class, as they do for links of the navbar that are an
 * icon alone: `.header-github-link::before { background: url(…) }`.
 * @param files absolute; files that they import are read too
 */
export function createIconFinder(files: readonly string[]): (className: string) => boolean {
  let css: string | undefined;
  return (className) => {
    css ??= readStyles(files);
    return className
      .split(/\s+/)
      .filter(Boolean)
      .some(
        (name) =>
          css!.includes(`.${name}`) && // a name of 100,000 characters would be too large a pattern
          new RegExp(
            `\\.${escapePattern(name)}(?![\\w-])[^{}]*\\{[^}]*(?:background|mask|content)\\b`,
          ).test(css!),
      );
  };
}

function readStyles(files: readonly string[]): string {
  const waiting = [...files];
  const known = new Set<string>();
  const texts: string[] = [];
  for (const file of waiting) {
    if (known.has(file) || known.size >= FILE_LIMIT || !isFile(file)) continue;
    known.add(file);
    const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    texts.push(text);
    for (const [, path] of text.matchAll(/@(?:import|use)\s+(?:url\()?\s*["']([^"':]+)["']/g))
      waiting.push(resolve(dirname(file), path!));
  }
  return texts.join('\n');
}
