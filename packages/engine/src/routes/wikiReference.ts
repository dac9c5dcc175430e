import {join, posix} from 'node:path';
import {decodePath, encodePath} from '@wuya/theme/pathname';
import type {Heading, Reference} from '../article/parsedPage.ts';
import {escapeAttribute} from '../article/html/escape.ts';
import {toPlainText} from '../content/docs/contentTitle.ts';
import {plainHeading} from '../content/wiki/plainHeading.ts';
import {slugify} from '../content/source/slugger.ts';
import {scanFolder} from '../content/source/scan.ts';
import {createVault, type Vault, type VaultFile, type VaultMatch} from '../content/wiki/vault.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../errors/diagnostic.ts';
import {assetHref} from './assets.ts';
import {
  placeOf,
  type HeldReference,
  type ReferencePage,
  report,
  type ResolvedReference,
  type ResolverContext,
} from './resolverContext.ts';
import type {Route} from './routeTable.ts';
import {splitName} from './wikiName.ts';

/** What a `[[link]]` leads to. */
interface WikiTarget {
  /** The page; undefined for a file that is none, and for nothing. */
  readonly route?: Route;
  /** The file, relative to the site, that is no page. */
  readonly file?: string;
  /** Names of the headings, from the outermost, or the id of a block with its `^`. */
  readonly headings: readonly string[];
  readonly diagnostic?: Diagnostic;
}

/** Finds what `[[links]]` name. */
export interface WikiFinder {
  /** Finds the page or the file without saying what is wrong: to look for the nearest name costs more than to look for one. */
  locate(reference: Pick<Reference, 'url'>, page: ReferencePage): Omit<WikiTarget, 'diagnostic'>;
  /** Finds the page or the file, and says what is wrong. */
  find(reference: Pick<Reference, 'url' | 'line' | 'column'>, page: ReferencePage): WikiTarget;
}

/** Creates the finder of a site. Notes of a version lead to those of the same version. */
export function createWikiFinder(context: ResolverContext): WikiFinder {
  const {table, config} = context;
  const lookUp = createLookup(context);
  const targetOf = (
    {url}: Pick<Reference, 'url'>,
    page: ReferencePage,
  ): Omit<WikiTarget, 'diagnostic'> & {readonly named?: Named} => {
    const pieces = url.split('#').map((part) => part.trim());
    const {name, parts} = splitName(pieces, (whole) => lookUp.hasNote(whole, page));
    const headings = parts.filter(Boolean);
    if (name === '' || name.startsWith('^')) {
      const own = table.byPermalink.get(page.permalink);
      return {...(own && {route: own}), headings: name === '' ? headings : [name]};
    }
    const named = lookUp.find(name, page);
    const {found, isNote} = named;
    const route = found && isNote ? table.byFile.get(found.path) : undefined;
    return {...(route ? {route} : found && {file: found.path}), headings, named};
  };
  return {
    locate: targetOf,
    find(reference, page) {
      const {named, ...target} = targetOf(reference, page);
      if (!named) return target;
      const {name, found, notes} = named;
      if (!found) {
        const nearest = notes.nearest(name);
        // In `wuya dev` it may come.
        context.assets.exists(join(context.dir, posix.dirname(page.file), name));
        return {
          ...target,
          ...report(config.onBrokenMarkdownLinks ?? config.onBrokenLinks, (level) =>
            createDiagnostic(
              'LN-055',
              {name, ...(nearest && {nearest})},
              {level, place: placeOf(reference as Reference, page)},
            ),
          ),
        };
      }
      return {
        ...target,
        ...sayAmbiguous(name, found, {
          file: page.file,
          line: reference.line,
          column: reference.column,
        }),
      };
    },
  };
}

/** What a name leads to from a folder. */
interface Named {
  readonly name: string;
  /** The notes that it was looked for in. */
  readonly notes: Vault;
  readonly found: VaultMatch | undefined;
  /** Whether it is one of the notes, not a file beside them. */
  readonly isNote: boolean;
}

interface Lookup {
  find(name: string, page: ReferencePage): Named;
  /** Tells whether a name is that of a note; looks at no other file. */
  hasNote(name: string, page: ReferencePage): boolean;
}

/** Creates the lookup of names. From one folder a name leads to one thing: pages, their checks and the graph ask for each several times. */
function createLookup(context: ResolverContext): Lookup {
  const vaults = new Map<string, Vault>();
  const known = new Map<string, Map<string, Named>>();
  let files: Vault | undefined;
  const vaultOf = (page: ReferencePage): Vault => {
    const folder = context.docsFolderOf(page) ?? '';
    const vault = vaults.get(folder) ?? createVault(notesBeside(context, folder), folder);
    vaults.set(folder, vault);
    return vault;
  };
  const find: Lookup['find'] = (name, page) => {
    const {file, originalFile = file} = page;
    const place = `${folderOf(file)}\n${folderOf(originalFile)}`;
    const names = known.get(place) ?? new Map<string, Named>();
    known.set(place, names);
    const before = names.get(name);
    if (before) return before;
    const notes = vaultOf(page);
    const note = notes.find(name, file);
    if (!note) context.assets.askNames();
    const found = note ?? (files ??= createVault(filesBeside(context))).find(name, file);
    const named = {name, notes, found, isNote: note !== undefined};
    names.set(name, named);
    return named;
  };
  return {
    find,
    hasNote: (name, page) => vaultOf(page).find(name, page.file) !== undefined,
  };
}

