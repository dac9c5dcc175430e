import type {Component, ComponentClass} from 'react';
import type {RootOptions} from 'react-dom/client';
import type {ViteHotContext} from 'vite/types/hot.js';

/** What Vite's plugin for React lets others wait for; React has the new code in the task after that. */
interface RefreshHooks {
  readonly __registerBeforePerformReactRefresh?: (run: () => void) => void;
}

/** React takes new code 16 ms after the last module of an update came, on a machine that is not busy. */
const REFRESH_MS = 32;

/**
 * Tells the development server of what a component throws, and has the boundaries that caught it render their children again once
 * code has changed: React does so for those alone that had rendered them before. The client of readers has none of it.
 */
export function followCrashes(hot: Pick<ViteHotContext, 'on'>): RootOptions {
  const failed = new Set<Component>();
  const renderAgain = (): void => {
    const all = [...failed];
    failed.clear();
    for (const boundary of all) boundary.setState(firstStateOf(boundary));
  };
  const {__registerBeforePerformReactRefresh: beforeRefresh} = globalThis as RefreshHooks;
  // Before React has the new code, the old one would throw once more.
  if (beforeRefresh) beforeRefresh(() => void setTimeout(renderAgain));
  else hot.on('vite:afterUpdate', () => void setTimeout(renderAgain, REFRESH_MS));
  return {
    onCaughtError(error, {errorBoundary}) {
      console.error(error);
      if (errorBoundary) failed.add(errorBoundary as Component);
      dispatchEvent(new CustomEvent('wuya:crash', {detail: {error}}));
    },
  };
}

/** Returns the state that a component begins with. One that is unmounted meanwhile takes no state. */
function firstStateOf({constructor, props}: Component): object {
  return new (constructor as ComponentClass)(props).state ?? {};
}
