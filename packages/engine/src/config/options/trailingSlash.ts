import {flag, withDefault} from '../schema/schema.ts';

/** `trailingSlash`: addresses of pages end with a slash, `/a/`; without, `/a` is the file `a.html`. Default: true. */
export const trailingSlash = withDefault(flag(), true);
