const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/**
 * Removes what no page of HTML may hold, and what a terminal takes for a command where copies of the page are printed: it comes with
 * what is pasted from terminals and PDF files, and is invisible.
 */
export function dropControls(text: string): string {
  return text.replace(CONTROL, '');
}
