// Where there is no Escape, the system's Back closes what is open.
const PHONE = '(pointer: coarse)';

interface EntryState {
  /** Whether the entry is there for the open drawer alone. */
  readonly drawer?: boolean;
}

/**
 * Calls `close` when the browser's Back is pressed, which then does not leave the page. On phones by an entry of the
 * history, which every browser has; elsewhere by the Navigation API, where there is one. Returns how to end that.
 */
export function followBack(close: () => void): () => void {
  return matchMedia(PHONE).matches ? addEntry(close) : refuseToLeave(close);
}

/** Tells whether the open entry is that of the drawer. */
function isOwn(): boolean {
  return (history.state as EntryState | null)?.drawer === true;
}

function addEntry(close: () => void): () => void {
  // One is there still where the page was loaded again.
  if (!isOwn()) history.pushState({drawer: true} satisfies EntryState, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (isOwn()) history.back();
  };
}

/**
 * Follows a link of the drawer once its entry was left, so that Back leads to where the reader was at once, and to the line
 * that was read: put in the place of that entry, a page makes Firefox forget the line. Does nothing where there is none.
 */
export function leaveBy(link: HTMLAnchorElement, event: Pick<MouseEvent, LeavingEvent>): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || link.target === '_blank' || !isOwn()) return;
  event.preventDefault();
  history.replaceState(null, ''); // closing is not to go back once more
  addEventListener('popstate', () => link.click(), {once: true});
  history.back();
}

type LeavingEvent =
  | 'altKey'
  | 'ctrlKey'
  | 'defaultPrevented'
  | 'metaKey'
  | 'preventDefault'
  | 'shiftKey';

/** The part of the Navigation API used here; TypeScript's DOM library does not have all of it. */
interface TraverseEvent extends Event {
  readonly navigationType: string;
}

function refuseToLeave(close: () => void): () => void {
  const navigation = (globalThis as {navigation?: EventTarget}).navigation;
  const listener = (event: Event) => {
    if ((event as TraverseEvent).navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    close();
  };
  navigation?.addEventListener('navigate', listener);
  return () => navigation?.removeEventListener('navigate', listener);
}
