/** A hosted search service, or a server of one's own, that speaks the protocol of Algolia. */
export interface UserHostedSearch {
  /** Id of the application at the search service (Algolia). Public. @default '': the button is off */
  readonly appId?: string;
  /**
   * Key of the search service that may only search. Public, so never the one that may write.
   * @default '': the button is off
   */
  readonly apiKey?: string;
  /** Name of the index at the search service. @default 'wuya' */
  readonly indexName?: string;
  /**
   * Point the search to your own servers: their addresses, such as that of `wuya search serve`, the
   * first asked first.
   * @default those of the application
   */
  readonly hosts?: readonly string[];
  /**
   * Find only pages of the language and version that the reader reads, so that no results from
   * other languages show up; `false` searches all languages and versions at once.
   * @default true
   */
  readonly contextual?: boolean;
  /**
   * Parameters that every query sends to the search service, such as filters and results per page,
   * over those of the theme.
   * @default {}
   * @example {hitsPerPage: 10}
   */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
  /**
   * Track which search results readers click (click analytics) at the search service, from the
   * first opened dialog on.
   * @default true
   */
  readonly insights?: boolean;
  /**
   * Addresses of results that open another website (other sites), as a regular expression.
   * @default none
   * @example 'other\\.example'
   */
  readonly externalUrl?: string;
  /**
   * Rewrite the address of search results that point at the wrong path or prefix: replace a part of
   * their path by another.
   * @default nothing
   * @example {from: '/old/', to: '/'}
   */
  readonly replacePathname?: {
    /** Part of the path of search results that is replaced. @example '/old/' */
    readonly from: string;
    /** What takes the place of that part of the path. @example '/' */
    readonly to: string;
  };
  /**
   * Synonyms for the search service, sent by `wuya search push`.
   * @default []
   * @example [['js', 'javascript']]
   */
  readonly synonyms?: readonly (readonly string[])[];
}

/** The search page and who answers. */
export interface UserSearch {
  /**
   * Change the address of the separate search (results) page, below `baseUrl`; `false` removes the
   * search page, while the dialog stays.
   * @default 'search'
   */
  readonly path?: string | false | null;
  /**
   * Maximum number of files of the search index: some hosts allow only a few thousand files. Fewer
   * files make every search fetch more.
   * @default 6000
   */
  readonly maxFiles?: number;
  /**
   * Synonyms and abbreviations, words that mean the same in the search: a search for one word (k8s)
   * finds the other (Kubernetes) too, beside the glossary of programming terms.
   * @default []
   * @example [['掘金', 'juejin']]
   */
  readonly synonyms?: readonly (readonly string[])[];
  /** How many results (hits) a group of the search dialog shows until the reader asks for all. @default 5 */
  readonly maxResultsPerGroup?: number;
  /**
   * Link that lets readers report a missing search result, when nothing was found; `{query}` is
   * what they looked for.
   * @default a new issue of the repository that the navbar leads to
   * @example 'https://example.com/feedback?q={query}'
   */
  readonly missingResultsUrl?: string;
  /**
   * Do not remember recent searches (history) and favourites of readers: the dialog begins empty.
   * @default false
   */
  readonly disableUserPersonalization?: boolean;
  /**
   * Who answers searches: `'local'`, the built-in index of static files; an object, a hosted
   * service such as Algolia; `'none'` turns the search off completely.
   * @default 'local'
   */
  readonly provider?: 'local' | 'none' | UserHostedSearch;
}
