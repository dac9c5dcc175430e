/** Pictures of how notes lead to each other. */
export interface UserGraph {
  /**
   * Draw a small graph below each note with two neighbours or more: what links to it and where it
   * links.
   * @default true
   */
  readonly notes?: boolean;
  /**
   * Address of the page that shows the global graph of all notes, below `baseUrl`; `false` turns
   * the page off.
   * @default 'graph'
   * @example 'map'
   */
  readonly path?: string | false;
}
