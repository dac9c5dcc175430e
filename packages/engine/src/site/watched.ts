import {isAbsolute, relative, resolve} from 'node:path';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {docsFolders} from '../content/docs/collection.ts';

/** Folders in which nothing is written by hand. */
const IGNORED = new Set(['node_modules', '.git', '.wuya']);

/** Tells whether a path below the site's folder is not watched: what others make, the output, packages. */
export function isUnwatched(dir: string, path: string): boolean {
  const local = relative(dir, path);
  if (local === '' || isOutside(local)) return false;
  const parts = local.split(/[\\/]/);
  return parts[0] === 'dist' || parts.some((part) => IGNORED.has(part));
}

/** Returns a path relative to the site, with `/`. */
export function localPath(dir: string, path: string): string {
  return relative(dir, path).replaceAll('\\', '/');
}

/** Lists folders and files of a site that are outside of its folder, absolute. */
export function outsidePaths({dir, config, dependencies}: LoadedConfig): string[] {
  const folders = [
    ...docsFolders(config),
    ...(config.pages === false ? [] : [config.pages.path]),
    ...(config.blog === false ? [] : [config.blog.path]),
    ...config.staticDirectories,
  ].map((folder) => resolve(dir, folder));
  return [...folders, ...dependencies].filter((path) => isOutside(relative(dir, path)));
}

function isOutside(local: string): boolean {
  return local.startsWith('..') || isAbsolute(local);
}
