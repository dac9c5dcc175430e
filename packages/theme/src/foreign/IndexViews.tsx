import {type ReactNode, useMemo} from 'react';
import {
  ArchiveView as OwnArchive,
  AuthorsView as OwnAuthors,
  TagsView as OwnTags,
} from '../blog/IndexViews.tsx';
import type {BlogArchive, BlogAuthors, BlogTags} from '../types.ts';
import {toIndexProps} from './blog/posts.tsx';
import {blogOf, Swizzled} from './Swizzled.tsx';

interface IndexProps {
  readonly name: string;
  readonly page: BlogArchive | BlogAuthors | BlogTags;
  readonly children: ReactNode;
}

function Index({name, page, children}: IndexProps) {
  const given = useMemo(() => toIndexProps(page), [page]);
  return (
    <Swizzled name={name} blog={blogOf(page)} given={given}>
      {children}
    </Swizzled>
  );
}

/** All posts by year, inside `src/theme/BlogArchivePage` of a Docusaurus site. */
export function ArchiveView({page}: {readonly page: BlogArchive}) {
  return (
    <Index name="BlogArchivePage" page={page}>
      <OwnArchive page={page} />
    </Index>
  );
}

/** All tags of posts, inside `src/theme/BlogTagsListPage`. */
export function TagsView({page}: {readonly page: BlogTags}) {
  return (
    <Index name="BlogTagsListPage" page={page}>
      <OwnTags page={page} />
    </Index>
  );
}

/** All authors of posts, inside `src/theme/Blog/Pages/BlogAuthorsListPage`. */
export function AuthorsView({page}: {readonly page: BlogAuthors}) {
  return (
    <Index name="Blog/Pages/BlogAuthorsListPage" page={page}>
      <OwnAuthors page={page} />
    </Index>
  );
}
