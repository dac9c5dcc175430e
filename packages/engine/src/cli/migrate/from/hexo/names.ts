import {slugOf} from '../../../../content/tags/tagFile.ts';

type Values = Readonly<Record<string, unknown>>;

/** Makes the slug of a tag, a category or a heading as Hexo does: blanks and signs to `-`, letters as they are. */
export function slugifyHexo(text: string): string {
  return text
    .trim()
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** Reads the paths of categories: `[a, b]` is one of two levels, `[[a], [b]]` are two. */
export function categoriesOf(data: Values): string[][] {
  const value = data['categories'] ?? data['category'];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [[String(value)]];
  return value.some(Array.isArray)
    ? value.map((path: unknown) => [path].flat().map(String))
    : [value.map(String)];
}

/** Lists the tags of a post, and its categories, which become tags. */
export function tagsOf(data: Values): string[] {
  const listed = [data['tags'] ?? data['tag']]
    .flat(2)
    .filter((tag) => tag !== undefined && tag !== null && tag !== '');
  return [...listed, ...categoriesOf(data).flat()].map(String);
}

/** A tag in a front matter: its text, and its address where ours would be another. */
export type PlacedTag = string | {readonly label: string; readonly permalink: string};

/** The tags of a blog at their old addresses. */
export interface HexoTags {
  /** Last part of the address of a tag. */
  slugOf(name: string): string;
  /** Tags for a front matter, each once. */
  write(names: readonly string[]): PlacedTag[];
}

/**
 * Gives every tag its old address. Of those that differ in case or signs alone, which would be one place, the first stays.
 * @param slugify makes the address of a tag as its tool does
 */
export function unifyTags(
  names: readonly string[],
  slugify: (name: string) => string = slugifyHexo,
): HexoTags {
  const labels = new Map<string, string>();
  const keyOf = (name: string): string => (slugify(name) || name).toLowerCase();
  for (const name of names) if (!labels.has(keyOf(name))) labels.set(keyOf(name), name);
  const labelOf = (name: string): string => labels.get(keyOf(name)) ?? name;
  const slugFor = (name: string): string => slugify(labelOf(name)) || slugOf(labelOf(name));
  return {
    slugOf: slugFor,
    write: (own) =>
      [...new Set(own.map(labelOf))].map((label) =>
        slugFor(label) === slugOf(label) ? label : {label, permalink: `/${slugFor(label)}`},
      ),
  };
}
