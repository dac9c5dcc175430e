import {toObject, toText} from '../common/migration.ts';
import {type OldPage, type OldSite, ROOT, toNewAddress} from '../pages/oldPage.ts';
import type {LinkFinder} from '../pages/pageLinks.ts';

type Values = Readonly<Record<string, unknown>>;

interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly parent: string | undefined;
  readonly weight: number;
}

/**
 * Converts the main menu of a Hugo site to items of a navbar.
 * @param menus `menus` of the configuration; themes call the one at the top `main`, `home` or `header`
 * @param missing takes what leads to no page
 */
export function toNavbar(
  menus: readonly Values[],
  {site, finder, redirects, prefix}: MenuContext,
  missing: (label: string) => void,
): unknown[] {
  // What is in another language alone is in the main one, with a menu of its own.
  const main = site.pages.filter(({locale, prefix: own}) => locale === undefined && own === prefix);
  const entries = [
    ...menus
      .flatMap((menu) => NAMES.map((name) => menu[name]))
      .filter(Array.isArray)
      .slice(0, 1)
      .flat()
      .map((one: unknown) => toObject(one))
      .map((values) => readEntry(values)),
    ...main.flatMap(entriesOfPage),
  ].filter((one) => one !== undefined);
  const sorted = entries.sort((a, b) => a.weight - b.weight);
  const ids = new Set(sorted.map(({id}) => id));
  const belowOf = new Map<string, MenuEntry[]>();
  for (const entry of sorted) {
    if (entry.parent === undefined) continue;
    const siblings = belowOf.get(entry.parent);
    if (siblings) siblings.push(entry);
    else belowOf.set(entry.parent, [entry]);
  }
  const convert = (entry: MenuEntry): unknown[] => {
    const below = belowOf.get(entry.id) ?? [];
    const own = toItem(entry, {site, finder, redirects});
    if (below.length === 0) {
      if (own === undefined && entry.href !== undefined) missing(entry.label);
      return own === undefined ? [] : [own];
    }
    const items = below.flatMap((one) => toItem(one, {site, finder, redirects}) ?? []);
    const all = own === undefined ? items : [own, ...items];
    return all.length === 0 ? [] : [{type: 'dropdown', label: entry.label, items: all}];
  };
  return sorted
    .filter(({parent, id}) => parent === undefined || parent === id || !ids.has(parent))
    .flatMap(convert);
}

interface MenuContext {
  readonly site: OldSite;
  readonly finder: LinkFinder;
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
  /** What is before the addresses of the main language. */
  readonly prefix: string;
}

const NAMES = ['main', 'home', 'header', 'nav', 'navbar'];

function readEntry(values: Values): MenuEntry | undefined {
  const lower = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]),
  );
  const label = toText(lower['name']) ?? toText(lower['title']) ?? toText(lower['identifier']);
  if (label === undefined) return undefined;
  return {
    id: toText(lower['identifier']) ?? label,
    label: label.replace(/<[^<>]*>/g, '').trim() || label,
    href: toText(lower['pageref']) ?? toText(lower['url']),
    parent: toText(lower['parent']),
    weight: Number(lower['weight']) || Infinity,
  };
}

/** `menu: main`, `menu: {main: {weight: 10}}` and lists of names in a front matter. */
function entriesOfPage(page: OldPage): (MenuEntry | undefined)[] {
  const written = page.data['menu'] ?? page.data['menus'];
  const named = [written].flat().includes('main') ? {} : toObject(written)['main'];
  if (named === undefined || named === null) return [];
  const title = toText(page.data['linktitle']) ?? toText(page.data['title']) ?? page.names[0];
  return [readEntry({name: title, url: page.listAddress ?? page.address, ...toObject(named)})];
}

function toItem(
  {label, href}: MenuEntry,
  {site, finder, redirects}: Omit<MenuContext, 'prefix'>,
): unknown {
  if (href === undefined) return undefined;
  if (/^(?:https?:)?\/\//i.test(href)) return {label, href};

  const page = finder.findPage(href, ROOT);
  if (page !== undefined) return {label, to: encodeURI(toNewAddress(page, site.bases))};
  const path = `/${href.replace(/^\/|[?#].*$|\/$/g, '')}/`.replace('//', '/');
  const moved = redirects.find(({from}) => from.toLowerCase() === path.toLowerCase());
  if (moved) return {label, to: encodeURI(moved.to)};
  const isOurs = path === '/' || path === site.bases.post || path === site.bases.doc;
  if (isOurs) return {label, to: path};
  const tags = site.bases.post ?? site.bases.doc ?? '/';
  if (/^\/(?:tags|categories)\/$/.test(path)) return {label, to: `${tags}tags/`};
  if (/^\/archives?\/$/.test(path) && site.bases.post !== undefined)
    return {label, to: `${site.bases.post}archive/`};
  return undefined;
}
