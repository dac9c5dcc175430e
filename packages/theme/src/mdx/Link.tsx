import type {AnchorHTMLAttributes, CSSProperties, ReactNode} from 'react';
import {usePage, useSite} from '../base/context.tsx';
import {isSlashless} from './foreignConfig.ts';
import {useBaseUrlUtils} from './useBaseUrl.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path inside the site. */
  readonly to?: string;
  readonly children?: ReactNode;
  /** Marks the link while its page, or one below it, is open: what else begins with `active` says how. @default false */
  readonly isNavLink?: boolean;
  /** @default 'active' */
  readonly activeClassName?: string;
  readonly activeStyle?: CSSProperties;
  /** Only the page itself counts, none below it. @default false */
  readonly exact?: boolean;
  /** Decides whether the link is marked. */
  isActive?(match: unknown, location: {readonly pathname: string}): boolean;
  /** Puts the base URL before paths. @default true */
  readonly autoAddBaseUrl?: boolean;
}

/** Adds the slash that addresses of pages end with; those of files, fragments and other sites stay as they are. */
export function withSlash(address: string): string {
  return address.replace(/^(\/(?!\/)(?:[^?#]*\/)?[^/?#.]+)(?=[?#]|$)/, '$1/');
}

/**
 * Takes the slash from the end of an address of the site, but not from that of a home page.
 * @example `/docs/a/#b` → `/docs/a#b`
 */
export function withoutSlash(address: string, homes: readonly string[]): string {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!/^\/(?!\/).*[^/]\/$/.test(path) || homes.includes(path)) return address;
  return path.slice(0, -1) + address.slice(path.length);
}

/** Gives an address that code makes the end that those of pages have. */
export function usePageAddress(address: string): string {
  const {baseUrl, languages = []} = useSite();
  if (!isSlashless) return withSlash(address);
  return withoutSlash(address, [baseUrl, ...languages.map((language) => language.baseUrl)]);
}

/**
 * Resolves a relative address as where the address of the page has no slash at its end; others stay.
 * @example `./b` on `/docs/a/` → `/docs/b`
 */
export function fromSlashless(address: string, pathname: string): string {
  if (address === '' || /^(?:[/?#]|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  const whole = new URL(address, `http://x${pathname.replace(/\/$/, '')}`);
  return whole.pathname + whole.search + whole.hash;
}

const PATHNAME = 'pathname://';

/** A link whose address is made by code: paths get the base URL and a slash at their end, addresses of the web open in a new tab. */
export function Link({
  to,
  href,
  children,
  isNavLink = false,
  activeClassName = 'active',
  activeStyle,
  exact = false,
  isActive,
  autoAddBaseUrl = true,
  ...rest
}: LinkProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const {path: pathname} = usePage();
  const written = to ?? href ?? '';
  const isFile = written.startsWith(PATHNAME); // beside the pages: loaded as a document
  const given = isFile ? written.slice(PATHNAME.length) : written;
  const rooted = isSlashless ? fromSlashless(given, pathname) : given;
  const based = autoAddBaseUrl && given.startsWith('/') ? withBaseUrl(given) : rooted;
  const placed = usePageAddress(based);
  const address = isFile ? based : placed;
  const isWeb = /^(?:https?:)?\/\//i.test(address);
  const page = address.replace(/[?#].*$/, '');
  const isOpen = exact ? pathname === page : page !== '' && pathname.startsWith(page);
  const isMarked = isNavLink && (isActive ? isActive(isOpen ? {} : null, {pathname}) : isOpen);
  return (
    <a
      {...((to ?? href) !== undefined && {href: address})}
      {...(isWeb && {target: '_blank', rel: 'noopener noreferrer'})}
      {...(isFile && {'data-reload': ''})}
      {...rest}
      {...(isMarked && {
        'aria-current': 'page',
        className: `${rest.className ?? ''} ${activeClassName}`.trim(),
        style: {...rest.style, ...activeStyle},
      })}
    >
      {children}
    </a>
  );
}
