/** Tells whether a folder is one of installed packages or below one: what is there counts as theirs, and is taken to stay as it is. */
export function isAmongPackages(dir: string): boolean {
  return /(?:^|[/\\])node_modules(?:[/\\]|$)/.test(dir);
}

/**
 * Finds the sign in the path of a site at which a bundler, which reads paths as addresses, ends it; undefined where
 * there is none.
 */
export function findUrlSign(dir: string): '?' | '#' | undefined {
  return /[?#]/.exec(dir)?.[0] as '?' | '#' | undefined;
}
