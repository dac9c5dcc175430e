/** Shows a dialog over the page, which no longer scrolls, with the focus in a field: behind its text, or with that selected. Returns how to take it away again. */
export function openModal(
  dialog: HTMLDialogElement,
  input: HTMLInputElement,
  isSelected: boolean,
): () => void {
  const {classList} = document.documentElement;
  const wasLocked = classList.contains('locked');
  classList.add('locked');
  document.body.classList.add('DocSearch--active');
  dialog.showModal();
  input.focus();
  input.setSelectionRange(isSelected ? 0 : input.value.length, input.value.length);
  const view = window.visualViewport;
  // The keyboard of a phone covers the window without making it smaller.
  const fit = () => dialog.style.setProperty('--seen', `${view!.height * view!.scale}px`);
  view?.addEventListener('resize', fit);
  return () => {
    view?.removeEventListener('resize', fit);
    if (!wasLocked) classList.remove('locked');
    document.body.classList.remove('DocSearch--active');
    dialog.close(); // gives the focus back
  };
}

/** Selector of elements that may have the focus, unless `tabIndex` says otherwise. */
const STOPS = 'a[href], button, input, select, [tabindex]';

/** Leads Tab from the last element of a dialog to its first, and back, as they are at that moment. */
export function keepFocusInside(
  dialog: HTMLElement,
  event: {readonly shiftKey: boolean; preventDefault(): void},
): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && element.offsetParent !== null,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && stops.includes(document.activeElement as HTMLElement))
    return;
  event.preventDefault();
  to?.focus();
}
