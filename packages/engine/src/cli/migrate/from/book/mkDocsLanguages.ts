import {posix} from 'node:path';
import {append} from '../../../../cache/append.ts';
import {
  type MigrationProblem,
  type OldFolder,
  toLocale,
  toObject,
  toText,
} from '../common/migration.ts';
import {toRoot} from '../common/readSettings.ts';
import {NOTE} from './contents.ts';
import {type MkDocsSettings, readMkDocsSettings} from './mkDocsSettings.ts';
import {toTag} from '../common/languageTag.ts';
import type {NoteLanguage} from './noteLanguages.ts';

type Values = Readonly<Record<string, unknown>>;

/** A language of a site of MkDocs. */
export interface MkDocsLanguage extends NoteLanguage {
  /** Its own table of contents. */
  readonly nav?: unknown;
  /** What it calls the labels of the shared table of contents. */
  readonly labels: Values;
}

/** Reads the languages of the plugin mkdocs-static-i18n, by names of files or by folders, the main one first. */
export function readPluginLanguages(plugins: unknown): MkDocsLanguage[] {
  const listed = Array.isArray(plugins) ? plugins : [plugins];
  const settings = toObject(
    listed.map((one: unknown) => toObject(one)['i18n']).find((one) => one !== undefined),
  );
  const isByFolder = settings['docs_structure'] === 'folder';
  const written = settings['languages'];
  const entries: Values[] = Array.isArray(written)
    ? written.map((one: unknown) => toObject(one))
    : Object.entries(toObject(written)).map(([locale, one]) => ({
        name: one,
        ...toObject(one),
        locale,
      }));
  const main = toText(settings['default_language']);
  const shared = toObject(settings['nav_translations']);
  return entries
    .flatMap((one) => {
      const sign = toText(one['locale']);
      if (sign === undefined || sign === 'default' || sign === 'null' || one['build'] === false)
        return [];
      const isMain = one['default'] === true || sign === main;
      const place = isByFolder ? {dir: sign, ...toTag(sign, sign)} : {suffix: sign};
      return [
        {
          locale: toLocale(sign),
          ...place,
          label: toText(one['name']),
          title: toText(one['site_name']),
          tagline: toText(one['site_description']),
          nav: one['nav'],
          labels: toObject(one['nav_translations'] ?? shared[sign]),
          isMain,
        },
      ];
    })
    .sort((a, b) => Number(b.isMain) - Number(a.isMain));
}

/** A site of MkDocs in one language, which is beside those in others. */
export interface MkDocsSite extends MkDocsSettings {
  readonly file: string;
  /** Folder of its notes, with a slash at its end. */
  readonly root: string;
  readonly language: MkDocsLanguage;
  /** Folder of its pages in the address, without slashes; empty where they are at the top. */
  readonly address: string;
}

const FILE = /^(?:[\w.-]+\/){0,3}mkdocs(?:[._-]([\w-]+))?\.ya?ml$/;
const TRIED = /(?:^|\/)(?:examples?|tests?|fixtures|templates?|material|archive)\//i;
/** Signs of countries that stand for languages. */
const COUNTRIES: Readonly<Record<string, string>> = {cn: 'zh', jp: 'ja', kr: 'ko', tw: 'zh-TW'};

/**
 * Finds the sites of a folder that has one for each language: `docs/zh/mkdocs.yml` and `docs/en/mkdocs.yml`, or `mkdocs.yml`
 * and `mkdocs-en.yml`. The main one first; none where there are no two.
 */
