import {memo, type MouseEvent} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useParts} from '../base/context.tsx';
import type {ToggleCategory} from '../hooks/useSidebarOpen.ts';
import type {OpenState} from '../sidebar/openState.ts';
import {findFirstLink} from '../sidebar/tree.ts';
import type {SidebarItem} from '../types.ts';
import type {SidebarView} from './Sidebar.tsx';
import {SidebarDisclosure, type Category} from './SidebarDisclosure.tsx';
import {SidebarHtml, SidebarLink} from './SidebarLink.tsx';
import {classOfPart} from '../base/widePart.ts';

const NO_TRAIL: readonly string[] = [];

/** Facts that every level of the tree hands to the next. */
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
  /** Shows the levels of a sidebar in which one is long. */
  readonly LongLevel?: SidebarView['LongLevel'];
}

export interface SidebarItemsProps extends SidebarLevel {
  readonly items: readonly SidebarItem[];
}

/** The items of one level. */
export function SidebarItems({items, ...level}: SidebarItemsProps) {
  const {SidebarCategory: Category = SidebarCategory} = useParts();
  const {path, trail, LongLevel} = level;
  const print = (item: SidebarItem, index: number) => {
    if (item.kind === 'html') return <SidebarHtml key={`html-${index}`} item={item} />;
    if (item.kind === 'link')
      return item.unlisted && item.href !== path ? null : (
        <SidebarLink
          key={`${index}-${item.href}`}
          item={item}
          level={level.depth + 1}
          isCurrent={item.href === path}
        />
      );
    const isOnTrail = path !== '' && trail[level.depth] === item.key;
    if (item.unlisted && !isOnTrail) return null;
    const below = isOnTrail ? {trail, path} : {trail: NO_TRAIL, path: ''};
    return <Category key={item.key} item={item} {...level} {...below} depth={level.depth + 1} />;
  };
  return LongLevel ? <LongLevel items={items} level={level} print={print} /> : items.map(print);
}

export interface SidebarCategoryProps extends SidebarLevel {
  readonly item: Category;
}

/** A group of notes: a disclosure, and its own link beside it when it is a page too. */
export const SidebarCategory = memo(function SidebarCategory({
  item,
  ...level
}: SidebarCategoryProps) {
  const isOpen = !item.collapsible || (level.open[item.key] ?? !item.collapsed);
  const isCurrent = item.href !== undefined && item.href === level.path;
  const wide = classOfPart(item.label, level.depth);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    level.onToggle(item.key, !isOpen);
  };
  const list = (
    <ul>
      {isOpen || !level.isLarge ? (
        <SidebarItems items={item.items} {...level} />
      ) : (
        <FirstLink items={item.items} level={level.depth + 1} />
      )}
    </ul>
  );
  return (
    <li className={classOfCategory(item, level.depth)}>
      {item.href !== undefined && (
        <a
          href={item.href}
          className={wide}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={isCurrent && item.collapsible ? toggle : undefined}
        >
          {item.label}
        </a>
      )}
      {item.collapsible ? (
        <SidebarDisclosure
          item={item}
          labelClass={wide}
          isOpen={isOpen}
          isOnTrail={level.path !== ''}
          isLarge={level.isLarge}
          toggle={toggle}
          onToggle={level.onToggle}
        >
          {list}
        </SidebarDisclosure>
      ) : (
        <>
          {item.href === undefined && <p className={wide}>{item.label}</p>}
          {list}
        </>
      )}
    </li>
  );
});

/** Names the classes of a category on this level. */
export function classOfCategory(item: Category, depth: number): string {
  const isPlain = item.href === undefined && item.collapsible;
  return joinClasses(
    `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${depth}`,
    !isPlain && 'cat',
    item.className,
  );
}

/** Stands for the items of a closed category in a large sidebar: the way in for readers without script. */
function FirstLink({items, level}: {readonly items: Category['items']; readonly level: number}) {
  const link = findFirstLink(items);
  return link ? (
    <li>
      <a href={link.href} className={classOfPart(link.label, level)}>
        {link.label}
      </a>
    </li>
  ) : null;
}
