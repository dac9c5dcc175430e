import {localStore} from '../base/storage.ts';
import {STORE_SUFFIX} from '../base/storeSuffix.ts';

/** Keys that move the focus among tabs, as `moveFocus` of `tabs.ts` has them. */
const STEP = /^(?:Arrow(?:Left|Right)|Home|End)$/;

/**
 * Loads what moves in an article: at once where something in it is to be shown otherwise than the document has it, else with
 * the first sign of a reader inside it. What is pressed on a tab before the code is there is repeated, in its order. Where the
 * code cannot be had, without a network or after a new build, nothing stays hidden behind a tab.
 */
export function startLater(article: Element, signal: AbortSignal): void {
  let loading: Promise<unknown> | undefined;
  let presses: Event[] | undefined = [];
  const load = (sign?: Event) => {
    if (presses && sign && isPress(sign)) presses.push(sign);
    loading ??= import('./start.ts').then(
      ({startArticle}) => {
        const waiting = presses;
        presses = undefined; // what is repeated comes by here again
        startArticle(article, signal, waiting);
      },
      () => {
        // All panels are open then, as without script.
        for (const one of article.querySelectorAll<HTMLElement>('.tabs:not([data-live])>[hidden]'))
          one.hidden = false;
      },
    );
  };
  for (const type of ['pointerover', 'focusin', 'click', 'keydown'])
    article.addEventListener(type, load, {signal});
  addEventListener('hashchange', () => load(), {signal}); // to what a panel hides
  if (
    article.querySelector('.undrawn') ||
    location.search + location.hash ||
    [...article.querySelectorAll<HTMLElement>('.tabs')].some(({dataset}) =>
      localStore.get(`docusaurus.tab.${dataset['group']}${STORE_SUFFIX}`),
    )
  )
    load();
}

/** Tells whether an event is a press on a tab that was not answered yet. Such a key does not scroll the page. */
function isPress(event: Event): boolean {
  if (event.defaultPrevented || !(event.target as Element).closest('[role=tab]')) return false;
  const {key, altKey, ctrlKey, metaKey} = event as KeyboardEvent;
  const isStep = STEP.test(key) && !altKey && !ctrlKey && !metaKey;
  if (isStep) event.preventDefault();
  return isStep || event.type === 'click';
}
