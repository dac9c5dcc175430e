/**
 * The data that crosses the wire: what the engine makes, the theme renders and the client loads.
 * Everything here is plain JSON. Every `href` is final: it has the base URL and its trailing slash.
 */

/** Where an item of the navbar is. */
export interface NavPlace {
  readonly position: 'left' | 'right';
}

/** A link in the navbar or in a dropdown of it, resolved. `external` links open in a new tab. */
export interface NavTarget {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  /** Leads to a file beside the pages, which is loaded as a document. */
  readonly reload?: boolean;
  /** Pages whose path begins with this are "below" the link. @default the link's own path */
  readonly activePath?: string;
  /** Pages whose path has this pattern are, whatever `activePath` says. */
  readonly activePattern?: string;
  /** Pages that show this sidebar belong to the link. */
  readonly sidebar?: string;
  /** Only shown on its own page. */
  readonly isUnlisted?: boolean;
  /** Draws an icon instead of the label; the label stays its accessible name. */
  readonly icon?: 'repository';
  /** Leads to this version of the notes: to the open note there, or to `href`, its main page. */
  readonly version?: string;
  /** Id of the collection whose versions these are; left out for the default one. */
  readonly collection?: string;
  /** Other words and addresses in single versions of the notes, by their names. */
  readonly byVersion?: Readonly<Record<string, {readonly label: string; readonly href: string}>>;
  /** Leads to the same page in this language; `href` is the base URL of that site. */
  readonly locale?: string;
  readonly className?: string;
}

/** Trusted HTML of the site's own configuration. */
export interface NavMarkup {
  readonly kind: 'html';
  readonly html: string;
  readonly className?: string;
}

export interface NavLink extends NavTarget, NavPlace {}

export interface NavHtml extends NavMarkup, NavPlace {}

export type NavDropdownItem = NavTarget | NavMarkup;

export interface NavDropdown extends NavPlace {
  readonly kind: 'dropdown';
  readonly label: string;
  readonly role?: 'locale' | 'version';
  /** Id of the collection whose versions it lists; left out for the default one. */
  readonly collection?: string;
  readonly items: readonly NavDropdownItem[];
  readonly className?: string;
}

/** Place of the search button; left out, it is before the icons on the right. */
export interface NavSearch extends NavPlace {
  readonly kind: 'search';
}

/** An item that a component of the site renders. */
export interface NavCustom extends NavPlace {
  readonly kind: 'custom';
  /** `custom-…`, which is also the name of the component's file below `theme/navbar`. */
  readonly name: string;
  /** What the configuration says besides. */
  readonly options: Readonly<Record<string, unknown>>;
}

export type NavItem = NavLink | NavHtml | NavDropdown | NavSearch | NavCustom;
