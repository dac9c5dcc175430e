/** A hosted search service, or a server of one's own, that speaks the protocol of Algolia. */
export interface UserHostedSearch {
  /** Name of the application. Public. @default '': the button is off */
  readonly appId?: string;
  /** A key that may only search. Public. @default '': the button is off */
  readonly apiKey?: string;
  /** Name of the index. @default 'wuya' */
  readonly indexName?: string;
  /** Servers of one's own, such as `wuya search serve`, the first asked first. @default those of the application */
  readonly hosts?: readonly string[];
  /** Find only pages of the language and version that the reader reads. @default true */
  readonly contextual?: boolean;
  /** Parameters of every query, over those of the theme. @default {} @example {hitsPerPage: 10} */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
  /** Send what readers choose to the service, from the first opened dialog on. @default true */
  readonly insights?: boolean;
  /** Addresses of hits that lead to other sites, as a regular expression. @default none @example 'other\\.example' */
  readonly externalUrl?: string;
  /** What to write for a part of the path of hits. @default nothing @example {from: '/old/', to: '/'} */
  readonly replacePathname?: {
    /** Part of the path that is replaced. @example '/old/' */
    readonly from: string;
    /** What takes its place. @example '/' */
    readonly to: string;
  };
  /** Words that mean the same, for `wuya search push`. @default [] @example [['js', 'javascript']] */
  readonly synonyms?: readonly (readonly string[])[];
}

/** The search page and who answers. */
export interface UserSearch {
  /** Path of the search page below `baseUrl`; `false`: none, the dialog stays. @default 'search' */
  readonly path?: string | false | null;
  /** Maximum number of index files: some hosts limit files. Fewer files make every search fetch more. @default 6000 */
  readonly maxFiles?: number;
  /** Words that mean the same on this site, beside the glossary of programming terms. @default [] @example [['掘金', 'juejin']] */
  readonly synonyms?: readonly (readonly string[])[];
  /** Maximum number of hits of a section in the dialog until the reader asks for all. @default 5 */
  readonly maxResultsPerGroup?: number;
  /**
   * Where readers can say what should be found; `{query}` is what they looked for.
   * @default a new issue of the repository that the navbar leads to
   * @example 'https://example.com/feedback?q={query}'
   */
  readonly missingResultsUrl?: string;
  /** Keep nothing of what readers choose: the dialog begins empty. @default false */
  readonly disableUserPersonalization?: boolean;
  /** `'local'`: an index of static files; an object: a hosted service; `'none'`: no search. @default 'local' */
  readonly provider?: 'local' | 'none' | UserHostedSearch;
}
