import {
  arrayOf,
  either,
  flag,
  object,
  oneOf,
  optional,
  section,
  text,
  withDefault,
} from '../schema/schema.ts';
import {address, pictureAddress} from './address.ts';
import {contentsLevels} from './contentsLevels.ts';
import {navbarItem} from './navbarItem.ts';
import {quote} from './quote.ts';

/** Ready colours: each but the first is a stylesheet of the theme. */
const PALETTES = ['tide', 'pine', 'indigo', 'plum', 'ochre', 'ink'] as const;

const footerLink = object({
  label: text(),
  to: optional(address()),
  href: optional(address()),
  /** Title of the column it is in, with the links beside it that name the same. */
  column: optional(text()),
});

const sectionItem = object({
  /** Name of the section's sidebar. */
  id: text(),
  label: text(),
  to: address(),
  latin: optional(text()),
  description: optional(text()),
  water: withDefault(oneOf(['ripple', 'deep', 'confluence']), 'ripple'),
});

/** `themeConfig`: everything that only the look needs. */
export const themeConfig = section({
  navbar: section({
    /** Name in the navbar; default the title of the site. `''`: none beside the logo. */
    title: optional(text()),
    /** Drawing before the name: a path in the static folder. */
    logo: optional(
      object({
        src: pictureAddress(),
        /** Drawing before the name on dark pages. @default `src` */
        srcDark: optional(pictureAddress()),
        /** Put the SVG into the page, where it takes the page's colours. */
        inline: withDefault(flag(), false),
        /** An SVG that shows the name itself, in place of text. */
        wordmark: optional(address()),
      }),
    ),
    items: withDefault(arrayOf(navbarItem), []),
    /** Slide the navbar away while the reader scrolls down. */
    hideOnScroll: withDefault(flag(), false),
  }),
  companion: section({
    /** Show the reading bar under notes in narrow windows. */
    bar: withDefault(flag(), true),
    /** Let the reader's browser remember what was read, where, and which boxes were ticked. */
    marks: withDefault(flag(), true),
    /** Give readers keys, and a desk for the size of the text, its face and its width. */
    desk: withDefault(flag(), true),
    /** Show what is behind a link of the text beside it. */
    peek: withDefault(flag(), true),
    /** Offer to copy and to share the address of a note. */
    share: withDefault(flag(), true),
    /** Where readers say what is wrong with a note: an address with `{title}` and `{url}`. */
    feedback: optional(address()),
  }),
  docs: section({
    /** Give the first page of a section and of a category a cover: its notes with a sentence and the minutes of each. */
    covers: withDefault(flag(), true),
    /** Name three notes with tags and links in common at the end of a note. */
    related: withDefault(flag(), true),
    sidebar: section({
      /** Give the sidebar a button that puts it aside. */
      hideable: withDefault(flag(), false),
      /** Opening a category closes its neighbours. */
      autoCollapseCategories: withDefault(flag(), false),
    }),
  }),
  footer: section({
    links: withDefault(arrayOf(footerLink), []),
    legal: withDefault(arrayOf(text()), []),
    /** Where the tagline is from; is below it. */
    taglineSource: withDefault(text(), ''),
  }),
  quote,
  /** Colours of all pages, light and dark; `tide` are the theme's own. */
  palette: withDefault(oneOf(PALETTES), 'tide'),
  /** Stylesheets of the site, after those of the theme: paths in the site. They may set the `--ifm-*` properties of Docusaurus. */
  customCss: withDefault(arrayOf(address()), []),
  /** Picture that is shown where a page without one is shared: a path in the static folder, or an address. */
  image: optional(pictureAddress()),
  colorMode: section({
    defaultMode: withDefault(oneOf(['light', 'dark']), 'light'),
    disableSwitch: withDefault(flag(), false),
    respectPrefersColorScheme: withDefault(flag(), true),
  }),
  announcementBar: withDefault(
    either(
      (value) => value === null,
      oneOf([null]),
      object({
        id: withDefault(text(), 'announcement-bar'),
        content: text(),
        isCloseable: withDefault(flag(), true),
      }),
    ),
    null,
  ),
  tableOfContents: contentsLevels,
  /** The site's parts, in the order of the home page. */
  sections: withDefault(arrayOf(sectionItem), []),
});
