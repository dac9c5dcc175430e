import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import type {Content} from '../content/content.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createDiagnostic, type Diagnostic, type DiagnosticLevel, type Fix} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {type Reaction, reactWith} from '../errors/reaction.ts';
import {escapeAttribute} from '../markdown/html.ts';
import {REF_CLOSE, REF_OPEN} from '../markdown/marks.ts';
import type {Reference} from '../markdown/parsedPage.ts';
import {decodePath, joinPath, withSlash} from '../shared/pathname.ts';
import {scanFolder} from '../source/scan.ts';
import {assetHref, type AssetStore, sizeOf} from './assets.ts';
import {escapeDestination, findNearestFile, type NearestFile, toWrittenPath} from './nearestFile.ts';
import type {RouteTable} from './routeTable.ts';

/** The page a reference stands in. */
export interface ReferencePage {
  /** Path of its file, relative to the site. */
  readonly file: string;
  /** For a translation: path of the file that it stands for, whose neighbours it may name. */
  readonly originalFile?: string | undefined;
  readonly permalink: string;
}

/** A reference resolved: attributes for its tag, and what is wrong with it. */
export interface ResolvedReference {
  readonly attributes: string;
  readonly diagnostic?: Diagnostic;
}

export interface ReferenceResolver {
  resolve(reference: Reference, page: ReferencePage): ResolvedReference;
}

export interface ResolverInput {
  readonly dir: string;
  readonly config: SiteConfig;
  readonly content: Content;
  readonly table: RouteTable;
  readonly assets: AssetStore;
  /** Ids in the article of a route, or undefined when they are not known (components, notes not compiled yet). */
  idsOf(permalink: string): ReadonlySet<string> | undefined;
}

