import {posix} from 'node:path';
import {toObject, toText} from '../common/migration.ts';
import {readDate} from '../pages/printPage.ts';
import {sectionOf, type SectionNote} from './sections.ts';

type Values = Readonly<Record<string, unknown>>;

/** Makes a path one of an address as Hugo does: blanks to `-`, signs left out, in lower case. */
export function urlize(path: string, isLower = true): string {
  const clean = path
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./\\_#+~@-]/gu, '');
  return isLower ? clean.toLowerCase() : clean;
}

/** Rules for the addresses of a site. */
export interface AddressRules {
  readonly config: Values;
  /** Whether dates may be in names of files: `2024-05-06-甲.md`. */
  readonly hasDatedNames: boolean;
}

const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** Reads the date of a note, of its front matter, else of the name of its file. */
export function dateOf({own, data}: SectionNote): string | undefined {
  return (
    readDate(data['date']) ??
    readDate(data['publishdate'] ?? data['pubdate'] ?? data['published']) ??
    readDate(DATED.exec(nameOf(own))?.[1])
  );
}

/** Returns the name of a note: of its file, or of its folder where that is all of it. */
function nameOf(own: string): string {
  const name = posix.basename(own).replace(/\.\w+$/, '');
  return /^_?index$/.test(name) ? posix.basename(posix.dirname(own)) : name;
}

/** Makes the address of a note in the old site, without the path of its language: `/posts/甲/`. */
export function toAddress(note: SectionNote, rules: AddressRules): string {
  const {own, data} = note;
  const isLower = rules.config['disablepathtolower'] !== true;
  const url = toText(data['url']);
  if (url !== undefined && !/^[a-z]+:/i.test(url)) {
    const dir = posix.dirname(own);
    return url.startsWith('/') ? url : posix.join('/', dir === '.' ? '' : dir, url);
  }
  const isIndex = posix.basename(own) === '_index.md';
  const path = own.replace(/(?:^|\/)_?index\.md$/, '').replace(/\.md$/, '');
  if (isIndex) return path === '' ? '/' : `/${urlize(path, isLower)}/`;
  const section = sectionOf(own);
  const pattern = section === '' ? undefined : findPattern(rules.config, section);
  if (pattern !== undefined)
    return `/${urlize(fill(pattern, note), isLower)}/`.replace(/\/+/g, '/');
  const slug = toText(data['slug']);
  const dir = posix.dirname(path);
  const bare = rules.hasDatedNames
    ? (DATED.exec(posix.basename(path))?.[2] ?? posix.basename(path))
    : posix.basename(path);
  const last = slug ?? bare;
  return `/${urlize(posix.join(dir === '.' ? '' : dir, last), isLower)}/`;
}

function findPattern(config: Values, section: string): string | undefined {
  const all = toObject(config['permalinks']);
  const key = section.toLowerCase();
  return toText(toObject(all['page'])[key]) ?? toText(all[key]);
}

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

function fill(pattern: string, note: SectionNote): string {
  const {own, data} = note;
  const [year = '', month = '', day = ''] = (dateOf(note) ?? '0001-01-01').slice(0, 10).split('-');
  const name = nameOf(own);
  const title = toText(data['title']) ?? name;
  const slug = toText(data['slug']);
  const dir = posix.dirname(own);
  const bundle = /(?:^|\/)index\.md$/.test(own) ? posix.dirname(dir) : dir;
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    monthname: MONTHS[Number(month) - 1] ?? '',
    section: sectionOf(own),
    sections: bundle === '.' ? '' : bundle,
    title,
    slug: slug ?? title,
    filename: name,
    contentbasename: name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
  };
  return pattern.replace(/:([a-z]+)(?:\[[^\]]*\])?/g, (all, key: string) => values[key] ?? all);
}
