import {findFreeName} from './from/common/freeName.ts';
import {slugOf} from '../../content/tags/tagFile.ts';
import type {MigratedFile} from './from/common/migration.ts';

/** The notes or posts of one language, whose tags have addresses together. */
const COLLECTION = /^(?:i18n\/[^/]+\/)?(?:docs|blog)\//;
/** The list in a front matter, as it is printed here; what looks like one below it is the author's text. */
const TAGS = /^(---\n(?:(?!---\n).*\n)*?tags: )(\[.*\])(?=\n(?:(?!---\n).*\n)*---\n)/;

/** Addresses of tags so far, and how each label is written. */
interface Known {
  readonly bySlug: Map<string, string>;
  readonly written: Map<string, unknown>;
}

/**
 * Gives each tag an address of its own, where other tools allow two at one: labels that differ in case, blanks and strokes
 * alone are written as the first of them, others get an address with a number.
 * @example `WWDC 2016` beside `WWDC2016` → `WWDC2016`; `__block` beside `Block` → `{label: '__block', permalink: '/block-2'}`
 */
export function separateTags(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  const collections = new Map<string, Known>();
  const changed = new Map(files);
  for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = COLLECTION.exec(path)?.[0];
    if (name === undefined || !('text' in file) || !/\.mdx?$/.test(path)) continue;
    const known = collections.get(name) ?? {bySlug: new Map(), written: new Map()};
    collections.set(name, known);
    const text = file.text.replace(TAGS, (_, before: string, list: string) => {
      const tags = (JSON.parse(list) as unknown[])
        .flatMap(splitTag)
        .map((tag) => toWritten(tag, known));
      return before + JSON.stringify(tags.filter((tag, i) => tags.indexOf(tag) === i));
    });
    if (text !== file.text) changed.set(path, {text});
  }
  return changed;
}

/** A full-width comma ends a tag, as it does when a site reads it: `前端，后端` → two tags. */
const splitTag = (tag: unknown): unknown[] => {
  if (typeof tag !== 'string' || !tag.includes('，')) return [tag];
  const parts = tag.split('，').map((part) => part.trim());
  return parts.some(Boolean) ? parts.filter(Boolean) : [tag];
};

function toWritten(tag: unknown, {bySlug, written}: Known): unknown {
  if (typeof tag !== 'string') return tag;
  if (written.has(tag)) return written.get(tag);
  const slug = slugOf(tag);
  const other = bySlug.get(slug);
  const form =
    other === undefined ? tag : isAlike(other, tag) ? other : separate(tag, slug, bySlug);
  if (other === undefined) bySlug.set(slug, tag);
  written.set(tag, form);
  return form;
}

const isAlike = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((one) => one.toLowerCase().replace(/[\s_-]+/g, ''));
  return first === second && /^[\s_-]/.test(a) === /^[\s_-]/.test(b);
};

function separate(label: string, slug: string, bySlug: Map<string, string>): unknown {
  const free = findFreeName(
    (number) => `${slug}-${number}`,
    (one) => bySlug.has(one),
  );
  bySlug.set(free, label);
  return {label, permalink: `/${free}`};
}
