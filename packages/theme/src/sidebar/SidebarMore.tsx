import type {MouseEvent} from 'react';
import {useText} from '../base/context.tsx';
import {findFirstLink} from './tree.ts';
import type {SidebarItem} from '../types.ts';

export interface SidebarMoreProps {
  /** The items that are left out on this side. */
  readonly hidden: readonly SidebarItem[];
  /** Whether they come before those that are shown. */
  readonly isAbove: boolean;
  showAll(): void;
}

/**
 * Shows the items of a long level that are left out. Without script it is a link to the nearest of them, whose page shows those
 * around it. The focus goes to that item.
 */
export function SidebarMore({hidden, isAbove, showAll}: SidebarMoreProps) {
  const text = useText();
  const nearest = findFirstLink(isAbove ? [...hidden].reverse() : hidden);
  if (!nearest) return null;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const list = event.currentTarget.closest('ul')!;
    showAll();
    requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`a[href="${CSS.escape(nearest.href)}"]`)?.focus(),
    );
  };
  return (
    <li data-more>
      <a href={nearest.href} onClick={onClick}>
        {text('site.sidebar.more', {count: hidden.length})}
      </a>
    </li>
  );
}
