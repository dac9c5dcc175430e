export {createSearchHandler} from './handler.ts';
export type {SearchHandler, SearchHandlerOptions} from './handler.ts';
export {DEFAULT_LIMITS} from './limits.ts';
export type {ServeLimits} from './limits.ts';
export {createServedIndex} from './servedIndex.ts';
export type {ServedIndex, ServedIndexOptions} from './servedIndex.ts';
