import {useMemo} from 'react';
import {Sidebar as Own, type SidebarProps} from '../components/Sidebar.tsx';
import {toForeignItem} from '../mdx/foreignSidebar.tsx';
import {Column, OwnSidebar} from './sidebar/column.tsx';
import {Swizzled} from './Swizzled.tsx';

export type {SidebarProps, SidebarView} from '../components/Sidebar.tsx';

/** The notes of a section, with what `src/theme/DocSidebar` of a Docusaurus site and its parts put around the list. */
export function Sidebar(props: SidebarProps) {
  const {view, label, path} = props;
  const data = view.kind === 'tree' ? view.data : undefined;
  const sidebar = useMemo(() => (data?.items ?? []).map((item) => toForeignItem(item)), [data]);
  return (
    <div className="side-column">
      <Column value={{items: sidebar, label, own: <Own {...props} />}}>
        <Swizzled
          name="DocRoot/Layout/Sidebar"
          given={{sidebar, hiddenSidebarContainer: false, setHiddenSidebarContainer: nothing}}
        >
          <OwnSidebar path={path} sidebar={sidebar} onCollapse={nothing} isHidden={false} />
        </Swizzled>
      </Column>
    </div>
  );
}

const nothing = () => undefined;
