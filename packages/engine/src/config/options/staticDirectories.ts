import {folder} from '../schema/folder.ts';
import {arrayOf, text, withDefault} from '../schema/schema.ts';

/** `staticDirectories`: folders copied as they are. Default: `['static']`. */
export const staticDirectories = withDefault(arrayOf(folder()), ['static']);

/**
 * `staticDotfiles`: names of hidden files and folders of the static folders that are published too, such as `.nojekyll`.
 * `.well-known` always is. Default: none.
 */
export const staticDotfiles = withDefault(arrayOf(text()), []);
