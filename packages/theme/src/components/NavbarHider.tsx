import '../styles/navbar-hides.css';
import {useEffect} from 'react';
import {usePage} from '../base/context.tsx';
import {decideHidden} from '../hooks/navbarHiding.ts';

/** Slides the navbar away while the reader scrolls down, and back on any way up or focus inside. Renders nothing itself. */
export function NavbarHider() {
  const {path} = usePage();
  useEffect(() => {
    const nav = document.querySelector<HTMLElement>('.nav');
    if (!nav) return undefined;
    let lastY = 0;
    let isJump = location.hash !== '';
    const setHidden = (isHidden: boolean): void =>
      void nav.toggleAttribute('data-hidden', isHidden);
    setHidden(isJump);
    document.documentElement.toggleAttribute('data-nav-hides', true);
    const onScroll = (): void => {
      const y = scrollY;
      const hidden = isJump
        ? undefined
        : decideHidden({
            y,
            lastY,
            navHeight: nav.offsetHeight,
            windowHeight: innerHeight,
            pageHeight: document.documentElement.scrollHeight,
          });
      isJump = false;
      lastY = y;
      if (hidden !== undefined) setHidden(hidden);
    };
    const onHash = (): void => {
      isJump = true;
      setHidden(true);
    };
    const onFocus = (): void => setHidden(false);
    addEventListener('scroll', onScroll, {passive: true});
    addEventListener('hashchange', onHash);
    nav.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onHash);
      nav.removeEventListener('focusin', onFocus);
    };
  }, [path]);
  return null;
}
