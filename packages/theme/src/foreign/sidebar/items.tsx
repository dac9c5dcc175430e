import './items.css';
import {type ReactElement, useState} from 'react';
import {joinClasses} from '../../base/classes.ts';
import {ExternalHint, EXTERNAL_LINK} from '../../components/ExternalHint.tsx';
import {OutwardIcon} from '../../components/Icons.tsx';
import {classOfPart} from '../../base/widePart.ts';
import {useHtml} from '../../hooks/useHtml.ts';
import {
  type ForeignSidebarItem,
  isActiveSidebarItem,
  isSamePath,
  isVisibleSidebarItem,
} from '../../mdx/foreignSidebar.tsx';
import {partOf} from '../../base/partOf.tsx';

export interface ForeignItemProps {
  readonly item: ForeignSidebarItem;
  readonly activePath: string;
  /** 1 for the items of the sidebar itself. */
  readonly level: number;
  readonly index?: number;
  readonly tabIndex?: number;
}

export interface ForeignItemsProps extends Omit<ForeignItemProps, 'item' | 'index'> {
  readonly items: readonly ForeignSidebarItem[];
}

/** The items of one level as components of a Docusaurus site render them, each by the site's component or ours. */
export function DocSidebarItems({items, activePath, ...rest}: ForeignItemsProps) {
  return items
    .filter((item) => isVisibleSidebarItem(item, activePath))
    .map((item, index) => (
      <Item key={index} item={item} index={index} activePath={activePath} {...rest} />
    ));
}

/** The items of one level, by the site's component or ours. */
export const SidebarList = partOf('DocSidebarItems', DocSidebarItems);

/** One item, by who renders its type. */
export function DocSidebarItem(props: ForeignItemProps) {
  const Part = PARTS[props.item.type];
  return <Part {...props} />;
}

const Item = partOf('DocSidebarItem', DocSidebarItem);

const PARTS = {
  html: partOf('DocSidebarItem/Html', HtmlItem),
  link: partOf('DocSidebarItem/Link', LinkItem),
  category: partOf('DocSidebarItem/Category', CategoryItem),
};

/** A piece of HTML among the notes. */
export function HtmlItem({item: {className, value = ''}}: ForeignItemProps) {
  return <li className={className} dangerouslySetInnerHTML={useHtml(value)} />;
}

/** One note. */
export function LinkItem({item, activePath, level}: ForeignItemProps): ReactElement {
  const {label, href, className, own} = item;
  const isExternal = own?.kind === 'link' && own.external === true;
  return (
    <li
      className={joinClasses(
        `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`,
        className,
      )}
    >
      <a
        href={href}
        className={classOfPart(label ?? '', level)}
        aria-current={isSamePath(href, activePath) ? 'page' : undefined}
        {...(isExternal && EXTERNAL_LINK)}
      >
        {label}
        {isExternal && <OutwardIcon small />}
        {isExternal && <ExternalHint />}
      </a>
    </li>
  );
}

/** A group of notes. */
export function CategoryItem({item, activePath, level}: ForeignItemProps): ReactElement {
  const {label, href, className, collapsible = true, collapsed = true, items = []} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const classOfLabel = classOfPart(label ?? '', level);
  const [isOpen, setOpen] = useState(isActive || !collapsed);
  const list = (
    <ul>
      <SidebarList items={items} activePath={activePath} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={joinClasses(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level}`,
        (href !== undefined || !collapsible) && 'cat',
        className,
      )}
    >
      {href !== undefined && (
        <a
          href={href}
          className={classOfLabel}
          aria-current={isSamePath(href, activePath) ? 'page' : undefined}
        >
          {label}
        </a>
      )}
      {collapsible ? (
        <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary className={href === undefined ? classOfLabel : undefined}>
            {href === undefined && label}
          </summary>
          {list}
        </details>
      ) : (
        <>
          {href === undefined && <p className={classOfLabel}>{label}</p>}
          {list}
        </>
      )}
    </li>
  );
}
