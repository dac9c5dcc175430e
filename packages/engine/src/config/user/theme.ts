import type {UserNavbarItem} from './navbar.ts';

/** A drawing before the name in the navbar. */
export interface UserLogo {
  /** Image of the logo: path in the static folder. @example 'logo.svg' */
  readonly src: string;
  /** Another logo for dark mode. @default as `src` */
  readonly srcDark?: string;
  /**
   * Put the SVG of the logo into the page, where it takes the text colour of light and dark mode.
   * @default false
   */
  readonly inline?: boolean;
  /** An image (SVG) of the site's name in place of text in the navbar. @default none */
  readonly wordmark?: string;
}

/** The bar at the top. */
export interface UserNavbar {
  /**
   * Text beside the logo in the navbar, which may differ from the site's name; `''`: no text, only
   * the logo.
   * @default the title of the site
   */
  readonly title?: string;
  /**
   * Put a picture at the top left of the navbar, before the name: the logo.
   * @default none
   * @example {src: 'logo.svg', inline: true}
   */
  readonly logo?: UserLogo;
  /**
   * Add entries to the menu at the top (navbar): links, buttons and dropdowns, from left to right.
   * @default []
   * @example [{label: 'Guide', to: '/guide/'}]
   */
  readonly items?: readonly UserNavbarItem[];
  /**
   * Hide the navbar while the reader scrolls down: the top bar disappears when reading; scrolling
   * up brings it back.
   * @default false
   */
  readonly hideOnScroll?: boolean;
}

/** A link of the footer. One of `to` and `href`. */
export interface UserFooterLink {
  /** Text of the link in the footer. */
  readonly label: string;
  /** Where the link of the footer leads inside the site: a path. @default none: `href` @example '/about/' */
  readonly to?: string;
  /**
   * Where the link of the footer leads outside the site: an address.
   * @default none: `to`
   * @example 'https://github.com/me'
   */
  readonly href?: string;
  /**
   * Put the links of the footer into columns with titles: the title of the column that the link is in, the same for those that
   * follow each other.
   * @default none: links are in one row
   * @example 'Community'
   */
  readonly column?: string;
}

/** A top-level part of the site, as the home page shows it. */
export interface UserSection {
  /** Name of the sidebar that the section of the home page has. */
  readonly id: string;
  /** Name of the section on the home page. */
  readonly label: string;
  /** Page that the section of the home page opens: path of its first page. @example '/frontend/' */
  readonly to: string;
  /** A second name of the section in Latin letters. @default none */
  readonly latin?: string;
  /** Sentence below the name on the card of the section: what it is about. @default none */
  readonly description?: string;
  /** Drawing (of water) of the section on the home page. @default 'ripple' */
  readonly water?: 'ripple' | 'deep' | 'confluence';
}

/** A saying in the footer, from a service that answers like hitokoto. */
export interface UserQuote {
  /** Address of another service for quotes, which may be your own. @default 'https://v1.hitokoto.cn/' */
  readonly endpoint?: string;
  /**
   * Kinds of quotes that are shown, such as only poems, letters of the service: `i` poetry, `d`
   * literature, `k` philosophy.
   * @default 'i'
   */
  readonly category?: string | readonly string[];
  /**
   * More parameters for the service of quotes, such as the length of a quote.
   * @default {}
   * @example {max_length: '24'}
   */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * How long to wait for a slow quote service, in milliseconds; no quote is shown after that.
   * @default 5000
   */
  readonly timeoutMs?: number;
}

/** The bar above the navbar. */
export interface UserAnnouncement {
  /**
   * Id of the announcement: a new one shows the banner again to readers who dismissed it.
   * @default 'announcement-bar'
   */
  readonly id?: string;
  /**
   * Text of the announcement (notice) on top, with HTML such as links.
   * @example 'Version 2 is out: <a href="/2/">read more</a>'
   */
  readonly content: string;
  /** Whether the announcement can be dismissed: let readers close it by a button. @default true */
  readonly isCloseable?: boolean;
}