export function findMkDocsSites(folder: OldFolder, problems: MigrationProblem[]): MkDocsSite[] {
  const files = folder.paths.filter((path) => FILE.test(path) && !TRIED.test(path));
  if (files.length < 2) return [];
  const found: MigrationProblem[] = [];
  const sites = files.flatMap((file) => readSite(folder, file, found) ?? []);
  const distinct = sites.filter(
    ({language, root}, i) =>
      sites.findIndex((one) => one.language.locale === language.locale || one.root === root) === i,
  );
  if (distinct.length < 2) return [];
  append(problems, found);
  const all = [...distinct, ...findSiblings(folder, distinct)];
  const isAbove = (file: string): boolean => !file.includes('/') && !FILE.exec(file)?.[1];
  const count = ({root}: MkDocsSite): number =>
    folder.paths.filter((path) => path.startsWith(root) && NOTE.test(path)).length;
  return all.sort(
    (a, b) =>
      Number(isAbove(b.file)) - Number(isAbove(a.file)) ||
      Number(b.address === '') - Number(a.address === '') ||
      count(b) - count(a),
  );
}

/**
 * Finds the folders in other languages beside those of sites, which a script of the author's builds with the settings of one:
 * `zh/docs/` beside `en/docs/`.
 */
function findSiblings({paths}: OldFolder, sites: readonly MkDocsSite[]): readonly MkDocsSite[] {
  const known = new Set(sites.map(({language}) => language.locale));
  const found: MkDocsSite[] = [];
  for (const site of sites) {
    const parts = site.root.split('/');
    const at = parts.findLastIndex(
      (part) => isLanguage(part) && toLocale(COUNTRIES[part] ?? part) === site.language.locale,
    );
    if (at === -1) continue;
    const [before, after] = [parts.slice(0, at), parts.slice(at + 1)].map((one) => one.join('/'));
    const start = before === '' ? '' : `${before}/`;
    for (const path of paths) {
      const sign = path.startsWith(start) ? path.slice(start.length).split('/')[0]! : '';
      const root = `${start}${sign}/${after}`;
      const locale = toLocale(COUNTRIES[sign] ?? sign);
      if (!isLanguage(sign) || known.has(locale) || !path.startsWith(root) || !NOTE.test(path))
        continue;
      known.add(locale);
      const language = {locale, dir: root.replace(/\/$/, ''), labels: {}};
      found.push({...site, root, language, address: sign});
    }
  }
  return found;
}

/** Reads a site; undefined where it has no notes or no language. */
function readSite(
  folder: OldFolder,
  file: string,
  problems: MigrationProblem[],
): MkDocsSite | undefined {
  const settings = readMkDocsSettings(folder, file, problems);
  const {config} = settings;
  const dir = posix.dirname(file);
  // One that a script of the author's makes is not there; its notes are in the usual one.
  const root = [toText(config['docs_dir']) ?? 'docs', 'docs']
    .map((one) => toRoot(posix.join(dir, one)))
    .find((one) => folder.paths.some((path) => path.startsWith(one) && NOTE.test(path)));
  if (root === undefined) return undefined;
  const written = toText(toObject(config['theme'])['language']);
  const signs = [FILE.exec(file)?.[1], ...dir.split('/').reverse()];
  const sign = signs.find((one) => one !== undefined && isLanguage(one));
  if (sign === undefined && (written === undefined || file.includes('/'))) return undefined;
  const plain = sign === undefined ? undefined : (COUNTRIES[sign.toLowerCase()] ?? sign);
  const url = toText(config['site_url']) ?? '';
  const last = URL.canParse(url)
    ? posix.basename(new URL(url).pathname)
    : posix.basename(toText(config['site_dir']) ?? '');
  const language = {
    locale: toLocale(plain ?? written),
    dir: root.replace(/\/$/, ''),
    title: toText(config['site_name']),
    tagline: toText(config['site_description']),
    nav: config['nav'],
    labels: {},
  };
  return {...settings, file, root, language, address: isLanguage(last) ? last : ''};
}

/** Tells whether a name is the sign of a language: `zh`, `zh-hant`, `cn`. */
function isLanguage(name: string): boolean {
  if (Object.hasOwn(COUNTRIES, name.toLowerCase())) return true;
  if (!/^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(name)) return false;
  const base = name.slice(0, 2).toLowerCase();
  return new Intl.DisplayNames(['en'], {type: 'language'}).of(base) !== base;
}
