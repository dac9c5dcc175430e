import {usePage} from '../base/context.tsx';
import {Article as Own, type ArticleProps} from '../components/Article.tsx';
import {Swizzled} from './Swizzled.tsx';

/** A text, inside `src/theme/MDXContent` of a Docusaurus site; that of a note inside its `DocItem/Content` too. */
export function Article(props: ArticleProps) {
  const text = (
    <Swizzled name="MDXContent">
      <Own {...props} />
    </Swizzled>
  );
  return usePage().kind === 'doc' ? <Swizzled name="DocItem/Content">{text}</Swizzled> : text;
}
