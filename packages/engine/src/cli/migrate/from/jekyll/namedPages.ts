import {firstByKey} from '../common/firstByKey.ts';
import type {OldPage} from '../pages/oldPage.ts';

/** Pages by what tags of Liquid call them. */
export interface NamedPages {
  /** By their path in the old folder, as `link` has it. */
  readonly byPath: ReadonlyMap<string, OldPage>;
  /** Posts by the ends of their paths without `_posts/` and suffix, as `post_url` has them: `2020-01-01-a`, `life/2020-01-01-a`. */
  readonly posts: ReadonlyMap<string, OldPage>;
}

/** Lists the pages by what notes may call them, once for all notes. */
export function namePages(pages: readonly OldPage[]): NamedPages {
  return {
    byPath: firstByKey(pages, ({path}) => [path]),
    posts: firstByKey(
      pages.filter(({kind}) => kind === 'post'),
      ({path}) => {
        const name = path.replace(/\.\w+$/, '').replace(/(?:^|\/)_posts\//, '/');
        return [...name.matchAll(/\//g)].map(({index}) => name.slice(index + 1));
      },
    ),
  };
}
