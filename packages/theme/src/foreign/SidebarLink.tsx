import {SidebarLink as Own, type SidebarLinkProps} from '../components/SidebarLink.tsx';
import {usePage} from '../base/context.tsx';
import {toForeignItem} from '../mdx/foreignSidebar.tsx';
import {Swizzled} from './Swizzled.tsx';

export {
  SidebarHtml,
  type SidebarHtmlProps,
  type SidebarLinkProps,
} from '../components/SidebarLink.tsx';

/** One note, drawn by `src/theme/DocSidebarItem/Link` of a Docusaurus site. */
export function SidebarLink(props: SidebarLinkProps) {
  const {item, level} = props;
  const given = {item: toForeignItem(item), activePath: usePage().path, level, index: 0};
  return (
    <Swizzled name="DocSidebarItem/Link" given={given}>
      <Own {...props} />
    </Swizzled>
  );
}
