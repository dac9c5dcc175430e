import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {useBaseUrl} from './useBaseUrl.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path inside the site. */
  readonly to?: string;
  readonly children?: ReactNode;
}

/** Addresses of pages end with a slash; files, fragments and other sites keep theirs. */
export function withSlash(address: string): string {
  return address.replace(/^(\/(?!\/)(?:[^?#]*\/)?[^/?#.]+)(?=[?#]|$)/, '$1/');
}

/** A link whose address is made by code: paths get the base URL and a slash at their end, addresses of the web open in a new tab. */
export function Link({to, href, children, ...rest}: LinkProps) {
  const address = withSlash(useBaseUrl(to ?? href ?? ''));
  const isWeb = /^(?:https?:)?\/\//i.test(address);
  return (
    <a href={address} {...(isWeb && {target: '_blank', rel: 'noopener noreferrer'})} {...rest}>
      {children}
    </a>
  );
}
