import type {UserNavbarItem} from './navbar.ts';

/** A drawing before the name in the navbar. */
export interface UserLogo {
  /** Path in the static folder. @example 'logo.svg' */
  readonly src: string;
  /** The same for dark pages. @default as `src` */
  readonly srcDark?: string;
  /** Put the SVG into the page, where it takes the page's colours. @default false */
  readonly inline?: boolean;
  /** An SVG that shows the name itself, in place of text. @default none */
  readonly wordmark?: string;
}

/** The bar at the top. */
export interface UserNavbar {
  /** Name in the navbar; `''`: none beside the logo. @default the title of the site */
  readonly title?: string;
  /** Drawing before the name. @default none @example {src: 'logo.svg', inline: true} */
  readonly logo?: UserLogo;
  /** Links and menus, from left to right. @default [] @example [{label: 'Guide', to: '/guide/'}] */
  readonly items?: readonly UserNavbarItem[];
  /** Slide the navbar away while the reader scrolls down. @default false */
  readonly hideOnScroll?: boolean;
}

/** A link of the footer. One of `to` and `href`. */
export interface UserFooterLink {
  /** Its text. */
  readonly label: string;
  /** Path inside the site. @default none: `href` @example '/about/' */
  readonly to?: string;
  /** Address outside the site. @default none: `to` @example 'https://github.com/me' */
  readonly href?: string;
}

/** A top-level part of the site, as the home page shows it. */
export interface UserSection {
  /** Name of the section's sidebar. */
  readonly id: string;
  /** Name that readers see. */
  readonly label: string;
  /** Path of its first page. @example '/frontend/' */
  readonly to: string;
  /** A second name in Latin letters. @default none */
  readonly latin?: string;
  /** One sentence. @default none */
  readonly description?: string;
  /** Drawing of water of the section. @default 'ripple' */
  readonly water?: 'ripple' | 'deep' | 'confluence';
}

/** A saying in the footer, from a service that answers like hitokoto. */
export interface UserQuote {
  /** Address of the service. @default 'https://v1.hitokoto.cn/' */
  readonly endpoint?: string;
  /** Kinds of sayings, letters of the service: `i` poetry, `d` literature, `k` philosophy. @default 'i' */
  readonly category?: string | readonly string[];
  /** More parameters. @default {} @example {max_length: '24'} */
  readonly query?: Readonly<Record<string, string>>;
  /** How long to wait for an answer, in milliseconds. @default 5000 */
  readonly timeoutMs?: number;
}

/** The bar above the navbar. */
export interface UserAnnouncement {
  /** Name under which a reader's dismissal is kept; a new one shows the bar again. @default 'announcement-bar' */
  readonly id?: string;
  /** Text, with HTML. @example 'Version 2 is out: <a href="/2/">read more</a>' */
  readonly content: string;
  /** Let readers close it. @default true */
  readonly isCloseable?: boolean;
}

/** Everything that only the look needs. */
export interface UserTheme {
  /** The bar at the top. @default the title, the search and the colour switch */
  readonly navbar?: UserNavbar;
  /** What accompanies a reader; loaded once one reads. @default all of it */
  readonly companion?: {
    /** Show the reading bar under notes in narrow windows. @default true */
    readonly bar?: boolean;
    /** Let the reader's browser remember what was read, where, and which boxes were ticked; nothing is sent. @default true */
    readonly marks?: boolean;
    /** Give readers keys, and a desk for the size of the text, its face and its width. @default true */
    readonly desk?: boolean;
    /** Show what stands behind a link of the text, and footnotes, in a card beside it. @default true */
    readonly peek?: boolean;
    /** Offer to copy and to share the address of a note. @default true */
    readonly share?: boolean;
    /** Where readers say what is wrong with a note: an address with `{title}` and `{url}`. @default none @example 'https://github.com/me/notes/issues/new?title={title}&body={url}' */
    readonly feedback?: string;
  };
  /** How the theme shows notes. @default see its options */
  readonly docs?: {
    /** Give the first page of a section and of a category a cover: its notes with a sentence and the minutes of each. @default true */
    readonly covers?: boolean;
    /** Name three notes with tags and links in common at the end of a note. @default true */
    readonly related?: boolean;
    /** The sidebar of the notes. @default see its options */
    readonly sidebar?: {
      /** Give the sidebar a button that hides it. @default false */
      readonly hideable?: boolean;
      /** Fold other categories when one is opened. @default false */
      readonly autoCollapseCategories?: boolean;
    };
  };
  /** The foot of every page. @default the tagline */
  readonly footer?: {
    /** Links, in one row. @default [] */
    readonly links?: readonly UserFooterLink[];
    /** Small lines of the footer: copyright, licence, registration. @default [] @example ['© 2026 Me'] */
    readonly legal?: readonly string[];
    /** Where the tagline is from; shown below it. @default '' */
    readonly taglineSource?: string;
  };
  /** A saying in the footer from a public service. @default false: no request to anybody */
  readonly quote?: UserQuote | false;
  /** Colours of the whole site, light and dark; stylesheets in `customCss` come after them. @default 'tide' @example 'pine' */
  readonly palette?: 'tide' | 'pine' | 'indigo' | 'plum' | 'ochre' | 'ink';
  /** Stylesheets of your own: add one, or several, after those of the theme. @default [] @example ['custom.css'] */
  readonly customCss?: readonly string[];
  /** Picture that is shown where a page is shared: a path in the static folder, or an address. @default none */
  readonly image?: string;
  /** Light and dark pages. @default as the system, with a switch */
  readonly colorMode?: {
    /** Light or dark by default: the mode of readers whose system says nothing. @default 'light' */
    readonly defaultMode?: 'light' | 'dark';
    /** Remove the switch between light and dark mode. @default false */
    readonly disableSwitch?: boolean;
    /** Follow the system of the reader. @default true */
    readonly respectPrefersColorScheme?: boolean;
  };
  /** Banner above the navbar, for an announcement. @default null: none */
  readonly announcementBar?: UserAnnouncement | null;
  /** The contents beside a note. @default headings 2 and 3 */
  readonly tableOfContents?: {
    /** Highest level of headings in the table of contents. @default 2 */
    readonly minHeadingLevel?: number;
    /** Lowest level of headings in the table of contents. @default 3 */
    readonly maxHeadingLevel?: number;
  };
  /** The parts of the site, in the order of the home page. @default [] */
  readonly sections?: readonly UserSection[];
}
