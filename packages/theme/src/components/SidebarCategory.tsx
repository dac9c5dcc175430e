import {memo, useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {joinClasses} from '../classes.ts';
import {useText} from '../context.tsx';
import {findFirstLink} from '../sidebar/tree.ts';
import type {SidebarItem} from '../types.ts';
import {SidebarItems, type SidebarLevel} from './SidebarTree.tsx';

type Category = Extract<SidebarItem, {kind: 'category'}>;

export interface SidebarCategoryProps extends SidebarLevel {
  readonly item: Category;
}

/** A group of notes: a disclosure, and its own link beside it when it is a page too. */
export const SidebarCategory = memo(function SidebarCategory({item, ...level}: SidebarCategoryProps) {
  const isOpen = !item.collapsible || (level.open[item.key] ?? !item.collapsed);
  const isCurrent = item.href !== undefined && item.href === level.path;
  const isPlain = item.href === undefined && item.collapsible;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    level.onToggle(item.key, !isOpen);
  };
  const list = <ul>{isOpen || !level.isLarge ? <SidebarItems items={item.items} {...level} /> : <FirstLink items={item.items} />}</ul>;
  return (
    <li className={joinClasses(`theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level.depth}`, !isPlain && 'cat', item.className)}>
      {item.href !== undefined && (
        <a href={item.href} aria-current={isCurrent ? 'page' : undefined} onClick={isCurrent && item.collapsible ? toggle : undefined}>
          {item.label}
        </a>
      )}
      {item.collapsible ? (
        <Disclosure item={item} isOpen={isOpen} toggle={toggle} onToggle={level.onToggle}>
          {list}
        </Disclosure>
      ) : (
        <>
          {item.href === undefined && <p>{item.label}</p>}
          {list}
        </>
      )}
    </li>
  );
});

interface DisclosureProps {
  readonly item: Category;
  readonly isOpen: boolean;
  readonly toggle: (event: MouseEvent) => void;
  readonly onToggle: SidebarLevel['onToggle'];
  readonly children: ReactNode;
}

function Disclosure({item, isOpen, toggle, onToggle, children}: DisclosureProps) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const sync = () => {
    const isOpenInPage = details.current?.open ?? isOpen;
    if (isOpenInPage !== isOpen) onToggle(item.key, isOpenInPage);
  };
  // The reader may have opened it before the page came alive; later differences come with a toggle event.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  useEffect(sync, []);
  const label = isOpen ? 'theme.DocSidebarItem.collapseCategoryAriaLabel' : 'theme.DocSidebarItem.expandCategoryAriaLabel';
  return (
    // The browser opens it by itself too, when it finds words inside.
    <details open={isOpen} ref={details} onToggle={sync}>
      <summary aria-label={item.href === undefined ? undefined : text(label, {label: item.label})} onClick={toggle}>
        {item.href === undefined && item.label}
      </summary>
      {children}
    </details>
  );
}

/** Stands for the items of a closed category in a large sidebar: the way in for readers without script. */
function FirstLink({items}: {readonly items: Category['items']}) {
  const link = findFirstLink(items);
  return link ? (
    <li>
      <a href={link.href}>{link.label}</a>
    </li>
  ) : null;
}
