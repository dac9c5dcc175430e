import {arrayOf, either, object, text, withDefault} from '../schema/schema.ts';

/** `redirects`: old addresses that lead to pages of the site, paths below `baseUrl`. */
export const redirects = withDefault(
  arrayOf(
    object({
      from: either((value) => Array.isArray(value), arrayOf(text()), text()),
      to: text(),
    }),
  ),
  [],
);
