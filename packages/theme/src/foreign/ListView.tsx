import {useMemo} from 'react';
import {useParts} from '../base/context.tsx';
import {ListView as Own} from '../blog/ListView.tsx';
import type {BlogList} from '../types.ts';
import {StockList} from './blog/list.tsx';
import {toListProps} from './blog/posts.tsx';
import {blogOf, Swizzled} from './Swizzled.tsx';

const PAGES: Readonly<Record<BlogList['subject'], string>> = {
  all: 'BlogListPage',
  tag: 'BlogTagsPostsPage',
  author: 'Blog/Pages/BlogAuthorsPostsPage',
};

/** A list of posts that a component of a Docusaurus site renders, or that is made of parts of the site's. */
export function ListView({page}: {readonly page: BlogList}) {
  const given = useMemo(() => toListProps(page), [page]);
  const {swizzles = {}} = useParts();
  const hasParts = Object.keys(swizzles).some((name) => name.startsWith('Lists/'));
  return (
    <Swizzled name={PAGES[page.subject]} blog={blogOf(page)} given={given}>
      {hasParts ? <StockList page={page} /> : <Own page={page} />}
    </Swizzled>
  );
}
