import {Children, type ReactNode, useMemo} from 'react';
import {usePage} from '../base/context.tsx';
import {Main as Own, type MainProps} from '../components/Main.tsx';
import {useDoc} from '../mdx/useDoc.ts';
import {ownPostHead, useOwnPostHead} from './PostHead.tsx';
import {blogOf, isElement, Swizzled, useOriginal, wrapChildren} from './Swizzled.tsx';

/** What goes around all that an article holds, the outermost first, by the kind of the page. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  doc: ['DocRoot/Layout/Main', 'DocPage/Layout/Main', 'DocItem', 'DocItem/Layout'],
  blog: ['BlogPostPage', 'BlogPostItem'],
};

/**
 * The content of a page whose article is inside the components of a Docusaurus site: of notes those around `DocItem`, beside what they
 * add to the head of the document, of posts those around `BlogPostPage`, with the head and the foot of a post in their own.
 */
export function Main({page: own, className, children}: MainProps) {
  const page = usePage();
  const {metadata, frontMatter, toc, assets} = useDoc();
  const {path} = page;
  // What the original gets as the module of the text.
  const content = useMemo(
    () => Object.assign(() => <OwnText />, {metadata, frontMatter, toc, assets}),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [path],
  );
  const hasOwnHead = useOwnPostHead();
  const part = (node: ReactNode): ReactNode => aroundFoot(hasOwnHead ? ownPostHead(node) : node);
  const names = 'toc' in page ? (AROUND[page.kind] ?? []) : [];
  const set = blogOf(page);
  const around = (inner: ReactNode): ReactNode =>
    names.reduceRight<ReactNode>(
      (all, name) => (
        <Swizzled name={name} {...(set !== undefined && {blog: set})} given={{content}}>
          {all}
        </Swizzled>
      ),
      page.kind === 'blog' ? Children.map(inner, part) : inner,
    );
  return (
    <Own {...(own && {page: own})} {...(className !== undefined && {className})}>
      {page.kind === 'doc' && <Swizzled name="DocItem/Metadata">{null}</Swizzled>}
      {names.length === 0
        ? children
        : Children.map(children, (child) =>
            isElement(child, 'article', 'article') ? wrapChildren(child, around) : child,
          )}
    </Own>
  );
}

/** The note, for a component that renders the module of its text. */
function OwnText(): ReactNode {
  return useOriginal('DocItem');
}

function aroundFoot(node: ReactNode): ReactNode {
  return isElement(node, 'div', 'doc-foot') ? (
    <Swizzled name="BlogPostItem/Footer">
      <Swizzled name="BlogPostPaginator">{node}</Swizzled>
    </Swizzled>
  ) : (
    node
  );
}
