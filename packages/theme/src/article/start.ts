import {loadLiveCode} from './loadLiveCode.ts';
import {startTabs} from './tabs.ts';

/**
 * Brings what moves in an article to life, until `signal` says that it is gone.
 * @param press on a tab that nobody has answered yet
 */
export function startArticle(article: Element, signal: AbortSignal, press?: Event): void {
  startTabs(article, signal);
  (press?.target as Element | undefined)?.closest<HTMLElement>('[role=tab]')?.click();
  if (loadLiveCode && article.querySelector('.live'))
    loadLiveCode(article, signal).catch(console.warn);
  if (article.querySelector('figure.undrawn'))
    import('./diagrams.ts').then(({startDiagrams}) => startDiagrams(article, signal), console.warn);
}
