import type {OfflineSettings, OfflineWords, SiteData} from '@wuya/theme/types';
import type {MessageId} from '@wuya/theme/messages';
import {formatTitle} from '@wuya/theme/head/title';
import {hashOf} from '../../cache/hash.ts';

/** Path of the service worker below the base URL; browsers ask for it again by this name. */
export const WORKER_PATH = 'sw.js';

/** Bytes of an index that every reader keeps as a whole: that of about fifty notes. */
const WHOLE_INDEX_BYTES = 256 * 1024;

/** A file of the search index. */
interface IndexFile {
  readonly path: string;
  readonly sizeBytes: number;
}

/** Files that searches read whatever is looked for: the meta file, the table of texts, variants, glossary, vocabulary. */
const FIRST = /\/(?:current|[dsgv]\w*-\w+)\.bin$/;

/** Chooses the search files to keep: all of a small index, what searches begin with of a large one. */
export function chooseSearchFiles(files: readonly IndexFile[]): string[] {
  const isSmall = files.reduce((sum, {sizeBytes}) => sum + sizeBytes, 0) <= WHOLE_INDEX_BYTES;
  return files.map(({path}) => path).filter((path) => isSmall || FIRST.test(path));
}

interface WorkerInput {
  readonly site: SiteData;
  /** Compiled code of the worker. */
  readonly code: string;
  /** Paths of scripts and styles of the frame. */
  readonly files: readonly string[];
  readonly stylesheets: readonly string[];
  readonly searchFiles: readonly string[];
  /** Base URLs of the site in all of its languages. */
  readonly baseUrls: readonly string[];
  /** Changes with the search index. */
  readonly indexKey: string;
}

/** Prints the service worker of a site in one language: what it keeps, then its code. */
export function printWorker(input: WorkerInput): string {
  const {site, code, stylesheets, searchFiles, indexKey} = input;
  const files = [...new Set([...input.files, ...stylesheets, ...searchFiles])].toSorted();
  const {defaultMode, respectPrefersColorScheme} = site.colorMode;
  const settings: OfflineSettings = {
    baseUrl: site.baseUrl,
    others: input.baseUrls.filter((one) => one !== site.baseUrl && one.startsWith(site.baseUrl)),
    build: hashOf(...files, indexKey).slice(0, 12),
    files,
    pages: site.searchHref === null ? [] : [site.searchHref],
    page: {
      lang: site.htmlLang ?? site.locale,
      dir: site.direction ?? 'ltr',
      titleEnd: formatTitle('-', site).slice(1),
      stylesheets,
      mode: respectPrefersColorScheme ? 'system' : defaultMode,
      modeKey: `theme${site.storeSuffix ?? ''}`,
      search: site.searchHref,
      words: wordsOf(site),
    },
  };
  return `self.wuyaOffline=${JSON.stringify(settings)};\n${code}`;
}

function wordsOf({messages}: SiteData): OfflineWords {
  const word = (id: MessageId): string => messages[id]!;
  return {
    title: word('site.offline.title'),
    text: word('site.offline.text'),
    kept: word('site.offline.kept'),
    none: word('site.offline.none'),
    search: word('site.offline.search'),
    retry: word('site.offline.retry'),
  };
}
