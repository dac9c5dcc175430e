import {useEffect, useState} from 'react';

/** Distance from the top of the page that is near enough to need no button. */
const NEAR_TOP_PX = 300;
/** Minimum distance that counts as scrolling: smaller steps are the trembling of a hand. */
const STEP_PX = 4;

/** Tells whether the reader turned back up, far from the top, by a scroll that is no jump to a heading. */
export function useBackToTop(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let {href} = location;
    const onScroll = () => {
      const step = scrollY - last;
      if (Math.abs(step) < STEP_PX && scrollY > NEAR_TOP_PX) return;
      last = scrollY;
      // Not by `hashchange`, which may come before the scroll of a jump or after it.
      setShown(step < 0 && scrollY > NEAR_TOP_PX && href === location.href);
      ({href} = location);
    };
    addEventListener('scroll', onScroll, {passive: true});
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isShown;
}
