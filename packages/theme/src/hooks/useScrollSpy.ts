import {useEffect, useState} from 'react';

/** Height that the navbar covers, with some air. A heading above this line has been read. */
const TOP_PX = 80;

/**
 * The answer only changes when a heading crosses the navbar's line or the middle of the window. All below the one and all
 * above the other is looked at: of the part between them a jump would carry headings across unseen.
 */
const LINES = [`-${TOP_PX}px 0px 9999999px`, '9999999px 0px -50%'];

/**
 * Finds the id of the section being read: the first heading below the navbar when it is in the upper half of the
 * window, else the one before it; at the end of the page the last. Null before hydration and above the first. Another
 * array tells that the headings are new.
 */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = ids
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const footer = document.querySelector('.foot');
    if (headings.length === 0) return undefined;
    const update = () => setCurrent(findCurrent(headings, footer));
    const observe = (options: IntersectionObserverInit, elements: readonly Element[]) => {
      const observer = new IntersectionObserver(update, options);
      for (const element of elements) observer.observe(element);
      return observer;
    };
    const observers = [
      ...LINES.map((rootMargin) => observe({rootMargin}, headings)),
      ...(footer ? [observe({threshold: [0, 0.98, 1]}, [footer])] : []),
    ];
    return () => observers.forEach((observer) => observer.disconnect());
  }, [ids]);
  return current;
}

function findCurrent(headings: readonly HTMLElement[], footer: Element | null): string | null {
  const atEnd = footer !== null && footer.getBoundingClientRect().bottom <= innerHeight + 2;
  // A page that fits the window is at its end and at its beginning; there the beginning counts.
  if (atEnd && scrollY > 0) return headings.at(-1)?.id ?? null;
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= TOP_PX);
  const isInUpperHalf = next >= 0 && headings[next]!.getBoundingClientRect().top < innerHeight / 2;
  const index = isInUpperHalf ? next : (next < 0 ? headings.length : next) - 1;
  return headings[index]?.id ?? null;
}
