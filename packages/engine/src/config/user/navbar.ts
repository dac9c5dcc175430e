interface Placed {
  /** Side of the navbar. @default 'left'; 'right' for the search button */
  readonly position?: 'left' | 'right';
  /** Class of the item, for styles of the site. @default none */
  readonly className?: string;
}

interface InCollection {
  /** Id of the collection that is meant, where there are several. @default the one without an id, else the first @example 'api' */
  readonly docsPluginId?: string;
}

/** A link. One of `to` and `href`. */
export interface UserNavbarLink extends Placed {
  /** Kind of item. @default a link; with `items`, a dropdown */
  readonly type?: 'default' | 'link';
  /** Text of the link. */
  readonly label: string;
  /** Path inside the site. @default none: `href` @example '/guide/' */
  readonly to?: string;
  /** Address outside the site. @default none: `to` @example 'https://github.com/me/notes' */
  readonly href?: string;
  /** Pages below this path make the item the current one. @default its own path */
  readonly activeBasePath?: string;
  /** Show an icon; the label stays for screen readers. @default none */
  readonly icon?: 'repository';
}

/** A link to a note. */
export interface UserNavbarDoc extends Placed, InCollection {
  /** Kind of item: a link to a note. */
  readonly type: 'doc';
  /** Id of the note: its path without order numbers and extension. @example 'guide/start' */
  readonly docId: string;
  /** Text of the link. @default the note's */
  readonly label?: string;
}

/** A link to the first note of a sidebar. */
export interface UserNavbarDocSidebar extends Placed, InCollection {
  /** Kind of item: a link to the first note of a sidebar. */
  readonly type: 'docSidebar';
  /** Name of the sidebar. @example 'guide' */
  readonly sidebarId: string;
  /** Text of the link. @default the note's */
  readonly label?: string;
}

/** HTML of one's own. */
export interface UserNavbarHtml extends Placed {
  /** Kind of item: HTML of one's own. */
  readonly type: 'html';
  /** The HTML, as it is. @example '<b>beta</b>' */
  readonly value: string;
}

/** A link to the version that the reader reads. */
export interface UserNavbarVersion extends Placed, InCollection {
  /** Kind of item: a link to the version that the reader reads. */
  readonly type: 'docsVersion';
  /** Text of the link. @default the name of the version */
  readonly label?: string;
  /** Where it leads. @default the first note of the version */
  readonly to?: string;
}

/** An item that the site renders itself by `theme/navbar/custom-x.tsx`, which gets all its values. */
export interface UserNavbarCustom extends Placed {
  /** Kind of item: one of the site's own. @example 'custom-clock' */
  readonly type: `custom-${string}`;
  /** A value for the component. */
  readonly [value: string]: unknown;
}

/** What a dropdown may hold. */
export type UserNavbarInnerItem =
  | UserNavbarLink
  | UserNavbarDoc
  | UserNavbarDocSidebar
  | UserNavbarHtml
  | UserNavbarVersion;

/** A menu of links. */
export interface UserNavbarDropdown extends Placed {
  /** Kind of item: a menu. @default a dropdown where there are `items` */
  readonly type?: 'dropdown';
  /** Text of the button. */
  readonly label: string;
  /** Items of the menu. @example [{label: 'GitHub', href: 'https://github.com/me'}] */
  readonly items: readonly UserNavbarInnerItem[];
}

interface Surrounded extends Placed {
  /** Items before the list. @default [] */
  readonly dropdownItemsBefore?: readonly UserNavbarInnerItem[];
  /** Items after the list. @default [] */
  readonly dropdownItemsAfter?: readonly UserNavbarInnerItem[];
}

/** A menu of the versions. */
export interface UserNavbarVersions extends Surrounded, InCollection {
  /** Kind of item: a menu of the versions. */
  readonly type: 'docsVersionDropdown';
  /** Names of the versions to offer. @default all @example ['current', '2.0'] */
  readonly versions?: readonly string[];
}

/** A menu of the languages. */
export interface UserNavbarLocales extends Surrounded {
  /** Kind of item: a menu of the languages. */
  readonly type: 'localeDropdown';
  /** Languages that are sites of their own, beside those of `i18n`. @default [] @example [{locale: 'en', baseUrl: '/en/'}] */
  readonly locales?: readonly {
    /** Language tag. @example 'en' */
    readonly locale: string;
    /** Where pages of the language begin. @example '/en/' */
    readonly baseUrl: string;
    /** Name of the language. @default in its own language */
    readonly label?: string;
  }[];
  /** Show it with a single language too. @default false */
  readonly force?: boolean;
}

/** Where the search button stands: on the right, unless `position` says otherwise. */
export interface UserNavbarSearch extends Placed {
  /** Kind of item: the search button. */
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
