import {localStore} from '../base/storage.ts';

/**
 * Loads what moves in an article: at once where something in it is to be shown otherwise than the document has it, else with
 * the first sign of a reader inside it. A press that comes before the code does is repeated.
 */
export function startLater(article: Element, signal: AbortSignal): void {
  let loading: Promise<unknown> | undefined;
  let press: Event | undefined;
  const load = (sign?: Event) => {
    if (sign?.type === 'click') press = sign;
    loading ??= import('./start.ts').then(
      ({startArticle}) => startArticle(article, signal, press),
      console.warn,
    );
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    article.addEventListener(type, load, {signal});
  addEventListener('hashchange', load, {signal}); // to what a panel hides
  if (
    article.querySelector('.undrawn') ||
    location.search + location.hash ||
    [...article.querySelectorAll<HTMLElement>('.tabs')].some(({dataset}) =>
      localStore.get(`docusaurus.tab.${dataset['group']}`),
    )
  )
    load();
}
