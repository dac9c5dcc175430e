import {type ComponentType, useSyncExternalStore} from 'react';

/** Creates a page that the browser renders alone: nothing is rendered where there is none, and the document is adopted as it is. */
// `any`: each page takes data of its own shape.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function latePage(Component: ComponentType<any>): ComponentType<any> {
  return function LatePage(props) {
    const isFirst = useSyncExternalStore(never, no, yes);
    return isFirst ? null : <Component {...props} />;
  };
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
