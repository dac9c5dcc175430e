/** Tells whether an address leads outside the site: `https://…`, `mailto:…`, `//host`. `pathname:/x` is one of this site. */
export function hasScheme(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && !/^pathname:/i.test(url);
}

/** Tells whether an address is a path of the author's own computer: `file:///home/me/a.png`, `C:\\a.png`. */
export function isOnOwnDisk(url: string): boolean {
  return /^(?:file:|[a-z]:(?:[\\/]|%5c))/i.test(url);
}
