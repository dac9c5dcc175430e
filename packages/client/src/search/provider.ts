import type {HitsListener, PageAnswer, SearchRequest} from '@wuya/search/client';
import {createPatientIndex} from '@wuya/search/thread';
import {createIndexProvider} from './indexProvider.ts';
import type {ReactNode} from 'react';

/** A search of the dialog or of the search page, which say how much they show. */
export interface ProviderRequest
  extends
    Omit<SearchRequest, 'signal' | 'page' | 'hitsPerPage' | 'snippetWords'>,
    Required<Pick<SearchRequest, 'page' | 'hitsPerPage' | 'snippetWords'>> {
  /** The place the search comes from; services count and paginate by it. */
  readonly from: 'dialog' | 'page';
  /** What a page may have as its version to be found; absent where all may be. */
  readonly versions?: readonly string[] | undefined;
}

/** `search` of the configuration, as far as the dialog goes by it. */
export interface DialogOptions {
  /** Most hits of a section at first; 0: 5. */
  readonly maxResultsPerGroup: number;
  /** Where to say that something should be found, with `{query}` in the place of what was looked for. */
  readonly missingResultsUrl?: string;
  /** Whether anything of what the reader chooses is kept. */
  readonly keepsChoices: boolean;
}

/** Answers searches, whatever is behind it. */
export interface SearchProvider {
  /** What choices are kept under. */
  readonly indexName: string;
  /** Address of the service whose mark the search page bears; absent where it asks for none. */
  readonly creditHref?: string;
  /** Names that service in the dialog: a link, made by the provider so that other sites do not load it. */
  readonly credit?: ReactNode;
  /** Whether it finds in one version of the notes at a time. */
  readonly isContextual: boolean;
  /** Makes the address that a hit leads to on this host, of a site at `baseUrl`. */
  hrefOf(url: string, baseUrl: string): string;
  /** @param onHits called before it where its number of pages takes longer than its hits */
  search(request: ProviderRequest, onHits?: HitsListener<PageAnswer>): Promise<PageAnswer>;
  /** Fetches ahead what every search needs. Failure is left to the search. */
  warm(): void;
  /** Looks again which index is the current one. */
  forget(): void;
  /** The reader opened the dialog. */
  opened?(): void;
  /** The reader goes to a hit of the last answer in the dialog. */
  chosen?(objectId: string): void;
}

/** Searches the index below an address, in a worker. */
export function createSearchProvider(indexUrl: string): SearchProvider {
  return createIndexProvider(
    createPatientIndex({
      indexUrl,
      startWorker: () =>
        new Worker(new URL('./searchWorker.ts', import.meta.url), {type: 'module', name: 'search'}),
      loadHere: () => import('@wuya/search/siteIndex'),
    }),
  );
}
