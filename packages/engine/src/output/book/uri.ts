/**
 * Writes an address as books take it, where checkers are stricter than browsers: a second `#` and a `%` that encodes
 * nothing are encoded. `https://a.example/#/b#c` → `https://a.example/#/b%23c`
 */
export function toUri(href: string): string {
  const [start = '', ...fragments] = href.replace(/%(?![\da-f]{2})/gi, '%25').split('#');
  return fragments.length === 0 ? start : `${start}#${fragments.join('%23')}`;
}
