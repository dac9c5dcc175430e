import '../styles/toc-side.css';
import {usePage, useParts, useText} from '../base/context.tsx';
import {TableOfContents as Own, type TableOfContentsProps} from '../components/TableOfContents.tsx';
import {useDoc} from '../mdx/useDoc.ts';
import {OwnItems} from './contents.tsx';
import {Swizzled} from './Swizzled.tsx';

/**
 * The contents beside an article, inside `src/theme/TOC` of a Docusaurus site, of notes inside `DocItem/TOC/Desktop` too. They are one
 * column with what these add.
 */
export function TableOfContents(props: TableOfContentsProps) {
  const {toc} = useDoc();
  const {swizzles = {}} = useParts();
  const hasOwnItems = swizzles['TOCItems'] ?? swizzles['TOCItems/Tree'];
  const given = {toc, minHeadingLevel: 2, maxHeadingLevel: 6, className: ''};
  const contents = (
    <Swizzled name="TOC" given={given}>
      {hasOwnItems ? <Contents toc={toc} /> : <Own {...props} />}
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

/** The contents whose links components of the site render. */
function Contents({toc}: {readonly toc: ReturnType<typeof useDoc>['toc']}) {
  const text = useText();
  return (
    <nav className="toc theme-doc-toc-desktop" id="Toc" aria-labelledby="Toc-h">
      <h2 id="Toc-h">{text('theme.TOCCollapsible.toggleButtonLabel')}</h2>
      <OwnItems
        toc={toc}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
