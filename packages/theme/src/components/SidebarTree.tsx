import {memo, useMemo} from 'react';
import {useSidebarOpen, type ToggleCategory} from '../hooks/useSidebarOpen.ts';
import type {OpenState} from '../sidebar/openState.ts';
import {countLinks, findTrail, LARGE_SIDEBAR_LINKS} from '../sidebar/tree.ts';
import type {SidebarData, SidebarItem} from '../types.ts';
import {SidebarCategory} from './SidebarCategory.tsx';
import {SidebarHtml, SidebarLink} from './SidebarLink.tsx';

export interface SidebarTreeProps {
  readonly data: SidebarData;
  readonly path: string;
}

/** The list of a section. Rendered anew only for another page or section, and then only along the old and the new trail. */
export const SidebarTree = memo(function SidebarTree({data, path}: SidebarTreeProps) {
  const {items} = data;
  const found = useMemo(() => findTrail(items, path), [items, path]);
  const trail = found ?? NO_TRAIL;
  const [open, onToggle] = useSidebarOpen(data.name, trail);
  const isLarge = useMemo(() => countLinks(items) > LARGE_SIDEBAR_LINKS, [items]);
  return (
    <ul className="tree theme-doc-sidebar-menu">
      <SidebarItems items={items} open={open} onToggle={onToggle} isLarge={isLarge} trail={trail} depth={0} path={found ? path : ''} />
    </ul>
  );
});

const NO_TRAIL: readonly string[] = [];

/** What every level of the tree hands to the next. */
export interface SidebarLevel {
  readonly open: OpenState;
  readonly onToggle: ToggleCategory;
  /** Closed categories leave their items out. */
  readonly isLarge: boolean;
  readonly trail: readonly string[];
  /** How many keys of the trail lead to this level. */
  readonly depth: number;
  /** Address of the open page, or empty when it is not below here: what is off the trail keeps equal props. */
  readonly path: string;
}

export interface SidebarItemsProps extends SidebarLevel {
  readonly items: readonly SidebarItem[];
}

/** The items of one level. */
export function SidebarItems({items, ...level}: SidebarItemsProps) {
  return items.map((item, index) => {
    if (item.kind === 'html') return <SidebarHtml key={`html-${index}`} item={item} />;
    if (item.kind === 'link') return item.unlisted && item.href !== level.path ? null : <SidebarLink key={`${index}-${item.href}`} item={item} level={level.depth + 1} isCurrent={item.href === level.path} />;
    const isOnTrail = level.path !== '' && level.trail[level.depth] === item.key;
    if (item.unlisted && !isOnTrail) return null;
    const below = isOnTrail ? {trail: level.trail, path: level.path} : {trail: NO_TRAIL, path: ''};
    return <SidebarCategory key={item.key} item={item} {...level} {...below} depth={level.depth + 1} />;
  });
}
