import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {
  type FieldReader,
  type FieldValues,
  flagField,
  levelField,
  nullable,
  numberField,
  readFields,
  textField,
  textListField,
  toIsoDate,
} from '../frontmatter/fields.ts';
import type {FrontMatter} from '../frontmatter/frontMatter.ts';

/** A tag as written: its text, or text and address. */
export interface WrittenTag {
  readonly label: string;
  readonly permalink?: string;
}

const tagListField: FieldReader<readonly WrittenTag[]> = {
  expects: 'a list of tags',
  read(value) {
    if (!Array.isArray(value)) return undefined;
    const tags = value.map((tag): WrittenTag | undefined => {
      const label = textField.read(tag);
      if (label !== undefined) return {label};
      const {label: text, permalink} = (tag ?? {}) as {label?: unknown; permalink?: unknown};
      return typeof text === 'string' ? {label: text, ...(typeof permalink === 'string' && {permalink})} : undefined;
    });
    return tags.every((tag) => tag !== undefined) ? (tags as WrittenTag[]) : undefined;
  },
};

const lastUpdateField: FieldReader<{readonly date?: string; readonly author?: string}> = {
  expects: 'an object with date or author, like {date: 2025-03-18}',
  read(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const {date, author} = value as {date?: unknown; author?: unknown};
    const iso = date === undefined ? undefined : toIsoDate(date);
    if ((date !== undefined && iso === undefined) || (author !== undefined && typeof author !== 'string')) return undefined;
    return date === undefined && author === undefined ? undefined : {...(iso && {date: iso}), ...(author !== undefined && {author: author as string})};
  },
};

const FIELDS = {
  id: textField,
  title: textField,
  hide_title: flagField,
  hide_table_of_contents: flagField,
  toc_min_heading_level: levelField,
  toc_max_heading_level: levelField,
  keywords: textListField,
  image: textField,
  description: textField,
  slug: textField,
  sidebar_label: textField,
  sidebar_position: numberField,
  sidebar_class_name: textField,
  sidebar_key: textField,
  displayed_sidebar: nullable(textField),
  tags: tagListField,
  pagination_label: textField,
  pagination_next: nullable(textField),
  pagination_prev: nullable(textField),
  custom_edit_url: nullable(textField),
  parse_number_prefixes: flagField,
  last_update: lastUpdateField,
  draft: flagField,
  unlisted: flagField,
} as const;

export type DocFrontMatter = FieldValues<typeof FIELDS>;

/** Reads and checks the front matter of a doc. */
export function readDocFrontMatter(frontMatter: FrontMatter, file: string): {values: DocFrontMatter; diagnostics: readonly Diagnostic[]} {
  const {values, diagnostics} = readFields(FIELDS, frontMatter, file);
  const more: Diagnostic[] = [];
  const place = (key: string) => ({file, line: frontMatter.keyLines.get(key) ?? 1, column: 1});
  if (values.draft && values.unlisted) more.push(createDiagnostic('FM-002', {}, {place: place('unlisted')}));
  if (values.id?.includes('/')) more.push(createDiagnostic('ID-021', {id: values.id}, {place: place('id')}));
  const {toc_min_heading_level: min, toc_max_heading_level: max} = values;
  if (min !== undefined && max !== undefined && min > max) {
    more.push(createDiagnostic('FM-001', {key: 'toc_min_heading_level', expected: `a level up to toc_max_heading_level (${max})`, value: String(min)}, {place: place('toc_min_heading_level')}));
  }
  return {values, diagnostics: [...diagnostics, ...more]};
}
