import {posix} from 'node:path';
import {mapLinks} from '../markdown/fences.ts';
import {
  createProblemList,
  decodePath,
  type MigrationProblem,
  type OldFolder,
  reportLone,
  toRelativeLink,
} from '../common/migration.ts';
import {NOTE} from './contents.ts';
import {mapAddresses} from './noteLinks.ts';
import type {PublishedFolder} from '../common/rewrites.ts';

/** A language whose notes have its sign in the names of their files, `a.en.md`, or a folder of their own, `en/a.md`. */
export interface NoteLanguage {
  readonly suffix?: string;
  /** Below the folder of the notes, without slashes at its ends. */
  readonly dir?: string;
  readonly locale: string;
  readonly label?: string | undefined;
  /** What the site is called in this language, where it has a name of its own. */
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  /** Tag of the language in its pages, where it differs from that of its addresses. */
  readonly htmlLang?: string | undefined;
}

/** Says that a note in no language gives way to the one of the main language, which has its address. */
function reportOther(path: string, own: string, problems: MigrationProblem[]): void {
  createProblemList(path, problems).add(
    undefined,
    `没有带过来：它的位置上有 ${own}。`,
    `It did not come along: ${own} has its place.`,
  );
}

/** The notes of a folder by language. */
export interface SplitFolder {
  /** The folder as the main language has it: each note once, without the sign of a language. */
  readonly main: PublishedFolder;
  readonly translations: readonly {
    readonly locale: string;
    /** The folder as `main`, but with the notes that are translated in this language. */
    readonly folder: PublishedFolder;
    /** Paths of the notes that are translated. */
    readonly paths: readonly string[];
    readonly dir?: string | undefined;
  }[];
  /** Notes that are shown under the name of the one that they translate, by their own paths. */
  readonly pairs: ReadonlyMap<string, string>;
}

/**
 * Splits a folder whose notes have several languages. What is in another language alone is in the main one, which is a
 * problem of it.
 * @param languages the main one first; none for a folder with one
 * @param findPair finds of which note of the main language one with another name is the translation
 */
export function splitLanguages(
  folder: PublishedFolder,
  {
    root,
    languages,
    findPair,
  }: {
    readonly root: string;
    readonly languages: readonly NoteLanguage[];
    readonly findPair?: (path: string, language: NoteLanguage) => string | undefined;
  },
  problems: MigrationProblem[],
): SplitFolder {
  const bySuffix = new Map(
    languages.flatMap((one) =>
      one.suffix === undefined ? [] : [[one.suffix.toLowerCase(), one] as const],
    ),
  );
  const shown = new Map<string, string>(folder.paths.map((path) => [path, path]));
  const translated = new Map<string, Map<string, string>>();
  const found = folder.paths.flatMap((path) => {
    const [, stem = '', suffix = '', end = ''] = /^(.*)\.([\w-]+)\.(mdx?)$/.exec(path) ?? [];
    const named = bySuffix.get(suffix.toLowerCase());
    if (named !== undefined && path.startsWith(root))
      return [{path, base: `${stem}.${end}`, language: named}];
    const language = NOTE.test(path) ? findByFolder(path, root, languages) : undefined;
    if (language === undefined) return [];
    return [{path, base: root + path.slice(root.length + language.dir!.length + 1), language}];
  });
  for (const {path} of found) shown.delete(path);
  const pairs = new Map<string, string>();
  const lone = new Map<string, string[]>();
  const rank = ({language}: {language: NoteLanguage}): number => languages.indexOf(language);
  for (const {path, base: written, language} of found.sort((a, b) => rank(a) - rank(b))) {
    const other = written.replace(/\.mdx?$/, (end) => (end === '.md' ? '.mdx' : '.md'));
    const named = !shown.has(written) && shown.has(other) ? other : written;
    const pair = shown.has(named) ? undefined : findPair?.(path, language);
    const isFree = pair !== undefined && !translated.get(language.locale)?.has(pair);
    const base = isFree && shown.has(pair) ? pair : named;
    if (base !== named) pairs.set(path, base);
    if (!shown.has(base)) {
      shown.set(base, path);
      if (language !== languages[0])
        lone.set(language.locale, [...(lone.get(language.locale) ?? []), folder.originalOf(path)]);
      continue;
    }
    if (language === languages[0]) {
      reportOther(folder.originalOf(shown.get(base)!), folder.originalOf(path), problems);
      shown.set(base, path);
      continue;
    }
    const own = translated.get(language.locale) ?? new Map<string, string>();
    translated.set(language.locale, own.set(base, path));
  }
  reportLone(lone, problems);
  const view = (own: ReadonlyMap<string, string>): PublishedFolder => {
    const sourceOf = (path: string): string => own.get(path) ?? shown.get(path) ?? path;
    return {
      paths: [...shown.keys()].sort(),
      originalOf: (path) => folder.originalOf(sourceOf(path)),
      has: (path) => shown.has(path),
      read: (path) => dropSuffixes(folder.read(sourceOf(path)), bySuffix),
      run: (path) => folder.run(path),
    };
  };
  return {
    pairs,
    main: languages.length === 0 ? folder : view(new Map()),
    translations: [...translated].map(([locale, own]) => ({
      locale,
      folder: view(own),
      paths: [...own.keys()].sort(),
      dir: languages.find((one) => one.locale === locale)?.dir,
    })),
  };
}

