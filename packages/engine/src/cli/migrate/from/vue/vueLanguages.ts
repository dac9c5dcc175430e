import {asGiven, givenTo} from '../../../../config/docusaurus/common/missingPackage.ts';
import {dropFolder, type NoteLanguage} from '../book/noteLanguages.ts';
import {toTag} from '../common/languageTag.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {type OldFolder, toLocale, toObject, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** A language of a site of VitePress or VuePress. */
export interface VueLanguage extends NoteLanguage {
  readonly dir: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Options of the theme in this language; addresses in them count from its folder. */
  readonly theme: Values;
}

/**
 * Reads the languages of a site, the one at its root first: those whose folder has notes. A site that names none has one.
 * @param root folder of the notes
 */
export function readVueLanguages(config: Values, folder: OldFolder, root: string): VueLanguage[] {
  const {paths} = folder;
  const locales = toObject(config['locales']);
  const shared = {
    ...toObject(givenTo(config['theme']) ?? config['theme']),
    ...toObject(config['themeConfig']),
  };
  const ofTheme = toObject(shared['locales']);
  const keys = [...new Set([...Object.keys(locales), ...Object.keys(ofTheme)])];
  const folderOf = (key: string): string => (key === 'root' ? '' : key.replace(/^\/|\/$/g, ''));
  const used = keys.filter((key) => {
    const inside = root + (folderOf(key) && `${folderOf(key)}/`);
    return paths.some((path) => path.startsWith(inside) && path.endsWith('.md'));
  });
  const listed = used.map((key): VueLanguage => {
    const dir = used.length > 1 ? folderOf(key) : '';
    const [own, look] = [toObject(locales[key]), toObject(ofTheme[key])];
    const theme = asGiven({...shared, ...look, ...toObject(own['themeConfig'])});
    return {
      dir,
      ...toTag(dir, own['lang'] ?? (dir === '' ? config['lang'] : undefined)),
      label: toText(own['label']) ?? toText(look['selectLanguageName']) ?? toText(look['label']),
      title: toText(own['title']),
      description: toText(own['description']),
      theme: toObject(fromFolder(theme, dir)),
    };
  });
  const [main, ...others] = listed
    .filter(({locale}, i) => listed.findIndex((one) => one.locale === locale) === i)
    .sort((a, b) => Number(b.dir === '') - Number(a.dir === ''));
  if (main !== undefined) return [main, ...others];
  const theme = toObject(asGiven(shared));
  return [{dir: '', locale: toLocale(config['lang'], guessLocale(folder)), theme}];
}

/** Makes addresses of a value count from the folder of a language: `/zh/a` → `/a`, keys too. */
function fromFolder(value: unknown, dir: string): unknown {
  if (dir === '') return value;
  if (typeof value === 'string') return dropFolder(value, dir);
  if (Array.isArray(value)) return value.map((one: unknown) => fromFolder(one, dir));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [dropFolder(key, dir), fromFolder(one, dir)]),
  );
}
