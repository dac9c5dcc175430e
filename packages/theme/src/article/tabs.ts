import {keyInOrder} from '../base/keyInOrder.ts';
import {localStore} from '../base/storage.ts';
import {STORE_SUFFIX} from '../base/storeSuffix.ts';

/** Returns the key of the tab a reader chose in a group; the one that sites of Docusaurus have. `startLater` asks for it too. */
const keyOf = (group: string): string => `docusaurus.tab.${group}${STORE_SUFFIX}`;

/** Makes the tabs of an article work, or those that a component rendered, until `signal` says that they are gone. */
export function startTabs(root: Element, signal: AbortSignal): void {
  const groups = root.matches('.tabs')
    ? [root as HTMLElement]
    : [...root.querySelectorAll<HTMLElement>('.tabs:not([data-live])')];
  for (const group of groups) restore(group);
  const revealHash = () => reveal(document.getElementById(decode(location.hash.slice(1))));
  revealHash();
  addEventListener('hashchange', revealHash, {signal});
  addEventListener(
    'storage',
    ({key, newValue}) => {
      for (const group of groups)
        if (
          newValue !== null &&
          group.dataset['group'] !== undefined &&
          key === keyOf(group.dataset['group'])
        )
          show(group, newValue);
    },
    {signal},
  );
  const tabOf = (event: Event): HTMLElement | null => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    return groups.includes(tab?.closest<HTMLElement>('.tabs') as HTMLElement) ? tab : null; // else somebody else's
  };
  root.addEventListener(
    'click',
    (event) => {
      const tab = tabOf(event);
      if (tab) choose(tab);
    },
    {signal},
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const tab = tabOf(event);
      if (tab) moveFocus(tab, event as KeyboardEvent);
    },
    {signal},
  );
  // What the browser finds in a hidden panel.
  root.addEventListener('beforematch', (event) => reveal(event.target as Element), {
    signal,
    capture: true,
  });
}

const tabsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
];

/** Restores the chosen tab of a group. The address comes before what the reader chose last. */
function restore(group: HTMLElement): void {
  for (const panel of group.querySelectorAll(':scope > [role=tabpanel][hidden]'))
    panel.setAttribute('hidden', 'until-found'); // React knows no such value
  const {query, group: name} = group.dataset;
  const fromAddress = query === undefined ? null : new URLSearchParams(location.search).get(query);
  const value = fromAddress ?? (name === undefined ? null : localStore.get(keyOf(name)));
  if (value !== null && show(group, value) && fromAddress !== null && name !== undefined)
    localStore.set(keyOf(name), value);
}

/** Shows the panel of a value; false when the group has none. */
function show(group: Element, value: string): boolean {
  const tabs = tabsOf(group);
  const chosen = tabs.find((tab) => tab.dataset['value'] === value);
  if (!chosen) return false;
  for (const tab of tabs) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    if (isChosen) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
  return true;
}

/** Stores a choice, which holds for all groups of the name, on this page and on the next. The tab stays where it is on the screen. */
function choose(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>('.tabs')!;
  const value = tab.dataset['value'] ?? '';
  const {query, group: name} = own.dataset;
  const top = tab.getBoundingClientRect().top;
  show(own, value);
  if (name !== undefined) {
    for (const group of document.querySelectorAll<HTMLElement>('.tabs'))
      if (group.dataset['group'] === name) show(group, value);
    localStore.set(keyOf(name), value);
  }
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  if (query === undefined) return;
  const url = new URL(location.href);
  url.searchParams.set(query, value);
  history.replaceState(history.state, '', url);
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrows, Home and End move the focus; Enter and Space are clicks of the button. */
function moveFocus(tab: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[keyInOrder(event.key)];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsOf(tab.closest('.tabs')!);
  event.preventDefault();
  tabs[step(tabs.indexOf(tab), tabs.length)]?.focus();
}

/** Opens the panels around an element, the inner ones too, and closes those beside them. A browser opens one that it leads into by itself. */
function reveal(element: Element | null): void {
  let isMoved = false;
  for (
    let panel = element?.closest('[role=tabpanel]');
    panel;
    panel = panel.parentElement!.closest('[role=tabpanel]')
  ) {
    const group = panel.closest('.tabs');
    const tab =
      group && tabsOf(group).find((one) => one.getAttribute('aria-controls') === panel!.id);
    if (!tab || (!panel.hasAttribute('hidden') && tab.tabIndex === 0)) continue;
    isMoved = true;
    show(group, tab.dataset['value'] ?? '');
  }
  if (isMoved) element?.scrollIntoView();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
