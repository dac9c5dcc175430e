import {joinPath} from '@wuya/theme/pathname';
import {findUnsafePart} from '../source/unsafePath.ts';

interface SlugInput {
  /** Folder of the doc without order numbers, `js` or ``. */
  readonly dir: string;
  /** File name without order number and extension. */
  readonly name: string;
  /** True when the doc stands for its folder. @default isFolderIndex */
  readonly isIndex?: boolean;
  /** Front matter `slug`. */
  readonly slug?: string | undefined;
  /** Front matter `id`, which takes the place of the file name of a doc that is not its folder's index. */
  readonly id?: string | undefined;
  /** The slug may have blanks, and `..` above the notes' root lead to the root, as in Docusaurus. @default false */
  readonly isForeign?: boolean | undefined;
}

/** Tells whether a name says that a doc stands for its folder: `index` or `readme`, whatever their case. */
export const isIndexName = (name: string): boolean => /^(?:index|readme)$/i.test(name);

/** Tells whether a doc stands for its folder: `index`, `readme`, or named like the folder. */
export function isFolderIndex(dir: string, name: string): boolean {
  return isIndexName(name) || name.toLowerCase() === dir.split('/').at(-1)?.toLowerCase();
}

/**
 * Resolves the path of a doc below the notes: `/js/closures/`, not yet encoded, with slashes at both ends. A `slug` that
 * begins with `/` counts from the notes' root, any other from the doc's folder; `..` is resolved.
 * @returns undefined when the slug cannot be a path
 */
export function resolveDocPath({
  dir,
  name,
  isIndex = isFolderIndex(dir, name),
  slug,
  id,
  isForeign = false,
}: SlugInput): string | undefined {
  if (slug === undefined) {
    const last = id ?? name;
    const isUnsafe =
      [...dir.split('/'), last].some((part) => /^\.{1,2}$/.test(part)) ||
      (id !== undefined && findUnsafePart(id) !== undefined);
    return isUnsafe ? undefined : joinPath('/', dir, isIndex ? '' : last, '/');
  }
  const isWrong = (isForeign ? /[?#\\]|^\s|\s$|[^\S ]/ : /[?#\\\s]|^[“”‘’]|[“”‘’]$/).test(slug);
  if (isWrong || slug === '') return undefined;
  const parts = (slug.startsWith('/') ? slug : `/${dir}/${slug}`).split('/');
  const out: string[] = [];
  for (const part of parts.slice(1)) {
    if (part === '..') {
      if (!out.length && !isForeign) return undefined;
      out.pop();
    } else if (part !== '.' && part !== '') out.push(part);
  }
  return findUnsafePart(out.join('/')) === undefined
    ? joinPath('/', out.join('/'), '/')
    : undefined;
}
