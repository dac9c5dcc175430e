import {posix} from 'node:path';
import {toLanguageTag} from '../../../../config/options/i18n.ts';
import {toTag} from '../common/languageTag.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {type OldFolder, toLocale, toObject, toText} from '../common/migration.ts';
import type {SiteLanguage} from '../pages/siteConfig.ts';

type Values = Readonly<Record<string, unknown>>;

/** A language of a Hugo site. */
export interface HugoLanguage extends SiteLanguage {
  /** Its name in the configuration and in names of files: `zh-cn`. */
  readonly key: string;
  /** Folder of its notes, with a slash at its end. */
  readonly root: string;
  /** What is before its addresses: `/en`; empty for the first language. */
  readonly prefix: string;
  readonly config: Values;
  /** What the site calls languages and is in the first one, such as an older edition `v1`: folders of its notes. The first language alone has it. */
  readonly editions?: readonly HugoLanguage[];
}

/** Lists the languages of a site, the one at its root first. A site that names none has one. */
export function readLanguages(config: Values, folder: OldFolder): readonly HugoLanguage[] {
  const root = toRoot(toText(config['contentdir']) ?? 'content');
  const tags = [config['locale'], config['languagecode'], config['defaultcontentlanguage']];
  const listed = Object.entries(toObject(config['languages']))
    .map(([key, value]) => ({key, value: toObject(value)}))
    .filter(({value}) => value['disabled'] !== true)
    .sort((a, b) => weightOf(a.value) - weightOf(b.value));
  const main =
    toText(config['defaultcontentlanguage'])?.toLowerCase() ??
    (listed.some(({key}) => key === 'en') ? 'en' : listed[0]?.key);
  const languages = listed.map(({key, value}): HugoLanguage => {
    const own = toText(value['contentdir']) ?? `${root}${key}`;
    const isOwn =
      value['contentdir'] !== undefined || folder.paths.some((path) => path.startsWith(`${own}/`));
    const isAtRoot = key === main && config['defaultcontentlanguageinsubdir'] !== true;
    return {
      key,
      ...(isAtRoot
        ? {locale: toLocale(value['locale'], value['languagecode'], key)}
        : toTag(key, [value['locale'], value['languagecode']])),
      root: isOwn ? toRoot(own) : root,
      prefix: isAtRoot ? '' : `/${key}`,
      label: toText(value['label']) ?? toText(value['languagename']),
      title: toText(value['title']),
      tagline: taglineOf(value),
      config: value,
    };
  });
  const used = languages.filter((one) => isUsed(one, languages, folder));
  if (used.length === 0)
    return [
      {
        key: main ?? '',
        locale: toLocale(...tags, guessLocale(folder)),
        root,
        prefix: '',
        config: {},
      },
    ];
  const sorted = used.sort((a, b) => Number(b.key === main) - Number(a.key === main));
  const isEdition = (one: HugoLanguage): boolean =>
    one.root !== root &&
    toLanguageTag(one.key) === undefined &&
    sorted.findIndex((other) => isAlike(other, one)) < sorted.indexOf(one);
  const [first, ...others] = sorted.filter((one) => !isEdition(one));
  return [{...first!, editions: sorted.filter(isEdition)}, ...others].filter(
    ({locale}, i, all) => all.findIndex((one) => one.locale === locale) === i,
  );
}

/** Tells whether two languages are one: `zh` and `zh-CN` */
const isAlike = (a: HugoLanguage, b: HugoLanguage): boolean => {
  const [one, other] = [a, b].map(({locale, htmlLang}) =>
    new Intl.Locale(htmlLang ?? locale).maximize().toString(),
  );
  return one === other;
};

const weightOf = (value: Values): number => Number(value['weight']) || Infinity;

export const taglineOf = (values: Values): string | undefined =>
  toText(toObject(values['params'])['description']) ??
  toText(toObject(values['params'])['subtitle']);

const toRoot = (path: string): string => `${posix.normalize(path).replace(/^\.\/|\/$/g, '')}/`;

/** Tells whether a language has any notes: themes name more than a site has. */
const isUsed = (
  language: HugoLanguage,
  all: readonly HugoLanguage[],
  {paths}: OldFolder,
): boolean =>
  paths.some((path) => path.endsWith('.md') && placeFile(path, all)?.language === language);

/** Where a file is in the languages of a site. */
export interface PlacedFile {
  readonly language: HugoLanguage;
  /** Path below the folder of its language, without its ending for the language: `a.en.md` → `a.md`. */
  readonly own: string;
}

/** Finds the language of a file in the folder of the notes; undefined for files elsewhere. */
export function placeFile(
  path: string,
  languages: readonly HugoLanguage[],
): PlacedFile | undefined {
  const edition = languages[0]?.editions?.find(({root}) => path.startsWith(root));
  if (edition !== undefined)
    return {language: languages[0]!, own: `${edition.key}/${path.slice(edition.root.length)}`};
  const inside = languages
    .filter(({root}) => path.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length);
  const [first] = inside;
  if (first === undefined) return undefined;
  const sharing = inside.filter(({root}) => root === first.root);
  const [, stem = '', key = '', ending = ''] = /^(.*)\.([\w-]+)(\.\w+)$/.exec(path) ?? [];
  const named = key === '' ? undefined : languages.find((one) => one.key === key.toLowerCase());
  const main = sharing.find((one) => one.prefix === '') ?? first;
  if (named !== undefined) return {language: named, own: (stem + ending).slice(first.root.length)};
  return {language: main, own: path.slice(first.root.length)};
}
