import {useEffect, useState} from 'react';

/** The top of the page is near enough to need no button. */
const NEAR_TOP_PX = 300;
/** Smaller steps are the trembling of a hand. */
const STEP_PX = 4;

/** Tells whether the reader turned back up, far from the top. */
export function useBackToTop(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let jumped = false;
    const onHash = () => {
      jumped = true;
    };
    const onScroll = () => {
      const step = scrollY - last;
      if (Math.abs(step) < STEP_PX && scrollY > NEAR_TOP_PX) return;
      last = scrollY;
      setShown(step < 0 && scrollY > NEAR_TOP_PX && !jumped);
      jumped = false;
    };
    addEventListener('scroll', onScroll, {passive: true});
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', onHash);
    };
  }, []);
  return isShown;
}
