import {memo} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useHtml} from '../hooks/useHtml.ts';
import type {SidebarItem} from '../types.ts';
import {attributesOf, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon} from './Icons.tsx';
import {classOfPart} from '../base/widePart.ts';

export interface SidebarLinkProps {
  readonly item: Extract<SidebarItem, {kind: 'link'}>;
  /** 1 for the items of the sidebar itself. */
  readonly level: number;
  readonly isCurrent: boolean;
}

/** One note. */
export const SidebarLink = memo(function SidebarLink({item, level, isCurrent}: SidebarLinkProps) {
  return (
    <li
      className={joinClasses(
        `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`,
        item.className,
      )}
    >
      <a
        href={item.href}
        className={classOfPart(item.label, level)}
        aria-current={isCurrent ? 'page' : undefined}
        {...attributesOf(item)}
      >
        {item.label}
        {item.external && <OutwardIcon small />}
        {item.external && <ExternalHint />}
      </a>
    </li>
  );
});

export interface SidebarHtmlProps {
  readonly item: Extract<SidebarItem, {kind: 'html'}>;
}

/** A piece of trusted HTML among the notes. */
export const SidebarHtml = memo(function SidebarHtml({item}: SidebarHtmlProps) {
  return <li className={item.className} dangerouslySetInnerHTML={useHtml(item.html)} />;
});
