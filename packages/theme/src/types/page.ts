export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** A heading in the table of contents. `html` holds inline code and emphasis, never links or images. */
export interface TocItem {
  readonly id: string;
  readonly html: string;
  readonly level: number;
}

export interface PageLink {
  readonly title: string;
  readonly href: string;
}

export interface Tag {
  readonly label: string;
  readonly href?: string;
  readonly description?: string;
}

/** Facts for `<head>`. Addresses are absolute. */
export interface PageHead {
  /** The whole text of `<title>`. */
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly canonical?: string;
  readonly image?: string;
  /** The image is a card that was made for the page, 1200 × 630. */
  readonly hasCard?: boolean;
  readonly robots?: string;
  /** ISO time of first publication. */
  readonly published?: string;
  /** ISO date of the last change. */
  readonly modified?: string;
  readonly type: 'website' | 'article';
  /** Structured data, one object a script. */
  readonly jsonLd?: readonly unknown[];
  /** Other tags of the document that a note wrote. */
  readonly html?: string;
}

export interface PageBase {
  readonly path: string;
  readonly head: PageHead;
  /** Classes of `<html>` that tell what kind of page this is. */
  readonly htmlClass: string;
  /** Addresses of the page in the languages that have it, its own too, by their tags; absent where there is but one. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Languages in which it shows the text of the default one. */
  readonly untranslated?: readonly string[];
  /** What the file of the page says of itself, where components of the site ask for it. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** Its file, where components of the site ask for it: `docs/a.md`. */
  readonly file?: string;
}

/** Tags under their first letter; Chinese ones under that of their pinyin. */
export interface TagLetter {
  readonly letter: string;
  readonly tags: readonly TagCount[];
}

export interface TagCount {
  readonly label: string;
  readonly href: string;
  readonly description?: string;
  readonly count: number;
}
