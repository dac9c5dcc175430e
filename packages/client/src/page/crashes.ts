import type {Component, ComponentClass} from 'react';
import type {RootOptions} from 'react-dom/client';
import type {ViteHotContext} from 'vite/types/hot.js';

/** What Vite's plugin for React lets others wait for; React has the new code in the task after that. */
interface RefreshHooks {
  readonly __registerBeforePerformReactRefresh?: (run: () => void) => void;
}

/** After this React was not given any code: the update was one of styles. */
const NO_REFRESH_MS = 1000;

/**
 * Tells the development server of what a component throws, and has the boundaries that caught it render their children again once
 * code has changed: React does so for those alone that had rendered them before. What is thrown before React has the new code is
 * thrown by the old one, and is not told. The client of readers has none of it.
 */
export function followCrashes(hot: Pick<ViteHotContext, 'on'>): RootOptions {
  const failed = new Set<Component>();
  let isUpdating = false;
  const renderAgain = (): void => {
    isUpdating = false;
    const all = [...failed];
    failed.clear();
    for (const boundary of all) boundary.setState(firstStateOf(boundary));
  };
  hot.on('vite:beforeUpdate', () => {
    isUpdating = true;
  });
  const {__registerBeforePerformReactRefresh: beforeRefresh} = globalThis as RefreshHooks;
  beforeRefresh?.(() => void setTimeout(renderAgain));
  // What the new code throws is not rendered, and told, a second time.
  hot.on(
    'vite:afterUpdate',
    () => void setTimeout(() => isUpdating && renderAgain(), NO_REFRESH_MS),
  );
  return {
    onCaughtError(error, {errorBoundary}) {
      console.error(error);
      if (errorBoundary) failed.add(errorBoundary as Component);
      if (!isUpdating) dispatchEvent(new CustomEvent('wuya:crash', {detail: {error}}));
    },
  };
}

/** Returns the state that a component begins with. One that is unmounted meanwhile takes no state. */
function firstStateOf({constructor, props}: Component): object {
  return new (constructor as ComponentClass)(props).state ?? {};
}
