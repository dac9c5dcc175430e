// What a build asks before it loads anything else of the search.
export {META_FILE} from './metaFile.ts';

/** Raise when the tokenizer, the units or their text change: cached `PageTerms` of another number are unusable. */
export const PAGE_TERMS_VERSION = 8;
