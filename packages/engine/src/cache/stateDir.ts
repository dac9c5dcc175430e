import {join} from 'node:path';

/** Folder of everything the engine keeps of a site between runs. */
export function stateDirOf(dir: string): string {
  return join(dir, '.wuya');
}

/** Folder of what is kept of a site in one of its languages; that of the default one has no name. */
export function cacheDirOf(dir: string, locale?: string): string {
  return join(stateDirOf(dir), locale === undefined ? 'cache' : `cache-${locale}`);
}
