interface Placed {
  /**
   * Whether the item is on the left or on the right of the navbar.
   * @default 'left'; 'right' for the search button
   */
  readonly position?: 'left' | 'right';
  /** Class of the item of the navbar, for styles of the site. @default none */
  readonly className?: string;
}

interface InCollection {
  /**
   * Which collection of notes the item of the navbar means, where there are several: its id.
   * @default the one without an id, else the first
   * @example 'api'
   */
  readonly docsPluginId?: string;
}

/** A link. One of `to` and `href`. */
export interface UserNavbarLink extends Placed {
  /** A plain link in the navbar; with `items`, a menu. @default a link; with `items`, a dropdown */
  readonly type?: 'default' | 'link';
  /** Text of the link in the navbar. */
  readonly label: string;
  /** Where the link of the navbar leads inside the site: a path. @default none: `href` @example '/guide/' */
  readonly to?: string;
  /**
   * Where an external link in the navbar leads, outside the site: its address.
   * @default none: `to`
   * @example 'https://github.com/me/notes'
   */
  readonly href?: string;
  /**
   * Pages on which the item of the navbar is highlighted as the current (active) one: those below
   * this path.
   * @default its own path
   */
  readonly activeBasePath?: string;
  /**
   * Pages on which the item of the navbar is highlighted as the current (active) one, by a regular
   * expression (pattern) for their address, base URL included; it counts before `activeBasePath`.
   * @default none
   * @example '/guide/(?!old)'
   */
  readonly activeBaseRegex?: string;
  /**
   * Show an icon in the navbar, such as that of a repository on GitHub; the label stays for screen
   * readers.
   * @default none
   */
  readonly icon?: 'repository';
}

/** A link to a note. */
export interface UserNavbarDoc extends Placed, InCollection {
  /** A link of the navbar to a note by its id, which holds when its address changes. */
  readonly type: 'doc';
  /**
   * Link to a note in the navbar: its id, the path without order numbers and extension.
   * @example 'guide/start'
   */
  readonly docId: string;
  /** Text of the link to the note. @default the note's */
  readonly label?: string;
}

/** A link to the first note of a sidebar. */
export interface UserNavbarDocSidebar extends Placed, InCollection {
  /** A link of the navbar to a sidebar: it opens the first note in it. */
  readonly type: 'docSidebar';
  /** Name of the sidebar that this navbar item opens. @example 'guide' */
  readonly sidebarId: string;
  /** Text of the link to the sidebar. @default the note's */
  readonly label?: string;
}

/** HTML of one's own. */
export interface UserNavbarHtml extends Placed {
  /** An item made of your own `value`. */
  readonly type: 'html';
  /** The HTML in the navbar, as it is. @example '<b>beta</b>' */
  readonly value: string;
}

/** A link to the version that the reader reads. */
export interface UserNavbarVersion extends Placed, InCollection {
  /** A link of the navbar that names the version that the reader reads and leads to it. */
  readonly type: 'docsVersion';
  /** Text of the link to the version. @default the name of the version */
  readonly label?: string;
  /** Page that the link to the version leads to. @default the first note of the version */
  readonly to?: string;
}

/** An item that the site renders itself by `theme/navbar/custom-x.tsx`, which gets all its values. */
export interface UserNavbarCustom extends Placed {
  /**
   * A component of your own in the navbar, such as a login button: a kind that begins with
   * `custom-`, whose component gets all values of the item.
   * @example 'custom-clock'
   */
  readonly type: `custom-${string}`;
  /** A value for the component. */
  readonly [value: string]: unknown;
}

/** What a dropdown may hold. */
type UserNavbarInnerItem =
  | UserNavbarLink
  | UserNavbarDoc
  | UserNavbarDocSidebar
  | UserNavbarHtml
  | UserNavbarVersion;

/** A menu of links. */
export interface UserNavbarDropdown extends Placed {
  /**
   * A dropdown menu in the navbar, which opens a list of links.
   * @default a dropdown where there are `items`
   */
  readonly type?: 'dropdown';
  /** Text of the button of the dropdown menu. */
  readonly label: string;
  /** Links that the dropdown menu lists. @example [{label: 'GitHub', href: 'https://github.com/me'}] */
  readonly items: readonly UserNavbarInnerItem[];
}

interface Surrounded extends Placed {
  /** Extra links at the beginning of the menu of versions or languages. @default [] */
  readonly dropdownItemsBefore?: readonly UserNavbarInnerItem[];
  /** Extra links at the end of the menu of versions or languages, such as “All versions”. @default [] */
  readonly dropdownItemsAfter?: readonly UserNavbarInnerItem[];
}

/** A menu of the versions. */
export interface UserNavbarVersions extends Surrounded, InCollection {
  /** A menu of the navbar by which readers switch between versions of the notes. */
  readonly type: 'docsVersionDropdown';
  /** Names of the versions that the menu lists. @default all @example ['current', '2.0'] */
  readonly versions?: readonly string[];
}

/** A menu of the languages. */
export interface UserNavbarLocales extends Surrounded {
  /** A menu of the navbar by which readers switch the language. */
  readonly type: 'localeDropdown';
  /**
   * More languages for the menu that are sites of their own, beside those of `i18n`.
   * @default []
   * @example [{locale: 'en', baseUrl: '/en/'}]
   */
  readonly locales?: readonly {
    /** Tag of that language, such as `en`. @example 'en' */
    readonly locale: string;
    /** Address at which the site in that language begins. @example '/en/' */
    readonly baseUrl: string;
    /** Name of that language in the menu. @default in its own language */
    readonly label?: string;
  }[];
  /** Show the menu of languages with a single language too. @default false */
  readonly force?: boolean;
}

/** Where the search button is: on the right, unless `position` says otherwise. */
export interface UserNavbarSearch extends Placed {
  /** The search button (search box) at this place of the navbar. */
  readonly type: 'search';
}

/** An item of the navbar: a link unless `type` says otherwise. */
export type UserNavbarItem =
  | UserNavbarInnerItem
  | UserNavbarDropdown
  | UserNavbarVersions
  | UserNavbarLocales
  | UserNavbarSearch
  | UserNavbarCustom;
