import {useEffect, useState} from 'react';
import {useText} from '../context.tsx';

/** Typing is over when nothing has changed for so long. */
const PAUSE_MS = 500;

/** Says how much was found, once typing stops. */
export function useLiveCount(found: {readonly hitCount: number} | null): string {
  const text = useText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!found) setSaid('');
      else setSaid(found.hitCount === 0 ? text('theme.SearchPage.noResultsText') : text('theme.SearchPage.documentsFound.plurals', {count: found.hitCount}));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [found, text]);
  return said;
}
