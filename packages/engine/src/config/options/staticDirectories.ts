import {arrayOf, text, withDefault} from '../schema.ts';

/** `staticDirectories`: folders copied as they are. Default: `['static']`. */
export const staticDirectories = withDefault(arrayOf(text()), ['static']);
