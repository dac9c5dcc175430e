import {textThat} from '../schema/schema.ts';

/** `title`: name of the site, in the browser's title bar and the navbar. Required. */
export const title = textThat(
  ['不是空的文字', 'text that is not empty'],
  (written) => written.trim() !== '',
);
