import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {compareText} from '../../errors/compareText.ts';
import {readSiteText} from '../../config/textFile.ts';
import {parseJsonObject} from '../../config/translatedMessages.ts';
import {translationFolders} from '../../config/translations.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Content} from '../../content/content.ts';
import {isDiagnostic, readSource} from '../../content/source/readSource.ts';
import type {SourceFile} from '../../content/source/sourceFile.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';

/** What a translation was made from: hash of the original, and its own, by the path of the original. */
type TranslationRecord = Readonly<
  Record<string, {readonly original: string; readonly translation: string}>
>;

/** File that keeps the record of a language, in the folder of its translations. */
const FILE = 'originals.json';

type Site = Pick<LoadedConfig, 'dir' | 'config'>;

/** Names translations whose original has changed since they were recorded, and they have not. */
export function findStaleTranslations(site: Site, content: Content): Diagnostic[] {
  const file = recordFileOf(site);
  if (!existsSync(join(site.dir, file))) return [];
  const record = readRecord(site, file);
  return translationsOf(content).flatMap((source) => {
    const known = record[source.originalPath!];
    const isStale =
      known?.translation === source.hash && known.original !== hashOfOriginal(site, source);
    return isStale
      ? createDiagnostic(
          'I18N-262',
          {original: source.originalPath!},
          {place: {file: source.path, line: 1, column: 1}},
        )
      : [];
  });
}

/**
 * Records what each translation of a language was made from, as far as it is new or was changed since: one that was not
 * stays as stale as it is.
 * @returns the record's file, relative to the site, and its text
 */
export function recordTranslations(site: Site, content: Content): {file: string; text: string} {
  const file = recordFileOf(site);
  const record = readRecord(site, file);
  const entries = translationsOf(content).map((source) => {
    const path = source.originalPath!;
    const known = record[path];
    return known?.translation === source.hash
      ? ([path, known] as const)
      : ([path, {original: hashOfOriginal(site, source), translation: source.hash}] as const);
  });
  const sorted = entries.toSorted(([a], [b]) => compareText(a, b));
  return {file, text: `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`};
}

/** Lists the translations among what a site is made of. */
export function translationsOf({docs, markdownPages, posts}: Content): SourceFile[] {
  return [...docs, ...markdownPages, ...posts]
    .map(({source}) => source)
    .filter(({originalPath}) => originalPath !== undefined);
}

function recordFileOf({config}: Site): string {
  return `${translationFolders(config)[0]!}/${FILE}`;
}

/** @throws {ContentError} I18N-261 for a file that is none */
function readRecord({dir}: Site, file: string): TranslationRecord {
  if (!existsSync(join(dir, file))) return {};
  return parseJsonObject(readSiteText(dir, file), file) as TranslationRecord;
}

function hashOfOriginal({dir}: Site, {path, originalPath, contentPath}: SourceFile): string {
  const folder = originalPath!.slice(0, -contentPath.length - 1);
  const original = readSource({dir}, folder, contentPath);
  return isDiagnostic(original) ? path : original.hash;
}
