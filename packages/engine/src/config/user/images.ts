/** What a build makes of the pictures of notes. `wuya dev` shows them as they are. */
export interface UserImages {
  /** Formats that pictures are made in, beside the file itself; needs `npm install sharp`. @default ['avif', 'webp'] */
  readonly formats?: readonly ('avif' | 'webp')[];
  /** Widths in pixels; the picture's own is added where it is below the largest. @default [480, 960, 1440] */
  readonly widths?: readonly number[];
  /** Show `a.dark.png`, where it stands beside `a.png`, on dark pages. @default true */
  readonly dark?: boolean;
  /** Publish pictures of other hosts with the site: of all, or of those named. @default false @example ['i.example.com'] */
  readonly remote?: boolean | readonly string[];
}
