import {loadLiveCode} from './loadLiveCode.ts';
import {startTabs} from './tabs.ts';

/** Brings what moves in an article to life, until `signal` says that it is gone. */
export function startArticle(article: Element, signal: AbortSignal): void {
  startTabs(article, signal);
  if (loadLiveCode && article.querySelector('.live'))
    loadLiveCode(article, signal).catch(console.warn);
  if (article.querySelector('figure.undrawn'))
    import('./diagrams.ts').then(({startDiagrams}) => startDiagrams(article, signal), console.warn);
}
