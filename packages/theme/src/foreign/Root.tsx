import type {ReactNode} from 'react';
import {Root as Own, type RootProps} from '../slots/Root.tsx';
import {Swizzled} from './Swizzled.tsx';

/**
 * The page inside `src/theme/Root` and `src/theme/Layout` of a Docusaurus site: navbar and footer are inside the latter here. What its
 * `SiteMetadata` adds to the head is beside ours.
 */
export function Root({children}: RootProps): ReactNode {
  return (
    <Own>
      <Swizzled name="Root">
        <Swizzled name="SiteMetadata">{null}</Swizzled>
        <Swizzled name="Layout/Provider">
          <Swizzled name="Layout">{children}</Swizzled>
        </Swizzled>
      </Swizzled>
    </Own>
  );
}
