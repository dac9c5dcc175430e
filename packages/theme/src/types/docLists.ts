/** A note as lists of notes give it. */
export interface ListedDoc {
  /** Id of the note; for a page made for a category its address below that of the version: `/examples`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly sidebar?: string | undefined;
}

/** Notes by the ids of their collections and the names of their versions. */
export type DocLists = Readonly<Record<string, Readonly<Record<string, readonly ListedDoc[]>>>>;
