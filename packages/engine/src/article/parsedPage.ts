import type {Diagnostic} from '../errors/diagnostic.ts';
import type {WrittenHead} from './shape/writtenHead.ts';
import type {MdxCode} from './mdx/mdxPage.ts';

/** A heading of an article. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
  /** Inline HTML for the table of contents: code and emphasis, no links, no images. */
  readonly html: string;
}

/** An address in an article that only the whole site can resolve. Its number is its index in `refs`. */
export interface Reference {
  /**
   * `picture` is a link to an image that is beside it, `wiki` a `[[link]]`, `embed` a note that is here; both name
   * `note#heading`; `code` is the zip file of the note's code, `media` a film, a recording or a part of one.
   */
  readonly kind: 'link' | 'image' | 'picture' | 'media' | 'cards' | 'wiki' | 'embed' | 'code';
  /**
   * As written, not percent-decoded. For cards, JSON of the items that are named, or `null`: those of the category.
   */
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** Width and height of an image as its author wrote them. @default those of the file */
  readonly size?: {readonly width?: string; readonly height?: string};
  /** Attribute that the file of a `media` is named in; several addresses with sizes are one `srcset`. */
  readonly attribute?: 'src' | 'poster' | 'srcset';
  /** Whether an image is named as in `![[file.png]]`. */
  readonly isWiki?: true;
  /** The sentence that a link is in, where the site shows what leads to a note. */
  readonly sentence?: string;
  /** Whether an image or a link is written as HTML. */
  readonly isHtml?: true;
  /** The file it is in, when the note embeds that file; relative addresses are relative to it. */
  readonly file?: string;
}

/** A note compiled: all that depends on its own text alone. Plain data, cached by the hash of that text. */
export interface CompiledMarkdown {
  /** The article without its first h1. References are `REF_OPEN number REF_CLOSE` where attributes belong. */
  readonly html: string;
  /** Offset in `html` of the mark of truncation; null without one. */
  readonly truncateAt: number | null;
  /** Inline HTML of the first h1, when nothing but text is before it; with references, as `html`. */
  readonly titleHtml: string | null;
  readonly titleText: string | null;
  /** Whether the h1 is in the article instead: code of the page makes some of it. */
  readonly hasOwnTitle?: true;
  readonly headings: readonly Heading[];
  /** Every id in the article, for anchors. */
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
  /** Plain text before the first heading, then under each heading in order: what search finds. */
  readonly sectionTexts: readonly string[];
  /** Text of the first paragraph, without one the items of the first list; at most 160 characters. */
  readonly excerpt: string;
  /** What it puts into the head of its page. */
  readonly head?: WrittenHead;
  /** Where each code block is in `html`, by hash of what it was made from: an edit of the prose makes none again. */
  readonly codeBlocks: readonly {
    readonly key: string;
    readonly start: number;
    readonly end: number;
  }[];
  /** 字: Han characters plus Latin words, code blocks left out. */
  readonly wordCount: number;
  /** Whether it holds diagrams that are drawn in the page. */
  readonly needsMermaid?: true;
  readonly diagnostics: readonly Diagnostic[];
  /** The code of an MDX page, which React renders. */
  readonly code?: MdxCode;
}

/** The parts of a compiled note that compiling it again reuses: its highlighted code blocks. */
export type PreviousArticle = Pick<CompiledMarkdown, 'html' | 'codeBlocks'>;
