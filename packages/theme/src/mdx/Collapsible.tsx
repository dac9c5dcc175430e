import {type ElementType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';

export interface CollapsibleState {
  readonly collapsed: boolean;
  setCollapsed(collapsed: boolean): void;
  toggleCollapsed(): void;
}

/** Remembers whether something is folded. */
export function useCollapsible({
  initialState,
}: {
  readonly initialState: boolean | (() => boolean);
}): CollapsibleState {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
  return {collapsed, setCollapsed, toggleCollapsed};
}

export interface CollapsibleProps {
  readonly collapsed: boolean;
  /** Leaves what is inside out of the page until it is opened once. */
  readonly lazy?: boolean;
  /** @default 'div' */
  readonly as?: ElementType;
  readonly className?: string;
  readonly children?: ReactNode;
  /** Called when it has been folded or opened; nothing moves here, so that is at once. */
  onCollapseTransitionEnd?(collapsed: boolean): void;
}

/** Shows what is inside it unless it is folded. */
export function Collapsible({
  collapsed,
  lazy = false,
  as,
  className,
  children,
  onCollapseTransitionEnd,
}: CollapsibleProps) {
  const Tag = as ?? 'div';
  const [wasOpen, setWasOpen] = useState(!collapsed);
  if (!collapsed && !wasOpen) setWasOpen(true);
  const told = useRef(collapsed);
  useEffect(() => {
    if (told.current === collapsed) return;
    told.current = collapsed;
    onCollapseTransitionEnd?.(collapsed);
  }, [collapsed, onCollapseTransitionEnd]);
  if (lazy && !wasOpen) return null;
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}
