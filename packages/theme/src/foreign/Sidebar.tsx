import {Sidebar as Own, type SidebarProps} from '../components/Sidebar.tsx';
import {Swizzled} from './Swizzled.tsx';

export type {SidebarProps, SidebarView} from '../components/Sidebar.tsx';

/** The notes of a section, inside `src/theme/DocSidebar` of a Docusaurus site. */
export function Sidebar(props: SidebarProps) {
  const given = {path: props.path, sidebar: [], onCollapse: () => undefined, isHidden: false};
  return (
    <Swizzled name="DocSidebar" given={given}>
      <Own {...props} />
    </Swizzled>
  );
}
