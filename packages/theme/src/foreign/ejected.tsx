import type {ComponentType, ReactNode} from 'react';
import {useBlogPost, useListedPost} from '../mdx/blogPost.tsx';
import {type DocsSidebar, useDocsSidebar} from '../mdx/docsSidebar.ts';
import {type OwnDoc, useDoc} from '../mdx/useDoc.ts';
import {holdsOwnText, useOriginal, WithoutOriginal} from './Swizzled.tsx';

interface ChildrenProps {
  readonly children?: ReactNode;
}

/** Shows what is inside: ours has the rest. */
export function Frame({children}: ChildrenProps): ReactNode {
  return children;
}

/** Stands for a bar or a footer that a page of code puts around itself: that of ours is around it already. */
export function Framed() {
  return <span className="framed" hidden />;
}

/**
 * Creates a component that takes the place of the parts of a rewritten component: it renders our original where the text is among
 * what it is given, else below that.
 */
export function textOf(name: string): ComponentType<ChildrenProps> {
  return function Text({children}) {
    const original = useOriginal(name);
    // The text that a component gets is our original of this name.
    if (name === 'DocItem' && holdsOwnText(children)) return children;
    return (
      <>
        <WithoutOriginal name={name}>{children}</WithoutOriginal>
        {original}
      </>
    );
  };
}

/** Creates a part that is rendered in lists of posts, where the page is put together by the site, and elsewhere another in its place. */
export function inLists(
  Listed: ComponentType<Record<string, unknown>>,
  Elsewhere: ComponentType<ChildrenProps>,
): ComponentType<Record<string, unknown>> {
  return function Part(props) {
    return useListedPost() ? <Listed {...props} /> : <Elsewhere {...props} />;
  };
}

/** Creates a part that is around the whole article of a post, and in lists a part of these. */
export function unlessAround(
  Listed: ComponentType<Record<string, unknown>>,
  name: string,
): ComponentType<Record<string, unknown> & ChildrenProps> {
  return function Part(props) {
    const original = useOriginal(name);
    return original === null ? <Listed {...props} /> : (props.children ?? original);
  };
}

/** Reports the post around a component: in a list all of it, on its own page what {@link useDocWithoutToc} does. */
export function useBlogPostWithoutToc(): ReturnType<typeof useBlogPost> {
  const listed = useListedPost();
  const post = useBlogPost();
  const own = useDocWithoutToc();
  return listed ? post : own;
}

/** Reports the note or post around a component, but for its contents: they are beside the text. */
export function useDocWithoutToc(): OwnDoc {
  const doc = useDoc();
  const frontMatter = {...doc.frontMatter, hide_table_of_contents: true};
  return {...doc, toc: [], frontMatter, metadata: {...doc.metadata, frontMatter}};
}

/** What the component around all notes of a collection gets for the one that is open. */
interface DocInRoot {
  readonly docElement: ReactNode;
  readonly sidebarName?: string | undefined;
  readonly sidebarItems?: DocsSidebar['items'] | undefined;
}

/** Gives a rewritten `DocRoot`, which was `DocPage` in Docusaurus 2, the note and its sidebar. */
export function useDocInRoot(): DocInRoot {
  const sidebar = useDocsSidebar();
  const root = useOriginal('DocRoot');
  const page = useOriginal('DocPage');
  return {docElement: root ?? page, sidebarName: sidebar?.name, sidebarItems: sidebar?.items};
}
