import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {findScriptScheme} from '../../schema/scriptAddress.ts';
import {lookUp} from '../../schema/lookUp.ts';
import {toAnnouncement} from './announcement.ts';
import {toFooter} from './footerHtml.ts';
import {createIconFinder} from './ownIcons.ts';
import {
  ignoreOthers,
  type Notes,
  pick,
  toList,
  toValues,
  type Values,
  toName,
  toText,
} from '../common/notes.ts';
import {noteLostTheme} from '../common/lostOptions.ts';
import {findInCode} from '../common/siteCode.ts';
import {listItemTypes} from './swizzles.ts';

const ITEM_KEYS: Readonly<Record<string, readonly string[]>> = {
  default: ['label', 'to', 'href', 'position', 'activeBasePath', 'activeBaseRegex', 'className'],
  dropdown: ['label', 'position', 'className'],
  doc: ['docId', 'docsPluginId', 'label', 'position', 'className'],
  docSidebar: ['sidebarId', 'docsPluginId', 'label', 'position', 'className'],
  localeDropdown: ['position', 'className'],
  docsVersion: ['docsPluginId', 'label', 'to', 'position', 'className'],
  docsVersionDropdown: ['docsPluginId', 'versions', 'position', 'className'],
  html: ['value', 'position', 'className'],
  search: ['position', 'className'],
};
const KNOWN_THEME = [
  'navbar',
  'footer',
  'colorMode',
  'announcementBar',
  'docs',
  'blog',
  'hideableSidebar',
  'autoCollapseSidebarCategories',
  'tableOfContents',
  'metadata',
  'image',
  'prism',
  'algolia',
  'mermaid',
  'liveCodeBlock',
  'zoom',
];

/** Converts `themeConfig` of Docusaurus to ours. */
export function toThemeConfig(
  values: Values,
  given: Notes,
  {
    dir,
    customCss,
    readers,
    baseUrl,
  }: {
    readonly dir: string;
    /** Folders of plugins and themes that run here, absolute. */ readonly readers: readonly string[];
    /** Relative to it, or absolute. */ readonly customCss: readonly string[];
    /** As the configuration has it. */ readonly baseUrl: unknown;
  },
): unknown {
  const notes = {
    ...given,
    baseUrl,
    drawsIcon: createIconFinder(customCss.map((path) => resolve(dir, path))),
    hasOwnItem: (type: string) =>
      existsSync(join(dir, 'theme/navbar', `${type}.tsx`)) || listItemTypes(dir).includes(type),
  };
  ignoreOthers(values, [...KNOWN_THEME, ...findOwnKeys(values, [join(dir, 'src'), ...readers])], {
    path: 'themeConfig',
    notes,
  });
  if (toValues(values['liveCodeBlock'])['playgroundPosition'] === 'top')
    notes.ignore('themeConfig.liveCodeBlock.playgroundPosition');
  noteLostTheme(values, notes);
  const docs = toValues(values['docs']);
  return {
    navbar: toNavbar(toValues(values['navbar']), notes),
    footer: toFooter(toValues(values['footer']), baseUrl, {draws: true}),
    docs: {
      covers: false,
      related: false,
      sidebar: toSidebarOptions(values, toValues(docs['sidebar'])),
    },
    // The reader's system has no say there but where a site asks for it: its colours may be made for one mode alone.
    colorMode: {
      respectPrefersColorScheme: false,
      ...pick(toValues(values['colorMode']), [
        'defaultMode',
        'disableSwitch',
        'respectPrefersColorScheme',
      ]),
    },
    tableOfContents: pick(toValues(values['tableOfContents']), [
      'minHeadingLevel',
      'maxHeadingLevel',
    ]),
    ...toStaticPaths(pick(values, ['image']), baseUrl),
    ...toAnnouncement(values['announcementBar']),
  };
}

