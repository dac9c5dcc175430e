import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Compiled} from '../article/compiled.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import type {ContentMemory} from '../content/content.ts';
import type {Doc} from '../content/docs/doc.ts';
import {readDocAgain} from '../content/docs/loadDocs.ts';
import {isMdxPage} from '../content/frontmatter/format.ts';
import type {DocRoute} from '../kinds/doc.ts';
import type {Route} from '../routes/routeTable.ts';
import type {Articles} from './articles.ts';
import type {ContentCompiler} from './compiler.ts';
import type {SiteModel} from './model.ts';
import {localPath} from './watched.ts';
import {lstatOf} from '../cache/statOf.ts';

/** Maximum number of notes that a person saves at once; with more a branch was switched. */
const MAX_NOTES = 4;

/** What edits of single notes made of a site. */
interface EditedNotes {
  readonly model: SiteModel;
  /** Addresses whose problems may be others; undefined for all. */
  readonly touched: readonly string[] | undefined;
}

interface EditInput {
  readonly loaded: LoadedConfig;
  readonly model: SiteModel;
  readonly memory: ContentMemory;
  readonly articles: Articles;
  readonly compiler: ContentCompiler;
}

/**
 * Takes edits that change nothing but the words of notes: no folder is listed, no sidebar made, no other note read. An
 * edit of the front matter that others show, of a title, a link or a picture is none.
 * @param paths that changed, absolute
 * @returns undefined where more may have changed: then all is to be read
 */
export async function takeEdits(
  paths: readonly string[],
  input: EditInput,
): Promise<EditedNotes | undefined> {
  const {loaded, model, memory, articles, compiler} = input;
  if (paths.length > MAX_NOTES || isForeignConfig(loaded.file)) return undefined;
  const edited: (readonly [DocRoute, Doc])[] = [];
  for (const path of paths) {
    const one = readEdit(path, input);
    if (!one) return undefined;
    edited.push(one);
  }
  let areIdsSame = true;
  for (const [route, doc] of edited) {
    const before = articles.at(route.permalink);
    if (!before) return undefined; // it is unknown what others show of it
    const after = await articles.compile(route, doc, compiler);
    if (!areLinksSame(before, after)) return undefined;
    areIdsSame &&= isDeepStrictEqual(before.markdown.ids, after.markdown.ids);
  }
  for (const [, doc] of edited) {
    const {path} = doc.source;
    memory.docs.set(path, {...memory.docs.get(path)!, doc});
  }
  return {
    model: withDocs(model, new Map(edited.map(([{doc}, next]) => [doc, next]))),
    touched: areIdsSame ? edited.map(([{permalink}]) => permalink) : undefined,
  };
}

/** Reads a note that was saved; undefined where it is none, or no longer what other pages show of it. */
function readEdit(
  path: string,
  {loaded, model, memory, articles}: EditInput,
): readonly [DocRoute, Doc] | undefined {
  const file = localPath(loaded.dir, path);
  const known = memory.docs.get(file)?.doc;
  const route = known && model.table.byPermalink.get(known.permalink);
  if (!route || !isRouteOf(route, known) || isMdxPage(known) || articles.embeds(file))
    return undefined;
  if (!lstatOf(join(loaded.dir, file))?.isFile()) return undefined;
  const next = readDocAgain(loaded, known, model.content);
  return next && isDeepStrictEqual(placeOf(known), placeOf(next)) ? [route, next] : undefined;
}

const isRouteOf = (route: Route, doc: Doc): route is DocRoute =>
  route.kind === 'doc' && (route as DocRoute).doc === doc;

/** Returns the place of a note: all of a note but its words, which are not read. */
function placeOf(doc: Doc): object {
  const {path, contentPath, originalPath} = doc.source;
  const facts = Object.keys(doc).filter((name) => name !== 'source' && name !== 'body');
  return [facts.map((name) => [name, doc[name as keyof Doc]]), path, contentPath, originalPath];
}

/** Tells whether two states of a note lead to the same places with the same words, and embed the same files. */
function areLinksSame(before: Compiled, after: Compiled): boolean {
  const linksOf = ({markdown, embeds, partials}: Compiled) => [
    markdown.references.map(({line: _line, column: _column, ...link}) => link),
    markdown.titleHtml,
    markdown.code,
    embeds,
    partials?.map(({path}) => path),
  ];
  return isDeepStrictEqual(linksOf(before), linksOf(after));
}

/** Puts notes into the places of their former selves. */
function withDocs(model: SiteModel, edits: ReadonlyMap<Doc, Doc>): SiteModel {
  const swap = (docs: readonly Doc[]): readonly Doc[] => docs.map((doc) => edits.get(doc) ?? doc);
  const collections = model.content.collections.map(({options, versions}) => ({
    options,
    versions: versions.map((version) => ({...version, docs: swap(version.docs)})),
  }));
  const versions = collections.flatMap((collection) => collection.versions);
  const content = {
    ...model.content,
    collections,
    versions,
    docs: swap(model.content.docs),
  };
  const routes = new Map<Route, Route>();
  for (const [before, doc] of edits) {
    const route = model.table.byPermalink.get(before.permalink)!;
    routes.set(route, {...route, doc} as DocRoute);
  }
  const swapRoutes = (table: ReadonlyMap<string, Route>) =>
    new Map([...table].map(([key, route]) => [key, routes.get(route) ?? route]));
  const table = {
    ...model.table,
    routes: model.table.routes.map((route) => routes.get(route) ?? route),
    byPermalink: swapRoutes(model.table.byPermalink),
    byFile: swapRoutes(model.table.byFile),
  };
  const indexes = new Map(
    [...model.context.indexes].map(([key, index]) => {
      const own = versions.find(({version}) => version.key === key)!;
      const byId = new Map([...index.byId].map(([id, doc]) => [id, edits.get(doc) ?? doc]));
      return [key, {...index, content: own, byId}];
    }),
  );
  return {...model, content, table, context: {...model.context, content, table, indexes}};
}
