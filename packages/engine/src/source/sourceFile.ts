/** One file of the writer's, read. */
export interface SourceFile {
  /** Relative to the site, with `/`: `notes/js/闭包.md`. Names the file in messages. */
  readonly path: string;
  /** Relative to its content folder (notes, pages), with `/`. */
  readonly contentPath: string;
  readonly text: string;
  /** Hash of the text. */
  readonly hash: string;
}
