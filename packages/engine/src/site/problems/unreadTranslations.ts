import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {
  findTranslatedFolders,
  translatedFolderOf,
  translationFolders,
} from '../../config/translations.ts';
import type {Content} from '../../content/content.ts';
import {translatedFoldersOf} from '../../content/docs/translatedNotes.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {translationsOf} from './staleTranslations.ts';

/**
 * Names the texts among the translations of a language that no original stands for, all in one notice. Partials, which have
 * a `_`, may be the translation's own; folders that came from Docusaurus often have more than is used.
 */
export function findUnreadTranslations(site: LoadedConfig, content: Content): Diagnostic[] {
  const {dir, file, config} = site;
  if (!config.i18n || isForeignConfig(file)) return [];
  const used = new Set(translationsOf(content).map(({path}) => path));
  const unread = translationFolders(config)
    .flatMap((folder) => scanFolder(join(dir, folder), isText).map((path) => `${folder}/${path}`))
    .filter((path) => !used.has(path));
  if (unread.length === 0) return [];
  const places = listPlaces(site, content);
  const values = unread.filter(
    (path) =>
      !places.some(
        ({folder, translated}) =>
          path.startsWith(`${translated}/`) &&
          existsSync(join(dir, folder, path.slice(translated.length + 1))),
      ),
  );
  if (values.length === 0) return [];
  const [first] = config.docs;
  const folder = first?.path ?? config.blog[0]?.path ?? 'docs';
  const example = `${folder}/a.md → ${translationFolders(config)[0]!}/${folder}/a.md`;
  return [createDiagnostic('I18N-263', {values, example}, {place: {file: values[0]!}})];
}

/** Tells whether a file in a folder of a language may be a translated text. */
const isText = (path: string): boolean =>
  /^[^_][^/]*(?:\/[^_/][^/]*)*\/[^_/][^/]*\.mdx?$/i.test(path);

/** Lists the folders of content that are there, with each folder of their translations. */
function listPlaces(
  site: LoadedConfig,
  {collections}: Content,
): {readonly folder: string; readonly translated: string}[] {
  const {dir, config} = site;
  const named = [
    ...config.blog.map(({id, path}) => [path, translatedFolderOf(id, 'blog')] as const),
    ...config.pages.map(({id, path}) => [path, translatedFolderOf(id, 'pages')] as const),
  ].map(([folder, name]) => [folder, findTranslatedFolders(dir, config, {name, folder})] as const);
  const ofVersions = collections.flatMap(({versions}) =>
    versions.map(({version}) => [version.folder, translatedFoldersOf(site, version)] as const),
  );
  return [...named, ...ofVersions].flatMap(([folder, all]) =>
    all.map((translated) => ({folder, translated})),
  );
}
