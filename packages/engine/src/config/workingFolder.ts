import {existsSync, readdirSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/**
 * Finds the folder in which a generator is started whose configuration is a file: where its project is, for one that keeps it in a
 * folder of its own. `/a/docs/.vitepress/config.ts` → `/a`, where `/a/package.json` is, else `/a/docs`
 */
export function startFolderOf(file: string): string {
  const own = /^(.*?)[/\\]\.(?:vite|vue)press[/\\]/.exec(file)?.[1];
  return own === undefined ? dirname(file) : projectFolderOf(own);
}

/** Finds the folder of the project that a folder is in: the nearest with a `package.json`, from itself up; itself where there is none. */
export function projectFolderOf(from: string): string {
  for (let dir = from; dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, 'package.json'))) return dir;
  return from;
}

/**
 * Finds the folder in which a process works that bundles a site: plugins of stylesheets (Tailwind) look for the files of a site made for
 * Docusaurus from where that is started. Absolute; undefined for other sites, and where there is no folder.
 */
export function bundlingFolderOf(dir: string): string | undefined {
  const root = resolve(dir);
  if (!existsSync(root)) return undefined;
  return readdirSync(root).some((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name))
    ? root
    : undefined;
}
