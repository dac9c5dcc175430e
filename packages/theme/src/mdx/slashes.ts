/** Adds a slash to the end of a path that has none. */
export const addTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** Adds a slash to the beginning of a path that has none. */
export const addLeadingSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

/** Takes the slash from the end of a path. */
export const removeTrailingSlash = (path: string): string =>
  path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Gives the path of an address the end that a site made for Docusaurus asks for; what is behind `?` or `#` stays.
 * @param trailingSlash undefined leaves addresses as they are
 * @example `/a?b`, true → `/a/?b`
 */
export function applyTrailingSlash(
  address: string,
  {
    trailingSlash,
    baseUrl,
  }: {readonly trailingSlash?: boolean | undefined; readonly baseUrl: string},
): string {
  if (address.startsWith('#') || trailingSlash === undefined) return address;
  const [path = ''] = address.split(/[#?]/, 1);
  if (path === '/' || path === baseUrl) return address;
  const rest = address.slice(path.length);
  return (trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path)) + rest;
}
