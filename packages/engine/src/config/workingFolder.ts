import {existsSync, readdirSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {isMainThread} from 'node:worker_threads';

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

/**
 * The folder in which the configuration and the plugins of a site made for another generator run: that generator is started
 * there, and they find their settings by it. A thread has no working folder of its own and keeps that of the process.
 */
export class WorkingFolder {
  private readonly dir: string;
  private userCount = 0;
  private before = '';

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Runs something in the folder. Several may run at the same time: the last one leads back. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!isMainThread) return work();
    if (this.userCount++ === 0) {
      this.before = process.cwd();
      process.chdir(this.dir);
    }
    try {
      return await work();
    } finally {
      if (--this.userCount === 0) process.chdir(this.before);
    }
  }
}
