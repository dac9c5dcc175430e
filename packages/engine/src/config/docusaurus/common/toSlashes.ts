/** Writes a path with `/`, as ids of modules and names of files of a site have it: `a\b.ts` → `a/b.ts` */
export function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
