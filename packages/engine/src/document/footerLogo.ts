import {escapeAttribute} from '../article/html/escape.ts';
import type {FooterLogo} from '../config/docusaurus/theme/footerLogo.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {withBase} from '../routes/belowBase.ts';
import {namedFileHref} from './namedFile.ts';

/** As the footers it is rendered for have it. */
const DARK_GROUND =
  ';padding:.75rem 1rem;background:var(--logo-ground,#303846);border-radius:.25rem';

/**
 * Prints the picture of a footer, in a link where it leads somewhere. One for dark footers alone gets their ground: a white drawing would not be seen.
 */
export function printFooterLogo(logo: FooterLogo, {baseUrl}: Pick<SiteConfig, 'baseUrl'>): string {
  const {src, srcDark = src, alt, href, width, height, isOnDark} = logo;
  const style = `max-width:min(100%,200px)${isOnDark ? DARK_GROUND : ''}`;
  const print = (path: string, mode?: string): string =>
    toTag('img', {
      class: mode === undefined ? 'footer__logo' : `footer__logo only-${mode}`,
      src: namedFileHref(path, baseUrl),
      alt,
      width,
      height,
      style,
    });
  const picture = srcDark === src ? print(src) : print(src, 'light') + print(srcDark, 'dark');
  if (href === undefined) return picture;
  const isOutside = /^[a-z][\w+.-]*:|^\/\//i.test(href);
  const link = isOutside
    ? {href, target: '_blank', rel: 'noopener noreferrer'}
    : {href: withBase(href, baseUrl)};
  return `${toTag('a', link)}${picture}</a>`;
}

/** Prints the begin of an element with the attributes that are there. */
function toTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const printed = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${printed.join('')}>`;
}
