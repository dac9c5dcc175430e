/** An old address that leads to a page. */
export interface UserRedirect {
  /** Old paths below `baseUrl`, one or several to one page. @example '/old/' */
  readonly from: string | readonly string[];
  /** Path of the page that the redirect leads to. @example '/new/' */
  readonly to: string;
}

/** Files that hosts read. */
export interface UserDeploy {
  /**
   * Set the HTTP headers (cache, security) that hosts and `wuya serve` send with each file: writes
   * the file `_headers`; `false`: does not.
   * @default true
   */
  readonly headers?: boolean;
  /**
   * Allow scripts, images and frames of other hosts that the browser blocks: more sources by
   * directive of the content security policy (CSP); `false`: no policy.
   * @default {}
   * @example {'img-src': ['https://example.com']}
   */
  readonly contentSecurityPolicy?: false | Readonly<Record<string, readonly string[]>>;
  /**
   * Compress each file ahead of time and ship gzip and brotli copies with the build, for servers
   * that send them as they are.
   * @default []
   */
  readonly precompress?: readonly ('br' | 'gz')[];
  /**
   * Write a configuration of nginx (`nginx.conf`): locations for a server of your own, with the
   * same headers.
   * @default false
   */
  readonly nginx?: boolean;
}
