import type {SiteData} from '@wuya/theme/types';
import type {SearchDialogControl} from './dialog.tsx';
import type {FindFacets} from './SearchSession.tsx';

const BUTTON = '.DocSearch-Button';

/** Loads the search when the reader reaches for it: with the pointer, the focus, or a key. Until then nothing of it is there. */
export function startSearch(site: SiteData): void {
  if (!site.hasSearch || site.searchProblem) return;
  const opening = createOpening(site);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({target}) => buttonOf(target) && opening.warm(), {
      passive: true,
    });
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || !buttonOf(event.target)) return;
    event.preventDefault();
    opening.open('');
  });
  window.addEventListener('keydown', createKeys(opening));
  addEventListener('popstate', opening.follow);
  // A document that Back leads to, kept by the browser or loaded again.
  addEventListener('pageshow', ({persisted}) => persisted && opening.follow());
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'back_forward') opening.follow();
}

/** The way from the wish to search to the open dialog. */
interface Opening {
  /** The dialog, once its code is there. */
  readonly dialog: SearchDialogControl | undefined;
  /** What is typed until the dialog can take it; undefined when it is not being opened. */
  typed: string | undefined;
  open(first: string): void;
  /** Shows the dialog where Back leads to an entry that it was left from, and takes it away elsewhere. */
  follow(): void;
  warm(): void;
}

function createOpening(site: SiteData): Opening {
  let loading: Promise<SearchDialogControl> | undefined;
  let dialog: SearchDialogControl | undefined;
  const load = () =>
    (loading ??= Promise.all([import('./dialog.tsx'), loadVersions(site)]).then(
      ([{createSearchDialog}, findFacets]) => (dialog = createSearchDialog(site, findFacets)),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  /** Loads for what can be done without. */
  const attempt = (use: (control: SearchDialogControl) => void): void =>
    void load().then(use, () => undefined);
  const opening: Opening = {
    get dialog() {
      return dialog;
    },
    typed: undefined,
    open(first) {
      opening.typed = first;
      const show = (control: SearchDialogControl): void => {
        const {typed} = opening;
        opening.typed = undefined;
        if (typed !== undefined) control.open(typed || selectedText(), !typed);
      };
      const leave = (): void => {
        // As the button does without script.
        if (opening.typed !== undefined && site.searchHref !== null)
          location.assign(site.searchHref);
        opening.typed = undefined;
      };
      if (dialog) show(dialog);
      else load().then(show, leave);
    },
    follow() {
      if (dialog) dialog.follow();
      else if ((history.state as {searchDialog?: unknown} | null)?.searchDialog)
        attempt((control) => control.follow());
    },
    warm: () => attempt((control) => control.warm()),
  };
  return opening;
}

/** Loads what tells which versions are searched in: most sites have one, and do without. */
async function loadVersions(site: SiteData): Promise<FindFacets> {
  if (site.versions.length === 0 && !site.collections) return () => undefined;
  const {facetsOf, findSearchVersions} = await import('./version.ts');
  return () => facetsOf(site, findSearchVersions(site));
}

/** Creates the keys that open and close the dialog, and letters typed until it is there. */
function createKeys(opening: Opening): (event: KeyboardEvent) => void {
  /** The key that opened the dialog, as long as it is down: held, it writes nothing into the field. */
  let held: string | undefined;
  for (const type of ['keyup', 'blur'])
    window.addEventListener(type, () => {
      held = undefined;
      press(false);
    });
  return (event) => {
    const {key} = event;
    // The field itself, where a component of the web keeps it in a tree of its own.
    const [target] = event.composedPath();
    const {dialog, typed} = opening;
    if (event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isBare = !isCommand && !event.altKey;
    const isToggle = isCommand && key.toLowerCase() === 'k';
    // A key that is held would open and close by turns.
    if (event.repeat) {
      if (isToggle || key === held) event.preventDefault();
      return;
    }
    press(isToggle || key === 'Control' || key === 'Meta');
    if (dialog?.isOpen) {
      if (!isToggle) return;
      dialog.close();
    } else if (document.body.classList.contains('DocSearch--active')) return;
    else if (isToggle || (isBare && key === '/' && !isField(target))) {
      held = key;
      opening.open('');
    } else if (isBare && typed !== undefined && key === 'Escape') opening.typed = undefined;
    else if (isBare && typed !== undefined && key.length === 1) opening.typed += key;
    else if (isBare && buttonOf(target) && /^[\p{L}\p{N} ]$/u.test(key)) opening.open(key.trim());
    else return;
    event.preventDefault();
  };
}

function press(isDown: boolean): void {
  document.querySelector(`${BUTTON} kbd`)?.toggleAttribute('data-pressed', isDown);
}

function buttonOf(target: EventTarget | null | undefined): Element | null {
  return target instanceof Element ? target.closest(BUTTON) : null;
}

function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Returns one line of selected text, to search for. */
function selectedText(): string {
  const text = String(getSelection()).trim();
  return /\n/.test(text) ? '' : text;
}
