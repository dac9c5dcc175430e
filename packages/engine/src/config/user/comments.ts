/** Comments by giscus: discussions of a repository on GitHub. https://giscus.app gives the values. */
export interface UserGiscus {
  /** Names the service. */
  readonly service: 'giscus';
  /** Repository that has the discussions. @example 'user/repository' */
  readonly repo: string;
  /** Id of the repository, as giscus.app gives it. */
  readonly repoId: string;
  /** Category of the discussions. @example 'Announcements' */
  readonly category: string;
  /** Id of the category, as giscus.app gives it. */
  readonly categoryId: string;
  /** What of a page its discussion is found by. @default 'pathname' */
  readonly mapping?: 'pathname' | 'url' | 'title' | 'og:title';
  /** Ask for the exact title of the discussion. @default false */
  readonly strict?: boolean;
  /** Show reactions to the page. @default true */
  readonly reactions?: boolean;
  /** Where the box to write in stands. @default 'bottom' */
  readonly inputPosition?: 'top' | 'bottom';
  /** Address of the script. @default 'https://giscus.app/client.js' */
  readonly script?: string;
}

/** Comments by Waline. */
export interface UserWaline {
  /** Names the service. */
  readonly service: 'waline';
  /** Address of the server. @example 'https://comments.example.com' */
  readonly server: string;
  /** Address of the module for browsers. @default that of @waline/client 3 at unpkg.com */
  readonly script?: string;
  /** Address of the stylesheet. @default that of @waline/client 3 at unpkg.com */
  readonly style?: string;
}

/** Comments by Twikoo. */
export interface UserTwikoo {
  /** Names the service. */
  readonly service: 'twikoo';
  /** Address of the server, or the id of an environment of Tencent CloudBase. */
  readonly server: string;
  /** Address of the script. @default that of Twikoo 1.6.44 at cdn.jsdelivr.net */
  readonly script?: string;
  /** Address of a stylesheet. @default none: the script brings its own */
  readonly style?: string;
}

/** Comments by Artalk. */
export interface UserArtalk {
  /** Names the service. */
  readonly service: 'artalk';
  /** Address of the server. @example 'https://artalk.example.com' */
  readonly server: string;
  /** Name of the site in Artalk. @default the title of the site */
  readonly site?: string;
  /** Address of the script. @default that of the server */
  readonly script?: string;
  /** Address of the stylesheet. @default that of the server */
  readonly style?: string;
}

/** What readers say of notes and posts. */
export type UserComments = UserGiscus | UserWaline | UserTwikoo | UserArtalk;
