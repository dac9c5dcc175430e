import {existsSync} from 'node:fs';
import {readSiteText} from '../../config/textFile.ts';
import {basename, join} from 'node:path';
import {joinPath} from '@wuya/theme/pathname';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {stopOnLinkedFile} from '../../config/linkedOut.ts';
import type {DocsOptions} from '../../config/options/docs.ts';
import {fileIn} from '../source/collection.ts';
import {parseVersionNames, resolveVersions} from './version.ts';
import {listVersionFolders} from './versionFolders.ts';

/** Reads which versions a collection has, newest first, without a look at its notes. */
export function loadVersions(
  site: LoadedConfig,
  own: DocsOptions,
): ReturnType<typeof resolveVersions> {
  const {config, file} = site;
  const read = readVersionNames(site, own);
  const {versions, diagnostics} = resolveVersions({
    names: read.names,
    options: own,
    basePath: joinPath(config.baseUrl, own.routeBasePath, '/'),
    place: {file: basename(file)},
  });
  return {versions, diagnostics: [...read.diagnostics, ...diagnostics]};
}

function readVersionNames(
  {dir, config: {followLinks}}: LoadedConfig,
  {id, disableVersioning}: DocsOptions,
): ReturnType<typeof parseVersionNames> {
  const file = fileIn(id, 'versions.json');
  const path = join(dir, file);
  if (disableVersioning || !existsSync(path)) return {names: [], diagnostics: []};
  stopOnLinkedFile(file, {dir, followLinks});
  const read = parseVersionNames(readSiteText(dir, file), file);
  if (read.diagnostics.length === 0) return read;
  // While the list cannot be read, as in the middle of an edit, pages stay where they were and nothing else is said to be wrong.
  return {...read, names: listVersionFolders(dir, id)};
}
