import type {ComponentType} from 'react';
import {useHydrated} from '../hooks/useHydrated.ts';

/** Creates a page that the browser renders alone: nothing is rendered where there is none, and the document is adopted as it is. */
// `any`: each page takes data of its own shape.
export function latePage(Component: ComponentType<any>): ComponentType<any> {
  return function LatePage(props) {
    return useHydrated() ? <Component {...props} /> : null;
  };
}
