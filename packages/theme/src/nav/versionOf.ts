import type {PageData, PageVersion} from '../types.ts';

/** Finds the version of the notes that a page belongs to: a note, the page of a category, those of tags. */
export function versionOf(page: PageData): PageVersion | undefined {
  return 'version' in page ? page.version : undefined;
}
