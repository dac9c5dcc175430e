import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {anchorsField} from './anchors.ts';
import {
  type FieldReader,
  flagField,
  guessDate,
  levelField,
  rewriteDate,
  textField,
  toIsoDate,
} from './fields.ts';
import {formatField} from './format.ts';
import type {FrontMatter} from './frontMatter.ts';

/** A tag as written: its text, or text and address. */
export interface WrittenTag {
  readonly label: string;
  readonly permalink?: string;
}

/** `tags`: texts, or objects of text and address. A full-width comma ends a tag too, as it is what a Chinese keyboard writes. */
export const tagListField: FieldReader<readonly WrittenTag[]> = {
  expects: ['标签的列表', 'a list of tags'],
  read(value) {
    if (!Array.isArray(value)) return undefined;
    const tags = value.flatMap((tag): WrittenTag | readonly WrittenTag[] | undefined => {
      const label = textField.read(tag);
      if (label !== undefined) return splitTag(label);
      const {label: text, permalink} = (tag ?? {}) as {label?: unknown; permalink?: unknown};
      return typeof text === 'string'
        ? {label: text, ...(typeof permalink === 'string' && {permalink})}
        : undefined;
    });
    return tags.every((tag) => tag !== undefined) ? (tags as WrittenTag[]) : undefined;
  },
  rewrite: rewriteList,
};

/** `前端，后端` → two tags; a comma alone is none. */
function splitTag(label: string): readonly WrittenTag[] {
  const parts = label.split('，').map((part) => part.trim());
  return parts.every((part) => part === '')
    ? [{label}]
    : parts.filter((part) => part !== '').map((part) => ({label: part}));
}

/** Writes words as a list: `前端，后端` → `[前端, 后端]`; undefined for what is no text or has signs of YAML in it. */
function rewriteList(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const words = String(value)
    .replace(/^[［【[]|[］】\]]$/g, '')
    .split(/[,，、;；]/)
    .map((word) => word.trim().replace(/^[“”"'‘’]|[“”"'‘’]$/g, ''))
    .filter(Boolean);
  return words.length === 0 || words.some((word) => /[[\]{}:#&*!|>'"%@`]/.test(word))
    ? undefined
    : `[${words.join(', ')}]`;
}

/** `last_update`: when a page was changed, and by whom. */
export const lastUpdateField: FieldReader<{readonly date?: string; readonly author?: string}> = {
  expects: [
    '含 date 或 author 的对象，例如 {date: 2025-03-18}',
    'an object with date or author, like {date: 2025-03-18}',
  ],
  read(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const {date, author} = value as {date?: unknown; author?: unknown};
    const iso = date === undefined ? undefined : toIsoDate(date);
    if (
      (date !== undefined && iso === undefined) ||
      (author !== undefined && typeof author !== 'string')
    )
      return undefined;
    return date === undefined && author === undefined
      ? undefined
      : {...(iso && {date: iso}), ...(author !== undefined && {author: author as string})};
  },
  guess(value) {
    const {date: written, author} = (value ?? {}) as {date?: unknown; author?: unknown};
    const date = guessDate(written);
    return date === undefined || (author !== undefined && typeof author !== 'string')
      ? undefined
      : {value: {date, ...(author !== undefined && {author})}, as: date};
  },
  rewrite(value) {
    const {date: written = value} = (value ?? {}) as {date?: unknown};
    const date = rewriteDate(written);
    return date && `{date: ${date}}`;
  },
};

/** Fields of notes, posts and pages about the list of their headings. */
export const CONTENTS_FIELDS = {
  hide_table_of_contents: flagField,
  toc_min_heading_level: levelField,
  toc_max_heading_level: levelField,
} as const;

/** Fields of notes, posts and pages about how their text is read and where it may be found. */
export const COMMON_FIELDS = {
  anchors: anchorsField,
  format: formatField,
  code_files: flagField,
  draft: flagField,
  unlisted: flagField,
  search: flagField,
} as const;

/** Finds the line of a key, for what is wrong with its value. */
export function placeOfKey(key: string, {keyLines}: FrontMatter, file: string): Place {
  return {file, line: keyLines.get(key) ?? 1, column: 1};
}

interface PageFields {
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
}

/** Checks what the fields of notes, posts and pages say together: hidden in two ways, contents that begin below their end. */
export function checkPageFields(
  {draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max}: PageFields,
  frontMatter: FrontMatter,
  file: string,
): Diagnostic[] {
  const place = (key: keyof PageFields): Place => placeOfKey(key, frontMatter, file);
  const key = 'toc_min_heading_level';
  return [
    ...(draft && unlisted ? [createDiagnostic('FM-002', {}, {place: place('unlisted')})] : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [
          createDiagnostic(
            'FM-001',
            {
              key,
              expected: [
                `不大于 toc_max_heading_level（${max}）的级别`,
                `a level up to toc_max_heading_level (${max})`,
              ],
              value: String(min),
            },
            {place: place(key)},
          ),
        ]
      : []),
  ];
}
