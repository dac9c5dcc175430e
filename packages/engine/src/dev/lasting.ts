import type {SiteConfig} from '../config/siteConfig.ts';

/**
 * Prints what a development server takes from the configuration when it starts and keeps as long as it runs: languages,
 * address, whether code runs in pages, options of Vite. Two configurations that print the same do with one server.
 */
export function printLasting({baseUrl, locale, i18n, markdown, vite}: SiteConfig): string {
  const languages = i18n?.languages.map(({locale: one, path, folder}) => [one, path, folder]);
  return JSON.stringify([baseUrl, locale, languages, markdown.liveCode, printOptions(vite)]);
}

/** Prints options with the code of their functions; what is inside itself is printed once. */
function printOptions(options: unknown): string | undefined {
  const seen = new Set<unknown>();
  return JSON.stringify(options, (_name, value: unknown) => {
    if (typeof value === 'function' || value instanceof RegExp) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  });
}
