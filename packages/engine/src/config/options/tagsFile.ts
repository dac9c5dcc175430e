import {either, oneOf, text, withDefault} from '../schema/schema.ts';

/** Name of the file that defines tags. */
export const TAGS_FILE = 'tags.yml';

/** `tags` of notes and blogs: another file, relative to their folder; `false`: none. */
export const tagsFile = withDefault(
  either((v) => v === false, oneOf([false]), text()),
  TAGS_FILE,
);