/** Everything that only the look needs. */
export interface UserTheme {
  /** Options of the bar at the top. @default the title, the search and the colour switch */
  readonly navbar?: UserNavbar;
  /** Tools that help readers, with an option for each. @default all of it */
  readonly companion?: {
    /** Show a bar (toolbar) at the bottom of notes on phones, in narrow windows. @default true */
    readonly bar?: boolean;
    /**
     * Let readers continue reading where they left off: their browser remembers what was read, the
     * reading position (progress) and which boxes were ticked; nothing is sent. `false`: do not
     * remember.
     * @default true
     */
    readonly marks?: boolean;
    /**
     * Let readers enlarge the text (font size), change its font and width, and use keyboard
     * shortcuts.
     * @default true
     */
    readonly desk?: boolean;
    /**
     * Show a popup preview of links and footnotes when the mouse hovers over them: a card with
     * title and first lines of what is there.
     * @default true
     */
    readonly peek?: boolean;
    /** Give readers a button to share the page or copy its link. @default true */
    readonly share?: boolean;
    /**
     * Let readers report typos and other problems of a page (feedback): the address that opens,
     * with `{title}` and `{url}`.
     * @default none
     * @example 'https://github.com/me/notes/issues/new?title={title}&body={url}'
     */
    readonly feedback?: string;
  };
  /** How the theme shows notes. @default see its options */
  readonly docs?: {
    /**
     * Give each section and category an overview page (cover), which lists its notes with a
     * sentence and the minutes of each.
     * @default true
     */
    readonly covers?: boolean;
    /**
     * Suggest similar (related) notes at the end of a note: three with tags and links in common.
     * @default true
     */
    readonly related?: boolean;
    /** How the theme shows sidebars. @default see its options */
    readonly sidebar?: {
      /**
       * Give readers a button that hides the sidebar (left column), so that the text has more room.
       * @default false
       */
      readonly hideable?: boolean;
      /** Keep only one category of the sidebar open: opening it folds the others. @default false */
      readonly autoCollapseCategories?: boolean;
    };
  };
  /** Options of the footer. @default the tagline */
  readonly footer?: {
    /** Put links at the bottom of every page (footer), in one row or in columns. @default [] */
    readonly links?: readonly UserFooterLink[];
    /** Small lines of the footer: copyright, licence, registration. @default [] @example ['© 2026 Me'] */
    readonly legal?: readonly string[];
    /** Who said the tagline, or the book it is from (source); shown below it. @default '' */
    readonly taglineSource?: string;
  };
  /**
   * A random saying at the bottom of pages, from a public service; `false` turns the quote off.
   * @default false: no request to anybody
   */
  readonly quote?: UserQuote | false;
  /**
   * Change the colours (accent, color scheme) of the whole site, light and dark; stylesheets in
   * `customCss` come after them.
   * @default 'tide'
   * @example 'pine'
   */
  readonly palette?: 'tide' | 'pine' | 'indigo' | 'plum' | 'ochre' | 'ink';
  /**
   * Add your own stylesheet (load an extra CSS file), one or several, after those of the theme.
   * @default []
   * @example ['custom.css']
   */
  readonly customCss?: readonly string[];
  /**
   * Default (fallback) picture that the preview shows when a page is shared: a path in the static
   * folder, or an address.
   * @default none
   */
  readonly image?: string;
  /** Light and dark (night mode), with an option for each question. @default as the system, with a switch */
  readonly colorMode?: {
    /** Use light or dark mode by default: what readers get whose system says nothing. @default 'light' */
    readonly defaultMode?: 'light' | 'dark';
    /** Remove the switch (no toggle) between light and dark mode. @default false */
    readonly disableSwitch?: boolean;
    /** Use the theme (dark mode) of the reader's operating system; `false` ignores it. @default true */
    readonly respectPrefersColorScheme?: boolean;
  };
  /** Show an announcement (notice for all visitors) as a banner above the navbar. @default null: none */
  readonly announcementBar?: UserAnnouncement | null;
  /** The list beside a note. @default headings 2 and 3 */
  readonly tableOfContents?: {
    /**
     * Heading levels that the table of contents (outline) of all notes shows: the first, such as
     * h2.
     * @default 2
     */
    readonly minHeadingLevel?: number;
    /**
     * Heading levels that the table of contents (outline) of all notes includes: the last, such as
     * 4 for level four headings (h4).
     * @default 3
     */
    readonly maxHeadingLevel?: number;
  };
  /** Sections (parts of the site) that the home page shows as cards, in order. @default [] */
  readonly sections?: readonly UserSection[];
}
