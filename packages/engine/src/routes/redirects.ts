import type {ConfigProblem, SiteConfig} from '../config/siteConfig.ts';
import type {Content} from '../content/content.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../errors/diagnostic.ts';
import {escapeAttribute, escapeText} from '../article/html/escape.ts';
import {findCircles} from './redirectCircles.ts';
import {findOutputPathProblem} from './outputPath.ts';
import {findUnsafePart} from '../content/source/unsafePath.ts';
import {decodePath, joinPath, withSlash} from '@wuya/theme/pathname';
import type {ResolverInput} from './resolverContext.ts';
import {pathnameOf} from './pathnameOf.ts';
import {documentPathOf} from './addressWriter.ts';
import {outputPathOf, type Route, type RouteTable} from './routeTable.ts';

/** Begins an address that is no path: `javascript:`, `mailto:`. */
const SCHEME = /^\s*[a-z][\w+.-]*:/i;
/** Begins an address of another site. */
const ELSEWHERE = /^https?:\/\/[^/]/i;
/** The page that hosts show for addresses without one. */
const NOT_FOUND = '404.html';
/** The document of the first address. */
const HOME = 'index.html';

/** A document that leads elsewhere. */
export interface Redirect {
  readonly outputPath: string;
  /** Address it leads to. */
  readonly href: string;
}

/** Old addresses of a note, as its front matter names them. */
export interface NoteRedirect {
  readonly from: readonly string[];
  readonly to: string;
  readonly place: Place;
}

/** Lists the old addresses that notes name in `redirect_from`. */
export function listNoteRedirects({docs}: Content, baseUrl: string): NoteRedirect[] {
  return docs.flatMap(({frontMatter, permalink, source, keyLines}) =>
    frontMatter.redirect_from
      ? {
          from: frontMatter.redirect_from,
          to: `/${permalink.slice(baseUrl.length)}`,
          place: {file: source.path, line: keyLines.get('redirect_from') ?? 1, column: 1},
        }
      : [],
  );
}

/**
 * Creates what tells whether an address without a page, with the base URL, is an old one that leads on. Each of the old ones is read
 * once, whatever is asked.
 */
export function createLeadsOn({
  config,
  noteRedirects = [],
}: Pick<ResolverInput, 'config' | 'noteRedirects'>): (full: string) => boolean {
  const trim = (address: string) => decodePath(address).replace(/^\/|\/$/g, '');
  const old = new Set(
    [...config.redirects, ...noteRedirects].flatMap(({from}) => [from].flat().map(trim)),
  );
  return (full) => old.has(trim(full.slice(config.baseUrl.length)));
}

/**
 * Resolves the documents for old addresses; those that are already the address of a page, a file or another redirect
 * are reported.
 * @param staticPaths of files that are copied, in the output
 */
