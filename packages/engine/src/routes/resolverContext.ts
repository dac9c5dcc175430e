import {dirname, join, posix} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import type {Compiled} from '../article/compiled.ts';
import type {Reference} from '../article/parsedPage.ts';
import type {AddressWriter} from './addressWriter.ts';
import type {Shown} from '../article/text/fillReferences.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticLevel,
  type Place,
} from '../errors/diagnostic.ts';
import {createNearestFinders} from '../errors/nearest.ts';
import {type Reaction, reactWith} from '../errors/reaction.ts';
import type {Content} from '../content/content.ts';
import {contentFolders} from '../content/source/readRules.ts';
import type {Pictures} from './pictures/pictures.ts';
import {AssetNames} from './assetNames.ts';
import type {AssetStore} from './assets.ts';
import type {CodeFiles} from './codeFiles.ts';
import {escapeDestination} from './nearestFile.ts';
import {createLeadsOn, type NoteRedirect} from './oldAddresses.ts';
import type {RouteTable} from './routeTable.ts';

/** A reference and the page that holds it. */
export interface HeldReference {
  readonly reference: Reference;
  readonly page: ReferencePage;
}

/** The page that holds a reference. */
export interface ReferencePage {
  /** Path of its file, relative to the site. */
  readonly file: string;
  /** For a translation: path of the file that it stands for, whose neighbours it may name. */
  readonly originalFile?: string | undefined;
  readonly permalink: string;
  /** Slug that its author wrote. */
  readonly slug?: string | undefined;
}

/** A reference resolved: attributes for its tag, and what is wrong with it. */
export interface ResolvedReference {
  readonly attributes: string;
  /** What the page shows where that is more: copies for programs have only the attributes. */
  readonly shown?: Shown;
  readonly diagnostic?: Diagnostic;
  /** Address of the page that a link leads to, without anchor. */
  readonly target?: string;
}

export interface ResolverInput {
  readonly dir: string;
  readonly config: SiteConfig;
  readonly content: Content;
  readonly table: RouteTable;
  readonly assets: AssetStore;
  /** @default addresses as the table has them */
  readonly addresses?: AddressWriter;
  /** @default published as they are */
  readonly pictures?: Pictures;
  /** @default nothing is offered */
  readonly codeFiles?: CodeFiles;
  /**
   * Whether the site is made for Docusaurus: addresses are resolved as there, and what it tolerates is not an error.
   */
  readonly isForeign?: boolean;
  /** Old addresses that notes name. @default none */
  readonly noteRedirects?: readonly NoteRedirect[];
  /**
   * Tells whether the site has a page at an address in one of its languages; undefined while the others are not known.
   * @default not known
   */
  readonly hasInOther?: ((permalink: string) => boolean | undefined) | undefined;
  /** Ids in the article of a route, or undefined when they are not known (components, notes not compiled yet). */
  idsOf(permalink: string): ReadonlySet<string> | undefined;
  /** The article of a route, or undefined when it has none or is not compiled yet. */
  articleAt(permalink: string): Pick<Compiled, 'markdown' | 'readHtml'> | undefined;
}

/** Context that resolvers of links and of images share. */
export interface ResolverContext extends ResolverInput {
  readonly staticByPath: ReadonlyMap<string, Content['staticFiles'][number]>;
  /** Candidates for paths to files beside notes and to published ones. */
  readonly assetNames: AssetNames;
  /** Gives the finder of the id that is most like another one. */
  nearestIn(ids: ReadonlySet<string>): (wanted: string) => string | undefined;
  /** Gives the finder of the heading of an article that is most like another one. */
  nearestHeading(article: Compiled['markdown']): (wanted: string) => string | undefined;
  /** Folders of the docs of all versions. */
  readonly docsFolders: readonly string[];
  /** Folders of notes outside of the site that its configuration names, relative to the site, each with a slash behind. */
  readonly foldersBeside: readonly string[];
  /** Existing files that have no page because of a problem that is reported at their own place. */
  readonly faultyFiles: ReadonlySet<string>;
  /** Tells whether an address without a page, with the base URL, redirects: a page that the site has for it, or the host. */
  leadsOn(full: string): 'page' | 'host' | undefined;
  /** Folder of the docs that a page belongs to, or those of the site. */
  docsFolderOf(page: ReferencePage): string | undefined;
}

