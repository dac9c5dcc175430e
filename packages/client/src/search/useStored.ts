import {localStore} from '@wuya/theme';
import type {StoredHits} from '@wuya/theme/search/hit';
import {useState} from 'react';
import {dialogOptions, provider} from './siteProvider.ts';
import {parseStored, trim} from './stored.ts';

const RECENT_KEY = `__DOCSEARCH_RECENT_SEARCHES__${provider.indexName}`;
const FAVOURITE_KEY = `__DOCSEARCH_FAVORITE_SEARCHES__${provider.indexName}`;

/**
 * Reads what the reader chose before, and returns it with a function that changes it: each change begins with what the
 * browser keeps at that moment. Nothing where the site keeps no choices.
 */
export function useStored(): [StoredHits, (change: (stored: StoredHits) => StoredHits) => void] {
  const [stored, setStored] = useState(() => trim(readStored()));
  return [
    stored,
    (change) => {
      if (!dialogOptions.keepsChoices) return;
      const after = trim(change(readStored()));
      localStore.set(RECENT_KEY, JSON.stringify(after.recent));
      localStore.set(FAVOURITE_KEY, JSON.stringify(after.favourite));
      setStored(after);
    },
  ];
}

function readStored(): StoredHits {
  const read = (key: string) =>
    parseStored(dialogOptions.keepsChoices ? localStore.get(key) : null);
  return {recent: read(RECENT_KEY), favourite: read(FAVOURITE_KEY)};
}
