import type {FooterLink, SiteData} from '@wuya/theme/types';
import {closeTags} from '../article/html/closeTags.ts';
import {escapeText} from '../article/html/escape.ts';
import type {FooterParts} from '../config/docusaurus/theme/footerParts.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {printFooterLogo} from './footerLogo.ts';

/**
 * Creates the footer of all pages.
 * @param links those of the configuration, with their addresses
 */
export function createFooter(
  links: readonly FooterLink[],
  config: SiteConfig,
  {footerLogo, footerHtml}: Partial<FooterParts>,
): SiteData['footer'] {
  const {footer} = config.themeConfig;
  const items = links.map((link, i): [link: FooterLink, column: string | undefined] => [
    link,
    footer.links[i]?.column,
  ]);
  // From the last one on: places of those before stay what they are.
  for (const {html, at, column} of footerHtml?.items.toReversed() ?? [])
    items.splice(at, 0, [{label: '', href: '', external: true, html: toInner(html)}, column]);
  const logo = footerLogo && printFooterLogo(footerLogo, config);
  return {
    links: items.map(([link]) => link),
    ...columnsOf(items.map(([, column]) => column)),
    legal: footer.legal,
    ...(logo !== undefined && {logoHtml: {__html: logo}}),
    ...printLegal(footer.legal, logo, footerHtml?.copyright),
  };
}

/** Prints the end of a footer that is more than lines of text. */
function printLegal(
  lines: readonly string[],
  logo: string | undefined,
  copyright: string | undefined,
): Pick<SiteData['footer'], 'legalHtml'> {
  if (logo === undefined && copyright === undefined) return {};
  const row = logo === undefined ? '' : `<div style="flex:100%">${logo}</div>`;
  const rights =
    copyright === undefined
      ? lines.map((line) => `<span>${escapeText(line)}</span>`).join('')
      : // One child, as its lines and links are no columns.
        `<div class="footer__copyright">${closeTags(copyright)}</div>`;
  return {legalHtml: {__html: row + rights}};
}

const toInner = (html: string): {readonly __html: string} => ({__html: closeTags(html)});

/** Counts the links of each column, one after the other; nothing where there are no columns. */
function columnsOf(titles: readonly (string | undefined)[]): Pick<SiteData['footer'], 'columns'> {
  if (titles.every((title) => title === undefined)) return {};
  const columns: [title: string, count: number][] = [];
  for (const title of titles) {
    const last = columns.at(-1);
    if (last?.[0] === (title ?? '')) last[1]++;
    else columns.push([title ?? '', 1]);
  }
  return {columns};
}
