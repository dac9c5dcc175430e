import type {PageData} from '../types.ts';

/**
 * Returns the id of the content of a page, where the skip link leads: that of a heading “Main” is `main` as well. All other ids
 * around an article begin with a capital, which no id made of a heading has.
 */
export function mainIdOf(page: PageData): 'Main' | 'main' {
  return 'toc' in page && page.toc.some(({id}) => id === 'main') ? 'Main' : 'main';
}
