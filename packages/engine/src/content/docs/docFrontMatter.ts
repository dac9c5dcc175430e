import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {
  addressField,
  type FieldValues,
  flagField,
  nameField,
  nullable,
  numberField,
  objectField,
  readFields,
  textField,
  textListField,
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

/** Fields of the front matter of a doc. */
export const DOC_FIELDS = {
  id: nameField,
  title: nameField,
  hide_title: flagField,
  ...CONTENTS_FIELDS,
  keywords: textListField,
  image: addressField,
  description: textField,
  slug: textField,
  sidebar_label: nameField,
  sidebar_position: numberField,
  sidebar_class_name: nameField,
  sidebar_key: nameField,
  sidebar_custom_props: objectField,
  displayed_sidebar: nullable(textField),
  tags: tagListField,
  pagination_label: nameField,
  pagination_next: nullable(textField),
  pagination_prev: nullable(textField),
  custom_edit_url: nullable(addressField),
  parse_number_prefixes: flagField,
  last_update: lastUpdateField,
  aliases: textListField,
  redirect_from: textListField,
  ...COMMON_FIELDS,
} as const;

export type DocFrontMatter = FieldValues<typeof DOC_FIELDS>;

/** Reads and checks the front matter of a doc. */
export function readDocFrontMatter(
  frontMatter: FrontMatter,
  file: string,
): {values: DocFrontMatter; diagnostics: readonly Diagnostic[]} {
  const {values, diagnostics} = readFields(DOC_FIELDS, frontMatter, file);
  const more = checkPageFields(values, frontMatter, file);
  if (values.id?.includes('/')) {
    const place = placeOfKey('id', frontMatter, file);
    more.push(createDiagnostic('ID-021', {id: values.id}, {place}));
  }
  return {values, diagnostics: [...diagnostics, ...more]};
}
