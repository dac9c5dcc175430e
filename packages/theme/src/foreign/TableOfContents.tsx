import '../styles/toc-side.css';
import {usePage} from '../base/context.tsx';
import {TableOfContents as Own, type TableOfContentsProps} from '../components/TableOfContents.tsx';
import {useDoc} from '../mdx/useDoc.ts';
import {Swizzled} from './Swizzled.tsx';

/**
 * The contents beside an article, inside `src/theme/TOC` of a Docusaurus site, of notes inside `DocItem/TOC/Desktop` too. They are one
 * column with what these add.
 */
export function TableOfContents(props: TableOfContentsProps) {
  const {toc} = useDoc();
  const given = {toc, minHeadingLevel: 2, maxHeadingLevel: 6, className: ''};
  const contents = (
    <Swizzled name="TOC" given={given}>
      <Own {...props} />
    </Swizzled>
  );
  return (
    <div className="toc-side">
      {usePage().kind === 'doc' ? (
        <Swizzled name="DocItem/TOC/Desktop">{contents}</Swizzled>
      ) : (
        contents
      )}
    </div>
  );
}
