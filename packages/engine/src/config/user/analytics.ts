/** Services that count visits, each where it is named. The content security policy allows them. */
export interface UserAnalytics {
  /**
   * Analytics by Umami, without cookies, also self-hosted: https://umami.is, or a server of your
   * own.
   * @default none
   * @example {websiteId: '1a2b3c4d-…'}
   */
  readonly umami?: {
    /** Id of the website, as Umami gives it. */
    readonly websiteId: string;
    /**
     * Address of the script of Umami: that of your own server, where it is self-hosted.
     * @default 'https://cloud.umami.is/script.js'
     */
    readonly src?: string;
  };
  /**
   * Analytics by Plausible, without cookies, also self-hosted: https://plausible.io, or a server of
   * your own.
   * @default none
   * @example {}
   */
  readonly plausible?: {
    /** Domain under which Plausible knows the site. @default the host of `url` */
    readonly domain?: string;
    /**
     * Address of the script of Plausible: that of your own server, where it is self-hosted.
     * @default 'https://plausible.io/js/script.js'
     */
    readonly src?: string;
  };
  /** Count visits by Baidu Tongji (百度统计). @default none @example {id: '0c0123456789abcdef'} */
  readonly baidu?: {
    /** What is behind `hm.js?` in the code that Baidu gives. */
    readonly id: string;
  };
  /** Count visits by Google Analytics 4. @default none @example {id: 'G-XXXXXXX'} */
  readonly google?: {
    /** Measurement id (`G-…`), one or several. @example 'G-XXXXXXX' */
    readonly id: string | readonly string[];
  };
  /**
   * Google Tag Manager: what its container holds is loaded. Scripts that a tag of the container writes
   * into the page itself need their hash in `deploy.contentSecurityPolicy`.
   * @default none
   * @example {id: 'GTM-XXXXXXX'}
   */
  readonly googleTagManager?: {
    /** Id of the container (`GTM-…`). */
    readonly id: string;
  };
}
