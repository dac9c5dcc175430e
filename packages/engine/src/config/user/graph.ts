/** Pictures of how notes lead to each other. */
export interface UserGraph {
  /** Draw below each note with two neighbours or more what leads to it and where it leads. @default true */
  readonly notes?: boolean;
  /** Path of the page that draws all notes, below `baseUrl`; `false`: no such page. @default 'graph' @example 'map' */
  readonly path?: string | false;
}
