import {useMemo, useSyncExternalStore} from 'react';
import {useSite} from '../base/context.tsx';
import {type RedirectProps, toPath, useAddress} from './browser.tsx';

type Target = RedirectProps['to'];

/** Gives what leads to other pages, as components of Docusaurus ask its router. Addresses have the base URL. */
export function useHistory() {
  const location = useAddress();
  return {
    location,
    push: (to: Target) => window.location.assign(toPath(to)),
    replace: (to: Target) => window.location.replace(toPath(to)),
    go: (steps: number) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: () => () => undefined,
  };
}

/** Returns the route of the first page of the site. */
export function useHomePageRoute() {
  return {path: useSite().baseUrl, exact: true} as const;
}

/** Widest window, in pixels, that Docusaurus calls mobile. */
const MOBILE = 996;

/** Returns whether the window is wide; `ssr` until the browser knows. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(observeSize, readSize, () => 'ssr');
}

function observeSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

const readSize = () => (innerWidth > MOBILE ? 'desktop' : 'mobile');

/** Takes what the check of links by Docusaurus is told; links are checked here before a component runs. */
export function useBrokenLinks() {
  return {collectAnchor: (_id: string) => undefined, collectLink: (_address: string) => undefined};
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Gives what picks the words for a number: in English, `selectMessage(2, 'a post|posts')` is `posts`. */
export function usePluralForm(): {selectMessage(count: number, messages: string): string} {
  const {locale} = useSite();
  return useMemo(() => {
    const rules = new Intl.PluralRules(locale);
    const own = rules.resolvedOptions().pluralCategories;
    const forms = FORMS.filter((form) => own.some((one) => one === form));
    return {
      selectMessage(count, messages) {
        const words = messages.split('|');
        const at = Math.min(forms.indexOf(rules.select(count)), words.length - 1);
        return words[at] ?? '';
      },
    };
  }, [locale]);
}
