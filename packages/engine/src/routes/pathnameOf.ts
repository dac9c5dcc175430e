/**
 * Gives the pathname that a written path has on the site, encoded as browsers do: `b` on `/a/` → `/a/b`. It stays one of the
 * site where a browser would take a name in it for another host, which may be no valid one: `//[`, `/\[`, `\\nas\a`.
 */
export function pathnameOf(path: string, base = '/'): string {
  if (path.startsWith('/')) return new URL(`http://x${path}`).pathname;
  const from = `http://x${base}`;
  const url = URL.canParse(path, from) ? new URL(path, from) : undefined;
  // A scheme of our own (`pathname:/a`) has no host.
  return url && ['x', ''].includes(url.host) ? url.pathname : new URL(`./${path}`, from).pathname;
}
