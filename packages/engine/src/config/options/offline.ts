import {flag, withDefault} from '../schema/schema.ts';

/** `offline`: browsers keep what was read, and the search's first files, for when there is no network. Default: false. */
export const offline = withDefault(flag(), false);
