import './narrow-contents.css';
import type {ReactElement} from 'react';
import {joinClasses} from '../base/classes.ts';
import {usePage} from '../base/context.tsx';
import {MobileToc as Own, type MobileTocProps} from '../components/MobileToc.tsx';
import {useDoc} from '../mdx/useDoc.ts';
import {FoldedContents} from './askedParts.tsx';
import type {ContentsProps, ForeignHeading} from './contents.tsx';
import {Swizzled, useOriginal} from './Swizzled.tsx';

interface OursProps extends MobileTocProps {
  /** What the component of the site is given of the same headings. */
  readonly toc: readonly ForeignHeading[];
}

/**
 * The contents above a note in narrow windows, inside `src/theme/TOCCollapsible` and `src/theme/DocItem/TOC/Mobile` of a Docusaurus site.
 * What these add is hidden with them in wide windows.
 */
export function MobileToc({items}: MobileTocProps) {
  const {toc} = useDoc();
  if (usePage().kind !== 'doc') return <Own items={items} />;
  const given = {toc, minHeadingLevel: 2, maxHeadingLevel: 6, className: 'theme-doc-toc-mobile'};
  return (
    <div className="toc-narrow">
      <Swizzled name="DocItem/TOC/Mobile">
        <Swizzled name="TOCCollapsible" given={given}>
          <Ours items={items} toc={toc} />
        </Swizzled>
      </Swizzled>
    </div>
  );
}

function Ours({items}: OursProps) {
  return <Own items={items} />;
}

/** The contents inside these components: ours, while they are given on as they came. */
export function FoldedOriginal({className, ...contents}: ContentsProps) {
  const original = useOriginal('TOCCollapsible') as ReactElement<OursProps> | null;
  if (original && original.props.toc === contents.toc) return original;
  return <FoldedContents {...contents} className={joinClasses('toc-m', className)} />;
}
