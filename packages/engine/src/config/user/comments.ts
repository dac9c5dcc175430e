/** Comments by giscus: discussions of a repository on GitHub. https://giscus.app gives the values. */
export interface UserGiscus {
  /** Use giscus for comments, which are kept in the discussions of GitHub. */
  readonly service: 'giscus';
  /**
   * GitHub repository, which may be another one, whose discussions store the comments of giscus.
   * @example 'user/repository'
   */
  readonly repo: string;
  /** Id of the repository, as giscus.app gives it. */
  readonly repoId: string;
  /** Category of the discussions in which comments are kept. @example 'Announcements' */
  readonly category: string;
  /** Id of the category of discussions, as giscus.app gives it. */
  readonly categoryId: string;
  /**
   * How the comments of a page are found: by its path, address or title. Decides whether comments
   * stay after changing the URL.
   * @default 'pathname'
   */
  readonly mapping?: 'pathname' | 'url' | 'title' | 'og:title';
  /**
   * Ask for the exact title of the discussion, so that comments of pages with similar titles do not
   * get mixed.
   * @default false
   */
  readonly strict?: boolean;
  /** Likes (thumbs up) and other emoji reactions to the page, above its comments. @default true */
  readonly reactions?: boolean;
  /** Whether the comment form (box to write in) is above or below the comments. @default 'bottom' */
  readonly inputPosition?: 'top' | 'bottom';
  /**
   * Address from which the script of giscus is loaded; another one for a giscus that you host
   * yourself.
   * @default 'https://giscus.app/client.js'
   */
  readonly script?: string;
}

/** Comments by Waline. */
export interface UserWaline {
  /** Use Waline for comments, which are kept on a server of your own. */
  readonly service: 'waline';
  /** Address of your Waline server. @example 'https://comments.example.com' */
  readonly server: string;
  /**
   * Address from which browsers load the script of Waline; another CDN will do.
   * @default that of @waline/client 3 at unpkg.com
   */
  readonly script?: string;
  /** Address of the stylesheet of Waline. @default that of @waline/client 3 at unpkg.com */
  readonly style?: string;
}

/** Comments by Twikoo. */
export interface UserTwikoo {
  /** Use Twikoo for comments, which are kept on a server of your own or in the cloud. */
  readonly service: 'twikoo';
  /** Address of the Twikoo server, or the id of an environment of Tencent CloudBase. */
  readonly server: string;
  /**
   * Address from which the script of Twikoo is loaded; another CDN will do.
   * @default that of Twikoo 1.6.44 at cdn.jsdelivr.net
   */
  readonly script?: string;
  /** Address of a stylesheet of Twikoo. @default none: the script brings its own */
  readonly style?: string;
}

/** Comments by Artalk. */
export interface UserArtalk {
  /** Use Artalk for comments, which are kept on a server of your own. */
  readonly service: 'artalk';
  /** Address of your Artalk server. @example 'https://artalk.example.com' */
  readonly server: string;
  /**
   * Name of the site in Artalk, which tells several sites on one server apart.
   * @default the title of the site
   */
  readonly site?: string;
  /** Address from which the script of Artalk is loaded. @default that of the server */
  readonly script?: string;
  /** Address of the stylesheet of Artalk. @default that of the server */
  readonly style?: string;
}

/** What readers say of notes and posts. */
export type UserComments = UserGiscus | UserWaline | UserTwikoo | UserArtalk;
