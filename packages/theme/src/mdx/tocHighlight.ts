import {useEffect, useMemo} from 'react';
import {usePage} from '../base/context.tsx';
import {decodePath} from '../pathname.ts';
import {useScrollSpy} from '../hooks/useScrollSpy.ts';

export interface HighlightOptions {
  /** Names the links to headings. */
  readonly linkClassName: string;
  /** Is put at the one to the section being read. */
  readonly linkActiveClassName: string;
}

/** Marks the link to the section being read, in contents that a component renders. Nothing without options. */
export function useTOCHighlight(options: HighlightOptions | undefined): void {
  const page = usePage();
  const toc = 'toc' in page ? page.toc : undefined;
  const isWanted = options !== undefined;
  const ids = useMemo(() => (isWanted && toc ? toc.map(({id}) => id) : []), [toc, isWanted]);
  const current = useScrollSpy(ids);
  const {linkClassName = '', linkActiveClassName = ''} = options ?? {};
  useEffect(() => {
    if (linkClassName === '' || linkActiveClassName === '') return;
    // Both may be several names.
    const links = document.getElementsByClassName(linkClassName);
    const names = linkActiveClassName.split(' ').filter(Boolean);
    for (const link of links as HTMLCollectionOf<HTMLAnchorElement>) {
      const isCurrent = current !== null && decodePath(link.hash.slice(1)) === current;
      for (const name of names) link.classList.toggle(name, isCurrent);
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [current, linkClassName, linkActiveClassName]);
}
