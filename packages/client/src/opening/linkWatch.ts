import {whenIdle} from '../page/whenIdle.ts';

/**
 * Creates what looks for links that come into view, and hands them to `take` one by one whenever the page is idle, so that many at once do
 * not hold it up. Returns what has to run whenever the page may show other links: those that have left it are let go of, since a reader who
 * goes on quickly wants nothing of the pages behind, nor keeps them in memory for it.
 */
export function createLinkWatch(take: (link: HTMLAnchorElement) => void): () => void {
  let seen: HTMLAnchorElement[] = [];
  let isTaking = false;
  const takeUp = (): void => {
    const link = seen.shift();
    isTaking = link !== undefined;
    if (!link) return;
    take(link);
    whenIdle(takeUp);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      seen.push(target as HTMLAnchorElement);
    }
    if (isTaking) return;
    isTaking = true;
    whenIdle(takeUp);
  });
  /** Where links led when they were watched: those of the sidebar stay from page to page. */
  const watched = new WeakMap<Element, string>();
  return () => {
    seen = seen.filter(({isConnected}) => isConnected);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#App a[href]')) {
      if (watched.get(link) === link.href) continue;
      watched.set(link, link.href);
      observer.observe(link);
    }
  };
}
