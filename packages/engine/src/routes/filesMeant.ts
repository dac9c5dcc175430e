import {join, posix, relative} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {nameFromOutside} from '../cache/outside.ts';
import {foldersOf, type ReferencePage, type ResolverContext} from './resolverContext.ts';
import type {Route} from './routeTable.ts';

/** Lists the files of the site that a path may mean, the likeliest first: most links need no second one. */
export function* filesMeant(
  {dir, config, docsFolderOf}: ResolverContext,
  pathname: string,
  page: ReferencePage,
): Generator<string, void, undefined> {
  const decoded = decodePath(pathname);
  // From a folder beside the site a path may lead out and in again: `../site/docs/a.md`. One that is all notes names them so.
  function* fromSite(file: string): Generator<string, void, undefined> {
    const own = file.startsWith('..') ? relative(dir, join(dir, file)).replaceAll('\\', '/') : file;
    yield own;
    yield nameFromOutside(dir, own);
  }
  if (decoded.startsWith('@site/')) {
    yield* fromSite(posix.normalize(decoded.slice(6)));
    return;
  }
  if (!decoded.startsWith('/'))
    for (const folder of foldersOf(page)) yield* fromSite(posix.join(folder, decoded));
  // Without a dot at its front it may also count from the folder of its notes, pages or posts, and from the site.
  if (decoded.startsWith('.')) return;
  yield* fromSite(posix.join(docsFolderOf(page) ?? '', decoded));
  for (const {path} of [...config.pages, ...config.blog])
    if (foldersOf(page).some((folder) => `${folder}/`.startsWith(`${path}/`)))
      yield* fromSite(posix.join(path, decoded));
  yield* fromSite(posix.normalize(decoded.replace(/^\//, '')));
}

/** Finds the page of a path that is written in a page. */
export function findWritten(
  context: ResolverContext,
  pathname: string,
  page: ReferencePage,
): Route | undefined {
  const {byFile} = context.table;
  // Most links lead to a note beside their own, by its plain name: without this a build of 5,000 notes takes a tenth longer.
  const beside = /^[@/]|%/.test(pathname)
    ? undefined
    : byFile.get(posix.join(posix.dirname(page.file), pathname));
  if (beside) return beside;
  for (const file of filesMeant(context, pathname, page)) {
    const route = byFile.get(file);
    if (route) return route;
  }
  return undefined;
}