export function resolveRedirects(
  config: SiteConfig,
  table: RouteTable,
  staticPaths: ReadonlySet<string>,
  ofNotes: readonly NoteRedirect[] = [],
): {
  redirects: readonly Redirect[];
  problems: readonly ConfigProblem[];
  /** Problems of what notes say. */
  diagnostics: readonly Diagnostic[];
} {
  const {redirects, baseUrl, url} = config;
  const documents = listDocuments(config, table);
  const byPath = new Map<string, Redirect>();
  const indexOf = new Map<Redirect, number>();
  const problems: ConfigProblem[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (i: number, key: 'from' | 'to', diagnostic: Diagnostic): void => {
    const note = ofNotes[i - redirects.length];
    if (note) diagnostics.push({...diagnostic, place: note.place});
    else problems.push({option: `redirects[${i}].${key}`, diagnostic});
  };
  for (const [i, {from, to}] of [...redirects, ...ofNotes].entries()) {
    const isElsewhere = ELSEWHERE.test(to);
    const href = isElsewhere ? to : hrefOf(joinPath(baseUrl, to), table);
    const unsafeTo = isElsewhere
      ? undefined
      : (SCHEME.exec(to)?.[0] ?? findUnsafePart(to.replace(/[?#].*$/, '')));
    if (unsafeTo !== undefined) {
      const diagnostic = createDiagnostic('RT-033', {address: to, part: unsafeTo});
      report(i, 'to', diagnostic);
      continue;
    }
    for (const path of [from].flat()) {
      const part = SCHEME.exec(path)?.[0] ?? findUnsafePart(path);
      if (part !== undefined) {
        const diagnostic = createDiagnostic('RT-033', {address: path, part});
        report(i, 'from', diagnostic);
        continue;
      }
      const address = pathnameOf(joinPath(baseUrl, path));
      const permalink = asFolder(address);
      const outputPath = permalink.endsWith('.html')
        ? decodePath(permalink.slice(baseUrl.length))
        : outputPathOf(permalink, baseUrl);
      const isLong = findOutputPathProblem(outputPath) !== undefined;
      const isTaken =
        table.byPermalink.has(permalink) ||
        documents.has(outputPath) ||
        byPath.has(outputPath) ||
        staticPaths.has(outputPath) ||
        staticPaths.has(outputPath.replace(/\/index\.html$/, '')) ||
        outputPath === NOT_FOUND;
      if (isLong) report(i, 'from', createDiagnostic('RT-034', {address: decodePath(permalink)}));
      else if (isTaken)
        report(i, 'from', createDiagnostic('RT-032', {route: decodePath(permalink)}));
      else {
        const redirect = {outputPath, href};
        byPath.set(outputPath, redirect);
        indexOf.set(redirect, i);
      }
    }
  }
  for (const circle of findCircles(byPath, {baseUrl, url})) {
    const way = [circle.at(-1)!, ...circle].map(({href: to}) => decodePath(to)).join(' → ');
    report(indexOf.get(circle[0]!)!, 'to', createDiagnostic('RT-039', {way}));
  }
  return {redirects: [...byPath.values()], problems, diagnostics};
}

/** Lists the documents of pages whose addresses are not those of folders. */
function listDocuments(config: SiteConfig, {byPermalink}: RouteTable): ReadonlySet<string> {
  if (config.trailingSlash) return new Set();
  const pages = [...byPermalink.keys()];
  return new Set(pages.map((page) => documentPathOf(outputPathOf(page, config.baseUrl), config)));
}

/** Gives the address at which a redirect is: that of a document, or a folder, whatever its name looks like: `/v1.a` → `/v1.a/` */
const asFolder = (path: string): string => (/(?:\/|\.html)$/.test(path) ? path : `${path}/`);

/** Gives the address to which a redirect leads: a page whose name looks like that of a file is none. */
function hrefOf(path: string, {byPermalink}: RouteTable): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const page = `${pathnameOf(pathname)}/`;
  return byPermalink.has(page) ? page + rest : withSlash(path);
}

/**
 * Makes redirects from the old addresses that a foreign configuration makes of those of the pages; one that is the
 * address of a page, or already in a list, is left out without a message, as there.
 */
export function makeRedirects(
  {
    config,
    makeRedirects: make,
  }: {
    readonly config: SiteConfig;
    readonly makeRedirects?: ((path: string) => readonly string[]) | undefined;
  },
  table: RouteTable,
): {from: string; to: string}[] {
  if (make === undefined) return [];
  const {baseUrl, redirects} = config;
  const documents = listDocuments(config, table);
  const hasPage = (full: string): boolean =>
    table.byPermalink.has(full) || documents.has(decodePath(full.slice(baseUrl.length)));
  const fullOf = (path: string): string => asFolder(joinPath(baseUrl, path));
  const taken = new Set(redirects.flatMap(({from}) => [from].flat().map(fullOf)));
  return [...table.byPermalink.keys()].flatMap((permalink) => {
    const path = decodePath(permalink.slice(baseUrl.length - 1)).replace(/(.)\/$/, '$1');
    return make(path).flatMap((from) => {
      if (taken.has(fullOf(from)) || hasPage(fullOf(from))) return [];
      taken.add(fullOf(from));
      return [{from, to: path}];
    });
  });
}

/**
 * Leads from the first address of a site, where it has no page, to its first section, note or list of posts: the address
 * that is given to others must not answer 404. Returns undefined where there is a page or nothing to lead to.
 */
export function createHomeRedirect(
  {baseUrl}: Pick<SiteConfig, 'baseUrl'>,
  table: RouteTable,
  {sections, staticPaths}: {sections: readonly string[]; staticPaths: ReadonlySet<string>},
): Redirect | undefined {
  if (table.byPermalink.has(baseUrl) || staticPaths.has(HOME)) return undefined;
  // Notes are listed by the names of their files: the main one has the shortest address.
  const shortest = new Map<string, Route>();
  for (const route of table.byPermalink.values()) {
    const known = shortest.get(route.kind);
    if (!known || depthOf(route) < depthOf(known)) shortest.set(route.kind, route);
  }
  const first = ['doc', 'blogList', 'markdownPage', 'componentPage']
    .map((kind) => shortest.get(kind))
    .find((route) => route !== undefined);
  const href = sections.find((section) => table.byPermalink.has(section)) ?? first?.permalink;
  return href === undefined ? undefined : {outputPath: HOME, href};
}

const depthOf = ({permalink}: Pick<Route, 'permalink'>): number => permalink.split('/').length;

/** Finds the redirect at a path below the base URL, as a server finds it: `old`, `old/` or `old/index.html`. */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  return redirects.find(
    ({outputPath}) => outputPath === path || outputPath === joinPath(path, HOME).replace(/^\//, ''),
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
  const full = ELSEWHERE.test(href) ? to : escapeAttribute(url) + to;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeText(decodePath(href))}</title>` +
    `<link rel="canonical" href="${full}"><meta http-equiv="refresh" content="0; url=${to}"></head>` +
    `<body><p><a href="${to}">${escapeText(decodePath(href))}</a></p><script>${REDIRECT_SCRIPT}</script></body></html>\n`
  );
}
