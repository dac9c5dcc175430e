import {startTransition, useEffect, useState} from 'react';
import {useSite, useText} from '../base/context.tsx';
import {SearchIcon} from './Icons.tsx';

/** Leads to the search page; with script, a listener of the client opens the search dialog instead. */
export function SearchButton() {
  const {hasSearch, searchHref, searchProblem} = useSite();
  const text = useText();
  const [isHydrated, setHydrated] = useState(false);
  // In a task of its own: a store that answers otherwise in the browser renders right after hydration, in the same task.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  if (!hasSearch) return null;
  const label = text('theme.SearchBar.label');
  // The keys only work with script, and which they are is only known in the browser; until then their place is kept.
  // Their text is drawn by the stylesheet: the name of the link says them in words.
  const isMac = isHydrated && isApple();
  const Tag = searchHref === null && !searchProblem ? 'button' : 'a';
  return (
    <Tag
      className="seek DocSearch-Button"
      {...(Tag === 'a' && {
        href: searchProblem ? undefined : searchHref!,
        // With script it opens the dialog; where search is not set up it does nothing.
        role: searchProblem ? 'link' : isHydrated ? 'button' : undefined,
      })}
      aria-label={
        searchProblem
          ? searchProblem
          : isHydrated && !matchMedia('(pointer: coarse)').matches
            ? `${label} (${isMac ? 'Command' : 'Ctrl'}+K)`
            : label
      }
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-disabled={searchProblem ? true : undefined}
      title={searchProblem}
      data-reload
    >
      <SearchIcon />
      <span>{label}</span>{' '}
      <kbd className={isHydrated ? undefined : 'unknown'} data-keys={isMac ? '⌘ K' : 'Ctrl K'} />
    </Tag>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad|iPod/.test(navigator.platform);
}
