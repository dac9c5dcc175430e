/** Services that count visits, each where it is named. The content security policy allows them. */
export interface UserAnalytics {
  /** https://umami.is, or a server of one's own. @default none @example {websiteId: '1a2b3c4d-…'} */
  readonly umami?: {
    /** Id of the website, as Umami gives it. */
    readonly websiteId: string;
    /** Address of the script. @default 'https://cloud.umami.is/script.js' */
    readonly src?: string;
  };
  /** https://plausible.io, or a server of one's own. @default none @example {} */
  readonly plausible?: {
    /** Name of the site there. @default the host of `url` */
    readonly domain?: string;
    /** Address of the script. @default 'https://plausible.io/js/script.js' */
    readonly src?: string;
  };
  /** 百度统计. @default none @example {id: '0c0123456789abcdef'} */
  readonly baidu?: {
    /** What stands behind `hm.js?` in the code that it gives. */
    readonly id: string;
  };
  /** Google Analytics 4. @default none @example {id: 'G-XXXXXXX'} */
  readonly google?: {
    /** One id or several. @example 'G-XXXXXXX' */
    readonly id: string | readonly string[];
  };
}
