import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {
  addressField,
  type FieldReader,
  type FieldValues,
  guessDate,
  rewriteDate,
  nameField,
  nullable,
  readFields,
  textField,
  textListField,
  toIsoTime,
} from '../frontmatter/fields.ts';
import type {FrontMatter} from '../frontmatter/frontMatter.ts';
import {
  checkPageFields,
  COMMON_FIELDS,
  CONTENTS_FIELDS,
  lastUpdateField,
  placeOfKey,
  tagListField,
} from '../frontmatter/sharedFields.ts';

/** An author as a post writes it: a key of `authors.yml`, or facts of one's own, or both. */
export interface WrittenAuthor {
  readonly key?: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const dateField: FieldReader<string> = {
  expects: [
    '日期，例如 2025-03-18 或 2025-03-18T16:30+08:00',
    'a date, like 2025-03-18 or 2025-03-18T16:30+08:00',
  ],
  read: toIsoTime,
  guess(value) {
    const day = guessDate(value);
    const time = day && toIsoTime(day);
    return time ? {value: time, as: day} : undefined;
  },
  rewrite: rewriteDate,
};

const authorsField: FieldReader<readonly WrittenAuthor[]> = {
  expects: [
    '作者文件里的键、含 name 的对象，或者它们的列表',
    'a key of the authors file, an object with name, or a list of these',
  ],
  read(value) {
    const authors = (Array.isArray(value) ? value : [value]).map(
      (item: unknown): WrittenAuthor | undefined => {
        if (typeof item === 'string') return {key: item, facts: {}};
        if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
        const {key, ...facts} = item as {key?: unknown; name?: unknown};
        if (typeof key === 'string') return {key, facts};
        return typeof facts.name === 'string' || key === undefined ? {facts} : undefined;
      },
    );
    return authors.every((author) => author !== undefined)
      ? (authors as WrittenAuthor[])
      : undefined;
  },
};

/** Fields of the front matter of a post. */
export const POST_FIELDS = {
  title: nameField,
  title_meta: nameField,
  sidebar_label: nameField,
  description: textField,
  tags: tagListField,
  date: dateField,
  authors: authorsField,
  author: nameField,
  author_title: nameField,
  author_url: addressField,
  author_image_url: addressField,
  authorTitle: nameField,
  authorURL: addressField,
  authorImageURL: addressField,
  slug: textField,
  image: addressField,
  keywords: textListField,
  ...CONTENTS_FIELDS,
  custom_edit_url: nullable(addressField),
  last_update: lastUpdateField,
  ...COMMON_FIELDS,
} as const;

export type PostFrontMatter = FieldValues<typeof POST_FIELDS>;

const LEGACY_KEYS = [
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
] as const;

/** Reads and checks the front matter of a post. */
export function readPostFrontMatter(
  frontMatter: FrontMatter,
  file: string,
): {values: PostFrontMatter; diagnostics: readonly Diagnostic[]} {
  const {values, diagnostics} = readFields(POST_FIELDS, frontMatter, file);
  const more = checkPageFields(values, frontMatter, file);
  const legacy = LEGACY_KEYS.find((key) => values[key] !== undefined);
  if (legacy && values.authors) {
    const place = placeOfKey(legacy, frontMatter, file);
    more.push(createDiagnostic('BL-081', {key: legacy}, {place}));
  }
  return {values, diagnostics: [...diagnostics, ...more]};
}

/** Lists the authors that a post names, whichever way it does. */
export function writtenAuthorsOf(values: PostFrontMatter): readonly WrittenAuthor[] {
  if (values.authors) return values.authors;
  const name = values.author;
  const title = values.author_title ?? values.authorTitle;
  const url = values.author_url ?? values.authorURL;
  const imageUrl = values.author_image_url ?? values.authorImageURL;
  if ([name, title, url, imageUrl].every((value) => value === undefined)) return [];
  return [{facts: {name, title, url, image_url: imageUrl}}];
}
