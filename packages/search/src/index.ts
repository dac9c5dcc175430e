export {SearchIndexError} from './errors.ts';
export {META_FILE} from './fileNames.ts';
export type {SearchIndexErrorCode} from './errors.ts';
export {buildIndex, mergeIndex} from './mergeIndex.ts';
export type {MergeOptions, SearchIndex} from './mergeIndex.ts';
export {PAGE_TERMS_VERSION, createPageIndexer} from './pageTerms.ts';
export type {PageIndexerOptions, PageTerms} from './pageTerms.ts';
export type {PinyinOf} from './pinyinTerms.ts';
export type {Hierarchy, Level, PageRecords, RecordType, SearchRecord} from './records.ts';
