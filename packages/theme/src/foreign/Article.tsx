import {usePage} from '../base/context.tsx';
import {Article as Own, type ArticleProps} from '../components/Article.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The text of a note, inside `src/theme/DocItem/Content` of a Docusaurus site. */
export function Article(props: ArticleProps) {
  const text = <Own {...props} />;
  return usePage().kind === 'doc' ? <Swizzled name="DocItem/Content">{text}</Swizzled> : text;
}
