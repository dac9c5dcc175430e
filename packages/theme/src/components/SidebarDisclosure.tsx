import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useText} from '../base/context.tsx';
import type {ToggleCategory} from '../hooks/useSidebarOpen.ts';
import type {SidebarItem} from '../types.ts';

export type Category = Extract<SidebarItem, {kind: 'category'}>;

export interface SidebarDisclosureProps {
  readonly item: Category;
  /** That of the label, where it is the summary's. */
  readonly labelClass: string | undefined;
  readonly isOpen: boolean;
  /** What leads to the open page is open anyway; others the inline script of the document restores before the first paint. */
  readonly isOnTrail: boolean;
  readonly isLarge: boolean;
  readonly toggle: (event: MouseEvent) => void;
  readonly onToggle: ToggleCategory;
  readonly children: ReactNode;
}

/** What opens and closes a category; the browser opens it too, when it finds words inside. */
export function SidebarDisclosure({
  item,
  labelClass,
  isOpen,
  isOnTrail,
  isLarge,
  toggle,
  onToggle,
  children,
}: SidebarDisclosureProps) {
  const text = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const sync = () => {
    const isOpenInPage = details.current?.open ?? isOpen;
    if (isOpenInPage !== isOpen) onToggle(item.key, isOpenInPage);
  };
  // The reader may have opened it before the page came alive; later differences come with a toggle event.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  useEffect(sync, []);
  const label = isOpen
    ? 'theme.DocSidebarItem.collapseCategoryAriaLabel'
    : 'theme.DocSidebarItem.expandCategoryAriaLabel';
  return (
    <details
      open={isOpen}
      data-key={isOnTrail ? undefined : item.key}
      data-trail={isOnTrail && isLarge ? item.key : undefined}
      ref={details}
      onToggle={sync}
      suppressHydrationWarning
    >
      <summary
        className={item.href === undefined ? labelClass : undefined}
        aria-label={item.href === undefined ? undefined : text(label, {label: item.label})}
        onClick={toggle}
      >
        {item.href === undefined && item.label}
      </summary>
      {children}
    </details>
  );
}
