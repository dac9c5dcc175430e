import '../styles/blog.css';
import {ArchiveView, AuthorsView, TagsView} from '../blog/IndexViews.tsx';
import {ListView} from '../blog/ListView.tsx';
import {usePage} from '../base/context.tsx';
import type {BlogArchive, BlogAuthors, BlogList, BlogTags} from '../types.ts';

/** Every page of the blog but the posts. */
export function BlogPage() {
  const page = usePage() as BlogArchive | BlogAuthors | BlogList | BlogTags;
  switch (page.view) {
    case 'list':
      return <ListView page={page} />;
    case 'archive':
      return <ArchiveView page={page} />;
    case 'tags':
      return <TagsView page={page} />;
    case 'authors':
      return <AuthorsView page={page} />;
  }
}
