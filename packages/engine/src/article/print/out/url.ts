/** Tells whether an address leads outside the site: `https://…`, `mailto:…`, `//host`. `pathname:/x` is one of this site. */
export function hasScheme(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && !/^pathname:/i.test(url);
}
