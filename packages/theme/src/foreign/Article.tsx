import {type ComponentType, useMemo} from 'react';
import {usePage} from '../base/context.tsx';
import {Article as Own, type ArticleProps} from '../components/Article.tsx';
import {useDoc} from '../mdx/useDoc.ts';
import {Swizzled} from './Swizzled.tsx';

/** A text, inside `src/theme/MDXContent` of a Docusaurus site; that of a note inside its `DocItem/Content` too. */
export function Article(props: ArticleProps) {
  const {kind} = usePage();
  const Text = useWithFacts(Own);
  const Content = useWithFacts(MdxContent);
  // oxlint-disable-next-line react-hooks/static-components -- another for another page alone
  const content = <Content {...props} Text={Text} />;
  return kind === 'doc' ? <Swizzled name="DocItem/Content">{content}</Swizzled> : content;
}

function MdxContent({Text, ...props}: ArticleProps & {readonly Text: ComponentType<ArticleProps>}) {
  return (
    <Swizzled name="MDXContent">
      <Text {...props} />
    </Swizzled>
  );
}

/** Returns a component with what a module of MDX exports: there `children.type.metadata` tells the note. Another for each page. */
function useWithFacts<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  const page = usePage();
  const {metadata, frontMatter, contentTitle, toc, assets} = useDoc();
  return useMemo(
    () =>
      Object.assign((props: P) => <Component {...props} />, {
        metadata,
        frontMatter,
        contentTitle,
        toc,
        assets,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all of them are made of the page
    [page, Component],
  );
}
