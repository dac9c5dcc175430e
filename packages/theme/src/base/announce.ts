/** Id of the live region that App renders. */
export const LIVE_REGION_ID = 'Live';

/** Speaks a short text to readers of screens, politely. Does nothing where the region is missing. */
export function announce(text: string): void {
  const region = document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  region.textContent = '';
  // The same text twice in a row is only spoken again when the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
