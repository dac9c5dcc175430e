import {existsSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {isFile, readRegular} from '../../cache/files.ts';
import {isOutside} from '../../cache/outside.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {contentFolders} from '../../content/source/readRules.ts';

/** Folders that tools leave beside notes, which are none. */
const LEFT_BY_TOOLS = /^(?:\..*|node_modules|dist|build|public|output|tmp|coverage)$/;

/**
 * Tells whether notes are missing that a script of the site makes: Git ignores a path in a folder of notes, posts, pages or static
 * files, and nothing is there. `docs/api/` in `.gitignore` of the site or of the folder around it.
 */
export function lacksGeneratedNotes({dir, config}: Pick<LoadedConfig, 'dir' | 'config'>): boolean {
  const folders = contentFolders(config).map((folder) => resolve(dir, folder));
  const isContent = (path: string): boolean =>
    folders.some((folder) => {
      const local = relative(folder, path);
      return local !== '' && !isOutside(local);
    });
  return [dir, dirname(dir)]
    .flatMap(listIgnored)
    .some((path) => isContent(path) && !LEFT_BY_TOOLS.test(basename(path)) && !existsSync(path));
}

/** Lists the paths that `.gitignore` in a folder names one by one, absolute: `/docs/api/`, but neither `*.log` nor `build`. */
function listIgnored(folder: string): readonly string[] {
  const file = join(folder, '.gitignore');
  if (!isFile(file)) return [];
  return readRegular(file)
    .toString()
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line.includes('/') && !/[*?[\\!#]/.test(line))
    .map((line) => join(folder, line));
}
