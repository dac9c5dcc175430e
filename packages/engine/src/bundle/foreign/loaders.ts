/** A file that is asked for with loaders of webpack. */
interface LoadedFile {
  readonly from: string;
  /** What Vite has for the loader; empty for one that is left out. */
  readonly query: string;
  /** Whether `require` gives the value itself, not a module with it. */
  readonly isValue: boolean;
}

const QUERIES: Readonly<Record<string, string>> = {raw: '?raw', url: '?url', file: '?url'};

/**
 * Reads an address with loaders of webpack, which Docusaurus' own manual teaches for showing a file's text; other loaders
 * are left out. @example `!!raw-loader!./a.ts` → `{from: './a.ts', query: '?raw'}`
 */
export function readLoaders(id: string): LoadedFile | undefined {
  const [, loaders, from] =
    /^(?:-?!!?)?((?:[\w@/.-]+-loader(?:\?[^!]*)?!)+)([^!]+)$/.exec(id) ??
    /^-?!!?()([^!]+)$/.exec(id) ?? // `!!./a.ts?raw`: none of those that the configuration has
    [];
  if (loaders === undefined || from === undefined) return undefined;
  const [, name = ''] = /(?:^|\/)(\w+)-loader/.exec(loaders) ?? [];
  const query = QUERIES[name] ?? '';
  return {from, query, isValue: query !== '' && loaders.includes('esModule=false')};
}

/** What files are without loaders. */
export const UNLOADED = {query: '', isValue: false};

/** Prints the fields of Vite's glob for files that loaders load: `['eager: true', "query: '?raw'"]` */
export const globFields = (
  {query, isValue}: Pick<LoadedFile, 'query' | 'isValue'>,
  isLazy = false,
): string[] => [
  ...(isLazy ? [] : ['eager: true']),
  ...(query ? [`query: '${query}'`] : []),
  ...(isValue ? ["import: 'default'"] : []),
];

const VALUE = '\0wuya:value:';

/** Names the module of a file that is its value for `require`: of a script no bundler is to read it as one. */
export const toValueModule = (file: string): string => `${VALUE}${file}.mjs`;

/** Prints such a module; undefined for others. */
export function printValueModule(id: string): string | undefined {
  if (!id.startsWith(VALUE)) return undefined;
  const file = id.slice(VALUE.length, -'.mjs'.length);
  return `import value from ${JSON.stringify(file)};\nexport {value as default, value as 'module.exports'};`;
}
