/** Makes the address of the Markdown copy of a page: `/a/` and `/a` → `/a/index.md` */
export function markdownCopyOf(address: string): string {
  return `${address}/index.md`.replace('//i', '/i');
}
