import {useSite} from '../base/context.tsx';

/** Makes the address of a path of the site, base URL and all; other addresses stay. */
export function useBaseUrl(path: string): string {
  return useBaseUrlUtils().withBaseUrl(path);
}

/** Gives what puts the base path before a path of the site, for components made for Docusaurus. */
export function useBaseUrlUtils(): {withBaseUrl(path: string): string} {
  const {baseUrl} = useSite();
  return {
    withBaseUrl: (path) =>
      path.startsWith('/') && !path.startsWith('//') && !path.startsWith(baseUrl)
        ? baseUrl + path.slice(1)
        : path,
  };
}
