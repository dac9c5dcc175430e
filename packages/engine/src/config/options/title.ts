import {textThat} from '../schema/schema.ts';

/** Characters of the name of a site: each page repeats it. */
const TITLE_LENGTH = 300;

/** `title`: name of the site, in the browser's title bar and the navbar. Required. */
export const title = textThat(
  [
    `不是空的文字，至多 ${TITLE_LENGTH} 个字符`,
    `text that is not empty, of at most ${TITLE_LENGTH} characters`,
  ],
  (written) => written.trim() !== '' && written.length <= TITLE_LENGTH,
);
