import type {ReactNode} from 'react';

/**
 * Stands for a function or value of another generator that has no counterpart: whatever is asked of it is there and says
 * nothing, in a list there is nothing, as text it is empty, and React shows nothing for it.
 */
export const absent: unknown = new Proxy(() => undefined, {
  get(target, key) {
    if (key === Symbol.iterator) return [][Symbol.iterator];
    if (key === Symbol.toPrimitive || key === 'toString') return () => '';
    if (key === 'toJSON') return () => undefined;
    if (key === 'then' || key === '$$typeof' || key === 'prototype')
      return Reflect.get(target, key);
    return key === 'length' ? 0 : absent;
  },
  apply: () => absent,
});

/** The components of pages that a site adds its own to: ours are known by name. */
export const mdxComponents = {};

/** Stands for a component that has no counterpart: it shows what stands inside it. */
export function Absent({children}: {readonly children?: ReactNode}) {
  return <>{typeof children === 'function' ? null : children}</>;
}
