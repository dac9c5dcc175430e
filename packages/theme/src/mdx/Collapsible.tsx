import {type ElementType, type ReactNode, useCallback, useState} from 'react';

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
  /** Leaves what is folded at first out of the page. */
  readonly lazy?: boolean;
  /** @default 'div' */
  readonly as?: ElementType;
  readonly className?: string;
  readonly children?: ReactNode;
  onCollapseTransitionEnd?(collapsed: boolean): void;
}

/** Shows what stands inside it unless it is folded. */
export function Collapsible({collapsed, lazy = false, as, className, children}: CollapsibleProps) {
  const Tag = as ?? 'div';
  if (lazy && collapsed) return null;
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}
