import {createSearchClient} from '../client.ts';
import type {SearchClient} from '../client.ts';
import {META_FILE} from '../format/metaFile.ts';
import {buildIndex} from '../write/mergeIndex.ts';
import type {MergeOptions, SearchIndex} from '../write/writeIndex.ts';
import type {PageIndexerOptions} from '../write/pageTerms.ts';
import type {PageRecords, RecordType, SearchRecord} from '../format/records.ts';

export interface PageSketch {
  readonly title: string;
  readonly intro?: string;
  /** Heading → text, all of level 2. */
  readonly sections?: Readonly<Record<string, string>>;
  readonly extra?: Partial<SearchRecord>;
}

/** Makes pages at `/0`, `/1`, … as the engine would hand them over. */
export function toPages(sketches: readonly PageSketch[]): PageRecords[] {
  return sketches.map(({title, intro, sections = {}, extra}, index) => {
    const page = `/${index}`;
    const record = (
      url: string,
      type: RecordType,
      lvl2: string | null,
      content: string | null,
    ): SearchRecord => ({
      objectID: url,
      url,
      type,
      content,
      hierarchy: {lvl0: '笔记', lvl1: title, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      ...extra,
    });
    const parts = Object.entries(sections).map(([heading, text], i) =>
      record(`${page}#${i + 1}`, 'lvl2', heading, text),
    );
    return {url: page, records: [record(page, 'lvl1', null, intro ?? null), ...parts]};
  });
}

/** Opens a client over an index in memory. */
export function openIndex({files}: SearchIndex): SearchClient {
  return createSearchClient({
    metaUrl: `https://notes.example/search/${META_FILE}`,
    fetchFile: async (url) => {
      const file = files.get(url.slice(url.lastIndexOf('/') + 1));
      if (!file) throw new Error(`404 ${url}`);
      return file;
    },
  });
}

/** Opens an index of pages that are written as sketches. */
export function openSite(
  sketches: readonly PageSketch[],
  options: MergeOptions & PageIndexerOptions = {},
): SearchClient {
  return openIndex(buildIndex(toPages(sketches), options));
}

/** Searches and returns the URLs of the hits, in order. */
export async function urlsFor(client: SearchClient, query: string): Promise<string[]> {
  return (await client.search({query, hitsPerPage: 1000})).hits.map(({url}) => url);
}

/** Searches and returns the site pages of the hits, best first, each once. */
export async function pagesFor(client: SearchClient, query: string): Promise<string[]> {
  return [...new Set((await urlsFor(client, query)).map((url) => url.split('#')[0] ?? ''))];
}
