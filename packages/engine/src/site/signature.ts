import {join} from 'node:path';
import {elementsIn} from '../article/mdx/mdxPage.ts';
import {customStylesheets} from '../bundle/styles/customStyles.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import type {Content} from '../content/content.ts';
import {isMdxPage} from '../content/frontmatter/format.ts';
import {mayNeedCode} from '../content/source/bodySigns.ts';
import {scanFolder} from '../content/source/scan.ts';
import type {SiteModel} from './model.ts';

/** By which two states of a site are compared. */
export interface Signature {
  readonly pages: string;
  readonly modules: string;
}

export const NO_SIGNATURE: Signature = {pages: '', modules: ''};

/** Prints what pages and modules of a site are made from: equal texts, equal pages. */
export function signatureOf(model: SiteModel, loaded: LoadedConfig): Signature {
  return {pages: printPagesState(model), modules: printModulesState(model, loaded)};
}

/** Prints what changes with every file that a page or a sidebar is made from. */
function printPagesState({content, diagnostics, sidebarFiles, table}: SiteModel): string {
  return JSON.stringify([
    content.docs.map(({source}) => [source.path, source.hash]),
    content.posts.map(({source, authors}) => [source.path, source.hash, authors]),
    content.blogs.map(({tags}) => tags.map(({items: _items, ...tag}) => tag)),
    content.markdownPages.map(({source}) => [source.path, source.hash]),
    content.staticFiles.map(({path}) => path),
    [...sidebarFiles.keys()],
    table.routes.map(({permalink}) => permalink),
    content.versions.map(({tagGroups}) =>
      tagGroups.map(({label, description}) => [label, description]),
    ),
    diagnostics,
  ]);
}

/** Prints what the generated modules of the bundle are made from: shared data, pages with code, files that replace the theme's, stylesheets. */
function printModulesState(model: SiteModel, loaded: LoadedConfig): string {
  return JSON.stringify([
    model.siteData,
    model.content.componentPages.map(({path}) => path),
    mdxPathsOf(model.content, loaded),
    scanFolder(join(loaded.dir, 'theme')),
    customStylesheets(loaded),
  ]);
}

/** Lists the MDX pages of a site, relative to it, and the notes of a foreign site that may turn out to be some. */
export function mdxPathsOf(
  {docs, markdownPages, posts}: Content,
  {file, siteComponents = new Set()}: Pick<LoadedConfig, 'file' | 'siteComponents'>,
): string[] {
  const isForeign = isForeignConfig(file);
  const replacesElements = elementsIn(siteComponents).length > 0;
  const mayBeMdx = (page: (typeof docs | typeof markdownPages | typeof posts)[number]): boolean =>
    replacesElements || ('signs' in page ? page.signs.code : mayNeedCode(page.body));
  return [...docs, ...markdownPages, ...posts]
    .filter((page) => isMdxPage(page) || (isForeign && mayBeMdx(page)))
    .map(({source}) => source.path);
}
