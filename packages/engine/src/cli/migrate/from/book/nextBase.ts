import type {OldFolder} from '../common/migration.ts';
import type {Book} from './book.ts';
import {dropFolder, type NoteLanguage} from './noteLanguages.ts';
import {mapAddresses} from './noteLinks.ts';

type Rewrite = NonNullable<Book['rewrite']>;

/** Reads below which address Nextra has its notes, `contentDirBasePath: '/docs'` → `docs`; undefined for the root. */
export function readNextBase({paths, read}: OldFolder, dir: string): string | undefined {
  const config = paths.find(
    (path) => path.startsWith(dir) && /^next\.config\.[cm]?[jt]s$/.test(path.slice(dir.length)),
  );
  if (config === undefined) return undefined;
  return /contentDirBasePath\s*:\s*(["'`])\/?([\w-]+)\/?\1/.exec(read(config))?.[2];
}

/** Reads the path of a site of Next.js below its host, `basePath: '/notes'`, which links in notes have not; undefined for none that is written. */
export function readNextPath({has, read}: OldFolder, config: string): string | undefined {
  return has(config) ? /\bbasePath\s*:\s*(["'`])(\/[\w./-]+)\1/.exec(read(config))?.[2] : undefined;
}

/** Reads the language of a site of Next.js that settings call its main one: `defaultLocale: 'zh'`, with Fumadocs `defaultLanguage`. */
export function readMainLanguage({paths, read}: OldFolder, dir: string): string | undefined {
  const files = paths.filter(
    (path) =>
      path.startsWith(dir) &&
      /^(?:next\.config\.[cm]?[jt]s|(?:src\/)?(?:app\/)?(?:lib\/|_dictionaries\/)?i18n(?:-config)?\.[jt]s)$/.test(
        path.slice(dir.length),
      ),
  );
  for (const file of files) {
    const found = /default(?:Locale|Language)\s*:\s*(["'`])([\w-]+)\1/.exec(read(file))?.[2];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Has links count from the notes, which are at the root here: `/docs/a` → `/a`, `/zh/docs/a` → `/zh/a` */
export const withoutBase =
  (rewrite: Rewrite, base: string, languages: readonly NoteLanguage[]): Rewrite =>
  (body, note) =>
    rewrite(
      mapAddresses(body, (href) => dropBase(href, base, languages)),
      note,
    );

function dropBase(href: string, base: string, languages: readonly NoteLanguage[]): string {
  const [, language = '', rest = ''] = /^(\/[\w-]+)(\/.*)$/.exec(href) ?? [];
  const isLanguage = languages.some(({dir}) => dir !== undefined && language === `/${dir}`);
  return isLanguage ? language + dropFolder(rest, base) : dropFolder(href, base);
}