/** Finds options that components of the site, and of plugins and themes, read: they get all of `themeConfig`. */
function findOwnKeys(values: Values, folders: readonly string[]): readonly string[] {
  const others = Object.keys(values).filter(
    (key) => !KNOWN_THEME.includes(key) && /^\w+$/.test(key),
  );
  return others.length > 0 ? folders.flatMap((folder) => [...findInCode(folder, others)]) : [];
}

/** Converts options of the sidebar, which early versions have beside the others: `hideableSidebar`, `autoCollapseSidebarCategories`. */
function toSidebarOptions(values: Values, sidebar: Values): Values {
  const early = {
    hideable: values['hideableSidebar'],
    autoCollapseCategories: values['autoCollapseSidebarCategories'],
  };
  return pick({...early, ...sidebar}, ['hideable', 'autoCollapseCategories']);
}

/** Converts comments in code that give lines a class, besides the ones that are known anyway. */
export function toMagicComments(prism: Values): unknown {
  return toList(prism['magicComments']).filter(
    (comment) => toValues(comment)['className'] !== 'theme-code-block-highlighted-line',
  );
}

/**
 * Writes addresses of static files as paths in their folder: there they begin with `./` or with the base URL at will.
 * @example {src: './img/a.svg', srcDark: '/base/img/b.svg'} → {src: 'img/a.svg', srcDark: 'img/b.svg'}
 */
export function toStaticPaths(values: Values, baseUrl: unknown): Values {
  const base = typeof baseUrl === 'string' && /^\/.+\/$/.test(baseUrl) ? baseUrl : undefined;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value !== 'string'
        ? value
        : base !== undefined && value.startsWith(base)
          ? value.slice(base.length)
          : value.replace(/^(?:\.\/)+/, ''),
    ]),
  );
}

/** Notes, and whether the site has a navbar item of its own of a type. */
type ItemNotes = Notes & {
  readonly baseUrl: unknown;
  hasOwnItem(type: string): boolean;
  /** Whether styles of the site render something at elements of a class. */
  drawsIcon(className: string): boolean;
};

/** Finds where the logo leads; undefined for home. */
export function findLogoHref(config: Values): string | undefined {
  const {href} = toValues(toValues(toValues(config['themeConfig'])['navbar'])['logo']);
  return typeof href === 'string' && !['/', ''].includes(href) ? href : undefined;
}

function toNavbar(navbar: Values, notes: ItemNotes): unknown {
  const logo = toValues(navbar['logo']);
  return {
    ...pick(navbar, ['title', 'hideOnScroll']),
    ...(typeof logo['src'] === 'string' && {
      // A logo is alone there unless the bar has a title of its own: most of these show the name.
      title: navbar['title'] ?? '',
      logo: toStaticPaths(pick(logo, ['src', 'srcDark']), notes.baseUrl),
    }),
    items: toList(navbar['items']).flatMap((item, i) =>
      toItem(toValues(item), `themeConfig.navbar.items[${i}]`, notes),
    ),
  };
}

