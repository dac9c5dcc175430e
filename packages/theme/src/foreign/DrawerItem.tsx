import type {DrawerItemProps} from '../components/DrawerItem.tsx';
import {Item} from './barItems.tsx';
import {useWrittenItems} from './writtenItems.ts';

export {DrawerGroup} from '../components/DrawerItem.tsx';

/** An item of the navbar in the menu of narrow windows, by `src/theme/NavbarItem` of a Docusaurus site and what is below that. */
export function DrawerItem({item}: DrawerItemProps) {
  return <Item mobile {...useWrittenItems().get(item)} />;
}
