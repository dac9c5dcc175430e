import {useMemo} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {nestToc} from '../toc/nest.ts';
import type {TocItem} from '../types.ts';
import {TocList} from './TocList.tsx';

export interface MobileTocProps {
  readonly items: readonly TocItem[];
}

/** The headings of the article as a row that opens, where there is no room beside the article. */
export function MobileToc({items}: MobileTocProps) {
  const {path} = usePage();
  const text = useText();
  const nodes = useMemo(() => nestToc(items), [items]);
  return (
    // The next article begins with its own row closed.
    <details className="toc-m theme-doc-toc-mobile" key={path}>
      <summary>{text('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <TocList nodes={nodes} />
    </details>
  );
}
