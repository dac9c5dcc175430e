import './drawer-parts.css';
import {useMemo} from 'react';
import {SecondaryMenu as Own, type SecondaryMenuProps} from '../components/SecondaryMenu.tsx';
import {NarrowSection} from '../mdx/foreignMenu.tsx';
import {SectionMenu} from './SectionMenu.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The section's panel of the menu of narrow windows, by `src/theme/Navbar/MobileSidebar/SecondaryMenu` of a Docusaurus site. */
export function SecondaryMenu(props: SecondaryMenuProps) {
  const {view, label, onBack} = props;
  const section = useMemo(
    () => ({shown: true, hide: onBack, content: <SectionMenu view={view} label={label} />}),
    [view, label, onBack],
  );
  return (
    <NarrowSection value={section}>
      <Swizzled name="Navbar/MobileSidebar/SecondaryMenu">
        <Own {...props} />
      </Swizzled>
    </NarrowSection>
  );
}
