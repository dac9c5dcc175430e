import {type DependencyList, type RefObject, useEffect, useRef, useState} from 'react';

/** How far the page is scrolled, in pixels. */
export interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

/** Tells each place that the page is scrolled to, with the one before. */
export function useScrollPosition(
  onScroll: (position: ScrollPosition, last: ScrollPosition | null) => void,
  dependencies: DependencyList = [],
): void {
  const last = useRef<ScrollPosition>(null);
  useEffect(() => {
    const tell = (): void => {
      const position = {scrollX: window.scrollX, scrollY: window.scrollY};
      onScroll(position, last.current);
      last.current = position;
    };
    tell();
    addEventListener('scroll', tell, {passive: true});
    return () => removeEventListener('scroll', tell);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
}

/** Gives what decides whether scrolling is told. */
export function useScrollController() {
  const scrollEventsEnabledRef = useRef(true);
  return {
    scrollEventsEnabledRef,
    enableScrollEvents: () => void (scrollEventsEnabledRef.current = true),
    disableScrollEvents: () => void (scrollEventsEnabledRef.current = false),
  };
}

/** Gives what scrolls to a place. */
export function useSmoothScrollTo() {
  return {
    startScroll: (top: number) => window.scrollTo({top, behavior: 'smooth'}),
    cancelScroll: () => undefined,
  };
}

/** Gives a button that leads back to the top: whether it shows, and what it does. */
export function useBackToTopButton({threshold}: {readonly threshold: number}) {
  const [shown, setShown] = useState(false);
  useScrollPosition(({scrollY}) => setShown(scrollY > threshold), [threshold]);
  return {shown, scrollToTop: () => window.scrollTo({top: 0, behavior: 'smooth'})};
}

/** Tells a navbar that it is always there: ours hides itself. */
export function useHideableNavbar(): {
  readonly navbarRef: RefObject<HTMLElement | null>;
  readonly isNavbarVisible: true;
} {
  return {navbarRef: useRef<HTMLElement>(null), isNavbarVisible: true};
}
