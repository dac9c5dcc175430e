/** Finds the sign in the path of a site at which a bundler, who reads paths as addresses, ends it; undefined where there is none. */
export function findUrlSign(dir: string): '?' | '#' | undefined {
  return /[?#]/.exec(dir)?.[0] as '?' | '#' | undefined;
}
