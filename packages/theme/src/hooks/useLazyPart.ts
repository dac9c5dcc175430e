import {useCallback, useState, type ComponentType} from 'react';

/** Loads a component when it is first wanted: null until then, and the function that asks for it. */
export function useLazyPart<P>(
  load: () => Promise<ComponentType<P>>,
): [ComponentType<P> | null, () => void] {
  const [part, setPart] = useState<{readonly Component: ComponentType<P>} | null>(null);
  const prepare = useCallback(() => {
    // A failed load is tried again when the part is wanted again.
    load().then(
      (Component) => setPart((known) => known ?? {Component}),
      (error: unknown) => console.warn(error),
    );
  }, [load]);
  return [part && part.Component, prepare];
}
