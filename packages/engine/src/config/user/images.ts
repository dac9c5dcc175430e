/** What a build makes of the pictures of notes. `wuya dev` shows them as they are. */
export interface UserImages {
  /**
   * Smaller formats to convert pictures to (WebP, AVIF), beside the file itself; needs `npm install
   * sharp`.
   * @default ['avif', 'webp']
   */
  readonly formats?: readonly ('avif' | 'webp')[];
  /**
   * Widths in pixels in which each picture is made (`srcset`), so that phones load smaller ones;
   * the picture's own is added where it is below the largest.
   * @default [480, 960, 1440]
   */
  readonly widths?: readonly number[];
  /**
   * Show a different picture or screenshot in dark (night) mode: `a.dark.png`, where it is
   * beside `a.png`.
   * @default true
   */
  readonly dark?: boolean;
  /**
   * Copy pictures of other hosts (remote, external) into the site, so that they cannot vanish: of
   * all hosts, or of those named.
   * @default false
   * @example ['i.example.com']
   */
  readonly remote?: boolean | readonly string[];
}
