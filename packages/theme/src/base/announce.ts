/** Id of the live region that App renders. */
export const LIVE_REGION_ID = 'Live';

/** Speaks a short text to readers of screens, politely. Does nothing where the region is missing. */
export function announce(text: string): void {
  // A note may hold an element with that id; the region is behind all that a page shows.
  const region = [...document.querySelectorAll(`#${LIVE_REGION_ID}`)].pop();
  if (!region) return;
  region.textContent = '';
  // The same text twice in a row is only spoken again when the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
