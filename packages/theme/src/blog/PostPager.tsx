import {useText} from '../base/context.tsx';
import type {PageLink} from '../types.ts';

export interface PostPagerProps {
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
}

/** The post after and the post before. A missing side leaves its place empty. */
export function PostPager({newer, older}: PostPagerProps) {
  const text = useText();
  if (!newer && !older) return null;
  return (
    <nav className="pager" aria-label={text('theme.blog.post.paginator.navAriaLabel')}>
      {newer && (
        <a className="prev" href={newer.href} rel="prev">
          <small>{text('theme.blog.post.paginator.newerPost')}</small>
          <b>{newer.title}</b>
        </a>
      )}
      {older && (
        <a className="next" href={older.href} rel="next">
          <small>{text('theme.blog.post.paginator.olderPost')}</small>
          <b>{older.title}</b>
        </a>
      )}
    </nav>
  );
}