const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

function sayAmbiguous(
  name: string,
  {path, others}: VaultMatch,
  place: Place,
): {diagnostic?: Diagnostic} {
  if (others.length === 0) return {};
  return {diagnostic: createDiagnostic('LN-056', {name, path, paths: others}, {place})};
}

/** Returns the notes, posts and pages that a note of a version may name, with their titles and aliases. */
function notesBeside({table, content, docsFolders}: ResolverContext, folder: string): VaultFile[] {
  const others = docsFolders.filter((one) => one !== folder);
  const names = new Map<string, readonly string[]>([
    ...content.docs.map(
      ({source, title, frontMatter}) =>
        [
          source.path,
          [
            title,
            ...(frontMatter.aliases ?? []),
            ...(frontMatter.redirect_from ?? []).flatMap(namesOfAddress),
          ],
        ] as const,
    ),
    ...[...content.posts, ...content.markdownPages].map(
      ({source, title}) => [source.path, title === undefined ? [] : [title]] as const,
    ),
  ]);
  return [...table.byFile.keys()]
    .filter((path) => !others.some((other) => path.startsWith(`${other}/`)))
    .map((path) => ({path, names: names.get(path) ?? []}));
}

/** Returns the names that an old address gives: `/a/b/` → `/a/b`, `a/b`, `b`, so that links to the note of old find it. */
function namesOfAddress(address: string): string[] {
  const parts = decodePath(address).split('/').filter(Boolean);
  return [`/${parts.join('/')}`, ...parts.map((_, i) => parts.slice(i).join('/'))];
}

/** Lists files beside the notes, posts and pages that are none of these, relative to the site. */
function filesBeside({docsFolders, config, dir}: ResolverContext): VaultFile[] {
  const folders = [
    ...docsFolders,
    ...config.blog.map(({path}) => path),
    ...config.pages.map(({path}) => path),
  ];
  return folders.flatMap((folder) =>
    scanFolder(join(dir, folder), (path) => !/\.(?:mdx?|[jt]sx?)$/i.test(path)).map((path) => ({
      path: `${folder}/${path}`,
    })),
  );
}

/** Resolves a `[[link]]` to the attributes of its element; one that leads nowhere has none and is text. */
export function resolveWikiLink(
  context: ResolverContext,
  {find}: WikiFinder,
  held: HeldReference,
): ResolvedReference {
  const {route, file, headings, diagnostic} = find(held.reference, held.page);
  if (route) {
    const anchor = resolveAnchor(context, {permalink: route.permalink, headings}, held);
    const said = diagnostic ?? anchor.diagnostic;
    return {
      attributes: ` href="${escapeAttribute(route.permalink + anchor.hash)}"`,
      ...(said && {diagnostic: said}),
    };
  }
  const asset = file === undefined ? undefined : context.assets.findFile(join(context.dir, file));
  const attributes = asset
    ? ` href="${escapeAttribute(assetHref(context.config.baseUrl, asset.path))}" target="_blank"`
    : '';
  return {attributes, ...(diagnostic && {diagnostic})};
}

/** Finds the anchor of a heading or a block. LN-052 when the page has none of that name. */
function resolveAnchor(
  {articleAt, nearestHeading, config}: ResolverContext,
  {permalink, headings}: {readonly permalink: string; readonly headings: readonly string[]},
  {reference, page}: HeldReference,
): {hash: string; diagnostic?: Diagnostic} {
  const last = headings.at(-1);
  if (last === undefined) return {hash: ''};
  const article = articleAt(permalink)?.markdown;
  const id = article
    ? findAnchor(article, headings)
    : last.startsWith('^')
      ? last
      : slugify(toPlainText(last));
  if (id !== undefined) return {hash: `#${encodePath(id)}`};
  if (isTitle(article!, headings)) return {hash: ''};
  const nearest = nearestHeading(article!)(last);
  return {
    hash: '',
    ...report(config.onBrokenAnchors, (level) =>
      createDiagnostic(
        'LN-052',
        {href: `[[${reference.url}]]`, anchor: last, ...(nearest && {nearest})},
        {level, place: placeOf(reference, page)},
      ),
    ),
  };
}

/** Tells whether `#heading` is the first heading of an article, its title: all of the page. */
export const isTitle = (
  {titleText}: {readonly titleText: string | null},
  wanted: readonly string[],
): boolean =>
  wanted.length === 1 && titleText !== null && plainHeading(titleText) === plainHeading(wanted[0]!);

/** Finds the id that `#heading#below` or `#^block` names in an article; undefined when there is none. */
export function findAnchor(
  {headings, ids}: {readonly headings: readonly Heading[]; readonly ids: readonly string[]},
  wanted: readonly string[],
): string | undefined {
  const last = wanted.at(-1)!;
  if (last.startsWith('^')) return ids.includes(last) ? last : undefined;
  let from = 0;
  for (const [i, name] of wanted.entries()) {
    const at = headings.findIndex(
      ({text}, k) => k >= from && plainHeading(text) === plainHeading(name),
    );
    if (at < 0) break;
    if (i === wanted.length - 1) return headings[at]!.id;
    from = at + 1;
  }
  return (
    headings.find(({text}) => plainHeading(text) === plainHeading(last))?.id ??
    ids.find((id) => id === last)
  );
}
