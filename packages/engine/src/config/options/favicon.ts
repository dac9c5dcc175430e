import {optional, text} from '../schema.ts';

/** `favicon`: path of the icon inside the static folder, e.g. `favicon.svg`. Default: none. */
export const favicon = optional(text());
