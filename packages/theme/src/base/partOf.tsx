import {type ComponentType, useSyncExternalStore} from 'react';
import {useParts} from './context.tsx';
import {Fallback} from './Fallback.tsx';
import {isLeftOut} from './leftOut.ts';

/**
 * Creates what renders a part that a component of a Docusaurus site may replace: the site's, else ours.
 * @param name as `Swizzle` has it: `DocSidebarItem/Link`, `Lists/BlogPostItem`
 */
export function partOf<P extends object>(name: string, Stock: ComponentType<P>): ComponentType<P> {
  return function Part(props) {
    const Own = useParts().swizzles?.[name];
    const isWithout = useIsLeftOut(name);
    const stock = <Stock {...props} />;
    return Own && !isWithout ? (
      <Fallback original={stock}>
        <Own {...props} />
      </Fallback>
    ) : (
      stock
    );
  };
}

/** Tells whether the page that is adopted was rendered without a component; then the browser renders it first. */
export function useIsLeftOut(name: string): boolean {
  return useSyncExternalStore(never, no, () => isLeftOut(name));
}

const never = () => () => undefined;
const no = () => false;