/** Creates what resolving a reference asks for: files by path, folders of notes. */
export function createResolverContext(input: ResolverInput): ResolverContext {
  const {content, config} = input;
  const docsFolders = content.versions.map(({version}) => version.folder);
  const staticByPath = new Map(content.staticFiles.map((file) => [file.path, file]));
  return {
    ...input,
    nearestIn: createNearestFinders((ids: ReadonlySet<string>) => ids),
    nearestHeading: createNearestFinders(({headings}: Compiled['markdown']) =>
      headings.map(({text}) => text),
    ),
    docsFolders,
    foldersBeside: contentFolders(config)
      .filter((folder) => folder.startsWith('../'))
      .map((folder) => `${folder}/`),
    faultyFiles: new Set(
      content.diagnostics.flatMap(({level, place}) =>
        level === 'error' && place ? [place.file] : [],
      ),
    ),
    leadsOn: createLeadsOn({...input, hostRedirects: content.hostRedirects}),
    staticByPath,
    assetNames: new AssetNames(input, staticByPath.keys()),
    docsFolderOf: ({file, originalFile = file}) =>
      docsFolders.find((folder) => originalFile.startsWith(`${folder}/`)) ?? config.docs[0]?.path,
  };
}

/** Tells where a reference is written. */
export function placeOf(reference: Reference, page: ReferencePage): Place {
  return {file: page.file, line: reference.line, column: reference.column};
}

/** Makes the diagnostic that a reaction asks for, ready to be spread into a resolved reference. */
export function report(
  reaction: Reaction,
  make: (level: DiagnosticLevel) => Diagnostic,
): {diagnostic?: Diagnostic} {
  const diagnostic = reactWith(reaction, make);
  return diagnostic ? {diagnostic} : {};
}

/** Lists the folders that relative addresses of a page may count from. */
export function foldersOf({file, originalFile}: ReferencePage): string[] {
  return [file, ...(originalFile === undefined ? [] : [originalFile])].map((path) => dirname(path));
}

/** Finds the path of a file beside the note (or `@site/…`), relative to the site; undefined when there is none. */
export function findLocalFile(
  {assets, dir, foldersBeside: beside, isForeign = false}: ResolverContext,
  pathname: string,
  page: ReferencePage,
): string | undefined {
  if (pathname.startsWith('/') || pathname.endsWith('/')) return undefined;
  const decoded = decodePath(pathname);
  const paths = decoded.startsWith('@site/')
    ? [decoded.slice(6)]
    : foldersOf(page).map((folder) => posix.join(folder, decoded));
  const isOwn = (path: string): boolean =>
    isForeign || !path.startsWith('../') || beside.some((folder) => path.startsWith(folder));
  return paths.find(
    (path) => isOwn(path) && /\.[\w]+$/.test(path) && assets.exists(join(dir, path)),
  );
}

/**
 * Finds the path of a file that is written from the folder of a site made for Docusaurus, relative to the site: `require` of a
 * note finds it there; undefined when there is none. `/static/a.png` → `static/a.png`
 */
export function findRootedFile(
  {assets, dir, isForeign = false}: ResolverContext,
  pathname: string,
): string | undefined {
  if (!isForeign || !pathname.startsWith('/')) return undefined;
  // Rooted, so that no step leads out of the site.
  const path = posix.normalize(decodePath(pathname)).slice(1);
  return /\.\w+$/.test(path) && assets.exists(join(dir, path)) ? path : undefined;
}

/** Reports LN-052 when an article is known and has no such id. */
export function checkAnchor(
  {idsOf, nearestIn, config}: ResolverContext,
  {permalink, hash}: {readonly permalink: string; readonly hash: string},
  {reference, page}: HeldReference,
): {diagnostic?: Diagnostic} {
  const id = decodePath(hash.slice(1));
  const ids = id === '' || id === 'top' ? undefined : idsOf(permalink);
  if (!ids || ids.has(id)) return {};
  const nearest = nearestIn(ids)(id);
  const isCaseOnly = nearest !== undefined && nearest.toLowerCase() === id.toLowerCase();
  return report(config.onBrokenAnchors, (level) =>
    createDiagnostic(
      'LN-052',
      {href: decodePath(reference.url), anchor: id, ...(nearest && {nearest})},
      {
        level,
        place: placeOf(reference, page),
        fix: isCaseOnly
          ? {written: hash, replacement: `#${escapeDestination(nearest)}`}
          : undefined,
      },
    ),
  );
}
