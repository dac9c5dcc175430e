import type {PageData} from '../types.ts';

/**
 * Returns the id of the content of a page, where the skip link leads. Beside an article it begins with a capital, as all ids around one,
 * which no id made of a heading has; a page of an author's own brings `main`.
 */
export function mainIdOf(page: PageData): 'Main' | 'main' {
  return 'toc' in page ? 'Main' : 'main';
}
