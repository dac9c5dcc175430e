import type {ComponentType} from 'react';
import {useParts} from './context.tsx';
import {Fallback} from './Fallback.tsx';

/**
 * Creates what renders a part that a component of a Docusaurus site may replace: the site's, else ours.
 * @param name as `Swizzle` has it: `DocSidebarItem/Link`, `Lists/BlogPostItem`
 */
export function partOf<P extends object>(name: string, Stock: ComponentType<P>): ComponentType<P> {
  return function Part(props) {
    const Own = useParts().swizzles?.[name];
    const stock = <Stock {...props} />;
    return Own ? (
      <Fallback original={stock}>
        <Own {...props} />
      </Fallback>
    ) : (
      stock
    );
  };
}
