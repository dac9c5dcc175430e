import {text, withDefault} from '../schema/schema.ts';

/** `titleDelimiter`: is between the page's title and the site's. Default: `|`. */
export const titleDelimiter = withDefault(text(), '|');
