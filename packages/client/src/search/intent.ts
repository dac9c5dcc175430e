import type {SiteData} from '@wuya/theme/types';
import type {SearchDialogControl} from './dialog.tsx';

const BUTTON = '.DocSearch-Button';

/** Loads the search when the reader reaches for it: with the pointer, the focus, or a key. Until then nothing of it is there. */
export function startSearch(site: SiteData): void {
  const {hasSearch, searchHref, searchProblem} = site;
  if (!hasSearch || searchProblem) return;
  let loading: Promise<SearchDialogControl> | undefined;
  let dialog: SearchDialogControl | undefined;
  /** What is typed until the dialog can take it; undefined when it is not being opened. */
  let typed: string | undefined;
  /** The key that opened the dialog, as long as it is down: held, it writes nothing into the field. */
  let held: string | undefined;

  const load = () =>
    (loading ??= import('./dialog.tsx').then(
      ({createSearchDialog}) => (dialog = createSearchDialog(site)),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const open = (first: string): void => {
    typed = first;
    const show = (control: SearchDialogControl): void => {
      control.open(typed || selectedText(), !typed);
      typed = undefined;
    };
    if (dialog) show(dialog);
    else load().then(show, () => searchHref !== null && location.assign(searchHref)); // as the button does without script
  };
  const warm = ({target}: Event): void => {
    if (buttonOf(target)) load().then((control) => control.warm(), () => undefined);
  };

  const release = (): void => {
    held = undefined;
    press(false);
  };

  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, warm, {passive: true});
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !buttonOf(event.target)) return;
    event.preventDefault();
    open('');
  });
  window.addEventListener('keydown', (event) => {
    const {key, target} = event;
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
      if (isToggle) dialog.close();
      else return;
    } else if (document.body.classList.contains('DocSearch--active')) return;
    else if (isToggle || (isBare && key === '/' && !isField(target))) {
      held = key;
      open('');
    } else if (isBare && typed !== undefined && key.length === 1) typed += key;
    else if (isBare && buttonOf(target) && /^[\p{L}\p{N}]$/u.test(key)) open(key);
    else return;
    event.preventDefault();
  });
  for (const type of ['keyup', 'blur']) window.addEventListener(type, release);
}

function press(isDown: boolean): void {
  document.querySelector(`${BUTTON} kbd`)?.toggleAttribute('data-pressed', isDown);
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(BUTTON) : null;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

/** One line of selected text, to search for. */
function selectedText(): string {
  const text = String(getSelection()).trim();
  return /\n/.test(text) ? '' : text.slice(0, 64);
}
