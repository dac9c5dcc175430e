import {arrayOf, either, flag, integer, object, oneOf, optional, section, text, withDefault} from '../schema.ts';
import {quote} from './quote.ts';

const navbarItem = object({
  type: withDefault(oneOf(['default']), 'default'),
  label: text(),
  /** Path inside the site. One of `to` and `href`. */
  to: optional(text()),
  /** Address outside the site. */
  href: optional(text()),
  position: withDefault(oneOf(['left', 'right']), 'left'),
  activeBasePath: optional(text()),
  /** Show an icon; the label stays for screen readers. */
  icon: optional(oneOf(['repository'])),
  className: optional(text()),
});

const footerLink = object({label: text(), to: optional(text()), href: optional(text())});

const sectionItem = object({
  /** Name of the section's sidebar. */
  id: text(),
  label: text(),
  to: text(),
  latin: optional(text()),
  description: optional(text()),
  water: withDefault(oneOf(['ripple', 'deep', 'confluence']), 'ripple'),
});

/** `themeConfig`: everything that only the look needs. */
export const themeConfig = section({
  navbar: section({items: withDefault(arrayOf(navbarItem), [])}),
  footer: section({
    links: withDefault(arrayOf(footerLink), []),
    legal: withDefault(arrayOf(text()), []),
    /** Where the tagline is from; stands below it. */
    taglineSource: withDefault(text(), ''),
  }),
  quote,
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
  tableOfContents: section({
    minHeadingLevel: withDefault(integer(2, 6), 2),
    maxHeadingLevel: withDefault(integer(2, 6), 3),
  }),
  /** The site's parts, in the order of the home page. */
  sections: withDefault(arrayOf(sectionItem), []),
});
