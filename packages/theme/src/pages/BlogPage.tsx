import '../styles/blog.css';
import {ArchiveView, AuthorsView, TagsView} from '../blog/IndexViews.tsx';
import {ListView} from '../blog/ListView.tsx';
import {PostView} from '../blog/PostView.tsx';
import {usePage} from '../context.tsx';
import type {BlogPage as BlogPageData} from '../types.ts';

export interface BlogPageProps {
  /** The text of a post; null on lists. */
  readonly html: string | null;
}

/** Every page of the blog. */
export function BlogPage({html}: BlogPageProps) {
  const page = usePage() as BlogPageData;
  switch (page.view) {
    case 'post':
      return <PostView page={page} html={html} />;
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
