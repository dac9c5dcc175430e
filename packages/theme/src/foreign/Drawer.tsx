import {useMemo} from 'react';
import {Drawer as Own, type DrawerProps} from '../components/Drawer.tsx';
import {NarrowMenu} from '../mdx/foreignMenu.tsx';

/** The menu of narrow windows, which components of a Docusaurus site inside it may close. */
export function Drawer(props: DrawerProps) {
  const {isOpen, onClose} = props;
  const menu = useMemo(
    () => ({disabled: false, shouldRender: true, shown: isOpen, toggle: onClose}),
    [isOpen, onClose],
  );
  return (
    <NarrowMenu value={menu}>
      <Own {...props} />
    </NarrowMenu>
  );
}
