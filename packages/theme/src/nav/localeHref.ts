/** Makes the address of the page at `path` in the site of another language, whose base URL is `otherBaseUrl`. */
export function localeHref(path: string, baseUrl: string, otherBaseUrl: string): string {
  return path.startsWith(baseUrl) ? otherBaseUrl + path.slice(baseUrl.length) : otherBaseUrl;
}
