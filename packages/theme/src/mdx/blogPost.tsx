import {createContext, type ReactNode, useContext} from 'react';
import {type OwnDoc, useDoc} from './useDoc.ts';

/** A post of a list as components of Docusaurus get it: what renders its text, and what is known of it. */
export type ListedPost = Pick<OwnDoc, 'metadata' | 'frontMatter' | 'toc' | 'assets'>;

/** The post of a list that is around; null outside of lists, where the page is that of the post. */
const ListedContext = createContext<ListedPost | null>(null);

export interface BlogPostProviderProps {
  readonly content: ListedPost;
  /** @default false */
  readonly isBlogPostPage?: boolean;
  readonly children?: ReactNode;
}

/** Tells components of a site which post of a list they are in. */
export function BlogPostProvider({
  content,
  isBlogPostPage = false,
  children,
}: BlogPostProviderProps) {
  return <ListedContext value={isBlogPostPage ? null : content}>{children}</ListedContext>;
}

/** Returns the post of a list that is around a component; null outside of lists. */
export function useListedPost(): ListedPost | null {
  return useContext(ListedContext);
}

/** Tells a component of the post around it, in a list or on a page of its own. */
export function useBlogPost(): ListedPost & {readonly isBlogPostPage: boolean} {
  const listed = useListedPost();
  const own = useDoc();
  if (!listed) return own;
  const {metadata, frontMatter, toc, assets} = listed;
  return {metadata, frontMatter, toc, assets, isBlogPostPage: false};
}
