/**
 * Tells whether a file is one of an installed package: a folder on its way is named `node_modules`, with either slash around it. A folder
 * with a name like it is none.
 * @example `/site/node_modules/a/index.js` → true, `/notes/my_node_modules/a.ts` → false
 */
export function isInstalledFile(path: string): boolean {
  return /(?:^|[\\/])node_modules[\\/]/.test(path);
}
