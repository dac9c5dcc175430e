/** Control characters, blanks and marks without a width: browsers and readers leave them out of an address. */
const HIDDEN = /[\0-\x20\x7f-\xa0\u200b-\u200f\u2028-\u202e\ufeff]+/g;

/**
 * Finds the scheme of an address that runs a script or shows a page of its own making where it is followed:
 * `javascript:…` → `javascript:`; undefined for any other. What is left out of an address hides nothing.
 */
export function findScriptScheme(address: string): string | undefined {
  const plain = address.replace(HIDDEN, '');
  return /^(?:javascript|vbscript|livescript|data):/i.exec(plain)?.[0].toLowerCase();
}