/** Finds the language whose folder a note is in; undefined for the one without a folder. */
export const findByFolder = (
  path: string,
  root: string,
  languages: readonly NoteLanguage[],
): NoteLanguage | undefined =>
  languages
    .filter(({dir}) => dir !== undefined && dir !== '' && path.startsWith(`${root}${dir}/`))
    .reduce<NoteLanguage | undefined>(
      (best, one) => (best === undefined || one.dir!.length > best.dir!.length ? one : best),
      undefined,
    );

/** Leaves the folder of a language out of an address: `/zh/a` → `/a` */
export function dropFolder(href: string, dir: string | undefined): string {
  if (!dir || (href !== `/${dir}` && !href.startsWith(`/${dir}/`))) return href;
  return href.slice(dir.length + 1) || '/';
}

/**
 * Makes links of a note relative to where it is shown, not to where it is: `../a.png` of `zh/b.md`, `./a.png` of
 * `b/page.mdx`, and `/zh/c`, which is `/c` there.
 */
export function moveLinks(
  text: string,
  {
    original,
    path,
    root,
    dir,
    folder,
    pairs = new Map<string, string>(),
  }: {
    readonly pairs?: ReadonlyMap<string, string> | undefined;
    /** Where the note is in truth. */
    readonly original: string;
    readonly path: string;
    readonly root: string;
    readonly dir: string | undefined;
    readonly folder: OldFolder;
  },
): string {
  if (original === path) return text;
  return mapAddresses(text, (href) => {
    const inside = dropFolder(href, dir);
    if (inside !== href) return inside;
    const [, written = '', rest = ''] =
      /^((?![a-z][a-z\d+.-]*:|[/#?])[^#?]+)(.*)$/i.exec(href) ?? [];
    if (written === '') return href;
    const file = posix.join(posix.dirname(original), decodePath(written));
    const isMoved = (pairs.has(file) || pairs.has(original)) && folder.has(file) && NOTE.test(file);
    const plain = dir ? root + file.slice(root.length + dir.length + 1) : file;
    if (isMoved) return toRelativeLink(pairs.get(file) ?? plain, path) + rest;
    const isOwn = !dir || `${file}/`.startsWith(`${root}${dir}/`);
    if (isOwn && (NOTE.test(file) || !folder.has(file))) return href;
    return toRelativeLink(file, path) + rest;
  });
}

/** Links to a note in one language lead to the note: `b.en.md#x` → `b.md#x` */
function dropSuffixes(text: string, languages: ReadonlyMap<string, unknown>): string {
  return mapLinks(text, (href) =>
    href.replace(/\.([\w-]+)(?=\.md(?:#|$))/, (all, suffix: string) =>
      languages.has(suffix.toLowerCase()) ? '' : all,
    ),
  );
}
