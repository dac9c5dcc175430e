import {localStore} from '@wuya/theme';
import {useState} from 'react';
import {provider} from './siteProvider.ts';
import {parseStored, trim, type StoredHits} from './stored.ts';

const RECENT_KEY = `__DOCSEARCH_RECENT_SEARCHES__${provider.indexName}`;
const FAVOURITE_KEY = `__DOCSEARCH_FAVORITE_SEARCHES__${provider.indexName}`;

/** What the reader chose before, and how to change it: each change begins with what the browser keeps at that moment. */
export function useStored(): [StoredHits, (change: (stored: StoredHits) => StoredHits) => void] {
  const [stored, setStored] = useState(() => trim(readStored()));
  return [
    stored,
    (change) => {
      const before = readStored();
      const after = trim(change(before));
      if (after.recent !== before.recent) localStore.set(RECENT_KEY, JSON.stringify(after.recent));
      if (after.favourites !== before.favourites) localStore.set(FAVOURITE_KEY, JSON.stringify(after.favourites));
      setStored(after);
    },
  ];
}

function readStored(): StoredHits {
  return {recent: parseStored(localStore.get(RECENT_KEY)), favourites: parseStored(localStore.get(FAVOURITE_KEY))};
}
