import {either, oneOf, section, text, withDefault} from '../schema.ts';

/** `search`: `path` of the search page below `baseUrl`, or `false` for none. */
export const search = section({
  path: withDefault(either((v) => v === false || v === null, oneOf([false, null]), text()), 'search'),
});
