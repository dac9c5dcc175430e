import {useMemo} from 'react';
import {usePage} from '../base/context.tsx';
import {SectionMenu as Own, type SectionMenuProps} from '../components/SectionMenu.tsx';
import {InSectionMenu} from '../mdx/foreignMenu.tsx';
import {toForeignItem} from '../mdx/foreignSidebar.tsx';
import {Swizzled} from './Swizzled.tsx';

export type {SectionMenuProps} from '../components/SectionMenu.tsx';

/** The list of the section in the menu of narrow windows, by `src/theme/DocSidebar/Mobile` of a Docusaurus site. */
export function SectionMenu(props: SectionMenuProps) {
  const {view} = props;
  const {path} = usePage();
  const data = view.kind === 'tree' ? view.data : undefined;
  const sidebar = useMemo(() => data?.items.map((item) => toForeignItem(item)), [data]);
  const own = <Own {...props} />;
  // A list that is still HTML has no items to give.
  if (!sidebar) return own;
  return (
    <InSectionMenu value>
      <Swizzled name="DocSidebar/Mobile" given={{path, sidebar}}>
        {own}
      </Swizzled>
    </InSectionMenu>
  );
}
