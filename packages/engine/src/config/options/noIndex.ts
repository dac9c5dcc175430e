import {flag, withDefault} from '../schema/schema.ts';

/** `noIndex`: asks search engines to leave the whole site out. Default: false. */
export const noIndex = withDefault(flag(), false);
