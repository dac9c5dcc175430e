import {useSyncExternalStore} from 'react';

/** Tells whether the page is hydrated: false on the server and in the first render of the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

const subscribeToNothing = () => () => {};
const yes = () => true;
const no = () => false;
