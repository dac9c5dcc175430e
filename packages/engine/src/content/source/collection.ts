import {DEFAULT_COLLECTION} from '../../config/options/collection.ts';
import {translatedFolderOf, translationFolders} from '../../config/translations.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';

/** Tells something of a collection from that of the others: `1.0`, `api/1.0`. The default one adds nothing. */
export function nameIn(collection: string, name: string, separator = '/'): string {
  return collection === DEFAULT_COLLECTION ? name : collection + separator + name;
}

/** Names a collection's file or folder in the site: `versions.json`, `api_versions.json`. */
export function fileIn(collection: string, name: string): string {
  return nameIn(collection, name, '_');
}

/** Lists the folders that notes, their translations and what describes them are read from, relative to the site. */
export function docsFolders(config: SiteConfig): readonly string[] {
  return config.docs.flatMap(({id, path}) => [
    path,
    fileIn(id, 'versioned_docs'),
    fileIn(id, 'versioned_sidebars'),
    ...translationFolders(config).map((folder) => `${folder}/${translatedFolderOf(id)}`),
  ]);
}

/** Lists the folders that the posts of a blog, or a set of pages, and their translations are read from, relative to the site. */
export function foldersOf(
  config: SiteConfig,
  {id, path}: {readonly id: string; readonly path: string},
  kind: 'blog' | 'pages',
): readonly string[] {
  return [
    path,
    ...translationFolders(config).map((folder) => `${folder}/${translatedFolderOf(id, kind)}`),
  ];
}
