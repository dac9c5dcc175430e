import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {toObject, toText} from '../common/migration.ts';
import {ROOT, type OldSite, toNewAddress} from '../pages/oldPage.ts';
import type {LinkFinder} from '../pages/pageLinks.ts';

type Values = Readonly<Record<string, unknown>>;

/** Maximum number of pages in the navbar: more would not fit beside the title. */
const MAX_PAGES = 6;

/** Makes the navbar of the list that a theme keeps in `_data` or in the settings, else of single pages, as Minima does. */
export function toNavbar(
  {config, data}: {readonly config: Values; readonly data: Values},
  context: {readonly site: OldSite; readonly finder: LinkFinder},
): unknown[] {
  const places = [
    data['navigation'],
    data['nav'],
    data['menu'],
    config['navigation'],
    config['nav'],
    config['menu'],
  ];
  const list = places.flatMap((one) => {
    const written = isPlainObject(one) ? (one['main'] ?? one['header']) : one;
    return Array.isArray(written) ? [written] : [];
  })[0];
  const listed = (list ?? []).flatMap((one: unknown) => toItem(toObject(one), context));
  const links = Object.entries(toObject(config['aux_links'])).flatMap(([label, href]) =>
    toItem({title: label, url: [href].flat()[0]}, context),
  );
  if (listed.length + links.length > 0) return [...listed, ...links];
  const {pages, bases} = context.site;
  return pages
    .filter(
      ({kind, data: own, address}) =>
        kind === 'page' &&
        toText(own['title']) !== undefined &&
        address !== '/' &&
        !/404/.test(address),
    )
    .slice(0, MAX_PAGES)
    .map((page) => ({label: toText(page.data['title']), to: encodeURI(toNewAddress(page, bases))}));
}

function toItem(
  item: Values,
  {site, finder}: {readonly site: OldSite; readonly finder: LinkFinder},
): unknown[] {
  const label =
    toText(item['title']) ?? toText(item['name']) ?? toText(item['text']) ?? toText(item['label']);
  const href = toText(item['url']) ?? toText(item['href']) ?? toText(item['link']);
  if (label === undefined || href === undefined) return [];
  if (/^(?:[a-z]+:)?\/\//i.test(href)) return [{label, href}];
  if (/^[a-z]+:/i.test(href)) return [];
  const page = finder.findPage(href.startsWith('/') ? href : `/${href}`, ROOT);
  if (page !== undefined) return [{label, to: encodeURI(toNewAddress(page, site.bases))}];
  return href === '/' || href === site.bases.post || href === site.bases.doc
    ? [{label, to: href}]
    : [];
}
