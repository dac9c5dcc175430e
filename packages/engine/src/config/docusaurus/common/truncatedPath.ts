const MARK = '.wuya-truncated';

/** Names the module of what a post shows in lists, its text up to the mark of truncation: `blog/a.md` → `blog/a.wuya-truncated.md`. */
export function truncatedPathOf(path: string): string {
  return path.replace(/(?=\.mdx?$)/i, MARK);
}

/** Names the file that such a module is made from; other paths are returned as they are. */
export function wholePathOf(path: string): string {
  return path.replace(/\.wuya-truncated(?=\.mdx?$)/i, '');
}
