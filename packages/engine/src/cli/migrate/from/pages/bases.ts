import {type Bases, cleanAddress, type OldPage} from './oldPage.ts';

/** Finds where posts and notes are published: the blog is the home page of a site that has no other, else it is where its posts had a folder in common. */
export function toBases(pages: readonly OldPage[]): Bases {
  const of = (kind: OldPage['kind']): readonly OldPage[] =>
    pages.filter((page) => page.kind === kind);
  const [posts, docs] = [of('post'), of('doc')];
  const shared = (all: readonly OldPage[]): string | undefined => {
    const firsts = new Set(all.map(({address}) => cleanAddress(address).split('/')[1] ?? ''));
    const [first = ''] = firsts;
    const isDeep = all.some(({address}) => cleanAddress(address).split('/').length > 3);
    return firsts.size === 1 && isDeep && first !== '' && !/^\d+$/.test(first)
      ? `/${first}/`
      : undefined;
  };
  const doc = docs.length === 0 ? undefined : (shared(docs) ?? '/');
  const hasHome = pages.some(({kind, address}) => kind !== 'post' && cleanAddress(address) === '/');
  if (posts.length === 0) return {doc, post: undefined};
  const post = hasHome ? (shared(posts) ?? '/blog/') : '/';
  return {doc, post: hasHome && post === doc ? '/blog/' : post};
}
