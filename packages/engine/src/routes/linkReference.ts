import {join} from 'node:path';
import {decodePath, joinPath, withSlash} from '@wuya/theme/pathname';
import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {createNearestFinder} from '../errors/nearest.ts';
import {type Reaction, tolerated} from '../errors/reaction.ts';
import {assetHref} from './assets.ts';
import {belowBase, withBase} from './belowBase.ts';
import {escapeDestination} from './nearestFile.ts';
import {resolveNestedLink} from './nestedLink.ts';
import {
  checkAnchor,
  findLocalFile,
  placeOf,
  type ReferencePage,
  report,
  type ResolvedReference,
  type ResolverContext,
} from './resolverContext.ts';
import {filesMeant, findWritten} from './filesMeant.ts';
import {toFullPaths} from './fullPaths.ts';
import {readLanguageAddress} from './otherEdition.ts';
import {toRoutePath} from './routeTable.ts';
import {hides} from './assetNames.ts';
import {createNoteSuggester, type NoteSuggester, suggestAsset} from './suggestions.ts';

/** The parts of a link: path, and what follows it. */
interface Link {
  readonly pathname: string;
  /** From `?` or `#` on. */
  readonly rest: string;
  readonly reference: Reference;
  readonly page: ReferencePage;
}

const toHref = (value: string, more = '') => ` href="${escapeAttribute(value)}"${more}`;

