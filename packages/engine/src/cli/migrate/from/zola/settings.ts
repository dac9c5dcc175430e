import {guessLocale} from '../common/guessLocale.ts';
import {type OldFolder, toObject, toText} from '../common/migration.ts';
import type {Slugify} from '../common/pinyinSlug.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rules for notes, from the settings of a site. */
export interface ZolaRules {
  /** Names of languages, the main one too. */
  readonly languages: ReadonlySet<string>;
  /** Makes a part of the path of a page. */
  readonly ofPath: Slugify;
  /** Makes the id of a heading; undefined where they are as they are here. */
  readonly ofHeading: Slugify | undefined;
}

const keep: Slugify = (text) => text.trim().replace(/\s+/g, '-');

/** Reads the rules of addresses. @param slugify what Zola does unless the settings say otherwise */
export function readZolaRules(config: Values, slugify: Slugify): ZolaRules {
  const {paths, anchors} = toObject(config['slugify']);
  const isOn = (value: unknown): boolean => value === undefined || value === 'on';
  return {
    languages: new Set([mainLanguage(config), ...Object.keys(toObject(config['languages']))]),
    ofPath: isOn(paths) ? slugify : keep,
    ofHeading: isOn(anchors) ? slugify : undefined,
  };
}

const mainLanguage = (config: Values): string => toText(config['default_language']) ?? 'en';

/** Converts the settings to those of Hugo. */
export function toHugoSettings(config: Values, folder: OldFolder): Values {
  const main = mainLanguage(config);
  const languages = toObject(config['languages']);
  const names = [...new Set([main, ...Object.keys(languages)])];
  const own = (name: string): Values => {
    const values = name === main ? {...config, ...toObject(languages[name])} : languages[name];
    const {title, description, translations} = toObject(values);
    const words = toObject(translations);
    return {
      title: toText(title) ?? toText(words['title']),
      params: {description: toText(description) ?? toText(words['description'])},
    };
  };
  const listed = [config['taxonomies']]
    .flat()
    .flatMap((one) => toText(toObject(one)['name']) ?? []);
  const isAlone = names.length === 1;
  return {
    baseurl: config['base_url'],
    ...own(main),
    // Samples of themes call the only language `en`, whatever the notes are in.
    ...(isAlone && {languagecode: main === 'en' ? guessLocale(folder) : main}),
    ...(!isAlone && {
      defaultcontentlanguage: main,
      languages: Object.fromEntries(names.map((name) => [name, own(name)])),
    }),
    ...(listed.length > 0 && {taxonomies: Object.fromEntries(listed.map((name) => [name, name]))}),
    menus: {main: readMenu(toObject(config['extra']), toText(config['base_url']) ?? '')},
  };
}

/** Finds the menu, which each theme calls otherwise: `menu`, `main_menu`, `header_nav`, `sections`. */
function readMenu(extra: Values, base: string): unknown[] {
  const isMenu = (key: string): boolean =>
    /menu|nav|^sections$/i.test(key) && !/foot|social/i.test(key);
  const lists = Object.entries(extra).flatMap(([key, value]) =>
    isMenu(key) && Array.isArray(value) ? [value] : [],
  );
  const items = lists.map((list) =>
    list.flatMap((one: unknown, i) => {
      const {name, title, text, url, path, link, trailing_slash: _, weight} = toObject(one);
      const label = toText(name) ?? toText(title) ?? toText(text);
      const href = [url, path, link].map(toText).find(Boolean);
      return label === undefined || href === undefined
        ? []
        : [{name: label, url: toHref(href, base), weight: Number(weight) || i + 1}];
    }),
  );
  return items.find((list) => list.length > 0) ?? [];
}

/** `$BASE_URL/a`, `@/a.md`, `posts` → `/a`, `/a.md`, `/posts` */
function toHref(href: string, base: string): string {
  const own = href.replace(/^\$BASE_URL/, '').replace(/^@(?=\/)/, '');
  const inside = base.length > 1 && own.startsWith(base) ? own.slice(base.length) : own;
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(inside) ? inside : `/${inside}`;
}
