import {useText} from '../base/context.tsx';
import type {PageLink} from '../types.ts';
import {classOfPart} from '../base/widePart.ts';

export interface PagerProps {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** The page before and the page after, in the order of the sidebar. A missing side leaves its place empty. */
export function Pager({previous, next}: PagerProps) {
  const text = useText();
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={text('theme.docs.paginator.navAriaLabel')}>
      {previous && (
        <a className="prev" href={previous.href} rel="prev">
          <small>{text('theme.docs.paginator.previous')}</small>
          <b className={classOfPart(previous.title)}>{previous.title}</b>
        </a>
      )}
      {next && (
        <a className="next" href={next.href} rel="next">
          <small>{text('theme.docs.paginator.next')}</small>
          <b className={classOfPart(next.title)}>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
