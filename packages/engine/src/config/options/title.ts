import {text} from '../schema/schema.ts';

/** `title`: name of the site, in the browser's title bar and the navbar. Required. */
export const title = text();