/** Creates what resolves links: to files, published files and addresses. */
export function createLinkResolver(
  context: ResolverContext,
): (reference: Reference, page: ReferencePage) => ResolvedReference {
  const findRoute = createRouteFinder(context);
  const suggestNote = createNoteSuggester(context);
  return (reference, page) => {
    const {url} = reference;
    const {baseUrl} = context.config;
    if (url.startsWith('pathname://'))
      return {attributes: toHref(joinPath(baseUrl, url.slice(11)), ' data-reload=""')};
    const at = url.search(/[?#]/);
    const pathname = at < 0 ? url : url.slice(0, at);
    const rest = at < 0 ? '' : url.slice(at);
    const link = {pathname, rest, reference, page};
    if (pathname === '') {
      const {permalink} = page;
      return {
        attributes: toHref(rest || '#'),
        ...(rest.startsWith('#') && checkAnchor(context, {permalink, hash: rest}, link)),
      };
    }
    const nested = resolveNestedLink(context, reference, page);
    if (nested) return nested;
    if (/\.mdx?$/i.test(pathname)) return resolveFileLink(context, link, suggestNote);
    // `./a.md/#b`: Docusaurus 2 puts the address in the place of the file and leaves what follows.
    const fileOnly = /\.mdx?(?=\/$)/i.test(pathname) ? pathname.slice(0, -1) : undefined;
    if (fileOnly && findWritten(context, fileOnly, page))
      return resolveFileLink(context, {...link, pathname: fileOnly}, suggestNote);
    const local = findLocalFile(context, pathname, page);
    const asset = local && context.assets.findFile(join(context.dir, local));
    if (asset)
      return {attributes: toHref(assetHref(baseUrl, asset.path) + rest, ' target="_blank"')};
    return resolveRouteLink(context, link, findRoute);
  };
}

/** Resolves a link to a file of Markdown. */
function resolveFileLink(
  context: ResolverContext,
  {pathname, rest, reference, page}: Link,
  suggestNote: NoteSuggester,
): ResolvedReference {
  const {config} = context;
  const target = findWritten(context, pathname, page);
  if (target) {
    const {permalink} = target;
    const [hash] = /#.*$/.exec(rest) ?? [];
    return {
      attributes: toHref(permalink + rest),
      target: permalink,
      ...(hash && checkAnchor(context, {permalink, hash}, {reference, page})),
    };
  }
  const files = [...filesMeant(context, pathname, page)];
  if (files.some((file) => context.faultyFiles.has(file)))
    return {attributes: toHref(reference.url)};
  const [wanted] = files;
  const {fix, ...suggestion} = suggestNote({wanted: wanted!, written: pathname}, page);
  return {
    attributes: toHref(reference.url),
    ...report(config.onBrokenMarkdownLinks ?? config.onBrokenLinks, (level) =>
      createDiagnostic(
        'LN-050',
        {href: decodePath(reference.url), ...suggestion},
        {level, place: placeOf(reference, page), fix},
      ),
    ),
  };
}

/** Finds the address of a route that looks like another one. */
type RouteFinder = (
  permalink: string,
) => {readonly found: string; readonly isSame: boolean} | undefined;

function createRouteFinder({table}: ResolverContext): RouteFinder {
  let lowerRoutes: Map<string, string> | undefined;
  let find: ReturnType<typeof createNearestFinder> | undefined;
  return (permalink) => {
    lowerRoutes ??= new Map(
      [...table.byPermalink.keys()].map((known) => [decodePath(known).toLowerCase(), known]),
    );
    find ??= createNearestFinder(lowerRoutes.keys());
    const wanted = decodePath(permalink).toLowerCase();
    const nearest = find(wanted);
    return nearest === undefined
      ? undefined
      : {found: lowerRoutes.get(nearest)!, isSame: nearest === wanted};
  };
}

function resolveRouteLink(
  context: ResolverContext,
  link: Link,
  findRoute: RouteFinder,
): ResolvedReference {
  const {config, table} = context;
  const {pathname, rest, reference, page} = link;
  const paths = toFullPaths(context, link);
  for (const full of paths) {
    const published = findPublished(context, full);
    if (published !== undefined) return {attributes: toHref(published + rest, ' target="_blank"')};
    const permalink = toPermalink(context, full);
    if (!table.byPermalink.has(permalink)) continue;
    const [hash] = /#.*$/.exec(rest) ?? [];
    return {
      attributes: toHref(permalink + rest),
      target: permalink,
      ...(hash && checkAnchor(context, {permalink, hash}, {reference, page})),
    };
  }
  const full = paths[0]!;
  const named = readLanguageAddress(pathname, config);
  const isOther = named?.isOwn === false;
  const attributes = isOther
    ? toHref(named.address + rest, ' data-reload=""')
    : toHref(withSlash(full) + rest);
  if (isOther && context.hasInOther?.(named.address) !== false) return {attributes};
  const by = context.leadsOn(full);
  if (by) return {attributes: by === 'host' ? toHref(full + rest, ' data-reload=""') : attributes};
  // There `<a>` of the author's own is not checked.
  const isUnchecked = context.isForeign === true && reference.isHtml === true;
  const reaction = isUnchecked ? tolerated(config.onBrokenLinks) : config.onBrokenLinks;
  // Digits alone are the end of a version: `/release-notes/4.6.1`.
  if (/\.(?!html?$|\d+$)[a-z\d]{1,8}$/i.test(pathname))
    return {attributes, ...reportMissingFile(context, link, reaction)};
  const note = findNoteFile(context, link);
  const near = paths.map((path) => findRoute(toPermalink(context, path)));
  const nearest =
    findFromRoot(context, pathname) ??
    near.find((route) => route?.isSame === true) ??
    near.find((route) => route?.found !== page.permalink);
  // Docusaurus asks its router, which ignores case.
  const isReached = context.isForeign === true && nearest?.isSame === true;
  return {
    ...(isReached
      ? {attributes: toHref(nearest.found + rest), target: nearest.found}
      : {attributes}),
    ...report(isReached ? tolerated(reaction) : reaction, (level) =>
      createDiagnostic(
        'LN-051',
        {
          href: decodePath(reference.url),
          ...(note !== undefined
            ? {nearest: decodePath(note)}
            : nearest && {nearest: decodePath(nearest.found)}),
        },
        {
          level,
          place: placeOf(reference, page),
          fix:
            note !== undefined
              ? {written: pathname, replacement: note}
              : nearest?.isSame && pathname.startsWith('/')
                ? {
                    written: pathname,
                    replacement: toWrittenRoute(nearest.found, pathname, config.baseUrl),
                  }
                : undefined,
        },
      ),
    ),
  };
}

/** Finds the file of a note that a relative address is the name of, without its ending: `./b` → `./b.md`. */
function findNoteFile(context: ResolverContext, {pathname, page}: Link): string | undefined {
  if (context.isForeign === true || /^\/|\/$/.test(pathname)) return undefined;
  return ['.md', '.mdx']
    .map((ending) => pathname + ending)
    .find((name) => findWritten(context, name, page));
}

/** Finds the page of a path from the root of the site, which Docusaurus 2 tolerates. */
function findFromRoot(
  context: ResolverContext,
  pathname: string,
): ReturnType<RouteFinder> | undefined {
  if (context.isForeign !== true || /^[./]/.test(pathname)) return undefined;
  const found = toPermalink(context, withBase(`/${pathname}`, context.config.baseUrl));
  return context.table.byPermalink.has(found) ? {found, isSame: true} : undefined;
}

/**
 * Finds the address of a static file: `/LICENSE` and `/x.code-snippets`, which do not look like one, and `/demo`, the folder
 * of an `index.html`.
 */
function findPublished(
  {config: {baseUrl}, staticByPath}: ResolverContext,
  full: string,
): string | undefined {
  const path = decodePath(full.slice(baseUrl.length));
  if (staticByPath.has(path)) return full;
  if (path.endsWith('/') && staticByPath.has(path.slice(0, -1))) return full.slice(0, -1);
  return staticByPath.has(`${withSlash(path)}index.html`) ? withSlash(full) : undefined;
}

/** Returns an address as routes have it; a page may be called Node.js. */
function toPermalink({table, config}: ResolverContext, full: string): string {
  const encoded = toRoutePath(withSlash(full), config.baseUrl);
  return encoded.endsWith('/') || !table.byPermalink.has(`${encoded}/`) ? encoded : `${encoded}/`;
}

/** Returns an address of the site the way another one is written: with or without base URL and last slash. */
function toWrittenRoute(permalink: string, written: string, baseUrl: string): string {
  const path =
    belowBase(written, baseUrl) !== undefined ? permalink : `/${permalink.slice(baseUrl.length)}`;
  return escapeDestination(decodePath(written.endsWith('/') ? path : path.slice(0, -1)));
}

function reportMissingFile(
  context: ResolverContext,
  {pathname, reference, page}: Link,
  reaction: Reaction,
): ReturnType<typeof report> {
  const isHidden = hides(findLocalFile(context, pathname, page) ?? '');
  const {nearest, fix} = isHidden
    ? {}
    : suggestAsset(context, {written: pathname, isPicture: false}, page);
  const [href, place] = [decodePath(reference.url), placeOf(reference, page)];
  return report(reaction, (level) =>
    createDiagnostic('LN-053', {href, isHidden, ...(nearest && {nearest})}, {level, place, fix}),
  );
}
