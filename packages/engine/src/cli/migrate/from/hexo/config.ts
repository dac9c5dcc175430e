import {posix} from 'node:path';
import {compareText} from '../../../../errors/compareText.ts';
import type {Migration, OldFolder} from '../common/migration.ts';
import {hasSiteBelow} from '../common/siteBelow.ts';

const MAIN = ['_config.yml', '_config.yaml', '_config.json'] as const;
const NAMED = /^_config\.[\w-]+\.ya?ml$/;
/** Settings that the site has and its theme has not. */
const OF_SITE = /^(?:permalink|source_dir|new_post_name|public_dir):/m;
/** `source_dir: src`, and `"source_dir": "src",` of JSON. */
const SOURCE_DIR = /^ *"?source_dir"?: *["']?([^"'#\n,]+)/m;
const NOTE = /\.(?:md|markdown)$/i;
const SOURCE = 'source/';

/**
 * Finds the settings of a site of Hexo; those that `--config` names (`_config.main.yml`) where there are no others.
 * @returns undefined for a folder that is no such site, or a theme without notes
 */
export function findHexoConfig(folder: OldFolder): string | undefined {
  const isNamed = folder.has('package.json') && /"hexo"\s*:/.test(folder.read('package.json'));
  if (!isNamed && hasSiteBelow(folder)) return undefined;
  const found =
    isNamed && !folder.has(MAIN[0])
      ? (MAIN.find((path) => folder.has(path)) ??
        folder.paths.find((path) => NAMED.test(path) && OF_SITE.test(folder.read(path))))
      : MAIN[0];
  if (found === undefined || !folder.has(found)) return undefined;
  const dir = readSourceDir(folder, found);
  return folder.paths.some((path) => path.startsWith(dir) && NOTE.test(path)) ? found : undefined;
}

/** Reads the folder of the notes, `source/` where the settings name no other. */
function readSourceDir(folder: OldFolder, file: string): string {
  const written = SOURCE_DIR.exec(folder.read(file))?.[1];
  const dir = written === undefined ? '.' : posix.normalize(written.trim());
  return dir === '.' || dir.startsWith('..') ? SOURCE : `${dir.replace(/^\/|\/$/g, '')}/`;
}

/**
 * Shows a site whose notes are in another folder as one that has them in `source`, and its results by the original
 * names.
 */
export function withSourceFolder(
  folder: OldFolder,
  migrate: (usual: OldFolder) => Migration,
): Migration {
  const file = findHexoConfig(folder);
  const dir = file === undefined ? SOURCE : readSourceDir(folder, file);
  if (dir === SOURCE) return migrate(folder);
  const toOwn = (path: string): string =>
    path.startsWith(SOURCE) ? dir + path.slice(SOURCE.length) : path;
  const isShown = (path: string): boolean => path.startsWith(SOURCE) || !path.startsWith(dir);
  const usual: OldFolder = {
    paths: folder.paths
      .filter((path) => !path.startsWith(SOURCE) || path.startsWith(dir))
      .map((path) => (path.startsWith(dir) ? SOURCE + path.slice(dir.length) : path))
      .sort(compareText),
    has: (path) => isShown(path) && folder.has(toOwn(path)),
    read: (path) => folder.read(toOwn(path)),
    run: (path) => folder.run(toOwn(path)),
  };
  const {files, problems} = migrate(usual);
  return {
    files: new Map(
      [...files].map(([path, one]) => [path, 'copyOf' in one ? {copyOf: toOwn(one.copyOf)} : one]),
    ),
    problems: problems.map((one) => ({...one, file: toOwn(one.file)})),
  };
}
