import type {NavDropdownItem, NavItem, NavTarget} from '@wuya/theme/types';
import {baseUrlIn} from '../config/languages.ts';
import {nameOfLanguage} from '../config/options/i18n.ts';
import {type NavbarItem, printItem} from '../config/options/navbarItem.ts';
import type {ConfigProblem, SiteConfig} from '../config/siteConfig.ts';
import {mainHrefOf} from '../content/docs/siteVersions.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {
  classOf,
  collectionOf,
  createMissing,
  type NavContext,
  type NavVersion,
  toInner,
  toInners,
  versionsFor,
} from './innerNavItems.ts';
import {ownItemPath} from './ownNavItems.ts';

export type {NavVersion};

interface NavResult {
  readonly items: readonly NavItem[];
  /** Problems by option. */
  readonly problems: readonly ConfigProblem[];
}

type ItemOf<T extends NavbarItem['type']> = Extract<NavbarItem, {readonly type: T}>;

/**
 * Turns the navbar of the configuration into links, checked against the notes. What an item means is looked for in every
 * version. `ownTypes` are the types that the site has components for.
 */
export function resolveNavItems(
  config: SiteConfig,
  contents: readonly NavVersion[],
  ownTypes: readonly string[] = [],
): NavResult {
  const problems: ConfigProblem[] = [];
  const items = config.themeConfig.navbar.items.flatMap((item, i) => {
    const option = `themeConfig.navbar.items[${i}]`;
    const report = (diagnostic: Diagnostic) => problems.push({option, diagnostic});
    return toItem(item, {config, contents, ownTypes, report}) ?? [];
  });
  return {items, problems};
}

function toItem(item: NavbarItem, context: NavContext): NavItem | undefined {
  const {position} = item;
  switch (item.type) {
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: item.label,
        items: toInners(item.items, context),
        position,
        ...classOf(item),
      };
    case 'search':
      return {kind: 'search', position};
    case 'custom':
      return toOwnItem(item, context);
    case 'docsVersionDropdown':
      return toVersionDropdown(item, context);
    case 'localeDropdown':
      return toLocaleDropdown(item, context);
    default: {
      const inner = toInner(item, context);
      return inner && {...inner, position};
    }
  }
}

function toOwnItem(
  {name, options, position}: ItemOf<'custom'>,
  {ownTypes, report}: NavContext,
): NavItem | undefined {
  if (ownTypes.includes(name)) return {kind: 'custom', name, options, position};
  report(
    createDiagnostic('NB-001', {
      type: name,
      known: ownTypes,
      item: printItem({type: name, ...options}),
      file: ownItemPath(name),
    }),
  );
  return undefined;
}

/** Makes a menu of the versions; the link itself where it would hold only one. */
function toVersionDropdown(
  item: ItemOf<'docsVersionDropdown'>,
  context: NavContext,
): NavItem | undefined {
  const {report} = context;
  const contents = versionsFor(item, context);
  if (contents.length === 0) return undefined;
  const {position} = item;
  const names = contents.map(({version}) => version.name);
  const unknown = item.versions?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    report(createMissing('NB-005', {id: unknown, ids: names, item, contents}));
    return undefined;
  }
  const offered = item.versions
    ? contents.filter(({version}) => item.versions!.includes(version.name))
    : contents;
  const links = offered.map((content): NavDropdownItem => ({
    kind: 'link',
    label: content.version.label,
    href: mainHrefOf(content),
    external: false,
    version: content.version.name,
    ...collectionOf(contents),
  }));
  const items = [
    ...toInners(item.dropdownItemsBefore, context),
    ...links,
    ...toInners(item.dropdownItemsAfter, context),
  ];
  const only = items.length === 1 ? items[0] : undefined;
  if (only?.kind === 'link') return {...only, position, ...classOf(item)};
  const shown = offered.find(({version}) => version.isLast) ?? offered[0];
  const label = shown?.version.label ?? '';
  return {
    kind: 'dropdown',
    role: 'version',
    ...collectionOf(contents),
    label,
    items,
    position,
    ...classOf(item),
  };
}

/** Makes a menu of the languages; undefined where there is only one, unless the item is forced. */
function toLocaleDropdown(
  item: ItemOf<'localeDropdown'>,
  context: NavContext,
): NavItem | undefined {
  const {config} = context;
  const own = {locale: config.locale, baseUrl: config.baseUrl, label: undefined};
  const built = config.i18n?.languages.map((language) => ({
    locale: language.locale,
    baseUrl: baseUrlIn(config, language),
    label: language.label,
  })) ?? [own];
  const named = item.locales.filter(
    ({locale}) => !built.some((language) => language.locale === locale),
  );
  const isOwnNamed = item.locales.some(({locale}) => locale === config.locale);
  const isAlone = built.length < 2;
  const locales = isAlone && isOwnNamed ? item.locales : [...built, ...named];
  if (locales.length < 2 && !item.force) return undefined;
  const links = locales.map(({locale, baseUrl, label}): NavTarget => ({
    kind: 'link',
    label: label ?? nameOfLanguage(locale),
    href: baseUrl,
    external: false,
    locale,
  }));
  return {
    kind: 'dropdown',
    role: 'locale',
    label: links.find(({locale}) => locale === config.locale)?.label ?? '',
    items: [
      ...toInners(item.dropdownItemsBefore, context),
      ...links,
      ...toInners(item.dropdownItemsAfter, context),
    ],
    position: item.position,
    ...classOf(item),
  };
}
