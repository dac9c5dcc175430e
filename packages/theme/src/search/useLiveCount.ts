import {useEffect, useState} from 'react';
import {countText} from './AnswerNotes.tsx';
import {useText} from '../base/context.tsx';

/** Time without a change after which typing is over. */
const PAUSE_MS = 500;

/** Says how much was found, once typing stops. */
export function useLiveCount(
  found: {readonly documentCount: number; readonly isCounted: boolean} | null,
): string {
  const text = useText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!found) setSaid('');
      else
        setSaid(
          found.documentCount === 0
            ? text('theme.SearchPage.noResultsText')
            : countText(found, text),
        );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [found, text]);
  return said;
}
