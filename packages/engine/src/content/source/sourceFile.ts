import type {Diagnostic} from '../../errors/diagnostic.ts';

/** A file of the author's, read. */
export interface SourceFile {
  /** Relative to the site, with `/`: `notes/js/闭包.md`. Names the file in messages. */
  readonly path: string;
  /** Relative to its content folder (notes, pages), with `/`. */
  readonly contentPath: string;
  /** For a translation: path of the file that it stands for. */
  readonly originalPath?: string;
  readonly text: string;
  /** Hash of the text. */
  readonly hash: string;
  /** Problems of the file in spite of which it was read. */
  readonly problems?: readonly Diagnostic[];
}
