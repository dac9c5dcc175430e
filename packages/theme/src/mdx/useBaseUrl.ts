import {useSite} from '../base/context.tsx';

export interface BaseUrlOptions {
  /** Puts the base URL before addresses that have it already. @default false */
  readonly forcePrependBaseUrl?: boolean;
  /** Gives the address with the origin of the site. @default false */
  readonly absolute?: boolean;
}

/** Makes the address of a path of the site, base URL and all: `img/a.png` → `/base/img/a.png`; other addresses stay. */
export function useBaseUrl<T extends string | undefined>(path: T, options?: BaseUrlOptions): T {
  return useBaseUrlUtils().withBaseUrl(path, options);
}

/** Gives what puts the base path before a path of the site, for components made for Docusaurus. */
export function useBaseUrlUtils(): {
  withBaseUrl<T extends string | undefined>(path: T, options?: BaseUrlOptions): T;
} {
  const {baseUrl, url} = useSite();
  return {
    withBaseUrl: (path, {forcePrependBaseUrl = false, absolute = false} = {}) => {
      if (!path || /^(?:#|\w*:|\/\/)/.test(path)) return path;
      const own = path.replace(/^\//, '');
      if (forcePrependBaseUrl) return (baseUrl + own) as typeof path;
      const rooted = `${path}/` === baseUrl ? baseUrl : path;
      const placed = rooted.startsWith(baseUrl) ? rooted : baseUrl + own;
      return ((absolute ? url : '') + placed) as typeof path;
    },
  };
}
