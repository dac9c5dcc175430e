import {join} from 'node:path';

/** Which of the builds of a site a cache belongs to. */
export interface CacheOwner {
  /** Tag of the language. @default the default one */
  readonly locale?: string | undefined;
  /** @default false */
  readonly isPortable?: boolean | undefined;
}

/** Names the folder of everything the engine keeps of a site between runs. */
export function stateDirOf(dir: string): string {
  return join(dir, '.wuya');
}

/**
 * Names the folder of what is kept of a site in one of its languages; that of the default one has no name. A portable
 * build, whose addresses are others, keeps its own.
 */
export function cacheDirOf(dir: string, {locale, isPortable = false}: CacheOwner = {}): string {
  const names = ['cache', isPortable ? 'portable' : undefined, locale];
  return join(stateDirOf(dir), names.filter((name) => name !== undefined).join('-'));
}
