// What a build asks before it loads anything else of the search.
export {META_FILE} from './metaFile.ts';

/**
 * Raise when the tokenizer, the units or their text change, or the table that texts are coded with: what is kept between builds under another
 * number is unusable.
 */
export const PAGE_TERMS_VERSION = 10;
