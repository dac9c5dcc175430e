import {readFileSync} from 'node:fs';
import type {SiteData} from '@wuya/theme/types';
import type {Bundle} from '../bundle/make/buildBundle.ts';
import {hashOf} from '../cache/hash.ts';
import {stylesheetsOf} from '../document/stylesheets.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import {chooseSearchFiles, printWorker, WORKER_PATH} from '../output/offline/offlineWorker.ts';
import {SEARCH_DIR} from '../config/searchDir.ts';

/** Writes the service worker of a site whose bundle has one; after the search index, of which it keeps the first files. */
export function emitOffline(
  {
    siteData,
    bundle,
    baseUrls,
  }: {
    readonly siteData: SiteData;
    readonly bundle: Bundle;
    /** Base URLs of the site in all of its languages. */
    readonly baseUrls: readonly string[];
  },
  output: OutputFolder,
): void {
  if (!bundle.offline) return;
  const index = output.files().filter(({path}) => path.startsWith(`${SEARCH_DIR}/`));
  const sized = index.map(({path}) => ({path, sizeBytes: output.read(path).length}));
  const text = printWorker({
    site: siteData,
    code: readFileSync(bundle.offline.workerFile, 'utf8'),
    files: bundle.offline.ownPaths,
    // Its own page is a text.
    stylesheets: stylesheetsOf(
      {
        core: bundle.coreStylesheets,
        text: bundle.textStylesheets,
        joined: bundle.joinedStylesheets,
        own: [],
      },
      '<main class="prose"><h1>',
      '',
    ).map(({path}) => path),
    baseUrls,
    searchFiles: chooseSearchFiles(sized),
    indexKey: hashOf(...index.map(({key}) => key).toSorted()),
  });
  output.write(WORKER_PATH, hashOf(text), text);
}
