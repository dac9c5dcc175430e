import type {ComponentType} from 'react';
import {useParts} from '../../base/context.tsx';
import {Fallback} from '../../base/Fallback.tsx';

/**
 * Creates what draws a part of a list: the component of the site, else ours.
 * @param name as Docusaurus calls it
 */
export function partOf<P extends object>(name: string, Stock: ComponentType<P>): ComponentType<P> {
  return function Part(props) {
    const Own = useParts().swizzles?.[`Lists/${name}`];
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
