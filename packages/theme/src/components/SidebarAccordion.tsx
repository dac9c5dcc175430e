import {useEffect, useRef} from 'react';

/** Closes the neighbours of a category that opens. Rendered in the sidebar. */
export function SidebarAccordion() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sidebar = place.current!.parentElement!;
    const closeNeighbours = ({target}: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const neighbours = target.parentElement!.parentElement!.querySelectorAll<HTMLDetailsElement>(
        ':scope > li > details[open]',
      );
      // What closes raises the same event, and its state follows.
      for (const other of neighbours) if (other !== target) other.open = false;
    };
    // The event does not bubble.
    sidebar.addEventListener('toggle', closeNeighbours, true);
    return () => sidebar.removeEventListener('toggle', closeNeighbours, true);
  }, []);
  return <span hidden ref={place} />;
}
