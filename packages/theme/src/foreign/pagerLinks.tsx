import './pager-links.css';
import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useParts, useText} from '../base/context.tsx';
import type {MessageId} from '../messages/zh-CN.ts';
import type {PageLink} from '../types.ts';
import {Swizzled} from './Swizzled.tsx';

export interface PagerLinksProps {
  readonly label: MessageId;
  readonly previous: PageLink | undefined;
  readonly previousLabel: MessageId;
  readonly next: PageLink | undefined;
  readonly nextLabel: MessageId;
  /** Ours, for sites that draw no links of theirs. */
  readonly children: ReactNode;
}

export interface PaginatorNavLinkProps {
  readonly permalink: string;
  readonly title: ReactNode;
  readonly subLabel?: ReactNode;
  readonly isNext?: boolean;
  readonly className?: string;
}

/** A link to a neighbour as Docusaurus has it. */
export function PaginatorNavLink(props: PaginatorNavLinkProps): ReactNode {
  const {permalink, title, subLabel, isNext = false, className} = props;
  return (
    <a
      className={joinClasses(
        `pagination-nav__link pagination-nav__link--${isNext ? 'next' : 'prev'}`,
        className,
      )}
      href={permalink}
      rel={isNext ? 'next' : 'prev'}
    >
      {subLabel && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
    </a>
  );
}

/** The neighbours of a page as `src/theme/PaginatorNavLink` of a Docusaurus site draws them. */
export function PagerLinks(props: PagerLinksProps): ReactNode {
  const {label, previous, previousLabel, next, nextLabel, children} = props;
  const {swizzles} = useParts();
  const text = useText();
  if (!swizzles?.['PaginatorNavLink'] || (!previous && !next)) return children;
  const draw = ({href, title}: PageLink, subLabel: string, isNext: boolean): ReactNode => (
    <Swizzled
      name="PaginatorNavLink"
      given={{permalink: href, title, subLabel, ...(isNext && {isNext})}}
    >
      <PaginatorNavLink permalink={href} title={title} subLabel={subLabel} isNext={isNext} />
    </Swizzled>
  );
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label={text(label)}>
      {previous && draw(previous, text(previousLabel), false)}
      {next && draw(next, text(nextLabel), true)}
    </nav>
  );
}