/** Returns what a link that is an icon alone is called: what it says of itself, or the host or page that it leads to. */
const nameOf = (item: Values): unknown =>
  toText(item['aria-label']) ??
  toText(item['title']) ??
  /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(addressOf(item))?.[1] ??
  /(?<![^/?#])([^/?#]+)\/*(?:[?#]|$)/.exec(toText(item['to']) ?? '')?.[1];

/** Returns the address a link leads to; Docusaurus takes those outside the site in `to` as well. */
const addressOf = ({href, to}: Values): string => toName(href ?? to);

/** Tells whether a link to another host has a class and no words. */
const isOwnIcon = (item: Values): boolean =>
  !item['label'] &&
  item['html'] === undefined &&
  typeof item['className'] === 'string' &&
  /^(?:https?|mailto|tel):/.test(addressOf(item));

/** Returns where a link of HTML leads: `to` is below the base URL. Undefined where that is no address of a page. */
function toHref({href, to}: Values, baseUrl: unknown): string | undefined {
  const path = toText(href ?? to ?? '');
  if (path === undefined || findScriptScheme(path) !== undefined) return undefined;
  const isInside = href === undefined && path.startsWith('/');
  return isInside ? (toText(baseUrl) ?? '/').replace(/\/$/, '') + path : path;
}

/** ` title="a"`; nothing for a value that no attribute has. */
function printAttribute(name: string, value: unknown): string {
  const text = toText(value);
  if (text === undefined) return '';
  return ` ${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Prints a link that the styles of the site draw as an icon. */
function printIcon(item: Values): string {
  const attributes = {
    class: item['className'],
    href: addressOf(item),
    title: item['title'],
    'aria-label': nameOf(item),
    target: item['target'] ?? '_blank',
    rel: item['rel'] ?? 'noopener noreferrer',
  };
  const printed = Object.entries(attributes).map(([name, value]) => printAttribute(name, value));
  return `<a${printed.join('')}></a>`;
}

function toItem(item: Values, path: string, notes: ItemNotes): unknown[] {
  const given = item['type'] === undefined ? 'default' : toName(item['type']);
  const type = given === 'default' && Array.isArray(item['items']) ? 'dropdown' : given;
  if (type.startsWith('custom-')) {
    if (notes.hasOwnItem(type)) return [item];
    notes.ignoreItem(path, type, [
      `从 theme/navbar/${type}.tsx 导出名为 NavbarItem 的组件，它就会显示。`,
      `It shows once theme/navbar/${type}.tsx exports a component named NavbarItem.`,
    ]);
    return [];
  }
  const keys = lookUp(ITEM_KEYS, type);
  if (!keys) return [item]; // the schema says what is wrong with it
  const kept: Record<string, unknown> = {
    ...pick(item, keys),
    ...(item['type'] !== undefined && type !== 'default' && {type}),
  };
  if (type === 'default') {
    const label = item['label'] ?? item['aria-label'];
    const html = toText(item['html']);
    const href = html === undefined ? undefined : toHref(item, notes.baseUrl);
    if (href !== undefined && label === undefined)
      return [
        {
          type: 'html',
          value: `<a${printAttribute('href', href)}>${html}</a>`,
          ...pick(item, ['position', 'className']),
        },
      ];
    if (isOwnIcon(item) && notes.drawsIcon(toName(item['className'])))
      return [{type: 'html', value: printIcon(item), ...pick(item, ['position'])}];
    const isRepository =
      item['label'] === undefined &&
      /github|gitlab|gitee/i.test(toName(item['className']) + addressOf(item));
    const name = label ?? nameOf(item);
    return [{...kept, label: name, ...(isRepository && {icon: 'repository'})}];
  }
  const inner = (key: string) =>
    Array.isArray(item[key])
      ? {
          [key]: toList(item[key]).flatMap((one, i) =>
            toInnerItem(toValues(one), `${path}.${key}[${i}]`, notes),
          ),
        }
      : {};
  const menu = {...kept, ...inner('items')};
  return [
    {
      ...(type === 'dropdown' ? withOwnLink(menu, item) : menu),
      ...inner('dropdownItemsBefore'),
      ...inner('dropdownItemsAfter'),
    },
  ];
}

/** Makes the link that a menu is there its first item: a menu is no link itself here. One that is among its items stays there. */
function withOwnLink(menu: Values, item: Values): Values {
  const link = pick(item, ['label', 'to', 'href']);
  const items = toList(menu['items']);
  const target = link['to'] ?? link['href'];
  const isAmong = items.map(toValues).some(({to, href}) => (to ?? href) === target);
  return target === undefined || isAmong ? menu : {...menu, items: [link, ...items]};
}

/** Returns an item inside a dropdown, which holds no menus of its own. */
function toInnerItem(item: Values, path: string, notes: ItemNotes): unknown[] {
  const type = toName(item['type']);
  if (!/Dropdown$|^dropdown$|^search$/.test(type)) return toItem(item, path, notes);
  notes.ignoreItem(path, type);
  return [];
}
