import './drawer-layout.css';
import {useMemo} from 'react';
import {DrawerPanels as Own, type DrawerPanelsProps} from '../drawer/DrawerPanels.tsx';
import {NarrowSection} from '../mdx/foreignMenu.tsx';
import {Swizzled} from './Swizzled.tsx';

/** Head and panels of the menu of narrow windows, by `src/theme/Navbar/MobileSidebar/Layout` of a Docusaurus site. */
export function DrawerPanels(props: DrawerPanelsProps) {
  const {head, panel, primary, secondary} = props;
  const section = useMemo(
    () => ({shown: panel === 'secondary', hide: () => undefined, content: secondary}),
    [panel, secondary],
  );
  return (
    <NarrowSection value={section}>
      <Swizzled
        name="Navbar/MobileSidebar/Layout"
        given={{header: head, primaryMenu: primary, secondaryMenu: secondary}}
      >
        <Own {...props} />
      </Swizzled>
    </NarrowSection>
  );
}
