import {loadLiveCode} from './loadLiveCode.ts';
import {startTabs} from './tabs.ts';

/**
 * Brings what moves in an article to life, until `signal` says that it is gone.
 * @param presses on tabs that were not answered yet, in their order
 */
export function startArticle(article: Element, signal: AbortSignal, presses: Event[] = []): void {
  startTabs(article, signal);
  repeat(presses);
  if (loadLiveCode && article.querySelector('.live'))
    loadLiveCode(article, signal).catch(console.warn);
  if (article.querySelector('figure.undrawn'))
    import('./diagrams.ts').then(({startDiagrams}) => startDiagrams(article, signal), console.warn);
}

/** Presses what was pressed. Keys of the keyboard go where those before them have led to, unless the reader has left. */
function repeat(presses: readonly Event[]): void {
  const tabAt = (target: unknown) => (target as Element | null)?.closest<HTMLElement>('[role=tab]');
  let left: Element | undefined;
  for (const {type, target, detail, key} of presses as readonly KeyboardEvent[]) {
    const pressed = tabAt(target)!;
    const isKey = detail === 0; // the click that Enter makes too
    const tab = isKey && pressed === left ? tabAt(document.activeElement) : pressed;
    if (type === 'click') tab?.click();
    else if (tab && tab === document.activeElement) {
      left = pressed;
      tab.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    }
  }
}
