import {mapLinks} from '../fences.ts';
import {createProblemList, type MigrationProblem} from '../migration.ts';
import type {PublishedFolder} from '../rewrites.ts';

/** A language whose notes have its sign in the names of their files: `a.en.md`. */
export interface NoteLanguage {
  readonly suffix: string;
  readonly locale: string;
  readonly label?: string | undefined;
}

/** The notes of a folder by language. */
export interface SplitFolder {
  /** The folder as the main language has it: each note once, without the sign of a language. */
  readonly main: PublishedFolder;
  readonly translations: readonly {
    readonly locale: string;
    /** The same folder, where translated notes read in this language. */
    readonly folder: PublishedFolder;
    /** Paths of the notes that are translated. */
    readonly paths: readonly string[];
  }[];
}

/**
 * Splits a folder whose notes have several languages. What is in another language alone stands in the main one, which is a
 * problem of it.
 * @param languages the main one first; none for a folder with one
 */
export function splitLanguages(
  folder: PublishedFolder,
  languages: readonly NoteLanguage[],
  problems: MigrationProblem[],
): SplitFolder {
  const bySuffix = new Map(languages.map((one) => [one.suffix.toLowerCase(), one]));
  const shown = new Map<string, string>(folder.paths.map((path) => [path, path]));
  const translated = new Map<string, Map<string, string>>();
  const found = folder.paths.flatMap((path) => {
    const [, stem = '', suffix = ''] = /^(.*)\.([\w-]+)\.md$/.exec(path) ?? [];
    const language = bySuffix.get(suffix.toLowerCase());
    return language === undefined ? [] : [{path, base: `${stem}.md`, language}];
  });
  for (const {path} of found) shown.delete(path);
  const rank = ({language}: {language: NoteLanguage}): number => languages.indexOf(language);
  for (const {path, base, language} of found.sort((a, b) => rank(a) - rank(b))) {
    if (!shown.has(base)) {
      shown.set(base, path);
      if (language !== languages[0])
        createProblemList(folder.originalOf(path), problems).add(
          undefined,
          `只有 ${language.locale} 的一份，放在默认的语言里。`,
          `It is in ${language.locale} alone; it stands in the main language.`,
        );
      continue;
    }
    if (language === languages[0]) continue;
    const own = translated.get(language.locale) ?? new Map<string, string>();
    translated.set(language.locale, own.set(base, path));
  }
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
    main: languages.length === 0 ? folder : view(new Map()),
    translations: [...translated].map(([locale, own]) => ({
      locale,
      folder: view(own),
      paths: [...own.keys()].sort(),
    })),
  };
}

/** Links to a note in one language lead to the note: `b.en.md#x` → `b.md#x` */
function dropSuffixes(text: string, languages: ReadonlyMap<string, unknown>): string {
  return mapLinks(text, (href) =>
    href.replace(/\.([\w-]+)(?=\.md(?:#|$))/, (all, suffix: string) =>
      languages.has(suffix.toLowerCase()) ? '' : all,
    ),
  );
}
