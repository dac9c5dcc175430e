import {useText} from '../base/context.tsx';
import {ArrowIcon} from '../components/Icons.tsx';
import type {BlogList} from '../types.ts';

/** Leads to the pages of a list before and after one; nothing where it has one page. */
export function Turn({newerHref, olderHref}: Pick<BlogList, 'newerHref' | 'olderHref'>) {
  const text = useText();
  if ((newerHref ?? olderHref) === undefined) return null;
  return (
    <nav className="turn" aria-label={text('theme.blog.paginator.navAriaLabel')}>
      {newerHref === undefined ? (
        <span />
      ) : (
        <a className="go" href={newerHref} rel="prev">
          {text('theme.blog.paginator.newerEntries')}
        </a>
      )}
      {olderHref !== undefined && (
        <a className="go" href={olderHref} rel="next">
          {text('theme.blog.paginator.olderEntries')}
          <ArrowIcon />
        </a>
      )}
    </nav>
  );
}
