import './column.css';
import {createContext, type ReactNode, useContext} from 'react';
import {partOf} from '../../base/partOf.tsx';
import type {ForeignSidebarItem} from '../../mdx/foreignSidebar.tsx';
import {SidebarList} from './items.tsx';

/** What Docusaurus gives to the parts of a sidebar. */
export interface ColumnProps {
  /** Address of the open page. */
  readonly path: string;
  readonly sidebar: readonly ForeignSidebarItem[];
  readonly isHidden?: boolean;
  onCollapse?(): void;
}

/** Our sidebar and what it lists, while components of the site render what is around it. */
export interface OwnColumn {
  readonly items: readonly ForeignSidebarItem[];
  readonly label: string;
  readonly own: ReactNode;
}

export const Column = createContext<OwnColumn | undefined>(undefined);

/** The list: ours as it is where it is given what ours lists, else what it is given. */
export function SidebarContent({sidebar, path}: ColumnProps) {
  const column = useContext(Column);
  return column && column.items === sidebar ? (
    column.own
  ) : (
    <nav className="side theme-doc-sidebar-container" aria-label={column?.label}>
      <ul className="tree theme-doc-sidebar-menu">
        <SidebarList items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

const Content = partOf('DocSidebar/Desktop/Content', SidebarContent);

/** The column of the sidebar: what puts it aside is in the list. */
export function SidebarDesktop(props: ColumnProps) {
  return <Content {...props} />;
}

const Desktop = partOf('DocSidebar/Desktop', SidebarDesktop);

/** The sidebar beside a note: the menu of narrow windows has a list of its own. */
export function DocSidebar(props: ColumnProps) {
  return <Desktop {...props} />;
}

/** The sidebar by `src/theme/DocSidebar` of a Docusaurus site. */
export const OwnSidebar = partOf('DocSidebar', DocSidebar);

/** What puts the sidebar aside: ours has it where the site wants it. */
export function CollapseButton() {
  return null;
}
