import {useEffect, useSyncExternalStore} from 'react';
import {applyChoice, storeChoice} from '../colorMode/apply.ts';
import {isDarkShown, observeMode} from '../colorMode/shown.ts';
import {usePage} from '../base/context.tsx';
import {useHydrated} from '../hooks/useHydrated.ts';
import {Link, usePageAddress} from './Link.tsx';
import {useBaseUrl} from './useBaseUrl.ts';

const canUseDOM = typeof window !== 'undefined';

/** Where code runs, as components of Docusaurus ask. */
export const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
};

export interface RedirectProps {
  /** Path inside the site. */
  readonly to: string | RedirectTarget;
}

/** A path and what is behind it, with its sign or without. */
export interface RedirectTarget {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** Leads to another page at once; shows a link to it where no script runs, and nothing where one does. */
export function Redirect({to: target}: RedirectProps) {
  const to = toPath(target);
  const href = usePageAddress(useBaseUrl(to));
  useEffect(() => location.replace(href), [href]);
  return (
    <noscript>
      <p>
        <Link to={to}>{to}</Link>
      </p>
    </noscript>
  );
}

/** Prints where to, as routers say it: `{pathname: '/a', search: 'b=1'}` → `/a?b=1` */
export function toPath(target: string | RedirectTarget): string {
  if (typeof target === 'string') return target;
  const {pathname = '', search = '', hash = ''} = target;
  return pathname + withSign('?', search) + withSign('#', hash);
}

const withSign = (sign: string, text: string): string =>
  text === '' || text === sign || text.startsWith(sign) ? text : sign + text;

/** Returns the address of the open page; what is after `?` and `#` is known in the browser alone. */
export function useAddress(): {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
} {
  const {path: pathname} = usePage();
  const isBrowser = useHydrated();
  return {pathname, search: isBrowser ? location.search : '', hash: isBrowser ? location.hash : ''};
}

/** Returns the colour mode that shows, light until the browser knows, and what chooses another; null follows the system. */
export function useMode() {
  const isDarkTheme = useSyncExternalStore(observeMode, isDarkShown, () => false);
  const colorMode = isDarkTheme ? 'dark' : 'light';
  return {
    colorMode,
    colorModeChoice: colorMode,
    isDarkTheme,
    setColorMode: chooseMode,
    setLightTheme,
    setDarkTheme,
  } as const;
}

/** How early versions of Docusaurus chose one. */
const setLightTheme = (): void => chooseMode('light');
const setDarkTheme = (): void => chooseMode('dark');

function chooseMode(mode: 'light' | 'dark' | null): void {
  const choice = mode ?? 'system';
  storeChoice(choice);
  applyChoice(choice);
}
