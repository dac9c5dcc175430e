import picomatch from 'picomatch';

/**
 * Makes a test of paths with `/` against patterns: `*` and `?` stay inside a folder, `**` crosses folders, `{a,b}` is a
 * choice, `[a-z]` a set, `!(a)` anything else. A pattern without any of these means a file, or all of a folder.
 */
export function createMatcher(patterns: readonly string[]): (path: string) => boolean {
  const tests = patterns.map((pattern) => {
    const text = pattern.replace(/^\.?\//, '');
    if (isGlob(text)) return picomatch(text, {dot: true});
    const name = text.replace(/\/$/, '');
    return (path: string) => path === name || path.startsWith(`${name}/`);
  });
  return (path) => tests.some((test) => test(path));
}

/** Blanks before a bracket are those of a name: `a (1).md` is a file. */
function isGlob(text: string): boolean {
  return /[*?{[]|[!@+]\(/.test(text);
}
