/**
 * Ends the names under which the browser keeps what a reader chose, as on the Docusaurus site that this one was: `theme-1f2`. The site's bundle puts
 * its own in the place of this module.
 */
export const STORE_SUFFIX: string = '';
