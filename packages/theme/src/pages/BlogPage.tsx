import '../styles/blog.css';
import type {ComponentType} from 'react';
import {ArchiveView, AuthorsView, TagsView} from '../blog/IndexViews.tsx';
import {ListView} from '../blog/ListView.tsx';
import {PostView} from '../blog/PostView.tsx';
import {usePage} from '../base/context.tsx';
import type {BlogPage as BlogPageData} from '../types.ts';

export interface BlogPageProps {
  /** Draws the text of a strict post. */
  readonly Text?: ComponentType | null;
  /** The text of a post; null on lists. */
  readonly html: string | null;
}

/** Every page of the blog. */
export function BlogPage({html, Text = null}: BlogPageProps) {
  const page = usePage() as BlogPageData;
  switch (page.view) {
    case 'post':
      return <PostView page={page} html={html} Text={Text} />;
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

/** Makes the page of the blog for a post whose text is the component `Text`; null for all other pages. */
export function blogPageWith(Text: ComponentType | null): ComponentType<BlogPageProps> {
  return Text ? (props) => <BlogPage {...props} Text={Text} /> : BlogPage;
}
