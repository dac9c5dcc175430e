import type {ReactElement} from 'react';
import type {SidebarItem} from '../types.ts';
import {classOfCategory, SidebarCategory, type SidebarCategoryProps} from './SidebarItems.tsx';

type Category = Extract<SidebarItem, {kind: 'category'}>;

/** Categories of large sidebars, each rendered once for all pages that are not in it. */
export interface DrawnCategories {
  /** Takes the place of the theme's own while pages are rendered at build time. */
  readonly SidebarCategory: (props: SidebarCategoryProps) => ReactElement;
  /** Renders what the last page was the second to ask for. Not while a page is rendered: React has one state for both. */
  drawMissing(draw: (element: ReactElement) => string): void;
}

/** Creates an empty store; it lets go of what was rendered together with the data of the sidebar. */
export function createDrawnCategories(): DrawnCategories {
  const asked = new WeakSet<Category>();
  const drawn = new WeakMap<Category, string>();
  let missing: SidebarCategoryProps[] = [];
  return {
    SidebarCategory(props) {
      const {item, isLarge, path, open, depth} = props;
      // What leads to the open page is another on each.
      if (!isLarge || path !== '' || item.key in open) return <SidebarCategory {...props} />;
      const html = drawn.get(item);
      if (html !== undefined)
        return (
          <li className={classOfCategory(item, depth)} dangerouslySetInnerHTML={{__html: html}} />
        );
      // A server renders many sidebars for one page alone.
      if (asked.has(item)) missing.push(props);
      asked.add(item);
      return <SidebarCategory {...props} />;
    },
    drawMissing(draw) {
      for (const props of missing) {
        const html = draw(<SidebarCategory {...props} />);
        drawn.set(props.item, html.slice(html.indexOf('>') + 1, html.lastIndexOf('</li>')));
      }
      missing = [];
    },
  };
}
