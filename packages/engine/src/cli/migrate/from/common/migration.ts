import {splitUrl} from './splitUrl.ts';
import {posix} from 'node:path';
import {type FieldReader, readFields} from '../../../../content/frontmatter/fields.ts';
import {toPlainObject} from '../../../../config/schema/plainObject.ts';

/** A file of the new folder: its text, or the file of the old one that is copied, by its path there. */
export type MigratedFile = {readonly text: string} | {readonly copyOf: string};

/** Something that has no counterpart and was left to the author. */
export interface MigrationProblem {
  /** Path in the old folder. */
  readonly file: string;
  readonly line?: number;
  readonly zh: string;
  readonly en: string;
}

/** The new site made of an old folder. */
export interface Migration {
  /** By path in the new folder. */
  readonly files: ReadonlyMap<string, MigratedFile>;
  readonly problems: readonly MigrationProblem[];
}

/** The old folder, read only. */
export interface OldFolder {
  /** Every file, relative, sorted; folders of packages, of output and of the tools themselves left out. */
  readonly paths: readonly string[];
  /** The text of a file. */
  read(path: string): string;
  has(path: string): boolean;
  /** Runs a module of it and returns its default export. */
  run(path: string): Promise<unknown>;
}

/** A tool whose folders can be taken over. */
export interface OldTool {
  readonly name: string;
  /** Whether a folder is one of this tool. */
  matches(folder: OldFolder): boolean;
  migrate(folder: OldFolder): Promise<Migration>;
}

/** Collects problems of one file. */
export interface ProblemList {
  readonly all: MigrationProblem[];
  add(line: number | undefined, zh: string, en: string): void;
}

/** Creates a list of what could not be moved in a file; adds to `all`. */
export function createProblemList(file: string, all: MigrationProblem[] = []): ProblemList {
  return {
    all,
    add: (line, zh, en) => void all.push({file, ...(line !== undefined && {line}), zh, en}),
  };
}

/** Creates a list that takes the lines of a part of a file, which begins so many lines below the first one. */
export const shiftLines = (problems: ProblemList, count: number): ProblemList => ({
  all: problems.all,
  add: (line, zh, en) => problems.add(line === undefined ? line : line + count, zh, en),
});

/** Reads a file of an old folder; empty where it is not there, as the settings of a tool may be that was named by hand. */
export const readIfThere = (folder: Pick<OldFolder, 'has' | 'read'>, path: string): string =>
  folder.has(path) ? folder.read(path) : '';

