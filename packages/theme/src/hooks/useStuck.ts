import {useEffect, useState} from 'react';

/** Tells whether the page has been scrolled. Only listens while `isOn`. */
export function useStuck(isOn: boolean): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const update = () => setStuck(scrollY > 0);
    update();
    addEventListener('scroll', update, {passive: true});
    return () => removeEventListener('scroll', update);
  }, [isOn]);
  return isOn && isStuck;
}
