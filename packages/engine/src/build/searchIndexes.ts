import {availableParallelism} from 'node:os';
import {needsOwnIndex} from '../config/options/search.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import {type IndexThread, startIndexThread} from '../output/searchIndex/makeApart.ts';
import {openSearchIndex, type SearchIndexFiles} from '../output/searchIndex/searchIndex.ts';
import type {Site} from '../site/site.ts';
import {CORE_COUNT, NOTE_COUNT, type ThreadRules} from './threadRules.ts';

/** The search indexes of a build, one a language. */
export interface SearchIndexes {
  /** Opens the index of a site whose articles are compiled; where that pays it is made in a thread while pages are rendered. */
  open(site: Site): void;
  /** Writes the index of a site that was opened, if it has one of its own. */
  emit(site: Site, output: OutputFolder): Promise<void>;
  /** Ends the thread, where there is one. */
  end(): void;
}

interface IndexRules extends ThreadRules {
  readonly start: () => IndexThread;
}

/**
 * Creates the search indexes of a build.
 * @param rules for tests
 */
export function createSearchIndexes({
  coreCount = availableParallelism(),
  noteCount = NOTE_COUNT,
  start = startIndexThread,
}: Partial<IndexRules> = {}): SearchIndexes {
  const indexes = new Map<Site, SearchIndexFiles>();
  let thread: IndexThread | undefined;
  /** Number of new notes in the language that has the most: the others take from it what they have in common with it, but for their indexes. */
  let newCount = 0;
  return {
    open(site) {
      const {config, cache, compiler, fingerprint} = site;
      const {provider, maxFiles, synonyms} = config.search;
      if (!needsOwnIndex(provider)) return;
      const pages = site.published();
      const {locale} = config;
      const index = openSearchIndex({pages, locale, maxFiles, synonyms, cache, fingerprint});
      indexes.set(site, index);
      newCount = Math.max(newCount, pages.length - compiler.reusedCount);
      if (coreCount >= CORE_COUNT && newCount >= noteCount) index.makeApart((thread ??= start()));
    },
    async emit(site, output) {
      await indexes.get(site)?.emit(output);
    },
    end() {
      thread?.end();
      thread = undefined;
    },
  };
}
