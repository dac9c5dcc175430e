/** A book: notes in the order of their sidebar, numbered. */
export interface Book {
  readonly title: string;
  readonly subtitle: string;
  /** Names the book for good, whatever is in it: an address. */
  readonly identifier: string;
  /** Address of the site that it is made of. */
  readonly source: string;
  /** Tag of its language. */
  readonly language: string;
  /** Last change of what is in it, ISO date and time in UTC. */
  readonly modified: string;
  readonly parts: readonly Part[];
  readonly chapters: readonly Chapter[];
  /** Pictures of the chapters that were printed so far. */
  printedPictures(): readonly Picture[];
  /** Heading of the contents. */
  readonly contentsLabel: string;
}

/** An entry of the contents: a note, a heading over notes, or both. */
export interface Part {
  /** `2.3`. */
  readonly number: string;
  readonly label: string;
  /** Its place among the chapters, where it is one. */
  readonly chapter: number | undefined;
  readonly parts: readonly Part[];
}

/** A note. */
export interface Chapter {
  readonly number: string;
  /** Its title as text. */
  readonly title: string;
  /** Prints it, title included, for a document in which ids get a prefix. */
  print(places: ChapterPlaces): string;
}

/** Addresses by which the documents of a book name each other. */
export interface ChapterPlaces {
  /** Address of a chapter, of a place in it where an id is named. */
  chapter(index: number, id?: string): string;
  picture(picture: Picture): string;
  readonly idPrefix?: string;
}

/** A picture of the site that is in the book. */
export interface Picture {
  readonly absolutePath: string;
  /** `001.png`. */
  readonly name: string;
  readonly mediaType: string;
}
