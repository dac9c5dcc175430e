/** Tells whether an address of the configuration is no path of the site: it names another host, or is the picture itself. */
export function isOutside(address: string): boolean {
  return /^(?:(?:https?:)?\/\/|data:)/i.test(address);
}
