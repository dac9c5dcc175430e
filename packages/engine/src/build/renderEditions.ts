import type {Bundle} from '../bundle/make/buildBundle.ts';
import {pathInOutput} from '../config/languages.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {SitePage} from '../kinds/page/resolvedPage.ts';
import {folderOf, type OutputFolder} from '../output/emit/outputFolder.ts';
import {toPortableFolder} from '../output/portable/portableFolder.ts';
import type {ShareImages} from '../output/share/shareImages.ts';
import type {Progress} from '../site/progress.ts';
import type {Site} from '../site/site.ts';
import {renderPages} from './renderPages.ts';

/** A language of the site with its pages. */
export interface MadeEdition {
  readonly site: Site;
  readonly pages: readonly SitePage[];
  readonly bundle: Bundle;
  readonly shareImages: ShareImages | undefined;
}

/** Gives the folder that all languages are written into: the output, or what makes its addresses relative for a portable site. */
export function rootOf(output: OutputFolder, {loaded, config, fingerprint}: Site): OutputFolder {
  const {publicBaseUrl} = loaded;
  return publicBaseUrl === undefined
    ? output
    : toPortableFolder(output, {url: config.url, baseUrl: publicBaseUrl, fingerprint});
}

/** Gives the folder of a language. */
export const folderIn = (root: OutputFolder, {site}: MadeEdition): OutputFolder =>
  folderOf(root, pathInOutput(site.config));

interface RenderedEditions {
  /** The languages with the pages that have files. */
  readonly editions: readonly MadeEdition[];
  readonly reusedPageCount: number;
  /** Problems of each language, in the order of `editions`. */
  readonly problems: readonly (readonly Diagnostic[])[];
}

/** Renders the pages of all languages, one language after the other. */
export async function renderEditions(
  made: readonly MadeEdition[],
  root: OutputFolder,
  progress: Progress,
): Promise<RenderedEditions> {
  const editions: MadeEdition[] = [];
  const problems: (readonly Diagnostic[])[] = [];
  let reusedPageCount = 0;
  for (const edition of made) {
    const rendered = await renderPages({...edition, output: folderIn(root, edition), progress});
    reusedPageCount += rendered.reusedPageCount;
    problems.push(rendered.problems);
    editions.push({...edition, pages: rendered.pages});
  }
  return {editions, problems, reusedPageCount};
}
