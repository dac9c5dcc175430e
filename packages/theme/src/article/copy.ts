/** Puts text on the clipboard. Where the page may not, selects the element's text and asks the browser to copy that. */
export async function copyText(text: string, element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or not a secure page.
    return copySelection(element);
  }
}

/**
 * Returns the code of a block as it runs: without line numbers, which are rendered by CSS, signs of notes, lines that a diff
 * takes away, and the last newline. A diff that only takes away is copied whole.
 */
export function getCodeText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  const left = copy.querySelector('.ln:not(.del)') ? '.cn, .del' : '.cn';
  for (const part of copy.querySelectorAll(left)) part.remove();
  return copy.textContent!.replace(/\n$/, '');
}

/** Leaves the text selected when copying fails, so that the reader can copy it by hand. */
function copySelection(element: Element): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  // The only way to copy without the Clipboard API, however old it is.
  const isCopied = document.execCommand('copy');
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
