import {decodePath, joinPath} from '@wuya/theme/pathname';

/**
 * Gives what is below the base URL of a path that begins with it, encoded as the configuration has it or as people write it:
 * `/%E7%AB%99/a.png` and `/站/a.png` → `a.png`; undefined for a path that does not.
 */
export function belowBase(path: string, baseUrl: string): string | undefined {
  const base = [baseUrl, decodePath(baseUrl)].find((one) => path.startsWith(one));
  return base && path.slice(base.length);
}

/** Puts the base URL before a path of the site, unless it is there, encoded or not: `/a`, `/站/a`, `/%E7%AB%99/a` → `/%E7%AB%99/a`. */
export function withBase(path: string, baseUrl: string): string {
  const below = belowBase(path, baseUrl);
  if (below !== undefined) return baseUrl + below;
  const bare = baseUrl.slice(0, -1);
  return path === bare || path === decodePath(bare) ? bare : joinPath(baseUrl, path);
}