/** Prints a front matter; nothing for an empty one. Values are as JSON, which is YAML. */
export function printFrontMatter(data: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

/** Prints a note. A line of dashes at the front of a body is never read as the front matter of a note that has none. */
export function printNote(data: Readonly<Record<string, unknown>>, body: string): string {
  const front = printFrontMatter(data);
  return front === '' && /^---[ \t]*\n/.test(body) ? `\n${body}` : front + body;
}

/** Prints `wuya.config.ts`. A path of the address, which `url` may not have, becomes the base where there is none. */
export function printConfig(config: Readonly<Record<string, unknown>>): string {
  const {url, baseUrl} = config;
  const all = {...config, ...splitUrl(url), ...(baseUrl !== undefined && {baseUrl})};
  return `import {defineConfig} from '@wuya/engine';\n\nexport default defineConfig(${JSON.stringify(all, null, 2)});\n`;
}

export {toPlainObject as toObject};

/** Copies the values of an object without some of its keys. */
export function omit(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

export const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Options of every new site: what was broken in the old one does not stop its build. */
export const LENIENT = {onBrokenLinks: 'warn', onBrokenImages: 'warn'} as const;

/** Names of countries where that of their language is meant; some are those of other languages, `tw` of Twi. */
const COUNTRIES: Readonly<Record<string, string>> = {
  cn: 'zh-CN',
  tw: 'zh-TW',
  hk: 'zh-HK',
  jp: 'ja',
  kr: 'ko',
};

/** Finds the first of some language tags that is one, written as it should be: `zh-tw` → `zh-TW`; `zh-CN` for none. */
export function toLocale(...written: readonly unknown[]): string {
  for (const tag of written.flat()) {
    if (typeof tag !== 'string') continue;
    try {
      const [locale] = Intl.getCanonicalLocales(COUNTRIES[tag] ?? tag.replaceAll('_', '-'));
      if (locale !== undefined && /^[a-z]{2,3}(?:-|$)/.test(locale)) return locale;
    } catch {
      continue; // `default` and the like
    }
  }
  return 'zh-CN';
}

/** Names a site that has no title. */
export const titleFor = (locale: string): string =>
  /^zh-(?:TW|HK|MO|Hant)/i.test(locale) ? '筆記' : locale.startsWith('zh') ? '笔记' : 'Notes';

/** Fields whose words HedgeDoc, Wiki.js and others write in one text, with commas. */
const LISTS: ReadonlySet<string> = new Set(['tags', 'keywords']);

const splitList = (text: string): string[] =>
  text
    .split(/[,，、;；]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Leaves out the values of a front matter that mean something else here. A single value of a list becomes the list. */
export function keepReadable(
  data: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, FieldReader<unknown>>>,
  problems: ProblemList,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const isFine = (one: unknown): boolean =>
      readFields(
        fields,
        {data: {[key]: one}, body: '', lineCount: 0, keyLines: new Map(), diagnostics: []},
        '',
      ).diagnostics.every(({code}) => code === 'FM-010');
    // A key of a template that nothing was written below: `tags:\n  - `.
    const written = Array.isArray(value)
      ? value.filter((one) => one !== null && one !== '')
      : value;
    const listed = LISTS.has(key) && typeof written === 'string' ? splitList(written) : [written];
    const found = [written, listed].find(isFine);
    if (found !== undefined || value === undefined) kept[key] = found;
    else
      problems.add(
        1,
        `${key} 的值在这里不能用，已经略过。`,
        `The value of ${key} cannot be used here; it was left out.`,
      );
  }
  return kept;
}

/** Documents that every site has: the first page, and the one that hosts show for an address without one. */
const OWN_DOCUMENT = /^\/?(?:404|index)\.html$/i;

/** Names the place of an address, however it is written: `/a/`, `/a` and `/a/index.html` are one page. */
export const placeOf = (address: string): string =>
  address.replace(/\/(?:index\.html?)?$/i, '') || '/';

/**
 * Cleans redirects: one from each address whatever its case, and none from a page or from a document that every site has. Signs of a
 * name of a file that would end the address are encoded: `/a/#1.html` → `/a/%231.html`.
 */
export function cleanRedirects(
  redirects: readonly {readonly from: string; readonly to: string}[],
  pages: ReadonlySet<string> = new Set(),
): {from: string; to: string}[] {
  const byFrom = new Map<string, {from: string; to: string}>();
  const places = new Set([...pages].map(placeOf));
  for (const {from: written, to} of redirects) {
    const from = written.replace(/[?#]/g, encodeURIComponent);
    const place = placeOf(from);
    if (
      place !== placeOf(to) &&
      !places.has(place) &&
      !OWN_DOCUMENT.test(from) &&
      !byFrom.has(place.toLowerCase())
    )
      byFrom.set(place.toLowerCase(), {from, to});
  }
  return [...byFrom.values()];
}

/** Maximum number of lone notes that are named one by one. */
const MAX_NAMED = 3;

/** Reports notes that are in another language alone, by their locale: each, or how many where there are more than a few. */
export function reportLone(
  lone: ReadonlyMap<string, readonly string[]>,
  all: MigrationProblem[],
): void {
  for (const [locale, paths] of lone)
    for (const path of paths.length > MAX_NAMED ? paths.slice(0, 1) : paths) {
      const list = createProblemList(path, all);
      if (paths.length > MAX_NAMED)
        list.add(
          undefined,
          `有 ${paths.length} 篇只有 ${locale} 的一份，放在默认的语言里，这是其中一篇。`,
          `${paths.length} notes, this one among them, are in ${locale} alone; they are in the main language.`,
        );
      else
        list.add(
          undefined,
          `只有 ${locale} 的一份，放在默认的语言里。`,
          `It is in ${locale} alone; it is in the main language.`,
        );
    }
}

/** Says that a file that a note includes is not there. */
export function reportMissing(problems: ProblemList, line: number, written: string): void {
  problems.add(line, `找不到要包含的 ${written}。`, `${written}, to be included, is not there.`);
}

/** Prints the address of a file for a link in another: `子/甲 乙.md` from `a.md` → `./%E5%AD%90/%E7%94%B2%20%E4%B9%99.md`. */
export function toRelativeLink(file: string, from: string): string {
  const relative = posix.relative(posix.dirname(from), file);
  return encodePath(relative.startsWith('.') ? relative : `./${relative}`);
}

/** Encodes a path for an address in Markdown, with the signs that would end it: `/C# (1)/` → `/C%23%20%281%29/` */
export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[()?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Writes a path as an address in Markdown, encoded where a sign would end it: `./a b.png` → `./a%20b.png`; `./图.png` stays. */
export const toDestination = (path: string): string =>
  /[\s()?#%<>]/.test(path) ? encodePath(path) : path;

/** Decodes an address for readers; one that is no UTF-8 stays. `%E7%94%B2.md` → `甲.md` */
export function decodeAddress(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Decodes the path of an address, with the signs that would end it: `%E7%94%B2/C%23.md?a#b` → `甲/C#.md`; one that is no UTF-8 stays. */
export function decodePath(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return decodeAddress(path);
  }
}

/** Runs a configuration and returns what it exports; nothing where it fails, which is a problem. */
export async function runOr(
  folder: OldFolder,
  path: string,
  problems: ProblemList,
): Promise<unknown> {
  try {
    return await folder.run(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    problems.add(
      undefined,
      `配置没有带过来，它运行不了：${reason}`,
      `The configuration was not brought over, it does not run: ${reason}`,
    );
    return {};
  }
}
