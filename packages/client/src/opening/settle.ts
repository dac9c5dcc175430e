/** How long a page takes to settle. */
const SETTLE_MS = 160;
const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
const CURRENT = '.side a[aria-current="page"]';

/**
 * Creates what lets the page that was just rendered settle: its text comes in, and the bar in the sidebar slides from the note of
 * before. To be created before the page is rendered and called when it is in the document; nothing where the reader wants no motion.
 * Places are asked for afterwards alone: right after a click the browser would first style the previous page again (20 ms at
 * 4x CPU). The page is whole and in its place from its first frame. A view transition would first paint the previous page once
 * more: 78 -> 321 ms at 4x CPU without a graphics card (best of 7, 2026-11).
 */
export function createSettling(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const left = document.querySelector(CURRENT);
  return () => {
    const timing = {duration: SETTLE_MS, easing: EASING};
    for (const part of document.querySelectorAll('.article, .toc, main:not(.docs)'))
      part.animate({opacity: [0.4, 1]}, timing);
    const link = document.querySelector(CURRENT);
    if (!link || !left?.getClientRects().length || link === left) return; // another sidebar, or a closed category
    const from = left.getBoundingClientRect().top - link.getBoundingClientRect().top;
    link.animate(
      {transform: [`translateY(${from}px)`, 'none']},
      {...timing, pseudoElement: '::before'},
    );
  };
}
