import type {ReactNode} from 'react';
import {useHydrated} from '../hooks/useHydrated.ts';

export interface BrowserOnlyProps {
  /** Called in the browser alone, where `window` is. */
  readonly children: () => ReactNode;
  readonly fallback?: ReactNode;
}

/** Renders what only a browser can; `fallback` until then. */
export function BrowserOnly({children, fallback = null}: BrowserOnlyProps) {
  return useHydrated() ? children() : fallback;
}
