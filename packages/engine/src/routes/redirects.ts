import type {ConfigProblem, SiteConfig} from '../config/siteConfig.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {escapeAttribute, escapeText} from '../markdown/html.ts';
import {decodePath, joinPath, withSlash} from '../shared/pathname.ts';
import {outputPathOf, type RouteTable} from './routeTable.ts';

/** The page that hosts show for addresses without one. */
const NOT_FOUND = '404.html';

/** A document that leads elsewhere. */
export interface Redirect {
  readonly outputPath: string;
  /** Address it leads to. */
  readonly href: string;
}

/**
 * The documents for old addresses; those at which a page, a file or another one of them stands are reported.
 * @param staticPaths of files that are copied, in the output
 */
export function resolveRedirects({redirects, baseUrl}: SiteConfig, table: RouteTable, staticPaths: ReadonlySet<string>): {redirects: readonly Redirect[]; problems: readonly ConfigProblem[]} {
  const byPath = new Map<string, Redirect>();
  const problems: ConfigProblem[] = [];
  for (const [i, {from, to}] of redirects.entries()) {
    const href = withSlash(joinPath(baseUrl, to));
    for (const path of [from].flat()) {
      const address = new URL(joinPath(baseUrl, path), 'http://x').pathname;
      const permalink = address.endsWith('.html') ? address : withSlash(address);
      const outputPath = permalink.endsWith('.html') ? decodePath(permalink.slice(baseUrl.length)) : outputPathOf(permalink, baseUrl);
      const isTaken = table.byPermalink.has(permalink) || byPath.has(outputPath) || staticPaths.has(outputPath) || staticPaths.has(outputPath.replace(/\/index\.html$/, '')) || outputPath === NOT_FOUND;
      if (isTaken) problems.push({option: `redirects[${i}].from`, diagnostic: createDiagnostic('RT-032', {route: decodePath(permalink)})});
      else byPath.set(outputPath, {outputPath, href});
    }
  }
  return {redirects: [...byPath.values()], problems};
}

/** The one at a path below the base URL, as a server finds it: `old`, `old/` or `old/index.html`. */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  return redirects.find(({outputPath}) => outputPath === path || outputPath === joinPath(path, 'index.html'));
}

/** The document of an old address: browsers go on at once, machines are told where the page is. */
export function renderRedirect({href}: Redirect, {url, locale}: Pick<SiteConfig, 'url' | 'locale'>): string {
  const to = escapeAttribute(href);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeText(decodePath(href))}</title>` +
    `<link rel="canonical" href="${escapeAttribute(url)}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head>` +
    `<body><p><a href="${to}">${escapeText(decodePath(href))}</a></p></body></html>\n`
  );
}
