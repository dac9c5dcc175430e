const QUERIES: Readonly<Record<string, string>> = {raw: '?raw', url: '?url', file: '?url'};

/**
 * Reads an address with loaders of webpack, which Docusaurus' own manual teaches for showing a file's text; other loaders
 * are left out. @example `!!raw-loader!./a.ts` → `{from: './a.ts', query: '?raw'}`
 */
export function readLoaders(
  id: string,
): {readonly from: string; readonly query: string} | undefined {
  const [, loaders, from] =
    /^(?:-?!!?)?((?:[\w@/.-]+-loader(?:\?[^!]*)?!)+)([^!]+)$/.exec(id) ?? [];
  if (loaders === undefined || from === undefined) return undefined;
  const [, name = ''] = /(?:^|\/)(\w+)-loader/.exec(loaders) ?? [];
  return {from, query: QUERIES[name] ?? ''};
}
