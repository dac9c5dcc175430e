import {text, withDefault} from '../schema/schema.ts';

/** `tagline`: one sentence about the site; pages may show it, the engine itself does not. Default: empty. */
export const tagline = withDefault(text(), '');
