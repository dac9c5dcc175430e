/**
 * Prints the tag by which crawlers of Docusaurus know the version of a page; `''` is a page in no version.
 * @example `''` → `default`, `1.0` → `docs-default-1.0`, `api/1.0` → `docs-api-1.0`
 */
export function versionTagOf(version: string): string {
  if (version === '') return 'default';
  return `docs-${version.includes('/') ? version.replace('/', '-') : `default-${version}`}`;
}
