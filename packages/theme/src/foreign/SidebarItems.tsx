import {useParts, usePage} from '../base/context.tsx';
import {SidebarItems as Own, type SidebarItemsProps} from '../components/SidebarItems.tsx';
import {toForeignItem} from '../mdx/foreignSidebar.tsx';
import {SidebarList} from './sidebar/items.tsx';

export {
  classOfCategory,
  SidebarCategory,
  type SidebarCategoryProps,
  type SidebarLevel,
} from '../components/SidebarItems.tsx';

const OWN = ['DocSidebarItem', 'DocSidebarItem/Category', 'DocSidebarItem/Html', 'DocSidebarItems'];

/** The items of a sidebar, rendered by `src/theme/DocSidebarItem/Category` of a Docusaurus site with all that is below. */
export function SidebarItems(props: SidebarItemsProps) {
  const {swizzles = {}} = useParts();
  const {path} = usePage();
  return OWN.some((name) => swizzles[name]) ? (
    <SidebarList
      items={props.items.map((item) => toForeignItem(item))}
      activePath={path}
      level={props.depth + 1}
    />
  ) : (
    <Own {...props} />
  );
}
