import type {PageData} from '@wuya/theme/types';

/** A page with every address known: all that rendering needs. */
export interface ResolvedPage {
  /** Path of the document in the output: `frontend/index.html`. */
  readonly outputPath: string;
  readonly page: PageData;
  /** Makes the article; called only when the page is rendered. Null for pages without one. */
  readonly html: (() => string) | null;
  /** The article of a strict page as far as it is HTML, for feeds. */
  readonly staticHtml?: () => string;
  /** Hash of all that decides what the page looks like, the shared parts left out. */
  readonly key: string;
}
