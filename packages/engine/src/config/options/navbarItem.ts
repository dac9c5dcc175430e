import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {findNearest} from '../../errors/nearest.ts';
import {
  arrayOf,
  flag,
  type Infer,
  object,
  oneOf,
  optional,
  printValue,
  type Report,
  type Schema,
  text,
  withDefault,
} from '../schema/schema.ts';
import {saysOtherwise} from '../schema/foreignOptions.ts';
import {address} from './address.ts';
import {pattern} from './pattern.ts';

const position = withDefault(oneOf(['left', 'right']), 'left');
const className = optional(text());
/** The collection that is meant. Default: the one without a name, else the first. */
const docsPluginId = optional(text());

const link = object({
  type: withDefault(oneOf(['default', 'link']), 'default'),
  label: text(),
  /** Path inside the site. One of `to` and `href`. */
  to: optional(address()),
  /** Address outside the site. */
  href: optional(address()),
  position,
  /** Pages below this path make the item the current one. Default: its own path. */
  activeBasePath: optional(text()),
  /** Pages whose address has this pattern make the item the current one. */
  activeBaseRegex: optional(pattern()),
  /** Show an icon; the label stays for screen readers. */
  icon: optional(oneOf(['repository'])),
  className,
});

const doc = object({
  type: oneOf(['doc']),
  docId: text(),
  docsPluginId,
  label: optional(text()),
  position,
  className,
});
const docSidebar = object({
  type: oneOf(['docSidebar']),
  sidebarId: text(),
  docsPluginId,
  label: optional(text()),
  position,
  className,
});
const html = object({type: oneOf(['html']), value: text(), position, className});
const search = object({
  type: oneOf(['search']),
  position: withDefault(oneOf(['left', 'right']), 'right'),
  className,
});
const docsVersion = object({
  type: oneOf(['docsVersion']),
  docsPluginId,
  label: optional(text()),
  to: optional(address()),
  position,
  className,
});

const inner = item({default: link, link, doc, docSidebar, html, docsVersion}, [
  '下拉菜单里的一项',
  'an item inside a dropdown',
]);
const around = {
  dropdownItemsBefore: withDefault(arrayOf(inner), []),
  dropdownItemsAfter: withDefault(arrayOf(inner), []),
};

const dropdown = object({
  type: oneOf(['dropdown']),
  label: text(),
  items: arrayOf(inner),
  position,
  className,
});

const docsVersionDropdown = object({
  type: oneOf(['docsVersionDropdown']),
  docsPluginId,
  /** Names of the versions to offer. Default: all. */
  versions: optional(arrayOf(text())),
  ...around,
  position,
  className,
});

const localeDropdown = object({
  type: oneOf(['localeDropdown']),
  /** The languages of the site, each built by itself under its own base URL. */
  locales: withDefault(
    arrayOf(object({locale: text(), baseUrl: address(), label: optional(text())})),
    [],
  ),
  /** Show it with a single language too. */
  force: withDefault(flag(), false),
  ...around,
  position,
  className,
});

/** `{type: 'custom-x', …}`: an item that the site renders itself; what it says besides is its own affair. */
export interface CustomItem {
  readonly type: 'custom';
  readonly name: string;
  readonly position: 'left' | 'right';
  readonly options: Readonly<Record<string, unknown>>;
}

/** Stands for every type that belongs to the site. */
const CUSTOM = 'custom-*';

const custom: Schema<CustomItem> = {
  expects: ['站点自己的一项', 'an item of its own'],
  isRequired: true,
  parse(value, path, report) {
    const {type, position: given, ...options} = value as Record<string, unknown>;
    return {
      type: 'custom',
      name: String(type),
      position: position.parse(given, `${path}.position`, report),
      options,
    };
  },
};

const ALL = {
  default: link,
  link,
  dropdown,
  html,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
  localeDropdown,
  search,
  [CUSTOM]: custom,
} as const;

export type InnerNavbarItem = Infer<typeof inner>;
export type NavbarItem = Infer<typeof navbarItem>;

/**
 * `themeConfig.navbar.items[n]`: a link unless `type` says otherwise, or a dropdown when it has `items`. A type that begins
 * with `custom-` is rendered by the component `NavbarItem` of `theme/navbar/<type>.tsx`.
 */
export const navbarItem = item(ALL, ['导航栏的一项', 'a navbar item']);

type Types = Readonly<Record<string, Schema<unknown>>>;

/** Reads an item by its type; what is wrong with it is reported with the item itself. */
function item<const T extends Types>(types: T, expects: Words): Schema<Infer<T[keyof T]>> {
  return {
    expects,
    parts: {kind: 'either', of: Object.values(types)},
    isRequired: true,
    parse(value, path, report) {
      const given =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
      const isPlain = given['type'] === undefined || given['type'] === 'default';
      const type =
        isPlain && 'items' in given ? 'dropdown' : isPlain ? 'default' : toName(given['type']);
      const key = /^custom-[\w-]+$/.test(type) ? CUSTOM : type;
      const schema = Object.hasOwn(types, key) ? types[key] : undefined;
      if (!schema) {
        const known = Object.keys(types);
        const nearest = findNearest(type, known);
        report(
          path,
          createDiagnostic('NB-001', {
            type,
            known,
            item: printItem(value),
            ...(nearest !== undefined && {nearest}),
          }),
        );
        return {type: 'html', value: '', position: 'left'} as Infer<T[keyof T]>;
      }
      if (type === 'default' || type === 'link') checkLink(given, path, report);
      return schema.parse(
        isPlain ? {...given, type: type === 'default' ? undefined : type} : value,
        path,
        report,
      ) as Infer<T[keyof T]>;
    },
  };
}

/** Returns the name of a kind as it was written, of whatever type it is. */
const toName = (type: unknown): string => (typeof type === 'string' ? type : printValue(type));

function checkLink(given: Record<string, unknown>, path: string, report: Report): void {
  const options = ['to', 'href'];
  const targets = options.filter((key) => given[key] !== undefined);
  if (targets.length === 1) return;
  if (targets.length === 0 && saysOtherwise(given, {path, options})) return;
  report(
    path,
    createDiagnostic('CFG-002', {
      path,
      expected: ['to 与 href 里恰好一个', 'exactly one of to and href'],
      value: targets.length === 0 ? printValue(given) : targets.join(', '),
    }),
  );
}

/** Prints an item as its author wrote it. */
export function printItem(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return printValue(value); // holds itself, is too deep, or has a number that JSON has no form for
  }
}
