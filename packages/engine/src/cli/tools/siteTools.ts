import {readFile, realpath, stat} from 'node:fs/promises';
import {join, resolve, sep} from 'node:path';
import {createServedIndex, type ServedIndex} from '@wuya/search/serve';
import {decodePath} from '@wuya/theme/pathname';
import type {Language} from '../../config/options/i18n.ts';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import {parseSections, type Section} from './parseSections.ts';
import {type SearchReport, toReport} from './searchReport.ts';
import {type ToolVersion, versionChoices, versionFilters} from './toolVersions.ts';

/** A built site as programs read it. */
export interface SiteTools {
  /** Tags of its languages, the one first that is meant where none is named; empty for a site of one language. */
  readonly languages: readonly string[];
  /** Versions that a search may be limited to; empty for a site that has one alone. */
  readonly versions: readonly string[];
  search(query: string, limit: number, where?: SearchPlace): Promise<SearchReport>;
  /** The Markdown copy of a page; undefined when the site has no such page. */
  readPage(url: string): Promise<string | undefined>;
  listSections(language?: string): Promise<readonly Section[]>;
}

/** What to search; left out, the first language and the last version of the notes. */
interface SearchPlace {
  readonly language?: string | undefined;
  /** One of `versions`. */
  readonly version?: string | undefined;
}

/** A language of the site, and the path of its pages below that of the site. */
type ToolLanguage = Pick<Language, 'locale' | 'path'>;

interface SiteToolOptions {
  /** The first one is meant where none is named. @default one without a name */
  readonly languages?: readonly ToolLanguage[];
  /** Versions of all collections. @default none */
  readonly versions?: readonly ToolVersion[];
  /** Tells which files of the folder readers get. @default all that are not hidden */
  readonly isPublished?: (path: string) => boolean;
}

/** Opens the site that was built into a folder; a new build is followed. */
export function openSiteTools(
  outDir: string,
  baseUrl: string,
  {
    languages = [],
    versions = [],
    isPublished = (path) => !/(?:^|\/)\./.test(path),
  }: SiteToolOptions = {},
): SiteTools {
  const folderOf = (language?: string) => {
    const {path = ''} = languages.find(({locale}) => locale === language) ?? languages[0] ?? {};
    return join(outDir, path);
  };
  const indexes = new Map<string, ServedIndex>();
  const indexOf = (folder: string) => {
    const index =
      indexes.get(folder) ??
      createServedIndex({readFile: (name) => readFile(join(folder, SEARCH_DIR, name))});
    indexes.set(folder, index);
    return index;
  };
  return {
    languages: languages.map(({locale}) => locale),
    versions: versionChoices(versions),
    async search(query, limit, {language, version} = {}) {
      const index = indexOf(folderOf(language));
      const facetFilters = versionFilters(versions, version);
      return toReport(
        await index.search({
          query,
          hitsPerPage: limit,
          snippetWords: SNIPPET_WORDS,
          ...(facetFilters && {facetFilters}),
        }),
      );
    },
    async readPage(url) {
      for (const path of markdownPaths(url, baseUrl)) {
        const text = isPublished(path) ? await readInside(outDir, path) : undefined;
        if (text !== undefined) return text;
      }
      return undefined;
    },
    async listSections(language) {
      return parseSections((await readInside(folderOf(language), 'llms.txt')) ?? '');
    },
  };
}

const SNIPPET_WORDS = 30;

/**
 * Lists where the Markdown copy of an address may be: `/notes/a/#b` → `a/index.md`, `a.md`; none for what is not an
 * address.
 */
export function markdownPaths(url: string, baseUrl: string): string[] {
  if (!URL.canParse(url, 'http://localhost')) return [];
  const {pathname} = new URL(url, 'http://localhost');
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  const path = decodePath(below)
    .replace(/(?:(?<![^/])index)?\.(?:md|html)$/, '')
    .replace(/\/$/, '');
  return path === '' ? ['index.md'] : [`${path}/index.md`, `${path}.md`];
}

/** Reads the text of a file of the folder; undefined for what is not there, and for what is outside, behind a link too. */
async function readInside(folder: string, path: string): Promise<string | undefined> {
  const file = resolve(folder, path);
  if (!file.startsWith(resolve(folder) + sep) || file.includes('\0')) return undefined;
  try {
    const real = await realpath(file);
    const isInside = real.startsWith((await realpath(folder)) + sep);
    return isInside && (await stat(real)).isFile() ? await readFile(real, 'utf8') : undefined;
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** What the system says of files that are not there, or cannot be. */
const NOT_THERE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);
