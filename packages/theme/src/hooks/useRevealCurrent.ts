import {useEffect, type RefObject} from 'react';

/**
 * Scrolls only the container, at once, so that its current link can be seen. `key` changes with the link.
 * @param yields leaves it as it is under the pointer, where the reader may look for something in it. @default false
 */
export function useRevealCurrent(
  container: RefObject<HTMLElement | null>,
  key: unknown,
  yields = false,
): void {
  useEffect(() => {
    // With the frame that is rendered next: asked for at once, places would cost a layout of their own.
    const frame = requestAnimationFrame(() => {
      const box = container.current;
      const link = box?.querySelector('[aria-current]');
      if (!box || !link || (yields && box.matches(':hover'))) return;
      const outer = box.getBoundingClientRect();
      const inner = link.getBoundingClientRect();
      const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
      if (!isSeen) box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [container, key, yields]);
}
