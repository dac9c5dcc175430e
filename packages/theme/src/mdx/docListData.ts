import type {DocLists} from '../types/docLists.ts';

/** The notes of a site, where its components ask for lists of them. The site's bundle puts its own in the place of this module. */
export const docLists: DocLists = {};
