/** What the service worker of a site in one language knows of it; the build writes it before the worker's code. */
export interface OfflineSettings {
  /** Where the site begins. */
  readonly baseUrl: string;
  /** Where the site begins in other languages, below `baseUrl`: their own workers see to them. */
  readonly others: readonly string[];
  /** Changes with the files to keep, so that browsers fetch them again. */
  readonly build: string;
  /** Paths below `baseUrl` of files that are kept from the first visit on: scripts, styles, the search's first files. */
  readonly files: readonly string[];
  /** Paths of pages that are kept from the first visit on. */
  readonly pages: readonly string[];
  /** What the page is made of that stands for one that was not kept. */
  readonly page: {
    readonly lang: string;
    readonly dir: string;
    /** What titles of documents end with: `｜无涯`. */
    readonly titleEnd: string;
    /** Paths of stylesheets, below `baseUrl`. */
    readonly stylesheets: readonly string[];
    /** Colour mode of readers who chose none. */
    readonly mode: 'light' | 'dark' | 'system';
    /** The name under which the browser keeps the mode of readers who chose one. */
    readonly modeKey: string;
    readonly search: string | null;
    readonly words: OfflineWords;
  };
}

export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly kept: string;
  readonly none: string;
  readonly search: string;
  readonly retry: string;
}
