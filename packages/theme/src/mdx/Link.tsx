import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {useBaseUrl} from './useBaseUrl.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path inside the site. */
  readonly to?: string;
  readonly children?: ReactNode;
}

/** Adds the slash that addresses of pages end with; those of files, fragments and other sites stay as they are. */
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
