import type {NavDropdownItem, NavItem} from '../types.ts';

/** Prints an item of the navbar the way an author writes it in `themeConfig.navbar.items`, so that a search finds it. */
export function printNavItem(item: NavItem): string {
  const {position} = item;
  return JSON.stringify({...toWritten(item), ...(position === 'right' && {position})}, null, 2);
}

function toWritten(item: NavItem | NavDropdownItem): object {
  switch (item.kind) {
    case 'custom':
      return {type: item.name, ...item.options};
    case 'html':
      return {type: 'html', value: item.html, className: item.className};
    case 'dropdown':
      return {label: item.label, className: item.className, items: item.items.map(toWritten)};
    case 'search':
      return {type: 'search'};
    case 'link':
      return {label: item.label, href: item.href, className: item.className};
  }
}
