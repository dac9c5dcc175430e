import {posix} from 'node:path';
import type {ImportAlias} from '../../config/importAliases.ts';

/**
 * Resolves the path of an import to one relative to the site; undefined for packages, and for what a bundler alone
 * finds. Notes may be beside the site. A path of Markdown that begins with a slash is one of the site, as for the
 * bundler, and one that begins with another name of a folder is in that.
 */
export function resolveImport(
  from: string,
  file: string,
  aliases: readonly ImportAlias[] = [],
): string | undefined {
  if (from.startsWith('@site/')) return posix.normalize(from.slice(6));
  if (/\.mdx?$/i.test(from)) {
    const alias = aliases.find(({name}) => from === name || from.startsWith(`${name}/`));
    if (alias) return posix.join(alias.path, from.slice(alias.name.length));
    if (/^\/[^/]/.test(from)) return posix.normalize(from.slice(1));
  }
  return /^\.{1,2}\//.test(from) ? posix.join(posix.dirname(file), from) : undefined;
}
