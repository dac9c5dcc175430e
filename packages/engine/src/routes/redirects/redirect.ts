import {joinPath, decodePath} from '@wuya/theme/pathname';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';

/** Begins an address of another site. */
const ELSEWHERE = /^https?:\/\/[^/]/i;

/** A document at an old address that leads on. */
export interface Redirect {
  /** Path of the document in the output: `old/index.html`. */
  readonly outputPath: string;
  /** Address it leads to: with the base URL, or of another site. */
  readonly href: string;
}

/** Tells whether a redirect leads to another site. */
export const leadsElsewhere = (to: string): boolean => ELSEWHERE.test(to);

/** Finds the redirect at a path below the base URL, as a server finds it: `old`, `old/` or `old/index.html`. */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  return redirects.find(
    ({outputPath}) =>
      outputPath === path || outputPath === joinPath(path, 'index.html').replace(/^\//, ''),
  );
}

/**
 * Takes the query and the fragment of an old address along, which a refresh leaves behind, where the new one has none of its
 * own. Scripts in documents are allowed by their hash: it is the same for all.
 */
export const REDIRECT_SCRIPT =
  "var a=document.querySelector('a');a.search=a.search||location.search;a.hash=a.hash||location.hash;location.replace(a.href)";

/** Renders the document of an old address: browsers go on at once, machines are told where the page is. */
export function renderRedirect(
  {href}: Redirect,
  {url, locale}: Pick<SiteConfig, 'url' | 'locale'>,
): string {
  const to = escapeAttribute(href);
  const full = leadsElsewhere(href) ? to : escapeAttribute(url) + to;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeText(decodePath(href))}</title>` +
    `<link rel="canonical" href="${full}"><meta http-equiv="refresh" content="0; url=${to}"></head>` +
    `<body><p><a href="${to}">${escapeText(decodePath(href))}</a></p><script>${REDIRECT_SCRIPT}</script></body></html>\n`
  );
}