/** Resolves links and images of articles against the whole site. */
export function createReferenceResolver(input: ResolverInput): ReferenceResolver {
  const {dir, config, content, table, assets} = input;
  const folders = content.versions.map(({version}) => version.folder);
  const docsFolderOf = ({file, originalFile = file}: ReferencePage) => folders.find((folder) => originalFile.startsWith(`${folder}/`)) ?? (config.docs === false ? undefined : config.docs.path);
  const staticByPath = new Map(content.staticFiles.map((file) => [file.path, file]));
  const images = new Map<string, {width: number; height: number} | undefined>();
  let lowerRoutes: Map<string, string> | undefined;

  const place = (reference: Reference, page: ReferencePage) => ({file: page.file, line: reference.line, column: reference.column});
  const report = (reaction: Reaction, make: (level: DiagnosticLevel) => Diagnostic): {diagnostic?: Diagnostic} => {
    const diagnostic = reactWith(reaction, make);
    return diagnostic ? {diagnostic} : {};
  };
  /** What to suggest for a path that leads nowhere, and the mend when there is no doubt. */
  const mend = (found: NearestFile | undefined, written: string, page: ReferencePage): {nearest?: string; caseOnly?: boolean; fix?: Fix} => {
    if (!found) return {};
    const nearest = toWrittenPath(found.file, decodePath(written), {from: page.file, docsFolder: docsFolderOf(page)});
    const fix = found.kind === 'similar' ? undefined : {written, replacement: escapeDestination(nearest)};
    return {nearest, ...(found.kind === 'case' && {caseOnly: true}), ...(fix && {fix})};
  };
  const href = (value: string, more = '') => ` href="${escapeAttribute(value)}"${more}`;

  const checkAnchor = (permalink: string, hash: string, reference: Reference, page: ReferencePage): {diagnostic?: Diagnostic} => {
    const id = decodePath(hash.slice(1));
    const ids = id === '' || id === 'top' ? undefined : input.idsOf(permalink);
    if (!ids || ids.has(id)) return {};
    const nearest = findNearest(id, ids);
    const isCaseOnly = nearest !== undefined && nearest.toLowerCase() === id.toLowerCase();
    return report(config.onBrokenAnchors, (level) =>
      createDiagnostic('LN-052', {href: decodePath(reference.url), anchor: id, ...(nearest && {nearest})}, {
        level,
        place: place(reference, page),
        fix: isCaseOnly ? {written: hash, replacement: `#${escapeDestination(nearest)}`} : undefined,
      }),
    );
  };

  const fileLink = (path: string, rest: string, reference: Reference, page: ReferencePage): ResolvedReference => {
    const decoded = decodePath(path);
    const candidates = decoded.startsWith('@site/')
      ? [decoded.slice(6)]
      : decoded.startsWith('/')
        ? [joinPath(docsFolderOf(page) ?? '', decoded), decoded.slice(1)]
        : foldersOf(page).map((folder) => posix.join(folder, decoded));
    const target = candidates.map((file) => table.byFile.get(posix.normalize(file))).find(Boolean);
    if (target) {
      const hash = /#.*$/.exec(rest)?.[0];
      return {attributes: href(target.permalink + rest), ...(hash && checkAnchor(target.permalink, hash, reference, page))};
    }
    const wanted = posix.normalize(candidates[0]!);
    const {fix, ...suggestion} = mend(findNearestFile(wanted, noteFiles(page)), path, page);
    return {
      attributes: href(reference.url),
      ...report(config.onBrokenMarkdownLinks ?? config.onBrokenLinks, (level) =>
        createDiagnostic('LN-050', {href: decodePath(reference.url), ...suggestion}, {level, place: place(reference, page), fix}),
      ),
    };
  };

  const routeLink = (pathname: string, rest: string, reference: Reference, page: ReferencePage): ResolvedReference => {
    const full = pathname.startsWith('/') ? withBase(pathname, config.baseUrl) : new URL(pathname, `http://x${page.permalink}`).pathname;
    const staticPath = decodePath(full.slice(config.baseUrl.length));
    if (staticByPath.has(staticPath)) return {attributes: href(full + rest, ' target="_blank"')};
    const encoded = new URL(withSlash(full), 'http://x').pathname;
    const normal = encoded.endsWith('/') || !table.byPermalink.has(`${encoded}/`) ? encoded : `${encoded}/`; // a page may be called Node.js
    const hash = /#.*$/.exec(rest)?.[0];
    if (table.byPermalink.has(normal)) {
      return {attributes: href(normal + rest), ...(hash && checkAnchor(normal, hash, reference, page))};
    }
    if (/\.(?!html?$)[a-z\d]{1,8}$/i.test(pathname)) return missingFile(pathname, reference, page, href(withSlash(full) + rest));
    lowerRoutes ??= new Map([...table.byPermalink.keys()].map((permalink) => [decodePath(permalink).toLowerCase(), permalink]));
    const wanted = decodePath(normal).toLowerCase();
    const nearest = findNearest(wanted, lowerRoutes.keys());
    return {
      attributes: href(withSlash(full) + rest),
      ...report(config.onBrokenLinks, (level) =>
        createDiagnostic('LN-051', {href: decodePath(reference.url), ...(nearest && {nearest: decodePath(lowerRoutes!.get(nearest)!)})}, {
          level,
          place: place(reference, page),
          fix: nearest === wanted && pathname.startsWith('/') ? {written: pathname, replacement: toWrittenRoute(lowerRoutes!.get(nearest)!, pathname)} : undefined,
        }),
      ),
    };
  };

  /** An address of the site the way another one is written: with or without base URL and last slash. */
  const toWrittenRoute = (permalink: string, written: string): string => {
    const path = written.startsWith(config.baseUrl) ? permalink : `/${permalink.slice(config.baseUrl.length)}`;
    return escapeDestination(decodePath(written.endsWith('/') ? path : path.slice(0, -1)));
  };

  const missingFile = (pathname: string, reference: Reference, page: ReferencePage, attributes: string): ResolvedReference => {
    const {nearest, fix} = nearestAsset(decodePath(pathname), pathname, page, () => true);
    return {
      attributes,
      ...report(config.onBrokenLinks, (level) => createDiagnostic('LN-053', {href: decodePath(reference.url), ...(nearest && {nearest})}, {level, place: place(reference, page), fix})),
    };
  };

  /** The published file that a path was to name: among the static ones for an address from the root, else beside the notes. */
  const nearestAsset = (decoded: string, written: string, page: ReferencePage, accepts: (file: string) => boolean): {nearest?: string; fix?: Fix} => {
    if (!decoded.startsWith('/')) {
      const wanted = decoded.startsWith('@site/') ? decoded.slice(6) : posix.join(dirname(page.file), decoded);
      return wanted.startsWith('../') ? {} : mend(findNearestFile(wanted, assetFiles().filter(accepts)), written, page);
    }
    const found = findNearestFile(decoded.slice(1), [...staticByPath.keys()].filter(accepts)) ?? similarStatic(decoded.slice(1));
    if (!found) return {};
    const nearest = `/${found.file}`;
    return {nearest, ...(found.kind !== 'similar' && {fix: {written, replacement: escapeDestination(nearest)}})};
  };
  const similarStatic = (wanted: string): NearestFile | undefined => {
    const file = findNearest(wanted, staticByPath.keys());
    return file === undefined ? undefined : {file, kind: 'similar'};
  };
  /** Notes and pages in Markdown, those of other versions left out. */
  const noteFiles = (page: ReferencePage): readonly string[] => {
    const others = folders.filter((folder) => folder !== docsFolderOf(page));
    return [...table.byFile.keys()].filter((file) => /\.mdx?$/i.test(file) && !others.some((folder) => file.startsWith(`${folder}/`)));
  };
  /** Files beside the notes and pages, relative to the site. Looked up anew: one may have come since. */
  const assetFiles = (): readonly string[] =>
    [config.docs, config.pages].flatMap((part) => (part === false ? [] : scanFolder(join(dir, part.path), (path) => !/\.(?:mdx?|[jt]sx?)$/i.test(path)).map((path) => `${part.path}/${path}`)));

  const link = (reference: Reference, page: ReferencePage): ResolvedReference => {
    const {url} = reference;
    if (url.startsWith('pathname://')) return {attributes: href(joinPath(config.baseUrl, url.slice(11)), ' data-reload=""')};
    const at = url.search(/[?#]/);
    const pathname = at < 0 ? url : url.slice(0, at);
    const rest = at < 0 ? '' : url.slice(at);
    if (pathname === '') return {attributes: href(rest || '#'), ...(rest.startsWith('#') && checkAnchor(page.permalink, rest, reference, page))};
    if (/\.mdx?$/i.test(pathname)) return fileLink(pathname, rest, reference, page);
    const local = localFile(pathname, page);
    const asset = local && assets.find(join(dir, local), false);
    if (asset) return {attributes: href(assetHref(config.baseUrl, asset.path) + rest, ' target="_blank"')};
    return routeLink(pathname, rest, reference, page);
  };

  /** Path of a file beside the note (or `@site/…`), relative to the site; undefined when there is none. */
  const localFile = (pathname: string, page: ReferencePage): string | undefined => {
    if (pathname.startsWith('/') || pathname.endsWith('/')) return undefined;
    const decoded = decodePath(pathname);
    const paths = decoded.startsWith('@site/') ? [decoded.slice(6)] : foldersOf(page).map((folder) => posix.join(folder, decoded));
    return paths.find((path) => !path.startsWith('../') && /\.[\w]+$/.test(path) && existsSync(join(dir, path)));
  };

  const image = (reference: Reference, page: ReferencePage): ResolvedReference => {
    const {url} = reference;
    const pathname = url.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
    const decoded = decodePath(pathname);
    const fromStatic = decoded.startsWith('/') ? staticByPath.get(decoded.slice(decoded.startsWith(config.baseUrl) ? config.baseUrl.length : 1)) : undefined;
    if (fromStatic) {
      if (!images.has(fromStatic.path)) images.set(fromStatic.path, sizeOf(readFileSync(fromStatic.absolutePath)).size);
      return {attributes: imageAttributes(assetHref(config.baseUrl, fromStatic.path), images.get(fromStatic.path), reference.size)};
    }
    const local = localFile(pathname, page);
    const asset = local && assets.find(join(dir, local), true);
    if (asset) {
      const {problem} = asset;
      return {
        attributes: imageAttributes(assetHref(config.baseUrl, asset.path), asset.size, reference.size),
        ...(problem && {diagnostic: createDiagnostic('IM-061', {src: decodePath(url), reason: problem}, {place: place(reference, page)})}),
      };
    }
    const {nearest, fix} = nearestAsset(decoded, pathname, page, (file) => IMAGE_NAME.test(file));
    return {
      attributes: ` src="${escapeAttribute(url)}"`,
      ...report(config.onBrokenImages, (level) => createDiagnostic('IM-060', {src: decodePath(url), ...(nearest && {nearest})}, {level, place: place(reference, page), fix})),
    };
  };

  /** The address of an image, which is itself a reference that is reported when it is wrong. */
  const picture = (reference: Reference, page: ReferencePage): ResolvedReference => {
    const src = / src=("[^"]*")/.exec(image(reference, page).attributes)?.[1];
    return {attributes: src === undefined ? '' : ` href=${src}`};
  };

  // Cards are drawn by who draws pages.
  const cards = (): ResolvedReference => ({attributes: ''});

  const resolvers = {link, image, picture, cards} as const;
  return {resolve: (reference, page) => resolvers[reference.kind](reference, page)};
}

const IMAGE_NAME = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Folders that relative addresses of a page may count from. */
function foldersOf({file, originalFile}: ReferencePage): string[] {
  return [file, ...(originalFile === undefined ? [] : [originalFile])].map((path) => dirname(path));
}

/** With the size that the writer wants; of one side only, the other one follows from the file, so that nothing moves while it loads. */
function imageAttributes(src: string, size: {width: number; height: number} | undefined, wanted: Reference['size'] = {}): string {
  const side = (name: 'width' | 'height', other: 'width' | 'height'): string => {
    if (wanted[name] !== undefined) return ` ${name}="${escapeAttribute(wanted[name])}"`;
    const factor = wanted[other] === undefined ? 1 : size ? Number.parseFloat(wanted[other]) / size[other] : NaN;
    return !size || wanted[other]?.endsWith('%') || !Number.isFinite(factor) ? '' : ` ${name}="${Math.round(size[name] * factor)}"`;
  };
  return ` src="${escapeAttribute(src)}"${side('width', 'height')}${side('height', 'width')}`;
}

/** Puts the base URL before a root-absolute path, unless it is there. */
function withBase(pathname: string, baseUrl: string): string {
  return pathname === baseUrl.slice(0, -1) || pathname.startsWith(baseUrl) ? withSlash(pathname) : joinPath(baseUrl, pathname);
}

const MARK = new RegExp(`${REF_OPEN}(\\d+)${REF_CLOSE}`, 'g');

/** An article, or its title, with attributes in the place of its references. */
export function fillReferences(html: string, attributes: readonly string[]): string {
  return attributes.length === 0 ? html : html.replace(MARK, (_, index: string) => attributes[Number(index)] ?? '');
}
