import {useMemo, useRef} from 'react';
import {useText} from '../base/context.tsx';
import {useRevealCurrent} from '../hooks/useRevealCurrent.ts';
import {useScrollSpy} from '../hooks/useScrollSpy.ts';
import {nestToc} from '../toc/nest.ts';
import type {TocItem} from '../types.ts';
import {TocList} from './TocList.tsx';

export interface TableOfContentsProps {
  readonly items: readonly TocItem[];
}

/** The headings of the article beside it, with the one being read marked. */
export function TableOfContents({items}: TableOfContentsProps) {
  const text = useText();
  const nodes = useMemo(() => nestToc(items), [items]);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const current = useScrollSpy(ids);
  const box = useRef<HTMLElement>(null);
  useRevealCurrent(box, current, true);
  return (
    <nav className="toc theme-doc-toc-desktop" id="Toc" aria-labelledby="Toc-h" ref={box}>
      <h2 id="Toc-h">{text('theme.TOCCollapsible.toggleButtonLabel')}</h2>
      <TocList nodes={nodes} current={current} />
    </nav>
  );
}
