import {readThemeSettings} from './themeSettings.ts';
import {type HexoAddresses, toAddress} from './links.ts';
import {type MigrationProblem, type OldFolder, toObject, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** What NexT and its like show for the names of their usual pages. */
const NAMES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  home: ['首页', 'Home'],
  about: ['关于', 'About'],
  tags: ['标签', 'Tags'],
  archives: ['归档', 'Archives'],
  links: ['友链', 'Links'],
  schedule: ['日程', 'Schedule'],
};

type Link = {readonly label: string} & ({readonly href: string} | {readonly to: string});
type Item = Link | {readonly type: 'dropdown'; readonly label: string; readonly items: Link[]};

/** Context for reading the menu of a theme. */
export interface MenuContext {
  readonly folder: OldFolder;
  /** Settings of the site. */
  readonly config: Values;
  readonly problems: MigrationProblem[];
  readonly addresses: HexoAddresses;
  /** Addresses that are made here without a note: the archive, the tags. */
  readonly made: readonly string[];
  readonly isChinese: boolean;
}

/** Makes the navbar of the `menu` of the theme's settings, as NexT, Butterfly and others have it: `about: /about/ || fa fa-user`. */
export function toNavbar(context: MenuContext): Item[] {
  return readItems(findMenu(context), context);
}

/** Finds the menu of a theme, whose settings are in one of several files; the one that counts most comes first. */
function findMenu(context: MenuContext): Values {
  const menus = [...readThemeSettings(context), context.config].map(({menu}) => menu);
  return toObject(menus.find((menu) => Object.keys(toObject(menu)).length > 0));
}

/** @param outer address of the menu around them, below which NexT has those of its submenus */
function readItems(menu: Values, context: MenuContext, outer = ''): Item[] {
  return Object.entries(menu).flatMap(([key, value]): Item[] => {
    const name = key.split('||')[0]!.trim();
    const label = NAMES[name.toLowerCase()]?.[context.isChinese ? 0 : 1] ?? name;
    if (typeof value === 'string') return toItem(label, addressIn(value), {context, outer});
    const {default: own, submenu, ...rest} = toObject(value);
    const base = outer + addressIn(own);
    const first = own === undefined ? [] : toItem(label, addressIn(own), {context, outer});
    const inner = readItems(toObject(submenu ?? rest), context, base.replace(/\/$/, ''));
    const items = [...first, ...inner].flatMap((item) => ('items' in item ? item.items : [item]));
    return items.length > 0 ? [{type: 'dropdown', label, items}] : [];
  });
}

/** `/about/ || fa fa-user` → `/about/` */
const addressIn = (value: unknown): string => (toText(value) ?? '').split('||')[0]!.trim();

function toItem(
  label: string,
  href: string,
  {context, outer}: {readonly context: MenuContext; readonly outer: string},
): Link[] {
  const {addresses, made} = context;
  if (/^(?:https?:)?\/\//i.test(href)) return [{label, href}];
  if (href === '' || /^(?:[a-z]+:|#)/i.test(href)) return [];
  const path = href.startsWith('/') ? href : `/${href}`;
  const known = [outer + path, path].flatMap((one) => [
    one,
    `${one.replace(/\/$/, '')}/`,
    `${one}.html`,
  ]);
  const found = known.find((one) => addresses.has(one));
  if (found !== undefined) return [{label, to: toAddress(found, '/', addresses)}];
  const own = made.find((one) => known.some((at) => (at === '/' ? one === at : one.endsWith(at))));
  return own === undefined ? [] : [{label, to: own}];
}
